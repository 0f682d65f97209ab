//! The tables of a content file, one card each.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;

use table::content::{Reader, Reason, TomlTable};

use super::draft::{Draft, Found, Ordinary};
use super::face::{action_card, equipment, front};
use super::name::is_good;
use super::{MAX_NAME, POTIONS};
use crate::{EquipmentKind, Hero, Level, Potion, Reward};

/// What a monster turns into when it is beaten: one of these keys.
const REWARD_KEYS: [&str; 3] = ["action", "weapon", "armour"];

impl Draft {
    /// Reads the whole file.
    pub(super) fn read(reader: &mut Reader<'_>, root: &TomlTable<'_>) -> Self {
        let keys = ["id", "potions", "starting", "monster", "gatekeeper", "lord"];
        reader.known_keys(root, "the file", &keys);
        let mut draft = Self { id: reader.id(root), ..Self::default() };
        draft.read_potions(reader, root);
        for (number, (at, table)) in (1..).zip(reader.tables(root, "starting")) {
            draft.read_starting(reader, number, at, table);
        }
        for (number, (at, table)) in (1..).zip(reader.tables(root, "monster")) {
            draft.read_ordinary(reader, number, at, table);
        }
        for (number, (at, table)) in (1..).zip(reader.tables(root, "gatekeeper")) {
            draft.read_gatekeeper(reader, number, at, table);
        }
        for (number, (at, table)) in (1..).zip(reader.tables(root, "lord")) {
            draft.read_lord(reader, number, at, table);
        }
        draft
    }

    fn read_potions(&mut self, reader: &mut Reader<'_>, root: &TomlTable<'_>) {
        let Some((at, table)) = reader.table(root, "potions") else { return };
        reader.known_keys(table, "`potions`", &Potion::ALL.map(Potion::name));
        for potion in Potion::ALL {
            let key = potion.name();
            let Some(there) = reader.number(table, key, at, 0..=99) else { continue };
            if there != u32::from(POTIONS) {
                let at = table.get(key).map_or(at, |value| value.span().start);
                let english =
                    format!("there are {there} {key} potions, there must be {POTIONS} (G1.3)");
                let parts: [(_, &dyn Display); 3] =
                    [("key", &key), ("there", &there), ("must", &POTIONS)];
                reader.fault(at, Reason::new("potions", &parts, english));
            }
            self.potions[potion] = there as u8;
        }
    }

    fn read_starting(
        &mut self,
        reader: &mut Reader<'_>,
        number: u32,
        at: usize,
        table: &TomlTable<'_>,
    ) {
        let place = format!("[[starting]] {number}");
        let name = name(reader, &mut self.names.starting, at, table, place);
        let (hero, face) = reader.about(&name, |reader| {
            let keys = ["hero", "name", "color", "next", "effects"];
            reader.known_keys(table, "a starting card", &keys);
            (reader.named::<Hero>(at, table, "hero"), action_card(reader, at, table))
        });
        match hero {
            Some(hero) => self.starting[hero].push(Found { at, name, face }),
            None => self.homeless.starting += 1,
        }
    }

    fn read_ordinary(
        &mut self,
        reader: &mut Reader<'_>,
        number: u32,
        at: usize,
        table: &TomlTable<'_>,
    ) {
        let place = format!("[[monster]] {number}");
        let name = name(reader, &mut self.names.monsters, at, table, place);
        let (level, face, back) = reader.about(&name, |reader| {
            let keys = ["level", "name", "attack", "hit-points", "curses"];
            reader.known_keys(table, "a monster", &[&keys[..], &REWARD_KEYS].concat());
            let level = reader.named::<Level>(at, table, "level");
            (level, front(reader, at, table), self.read_back(reader, at, table, &name))
        });
        match level {
            Some(level) => {
                let front = Found { at, name, face };
                self.ordinary[level].push(Ordinary { front, back });
            }
            None => self.homeless.ordinary += 1,
        }
    }

