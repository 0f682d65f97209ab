//! The table of the dungeon game.
//!
//! [`Game`] is what is on it. Components show its signals and give back choices; none of them knows a rule.

mod aim;
pub mod board;
mod fight;
mod game;
mod laying;
pub(crate) mod lessons;
mod lines;
mod new_game;
mod panels;
mod pauses;
mod pictures;
mod quick_start;
mod reasons;
mod screen;
mod spots;
mod staged;
mod turn_over;

pub use aim::Aim;
pub use fight::FightScene;
pub use game::Game;
pub use laying::{Laying, Turned};
pub use new_game::NewGame;
pub(crate) use quick_start::quick_picture;
pub(crate) use screen::TableScreen;
