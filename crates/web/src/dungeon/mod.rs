//! The table of the dungeon game.
//!
//! [`Game`] drives it: it hosts the game, asks bots, shows what happens one thing after the other, and says what the page
//! waits for. Components show its signals and give back choices; none of them knows a rule.

mod beats;
#[cfg(test)]
pub(crate) mod begun;
pub mod board;
mod fight;
mod game;
mod laying;
mod new_game;
mod table;
mod table_screen;
mod targets;

pub use beats::{Beat, Pause, beats};
pub use fight::FightScene;
pub use game::{Game, HintGiven, Notice, Waits};
pub use laying::Laying;
pub use new_game::NewGame;
pub(crate) use table_screen::TableScreen;
pub use targets::{Target, TargetKind, targets};
