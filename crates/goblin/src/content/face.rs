//! What is printed on one card.

use alloc::format;
use alloc::vec::Vec;
use core::fmt::Display;
use core::str::FromStr;

use table::content::{Reader, Reason, TomlTable};
use table::{NotationError, plain_number};

use super::{MAX_ATTACK, MAX_EFFECT, MAX_HIT_POINTS};
use crate::{ActionCard, Color, Curse, Effect, Equipment, EquipmentKind, MonsterCard};

table::names! {
    /// What a weapon or an armour does.
    Bonus: "equipment has attack, defence, heart or hand" {
        /// Added to the cards' attack.
        Attack = "attack",
        /// Added to the cards' defence.
        Defense = "defence",
        /// Heals after the damage (G4.6).
        Heart = "heart",
        /// Cards more in hand (G2.7).
        Hand = "hand",
    }
}

/// The front of a monster; nothing if some of it could not be read.
pub(super) fn front(
    reader: &mut Reader<'_>,
    at: usize,
    table: &TomlTable<'_>,
) -> Option<MonsterCard> {
    let attack = number(reader, at, table, "attack", 0, MAX_ATTACK);
    let hit_points = number(reader, at, table, "hit-points", 1, MAX_HIT_POINTS);
    let curses = set::<Curse>(reader, at, table, "curses");
    Some(MonsterCard {
        attack: attack?,
        hit_points: hit_points?,
        curses: curses?.into_iter().collect(),
    })
}

/// The face of an action card (G3.1); nothing if some of it could not be read.
pub(super) fn action_card(
    reader: &mut Reader<'_>,
    at: usize,
    table: &TomlTable<'_>,
) -> Option<ActionCard> {
    let color = reader.named::<Color>(at, table, "color");
    let next = set::<Color>(reader, at, table, "next");
    let effects = effects::<Effect>(reader, at, table)?;
    let number = |wanted| effects.iter().find(|(effect, _)| *effect == wanted).map_or(0, |e| e.1);
    let place = |wanted| effects.iter().position(|(effect, _)| *effect == wanted);
    Some(ActionCard {
        color: color?,
        next: next?.into_iter().collect(),
        attack: number(Effect::Attack),
        defense: number(Effect::Defense),
        heal: number(Effect::Heal),
        draw: number(Effect::Draw),
        // What stands further right comes first (G4.4). A card with one of the two has no order.
        heals_first: place(Effect::Draw)
            .zip(place(Effect::Heal))
            .is_some_and(|(draw, heal)| heal > draw),
    })
}

/// The face of a weapon or an armour; nothing if some of it could not be read.
pub(super) fn equipment(
    reader: &mut Reader<'_>,
    at: usize,
    table: &TomlTable<'_>,
    kind: EquipmentKind,
) -> Option<Equipment> {
    let effects = effects::<Bonus>(reader, at, table)?;
    let number = |wanted| effects.iter().find(|(bonus, _)| *bonus == wanted).map_or(0, |b| b.1);
    Some(Equipment {
        kind,
        attack: number(Bonus::Attack),
        defense: number(Bonus::Defense),
        heart: number(Bonus::Heart),
        hand: number(Bonus::Hand),
    })
}

/// A number that must be there; nothing if it is not in range.
fn number(
    reader: &mut Reader<'_>,
    at: usize,
    table: &TomlTable<'_>,
    key: &str,
    low: u8,
    high: u8,
) -> Option<u8> {
    reader.number(table, key, at, u32::from(low)..=u32::from(high)).map(|number| number as u8)
}

/// The effects of a card with their numbers, in printing order: at least one, none twice.
fn effects<T>(reader: &mut Reader<'_>, at: usize, table: &TomlTable<'_>) -> Option<Vec<(T, u8)>>
where
    T: FromStr<Err = NotationError> + PartialEq + Copy + Display,
{
    let texts = reader.texts(at, table, "effects")?;
    if texts.is_empty() {
        let at = table.get("effects").map_or(at, |value| value.span().start);
        let english = "`effects` is empty: a card has at least one effect";
        reader.fault(at, Reason::new("no-effects", &[], english));
        return None;
    }
    let mut effects = Vec::new();
    let mut all_read = true;
    for (at, text) in texts {
        match effect::<T>(text) {
            Ok((effect, _)) if effects.iter().any(|(other, _)| *other == effect) => {
                reader.fault(at, twice(&effect, "effects"));
            }
            Ok(effect) => effects.push(effect),
            Err(reason) => {
                all_read = false;
                reader.fault(at, reason);
            }
        }
    }
    all_read.then_some(effects)
}

/// One effect, such as `attack 2`.
fn effect<T>(text: &str) -> Result<(T, u8), Reason>
where
    T: FromStr<Err = NotationError> + Display,
{
    let (word, number) = text.split_once(' ').unwrap_or((text, ""));
    let effect: T = word.parse().map_err(|error: NotationError| Reason::from(error))?;
    let number = plain_number::<u8>(number).filter(|number| (1..=MAX_EFFECT).contains(number));
    if let Some(number) = number {
        return Ok((effect, number));
    }
    let english = format!("{effect} needs a number from 1 to {MAX_EFFECT}, such as \"{effect} 1\"");
    Err(Reason::new("effect", &[("effect", &effect), ("most", &MAX_EFFECT)], english))
}

/// Something that stands twice in a list.
fn twice(item: &dyn Display, key: &str) -> Reason {
    let english = format!("{item} stands twice in `{key}`");
    Reason::new("twice", &[("item", item), ("key", &key)], english)
}

/// A list of names, none of them twice.
fn set<T>(reader: &mut Reader<'_>, at: usize, table: &TomlTable<'_>, key: &str) -> Option<Vec<T>>
where
    T: FromStr<Err = NotationError> + PartialEq + Copy + Display,
{
    let mut items: Vec<T> = Vec::new();
    let mut all_read = true;
    for (at, text) in reader.texts(at, table, key)? {
        match text.parse::<T>() {
            Ok(item) if items.contains(&item) => {
                reader.fault(at, twice(&item, key));
            }
            Ok(item) => items.push(item),
            Err(error) => {
                all_read = false;
                reader.fault(at, error);
            }
        }
    }
    all_read.then_some(items)
}
