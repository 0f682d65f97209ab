//! What people read while they play Karak: names, choices, the log, refusals, prompts, the result.

mod action;
mod ending;
mod event;
mod names;
mod prompt;
mod refusal;

pub use action::{action, action_with_strength};
pub use ending::ending;
pub use event::event;
pub use names::{
    direction, hero, hero_noun, hero_title, kind, list, monster, piece, piece_noun, shape, skills,
    thing, tile_type, token, token_noun, who,
};
pub use prompt::prompt;
pub use refusal::refusal;
