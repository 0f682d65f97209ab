//! Cards that make battles costly to think about.
//!
//! Nothing is wrong with such cards. But what may be drawn multiplies what a battle can come to, and a
//! solver that cannot weigh all of it samples: advice and odds are estimates then, and bots see less.
//! The measure is made so that the released set is well below it.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::Content;
use crate::play::HAND;
use crate::{EquipmentKind, Hero, Reward, Starting, Won, solver};

/// More cards drawn by one card are not weighed one by one.
const DRAWN_AT_ONCE: u8 = 2;
/// Names that are told; of the rest only how many there are.
const NAMES: usize = 8;

/// A reason why battles with a set of cards are costly to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// These cards draw more than two cards each.
    DrawAtOnce(Vec<String>),
    /// Half of all action cards draw, or those that do draw half as many cards as there are: a battle
    /// may come down to the last card of a deck. The cards, and how many they draw together.
    DrawOften(Vec<String>, u32),
    /// With this weapon and this armour a hand has more cards than are tried in every order.
    LargeHand {
        /// What they are called, and how many cards each adds.
        equipment: Vec<(String, u8)>,
        /// How many cards it has.
        cards: usize,
    },
}

impl Content {
    /// Why battles with these cards are costly to think about; empty for cards like the released ones.
    pub fn costs(&self) -> Vec<Cost> {
        let drawing: Vec<(String, u8)> =
            self.action_cards().filter(|(_, draw)| *draw > 0).collect();
        let (drawn, cards) = (sum(&drawing), self.action_cards().count());
        let names = |least: u8| {
            let drawing = drawing.iter().filter(|(_, draw)| *draw >= least);
            drawing.map(|(name, draw)| alloc::format!("{name} ({draw})")).collect::<Vec<_>>()
        };
        let at_once = names(DRAWN_AT_ONCE + 1);
        let often = drawn as usize * 2 >= cards;
        let equipment: Vec<(String, u8)> =
            EquipmentKind::ALL.into_iter().filter_map(|kind| self.most_hand(kind)).collect();
        let hand = HAND + sum(&equipment) as usize;
        [
            (!at_once.is_empty()).then_some(Cost::DrawAtOnce(at_once)),
            often.then(|| Cost::DrawOften(names(1), drawn)),
            (hand > solver::MOST_TRIED).then_some(Cost::LargeHand { equipment, cards: hand }),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// What every action card is called and draws.
    fn action_cards(&self) -> impl Iterator<Item = (String, u8)> {
        let starting = Hero::ALL.into_iter().flat_map(move |hero| {
            Starting::all().map(move |card| {
                let face = self.starting[hero][card.index()];
                (self.starting_name(hero, card).to_owned(), face.draw)
            })
        });
        let rewards = Won::all().filter_map(|won| match self.rewards[won.index()] {
            Reward::Action(face) => Some((self.reward_name(won).to_owned(), face.draw)),
            Reward::Equipment(_) => None,
        });
        starting.chain(rewards)
    }

    /// The piece of a kind that adds most cards to a hand, if one adds any.
    fn most_hand(&self, kind: EquipmentKind) -> Option<(String, u8)> {
        let pieces = Won::all().filter_map(|won| match self.rewards[won.index()] {
            Reward::Equipment(face) if face.kind == kind && face.hand > 0 => Some((won, face.hand)),
            Reward::Equipment(_) | Reward::Action(_) => None,
        });
        let (won, hand) = pieces.max_by_key(|&(_, hand)| hand)?;
        Some((self.reward_name(won).to_owned(), hand))
    }
}

fn sum(cards: &[(String, u8)]) -> u32 {
    cards.iter().map(|&(_, number)| u32::from(number)).sum()
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DrawAtOnce(names) => {
                write!(f, "more than {DRAWN_AT_ONCE} cards drawn by one card: ")?;
                list(f, names)
            }
            Self::DrawOften(names, drawn) => {
                write!(f, "{drawn} cards drawn by {} cards: ", names.len())?;
                list(f, names)
            }
            Self::LargeHand { equipment, cards } => {
                write!(f, "a hand of {cards} cards with ")?;
                let pieces: Vec<String> = equipment
                    .iter()
                    .map(|(name, hand)| alloc::format!("{name} ({hand})"))
                    .collect();
                list(f, &pieces)
            }
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, names: &[String]) -> fmt::Result {
    let shown = &names[..names.len().min(NAMES)];
    f.write_str(&shown.join(", "))?;
    match names.len() - shown.len() {
        0 => Ok(()),
        more => write!(f, " and {more} more"),
    }
}
