//! A content file as it was found: any number of cards, and holes where one could not be read.

use alloc::string::String;
use alloc::vec::Vec;

use super::Content;
use table::sha256;

use crate::number::{ORDINARY, STARTING_CARDS};
use crate::{ActionCard, ByHero, ByLevel, ByPotion, Hero, Level, MonsterCard, Reward};

/// A card that stands in the file.
pub(super) struct Found<T> {
    /// Where it starts.
    pub(super) at: usize,
    /// Its name; its place in the file if it has none that can be read.
    pub(super) name: String,
    /// What is printed on it; nothing if some of that could not be read.
    pub(super) face: Option<T>,
}

/// An ordinary monster.
pub(super) struct Ordinary {
    pub(super) front: Found<MonsterCard>,
    pub(super) back: Found<Reward>,
}

/// All cards of a file, parted the way G1.2 and G1.3 count them.
#[derive(Default)]
pub(super) struct Draft {
    pub(super) id: String,
    pub(super) potions: ByPotion<u8>,
    pub(super) starting: ByHero<Vec<Found<ActionCard>>>,
    pub(super) ordinary: ByLevel<Vec<Ordinary>>,
    pub(super) gatekeepers: ByLevel<Vec<Found<MonsterCard>>>,
    pub(super) lords: Vec<Found<MonsterCard>>,
    pub(super) homeless: Homeless,
    pub(super) names: Names,
}

/// How many cards could not be put anywhere, since their hero or level could not be read: they
/// may be what is missing elsewhere.
#[derive(Default)]
pub(super) struct Homeless {
    pub(super) starting: usize,
    pub(super) ordinary: usize,
    pub(super) gatekeepers: usize,
}

/// Every name that the file gives, and where, also those of cards that have another fault.
#[derive(Default)]
pub(super) struct Names {
    pub(super) starting: Vec<(String, usize)>,
    pub(super) monsters: Vec<(String, usize)>,
    pub(super) rewards: Vec<(String, usize)>,
}

impl Draft {
    /// Starting cards that a hero lacks: nobody knows what they would be.
    pub(super) fn missing_starting(&self, hero: Hero) -> usize {
        STARTING_CARDS.saturating_sub(self.starting[hero].len())
    }

    /// Rewards that a level lacks: nobody knows what they would be.
    pub(super) fn missing_rewards(&self, level: Level) -> usize {
        ORDINARY[level as usize].saturating_sub(self.ordinary[level].len())
    }

    /// The cards of a file that was found to be without a fault.
    pub(super) fn content(self, source: String) -> Content {
        self.complete(source).expect("a file without a fault has every card")
    }

    /// Nothing if a card is missing or could not be read.
    fn complete(self, source: String) -> Option<Content> {
        let mut starting_names = Vec::new();
        let mut starting = Vec::new();
        for hero in self.starting.into_values() {
            let (names, faces) = part(hero)?;
            starting_names.extend(names);
            starting.push(faces.try_into().ok()?);
        }
        let (mut fronts, mut backs) = (Vec::new(), Vec::new());
        for Ordinary { front, back } in self.ordinary.into_values().into_iter().flatten() {
            fronts.push(front);
            backs.push(back);
        }
        fronts.extend(self.gatekeepers.into_values().into_iter().flatten());
        fronts.extend(self.lords);
        let (monster_names, monsters) = part(fronts)?;
        let (reward_names, rewards) = part(backs)?;
        Some(Content {
            id: self.id,
            hash: sha256(source.as_bytes()),
            source,
            monsters: monsters.try_into().ok()?,
            rewards: rewards.try_into().ok()?,
            starting: ByHero::new(starting.try_into().ok()?),
            potions: self.potions,
            monster_names,
            reward_names,
            starting_names,
        })
    }
}

/// Names and faces by themselves.
fn part<T>(cards: Vec<Found<T>>) -> Option<(Vec<String>, Vec<T>)> {
    cards.into_iter().map(|card| Some((card.name, card.face?))).collect()
}
