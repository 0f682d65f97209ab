//! Everything on the table, one component a file.

mod action_bar;
mod arrange;
mod battle;
mod board;
mod card;
mod changes;
mod draw;
mod equip;
mod hand;
mod how_to;
mod players;
mod potion;
mod ranking;
mod scenes;
mod shop;

pub(super) use action_bar::ActionBar;
pub(super) use battle::{Battle, is_fought, watch};
pub(super) use board::Board;
pub(super) use how_to::HowTo;
pub(super) use players::Players;
use potion::potion_entry;
pub(super) use ranking::Ranking;
pub(super) use scenes::Scenes;
