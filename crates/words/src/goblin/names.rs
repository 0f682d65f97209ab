//! Names of heroes, colors, effects, curses, potions and levels, alone or as nouns for a sentence.

use goblin::{
    Color, Colors, Curse, Effect, EquipmentKind, Hero, Level, Monster, MonsterKind, Potion, View,
};
use table::Seat;

use super::cards::with_soft_hyphens;
use super::keys;
use crate::seated::{self, seat_noun};
use crate::{Arg, Words, key};

/// "Horan".
pub fn hero(words: &Words, hero: Hero) -> String {
    words.text(keys::hero(hero))
}

/// "Horan, warrior".
pub fn hero_title(words: &Words, hero: Hero) -> String {
    seated::hero_title(words, keys::hero(hero))
}

/// The special ability of a hero (G8), as a sentence.
pub fn ability(words: &Words, hero: Hero) -> String {
    words.text(keys::ability(hero))
}

/// A hero as a noun for [`Words::say`].
pub fn hero_noun(hero: Hero) -> Arg<'static> {
    Arg::noun(keys::hero(hero))
}

/// Who sits here, as a noun for [`Words::say`]: the hero, or "Seat 2" while no hero is drawn.
pub fn who(view: &View, seat: Seat) -> Arg<'static> {
    hero_of(view, seat).map_or_else(|| seat_noun(seat), hero_noun)
}

/// The hero of a seat, once drawn.
pub(super) fn hero_of(view: &View, seat: Seat) -> Option<Hero> {
    view.players.get(seat.index())?.hero
}

/// "red".
pub fn color(words: &Words, color: Color) -> String {
    words.text(keys::color(color))
}

/// "red, green", or "none".
pub(super) fn colors(words: &Words, colors: Colors) -> String {
    if colors.is_empty() {
        return words.text(key::GOBLIN_COLORS_NONE);
    }
    let names: Vec<String> = colors.iter().map(|one| color(words, one)).collect();
    names.join(", ")
}

/// "attack".
pub fn effect(words: &Words, effect: Effect) -> String {
    words.text(keys::effect(effect))
}

/// What a curse is aimed at: "red", "heal".
pub fn curse(words: &Words, curse: Curse) -> String {
    words.text(keys::curse(curse))
}

/// What a curse does: "Curse: no red cards".
pub fn curse_rule(words: &Words, curse: Curse) -> String {
    words.text(keys::curse_rule(curse))
}

/// "healing potion".
pub fn potion(words: &Words, potion: Potion) -> String {
    words.text(keys::potion(potion))
}

/// The same where there is little room: with soft hyphens where it may be broken.
pub fn potion_printed(words: &Words, potion: Potion) -> String {
    let name = words.say(key::GOBLIN_PRINTED, &[("potion", potion_noun(potion))]);
    with_soft_hyphens(&name)
}

/// What a potion does, as a sentence.
pub fn potion_rule(words: &Words, potion: Potion) -> String {
    words.text(keys::potion_rule(potion))
}

/// "level II".
pub fn level(words: &Words, level: Level) -> String {
    words.say(key::GOBLIN_LEVEL, &[("level", level_text(level))])
}

/// "weapon".
pub fn equipment_kind(words: &Words, kind: EquipmentKind) -> String {
    words.text(keys::equipment(kind))
}

/// "gatekeeper".
pub fn monster_kind(words: &Words, monster: Monster) -> String {
    words.text(match monster.kind() {
        MonsterKind::Ordinary(_) => key::GOBLIN_MONSTER_ORDINARY,
        MonsterKind::Gatekeeper => key::GOBLIN_MONSTER_GATEKEEPER,
        MonsterKind::Lord => key::GOBLIN_MONSTER_LORD,
    })
}

/// The number of a level, which is the same in every language.
pub(super) fn level_text(level: Level) -> Arg<'static> {
    Arg::text(level.name())
}

pub(super) fn effect_noun(effect: Effect) -> Arg<'static> {
    Arg::noun(keys::effect(effect))
}

pub(super) fn curse_noun(curse: Curse) -> Arg<'static> {
    Arg::noun(keys::curse(curse))
}

pub(super) fn potion_noun(potion: Potion) -> Arg<'static> {
    Arg::noun(keys::potion(potion))
}
