//! The settings of a table: the edition is a preset over them (G9).

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use table::{NotationError, plain_number};

use crate::{HitPoints, RULES_VERSION};

table::names! {
    /// Whose rulebook is the preset (G9.1).
    Edition: "an edition is en, cs, de or pl" {
        /// English.
        En = "en",
        /// Czech.
        Cs = "cs",
        /// German.
        De = "de",
        /// Polish.
        Pl = "pl",
    }
}

table::names! {
    /// How a discard pile becomes a deck (G9.4).
    NewDeck: "a new deck is arranged or shuffled" {
        /// The owner puts the recognizable cards where they should be.
        Arranged = "arranged",
        /// Nobody knows the order.
        Shuffled = "shuffled",
    }
}

table::names! {
    /// What is told first of a battle's end; the result is the same (G9.5).
    Resolution: "a battle's end is told damage-first or strike-first" {
        /// The monster's damage.
        DamageFirst = "damage-first",
        /// The hero's strike.
        StrikeFirst = "strike-first",
    }
}

table::names! {
    /// How many cards stay when one of two hand bonuses is cancelled (G9.12).
    CursedHand: "a cursed hand is remaining or base" {
        /// What the other bonus leaves: a house rule.
        Remaining = "remaining",
        /// Four, as the books say.
        Base = "base",
    }
}

table::names! {
    /// A switch of a setting.
    Switch: "a switch is on or off" {
        /// So.
        On = "on",
        /// Not so.
        Off = "off",
    }
}

impl Switch {
    /// Whether it is on.
    #[inline]
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// Every setting of G9 by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Gatekeepers in play on each level, 4 or 5 (G9.2).
    pub gatekeepers: u8,
    /// Reviving with hit points left (G9.3).
    pub early_revival: Switch,
    /// How a new deck is made (G9.4).
    pub new_deck: NewDeck,
    /// How a battle's end is told (G9.5).
    pub resolution: Resolution,
    /// Healing outside battle (G9.6).
    pub free_potions: Switch,
    /// A sufficient attack spares the damage (G9.7).
    pub first_strike: Switch,
    /// Hit points of each hero (G9.10).
    pub hit_points: HitPoints,
    /// Two keys open the lord's chamber (G9.11).
    pub short_game: Switch,
    /// The reading of G6.4 (G9.12).
    pub cursed_hand: CursedHand,
    /// Every seat but the first begins with a potion (G9.13).
    pub head_start: Switch,
}

impl Options {
    /// The names of all settings, as files and records write them.
    pub const NAMES: [&str; 10] = [
        "gatekeepers",
        "early-revival",
        "new-deck",
        "resolution",
        "free-potions",
        "first-strike",
        "hit-points",
        "short-game",
        "cursed-hand",
        "head-start",
    ];

    /// The preset of an edition (G9.1).
    pub const fn of(edition: Edition) -> Self {
        Self::by_rules(edition, RULES_VERSION)
    }

    /// The preset of an edition as a version of the rules had it: the first read G6.4 otherwise than the books.
    pub const fn by_rules(edition: Edition, rules_version: u32) -> Self {
        let cursed_hand = if rules_version == 1 { CursedHand::Remaining } else { CursedHand::Base };
        let book = Self {
            gatekeepers: 5,
            early_revival: Switch::Off,
            new_deck: NewDeck::Arranged,
            resolution: Resolution::DamageFirst,
            free_potions: Switch::Off,
            first_strike: Switch::Off,
            hit_points: HitPoints::BOOK,
            short_game: Switch::Off,
            cursed_hand,
            head_start: Switch::Off,
        };
        match edition {
            Edition::En => book,
            Edition::Cs => Self { free_potions: Switch::On, ..book },
            Edition::De => Self { gatekeepers: 4, early_revival: Switch::On, ..book },
            Edition::Pl => Self {
                gatekeepers: 4,
                early_revival: Switch::On,
                new_deck: NewDeck::Shuffled,
                resolution: Resolution::StrikeFirst,
                ..book
            },
        }
    }

    /// The value of a setting, as files and records write it.
    pub fn value(&self, name: &str) -> Option<String> {
        Some(match name {
            "gatekeepers" => self.gatekeepers.to_string(),
            "early-revival" => self.early_revival.to_string(),
            "new-deck" => self.new_deck.to_string(),
            "resolution" => self.resolution.to_string(),
            "free-potions" => self.free_potions.to_string(),
            "first-strike" => self.first_strike.to_string(),
            "hit-points" => self.hit_points.to_string(),
            "short-game" => self.short_game.to_string(),
            "cursed-hand" => self.cursed_hand.to_string(),
            "head-start" => self.head_start.to_string(),
            _ => return None,
        })
    }

    /// Changes one setting.
    ///
    /// # Errors
    /// An unknown name or value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
        match name {
            "gatekeepers" => {
                self.gatekeepers = number(value, "there are 4 or 5 gatekeepers", 4..=5)?;
            }
            "early-revival" => self.early_revival = value.parse()?,
            "new-deck" => self.new_deck = value.parse()?,
            "resolution" => self.resolution = value.parse()?,
            "free-potions" => self.free_potions = value.parse()?,
            "first-strike" => self.first_strike = value.parse()?,
            "hit-points" => self.hit_points = value.parse()?,
            "short-game" => self.short_game = value.parse()?,
            "cursed-hand" => self.cursed_hand = value.parse()?,
            "head-start" => self.head_start = value.parse()?,
            _ => {
                return Err(NotationError::new(
                    "a setting is gatekeepers, early-revival, new-deck, resolution, free-potions, \
                     first-strike, hit-points, short-game, cursed-hand or head-start",
                    name,
                ));
            }
        }
        Ok(())
    }

    /// What differs from a preset: `new-deck shuffled, hit-points 6`.
    pub fn differences(&self, preset: &Self) -> String {
        let changed = |name: &&str| self.value(name) != preset.value(name);
        let words = |name: &str| format!("{name} {}", self.value(name).unwrap_or_default());
        let list: Vec<String> = Self::NAMES.into_iter().filter(changed).map(words).collect();
        list.join(", ")
    }

    /// Changes the settings of such a list.
    ///
    /// # Errors
    /// The first that is unknown.
    pub fn change(&mut self, list: &str) -> Result<(), NotationError> {
        list.split(',').map(str::trim).filter(|item| !item.is_empty()).try_for_each(|item| {
            let (name, value) = item.split_once([' ', '=']).unwrap_or((item, "on"));
            self.set(name, value.trim())
        })
    }
}

fn number(
    text: &str,
    expected: &'static str,
    range: core::ops::RangeInclusive<u8>,
) -> Result<u8, NotationError> {
    plain_number(text)
        .filter(|number| range.contains(number))
        .ok_or_else(|| NotationError::new(expected, text))
}
