//! The table of Goblin.
//!
//! Its [`Stage`](crate::stage::Stage) is what is on it. Components show its signals and give back choices; none of them
//! knows a rule.

mod action_bar;
mod arrange;
mod battle;
mod board;
mod buying;
mod card;
mod changes;
mod draw;
mod equip;
mod forecast;
mod game;
mod hand;
mod how_to;
pub(crate) mod lessons;
mod new_game;
mod pauses;
pub mod pictures;
mod players;
mod potion;
mod quick_start;
mod ranking;
mod reasons;
mod scene;
mod scenes;
mod screen;
mod shop;
mod staged;

pub use game::Game;
use game::asks_first;
pub use new_game::NewGame;
use potion::potion_entry;
pub(crate) use quick_start::quick_picture;
pub use scene::{BattleEnd, Defended, Scene, Struck};
pub(crate) use screen::TableScreen;