    /// The reward of a monster. If it has two, the first.
    fn read_back(
        &mut self,
        reader: &mut Reader<'_>,
        at: usize,
        monster: &TomlTable<'_>,
        owner: &str,
    ) -> Found<Reward> {
        let keys = REWARD_KEYS.into_iter().filter_map(|key| Some((key, monster.get(key)?)));
        let mut backs = Vec::new();
        for (key, value) in keys {
            let (at, place) = (value.span().start, format!("the reward of {owner}"));
            if !backs.is_empty() {
                let english = format!("it has another reward already: take out `{key}`");
                reader.fault(at, Reason::new("two-rewards", &[("key", &key)], english));
            }
            let Some(card) = value.get_ref().as_table() else {
                let reason =
                    format!("`{key}` is a card: write {key} = {{ name = …, effects = … }}");
                reader.wrong(value, Reason::new("reward-card", &[("key", &key)], reason));
                backs.push(Found { at, name: place, face: None });
                continue;
            };
            let name = name(reader, &mut self.names.rewards, at, card, place);
            let face = reader.about(&name, |reader| reward(reader, key, at, card));
            backs.push(Found { at, name, face });
        }
        if backs.is_empty() {
            let english = "it has no reward: write `action`, `weapon` or `armour`";
            reader.missing(at, Reason::new("no-reward", &[], english));
        }
        let nothing = || Found { at, name: owner.to_owned(), face: None };
        backs.into_iter().next().unwrap_or_else(nothing)
    }

    fn read_gatekeeper(
        &mut self,
        reader: &mut Reader<'_>,
        number: u32,
        at: usize,
        table: &TomlTable<'_>,
    ) {
        let place = format!("[[gatekeeper]] {number}");
        let name = name(reader, &mut self.names.monsters, at, table, place);
        let (level, face) = reader.about(&name, |reader| {
            let keys = ["level", "name", "attack", "hit-points", "curses"];
            reader.known_keys(table, "a gatekeeper", &keys);
            (reader.named::<Level>(at, table, "level"), front(reader, at, table))
        });
        match level {
            Some(level) => self.gatekeepers[level].push(Found { at, name, face }),
            None => self.homeless.gatekeepers += 1,
        }
    }

    fn read_lord(
        &mut self,
        reader: &mut Reader<'_>,
        number: u32,
        at: usize,
        table: &TomlTable<'_>,
    ) {
        let place = format!("[[lord]] {number}");
        let name = name(reader, &mut self.names.monsters, at, table, place);
        let face = reader.about(&name, |reader| {
            reader.known_keys(table, "a lord", &["name", "attack", "hit-points", "curses"]);
            front(reader, at, table)
        });
        self.lords.push(Found { at, name, face });
    }
}

/// The card under one of the three keys for rewards.
fn reward(reader: &mut Reader<'_>, key: &str, at: usize, card: &TomlTable<'_>) -> Option<Reward> {
    if let Ok(kind) = key.parse::<EquipmentKind>() {
        reader.known_keys(card, "equipment", &["name", "effects"]);
        equipment(reader, at, card, kind).map(Reward::Equipment)
    } else {
        reader.known_keys(card, "an action card", &["name", "color", "next", "effects"]);
        action_card(reader, at, card).map(Reward::Action)
    }
}

/// The name of a card, which is noted; its place in the file if it has none that can be read.
fn name(
    reader: &mut Reader<'_>,
    names: &mut Vec<(String, usize)>,
    at: usize,
    table: &TomlTable<'_>,
    place: String,
) -> String {
    let given = reader.about(&place, |reader| {
        let (at, name) = reader.text(at, table, "name")?;
        let good = is_good(name);
        if !good {
            let reason =
                format!("`name` is 1 to {MAX_NAME} printable characters, no space at either end");
            reader.fault(at, Reason::new("bad-name", &[("most", &MAX_NAME)], reason));
        }
        good.then_some((name.to_owned(), at))
    });
    let Some((name, at)) = given else { return place };
    names.push((name.clone(), at));
    name
}
