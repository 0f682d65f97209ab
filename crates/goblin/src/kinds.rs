//! The small words of the game: heroes, colors, effects, curses, potions.

use serde::{Deserialize, Serialize};

table::names! {
    /// The six heroes (G1.1) with their abilities (G8).
    Hero: "a hero is argentus, horan, xanros, aderyn, victorius or taia" {
        /// The wizard.
        Argentus = "argentus",
        /// The warrior.
        Horan = "horan",
        /// The warlock.
        Xanros = "xanros",
        /// The thief.
        Aderyn = "aderyn",
        /// The swordsman.
        Victorius = "victorius",
        /// The oracle.
        Taia = "taia",
    }
}

table::names! {
    /// The color of an action card (G3.1).
    Color: "a color is green, blue, red or yellow" {
        /// A leaf.
        Green = "green",
        /// A drop.
        Blue = "blue",
        /// A flame.
        Red = "red",
        /// A sun.
        Yellow = "yellow",
    }
}

table::names! {
    /// What an action card does (G3.1).
    Effect: "an effect is attack, defence, heal or draw" {
        /// Counted at the end against the monster's hit points.
        Attack = "attack",
        /// Counted at the end against the monster's attack.
        Defense = "defence",
        /// Hit points back, at once.
        Heal = "heal",
        /// Cards from the deck, at once.
        Draw = "draw",
    }
}

table::names! {
    /// What a hero can own besides keys and potions (G5.3).
    EquipmentKind: "equipment is weapon or armour" {
        /// Mostly for attack.
        Weapon = "weapon",
        /// Mostly for defence.
        Armor = "armour",
    }
}

table::names! {
    /// What the merchant always has (G7).
    Potion: "a potion is strength, healing or countercurse" {
        /// Doubles an effect of the card just played (G7.7).
        Strength = "strength",
        /// Back to full (G7.8).
        Healing = "healing",
        /// One curse does not apply (G7.9).
        Countercurse = "countercurse",
    }
}

table::names! {
    /// What a monster forbids (G6).
    Curse: "a curse is attack, defence, heal, draw, green, blue, red, yellow, weapon or armour" {
        /// Attack of action cards is void (G6.1).
        Attack = "attack",
        /// Defence of action cards is void (G6.1).
        Defense = "defence",
        /// Healing of action cards is void (G6.1).
        Heal = "heal",
        /// Drawing by action cards is void (G6.1).
        Draw = "draw",
        /// No green card (G6.2).
        Green = "green",
        /// No blue card (G6.2).
        Blue = "blue",
        /// No red card (G6.2).
        Red = "red",
        /// No yellow card (G6.2).
        Yellow = "yellow",
        /// The weapon does nothing (G6.3).
        Weapon = "weapon",
        /// The armour does nothing (G6.3).
        Armor = "armour",
    }
}

table::names! {
    /// The rows of the caverns (G1.2).
    Level: "a level is I, II or III" {
        /// The first.
        I = "I",
        /// The second.
        II = "II",
        /// The third.
        III = "III",
    }
}

impl Effect {
    /// The curse that makes it void (G6.1).
    #[inline]
    pub const fn curse(self) -> Curse {
        match self {
            Self::Attack => Curse::Attack,
            Self::Defense => Curse::Defense,
            Self::Heal => Curse::Heal,
            Self::Draw => Curse::Draw,
        }
    }
}

impl Color {
    /// The curse that forbids it (G6.2).
    #[inline]
    pub const fn curse(self) -> Curse {
        match self {
            Self::Green => Curse::Green,
            Self::Blue => Curse::Blue,
            Self::Red => Curse::Red,
            Self::Yellow => Curse::Yellow,
        }
    }
}

impl EquipmentKind {
    /// The curse that cancels it (G6.3).
    #[inline]
    pub const fn curse(self) -> Curse {
        match self {
            Self::Weapon => Curse::Weapon,
            Self::Armor => Curse::Armor,
        }
    }
}

/// Declares a set of small named things, held as bits and written as a list.
macro_rules! sets {
    ($($(#[$meta:meta])* $set:ident($bits:ty) of $item:ident;)+) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set($bits);

        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item as $bits;
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item as $bits);
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item as $bits) != 0
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// In the order of declaration.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                $item::ALL.into_iter().filter(move |&item| self.contains(item))
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                // Compact formats write how many there are first.
                serializer.collect_seq(self.iter().collect::<alloc::vec::Vec<_>>())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(alloc::vec::Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    )+};
}

sets! {
    /// The colors that may come next (G3.1).
    Colors(u8) of Color;
    /// The curses of a monster (G6): each at most once.
    Curses(u16) of Curse;
    /// The potions a hero owns: at most one of each type (G7.1).
    Potions(u8) of Potion;
    /// The keys a hero owns (G5.6).
    Keys(u8) of Level;
}

impl Colors {
    /// All four.
    pub const ALL: Self = Self(0b1111);
    /// The bits: green is the lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Those that are not among the others.
    #[inline]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }
}

impl Curses {
    /// The colors that may not be played (G6.2).
    #[inline]
    pub const fn colors(self) -> Colors {
        Colors((self.0 >> Curse::Green as u16) as u8 & 0b1111)
    }
}

/// One value for each hero.
pub type ByHero<T> = table::Each<Hero, T, { Hero::ALL.len() }>;
/// One value for each color.
pub type ByColor<T> = table::Each<Color, T, { Color::ALL.len() }>;
/// One value for each potion.
pub type ByPotion<T> = table::Each<Potion, T, { Potion::ALL.len() }>;
/// One value for each level.
pub type ByLevel<T> = table::Each<Level, T, { Level::ALL.len() }>;
/// One value for weapons, one for armours.
pub type ByEquipment<T> = table::Each<EquipmentKind, T, { EquipmentKind::ALL.len() }>;
