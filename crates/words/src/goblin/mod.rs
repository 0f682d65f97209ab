//! What people read while they play Karak: Goblin: names, cards, choices, the log, refusals, prompts, the result,
//! editions and settings.

mod action;
mod cards;
mod ending;
mod event;
mod face;
mod headline;
mod keys;
mod names;
mod narrated;
mod prompt;
mod question;
mod refusal;
mod setting;

pub use action::{action, outcome};
pub use cards::{
    card_name, monster_name, monster_printed, starting_name, starting_printed, won_name,
    won_printed,
};
pub use ending::ending;
pub use event::event;
pub use face::{
    card_face, card_line, card_line_against, monster_face, monster_line, reward_kind, won_face,
    won_line,
};
pub use headline::headline;
pub use names::{
    ability, color, curse, curse_rule, effect, equipment_kind, hero, hero_noun, hero_title, level,
    monster_kind, potion, potion_printed, potion_rule, who,
};
pub use prompt::prompt;
pub use question::question;
pub use refusal::refusal;
pub use setting::{abilities, differences, edition, edition_in, setting, setting_name};
