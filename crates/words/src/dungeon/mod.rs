//! What people read while they play Karak: names, choices, the log, refusals, prompts, the result.

mod action;
mod ending;
mod event;
mod headline;
mod keys;
mod loot;
mod names;
mod narrated;
mod prompt;
mod refusal;
mod tile;

pub use action::{action, action_with_odds, fight_chance, in_percents, percents};
pub use ending::ending;
pub use event::event;
pub use headline::headline;
pub use loot::{loot, with_loot};
pub use names::{
    bearing, direction, hero, hero_noun, hero_title, heroes_at, monster, monster_noun, piece,
    skills, tile_type, token, who,
};
pub use prompt::prompt;
pub use refusal::refusal;
pub use tile::{tile_line, tile_name};
