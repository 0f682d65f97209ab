//! What happened, for the log, animation and statistics: for everybody, or for those who may know.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{NotationError, Seat, Viewer};

use crate::{Back, Card, Curse, Effect, Ending, Hero, Level, Monster, Potion, Product, Spot, Won};

/// A card as a viewer sees it: its face, or the back of a starting card (G3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shown {
    /// Some starting card.
    Starting,
    /// This card.
    Card(Card),
}

/// One thing that happened, with what only its player may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// Everybody saw it all.
    Open(Seen),
    /// A card went from deck to hand.
    Drew(Seat, Card),
    /// Taia looks at a card (G8.6).
    Looked(Seat, Card),
    /// Taia put a card under her deck (G8.6).
    PutUnder(Seat, Card),
    /// Something was put in its place in the new deck (G3.3).
    Placed(Seat, Back),
}

/// One thing that happened, as a viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "the fields say what the variant's sentence needs, by their type's name"
)]
pub enum Seen {
    /// A hero was drawn at random for a seat.
    HeroDrawn { seat: Seat, hero: Hero },
    /// A monster was dealt or turned up.
    MonsterTurnedUp { monster: Monster, spot: Spot },
    /// A row's gap was filled from the top of its deck.
    RowFilled { monster: Monster, spot: Spot },
    /// A seat begins the game with this potion (G9.13).
    HeadStart { seat: Seat, potion: Potion },
    /// A seat's turn begins.
    TurnBegan { seat: Seat },
    /// A battle begins.
    FightBegan { seat: Seat, monster: Monster },
    /// A countercurse potion was drunk.
    CurseCountered { seat: Seat, curse: Curse },
    /// A card was given up for a cancelled hand bonus.
    Discarded { seat: Seat, card: Card },
    /// A card was played, perhaps against a curse.
    Played { seat: Seat, card: Card, defying: Option<Curse> },
    /// An action card gave back hit points.
    HealedByCard { seat: Seat, hit_points: u8 },
    /// A draw found no card anywhere.
    NothingDrawn { seat: Seat },
    /// A card went from deck to hand.
    Drew { seat: Seat, card: Shown },
    /// Taia looks at a card.
    Looked { seat: Seat, card: Shown },
    /// Taia put a card under her deck.
    PutUnder { seat: Seat, card: Shown },
    /// The discard pile became the deck, or joined it.
    DeckMade { seat: Seat, cards: u8 },
    /// Something was put in its place in the new deck: for its owner.
    Placed { seat: Seat, back: Back },
    /// The owner has the new deck shuffled instead of arranging it (G3.3).
    Shuffled { seat: Seat },
    /// The back of the deck's new top card came to light.
    BackSeen { seat: Seat, back: Back },
    /// Xanros named an effect of a card of the chain: it counts although it is cursed (G8.3).
    Named { seat: Seat, card: Card, effect: Effect },
    /// A potion of strength doubled an effect of the last card.
    Doubled { seat: Seat, card: Card, effect: Effect },
    /// A healing potion was drunk.
    DrankHealing { seat: Seat },
    /// The monster's attack against all defence, and the hit points that are left.
    Defended { seat: Seat, monster: Monster, strength: u8, defense: u16, damage: u8, left: u8 },
    /// The hero's attack against the monster's hit points.
    Struck { seat: Seat, monster: Monster, attack: u16, needed: u8 },
    /// The last hit point is gone.
    Fell { seat: Seat },
    /// The monster is beaten.
    Beaten { seat: Seat, monster: Monster },
    /// The monster stays where it is.
    Stayed { seat: Seat, monster: Monster },
    /// Hearts on equipment gave back hit points.
    HealedByEquipment { seat: Seat, hit_points: u8 },
    /// A reward was turned over.
    Won { seat: Seat, card: Won },
    /// A key.
    KeyWon { seat: Seat, level: Level },
    /// A weapon or armour was put on.
    Equipped { seat: Seat, card: Won },
    /// A weapon or armour went to the pawnshop.
    Pawned { seat: Seat, card: Won },
    /// A hero goes to the merchant.
    VisitedMerchant { seat: Seat },
    /// A card was paid.
    Paid { seat: Seat, card: Won },
    /// Something was bought.
    Bought { seat: Seat, product: Product },
    /// All hit points are hearts again.
    Revived { seat: Seat },
    /// A seat's turn is over.
    TurnEnded { seat: Seat },
    /// A seat left the game.
    Withdrew { seat: Seat },
    /// The game is over.
    GameEnded { ending: Ending },
}

impl Event {
    /// What this viewer saw of it.
    pub(crate) fn seen(self, viewer: Viewer) -> Option<Seen> {
        let shown = |seat: Seat, card: Card| match card {
            Card::Starting(_) if viewer != Viewer::Seat(seat) => Shown::Starting,
            Card::Starting(_) | Card::Won(_) => Shown::Card(card),
        };
        match self {
            Self::Open(seen) => Some(seen),
            Self::Drew(seat, card) => Some(Seen::Drew { seat, card: shown(seat, card) }),
            Self::Looked(seat, card) => Some(Seen::Looked { seat, card: shown(seat, card) }),
            Self::PutUnder(seat, card) => Some(Seen::PutUnder { seat, card: shown(seat, card) }),
            Self::Placed(seat, back) => {
                (viewer == Viewer::Seat(seat)).then_some(Seen::Placed { seat, back })
            }
        }
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starting => f.write_str("starting"),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Shown {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "starting" => Ok(Self::Starting),
            card => card.parse().map(Self::Card),
        }
    }
}

table::text_serde!(Shown);
