//! The table of Goblin.
//!
//! Its [`Play`](crate::play::Play) is what is on it. Components show its signals and give back choices; none of them
//! knows a rule.

mod game;
mod new_game;
pub mod pictures;
mod scene;
mod staged;
mod table;
mod table_screen;

pub use game::Game;
pub use new_game::NewGame;
pub use scene::{BattleEnd, Defended, Scene, Struck};
pub(crate) use table_screen::TableScreen;
