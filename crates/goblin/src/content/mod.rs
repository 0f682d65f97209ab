//! The cards as data: read from TOML, every fault found at once.

mod chain;
mod cost;
mod counts;
mod draft;
mod face;
mod name;
mod reach;
mod tables;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use table::content::{ContentFaults, read};
use table::{hex, sha256};

use crate::number::{MONSTERS, REWARDS, STARTING_CARDS};
use crate::{ActionCard, ByHero, ByPotion, Hero, Monster, MonsterCard, Reward, Starting, Won};
pub use cost::Cost;
use draft::Draft;

/// The highest number of an effect on a card.
pub const MAX_EFFECT: u8 = 9;
/// The strongest attack a monster can have.
pub const MAX_ATTACK: u8 = 99;
/// The most hit points a monster can have.
pub const MAX_HIT_POINTS: u8 = 99;
/// The longest name of a monster or a card, in characters.
pub const MAX_NAME: usize = 40;

/// Potions of each type (G1.3): as many as can be owned at once (G7.1).
const POTIONS: u8 = 4;

/// The newest first. A set that was ever released stays as it was: records name it by id and hash.
const RELEASED: [&str; 1] = [include_str!("../../content/goblin.toml")];

/// What the game is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The name of this set.
    pub id: String,
    /// The file it was read from, for records that carry their own content.
    pub source: String,
    /// The fronts of all monsters, by number.
    pub monsters: [MonsterCard; MONSTERS],
    /// The backs of the ordinary ones, by number.
    pub rewards: [Reward; REWARDS],
    /// The starting cards, by hero.
    pub starting: ByHero<[ActionCard; STARTING_CARDS]>,
    /// How many potions of each type there are.
    pub potions: ByPotion<u8>,
    /// By the numbers that the cards have.
    monster_names: Vec<String>,
    reward_names: Vec<String>,
    /// Those of one hero after those of the other.
    starting_names: Vec<String>,
    hash: [u8; 32],
}

impl Content {
    /// The set that is played with unless somebody brings another: the newest that was released.
    pub fn goblin() -> Self {
        Self::embedded(RELEASED[0])
    }

    /// Every set that was ever released, newest first: records name them by id and hash.
    pub fn released() -> impl Iterator<Item = Self> {
        RELEASED.into_iter().map(Self::embedded)
    }

    fn embedded(source: &str) -> Self {
        // A test reads every one of them; a broken one does not get this far.
        Self::parse(source).unwrap_or_else(|faults| panic!("embedded content: {faults}"))
    }

    /// Reads a content file.
    ///
    /// ```
    /// use goblin::Content;
    ///
    /// let own = Content::goblin().source.replace("\"goblin-1\"", "\"ours\"");
    /// assert_eq!(Content::parse(&own).unwrap().id, "ours");
    /// let faults = Content::parse(&own.replace("healing = 4", "healing = 3")).unwrap_err();
    /// assert!(faults.to_string().contains("there must be 4"));
    /// ```
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn parse(source: &str) -> Result<Self, ContentFaults> {
        let (draft, source) = read(source, |reader, root| {
            let draft = Draft::read(reader, root);
            counts::check(reader, &draft);
            chain::check(reader, &draft);
            reach::check(reader, &draft);
            (draft, reader.source().to_owned())
        })?;
        Ok(draft.content(source))
    }

    /// The hash of the file, for records.
    pub fn hash(&self) -> [u8; 32] {
        self.hash
    }

    /// Whether this is one of the sets that were released: records need not carry it.
    pub(crate) fn is_released(&self) -> bool {
        RELEASED.contains(&self.source.as_str())
    }

    /// The released set of this name, and of this hash where it is not empty.
    pub(crate) fn named(id: &str, hash: &str) -> Option<Self> {
        let known = |source: &&str| hash.is_empty() || hex(&sha256(source.as_bytes())) == hash;
        RELEASED.into_iter().filter(known).map(Self::embedded).find(|set| set.id == id)
    }

    /// The name of a monster, as the file has it.
    pub fn monster_name(&self, monster: Monster) -> &str {
        &self.monster_names[monster.index()]
    }

    /// The name of a reward, as the file has it.
    pub fn reward_name(&self, won: Won) -> &str {
        &self.reward_names[won.index()]
    }

    /// The name of a hero's starting card, as the file has it.
    pub fn starting_name(&self, hero: Hero, card: Starting) -> &str {
        &self.starting_names[hero as usize * STARTING_CARDS + card.index()]
    }
}
