//! Decisions and chance outcomes, and their notation (`docs/notation.md`).

use core::fmt;
use core::str::FromStr;

use table::{NotationError, Seat};

use crate::{Card, Curse, Effect, Hero, Monster, Potion, Product, Starting, Won};

/// One decision of the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Challenges a monster (G4.1).
    Fight(Monster),
    /// Goes to the merchant (G7.1).
    Merchant,
    /// Turns all hit points to hearts (G2.3).
    Revive,
    /// Plays a card (G4.3).
    Play(Card),
    /// Xanros plays a card and defies this curse with it (G8.3).
    Defy(Card, Curse),
    /// Xanros names this effect of a card of the chain: it counts although it is cursed (G8.3).
    Name(Card, Effect),
    /// A potion of strength doubles this effect of the card just played (G7.7).
    Double(Effect),
    /// A countercurse potion lifts this curse (G7.9).
    Counter(Curse),
    /// Drinks the healing potion (G7.8).
    Heal,
    /// Does not drink it (G7.8).
    Decline,
    /// Ends card play (G4.5).
    End,
    /// Gives up a card for a cancelled hand bonus (G6.4).
    Discard(Card),
    /// Taia keeps this one of two (G8.6).
    Take(Card),
    /// This comes next in the new deck (G3.3).
    Place(Back),
    /// The new deck is shuffled, as long as nothing is in its place (G3.3).
    Shuffle,
    /// Keeps the new weapon or armour (G5.3).
    Keep,
    /// Sends it to the pawnshop (G5.3).
    Pawn,
    /// Wants to buy this (G7.1).
    Buy(Product),
    /// Pays with this card (G7.2).
    Pay(Won),
    /// Leaves the merchant (G7.6).
    Leave,
    /// Begins the game with this potion (G9.13).
    Choose(Potion),
}

/// The back of an action card, which everybody may see (G3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Back {
    /// All starting cards look alike.
    Starting,
    /// A won card shows its monster.
    Won(Won),
}

/// What chance turns up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A hero for the seat that has none (G9.8).
    Hero(Hero),
    /// A monster for a row, a deck's top, a gate or the lord's chamber (G1.4, G1.5).
    Monster(Monster),
    /// A starting card (G3.3).
    Card(Starting),
    /// The back of a deck's top card (G3.4).
    Back(Back),
    /// Who begins (G1.7).
    First(Seat),
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starting => f.write_str("starting"),
            Self::Won(card) => card.fmt(f),
        }
    }
}

impl FromStr for Back {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "starting" => Ok(Self::Starting),
            card => card.parse().map(Self::Won).map_err(|_| {
                NotationError::new("a back is `starting` or a monster's number such as `I.3`", text)
            }),
        }
    }
}

impl fmt::Display for Product {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Potion(potion) => potion.fmt(f),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Product {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.parse::<Potion>() {
            Ok(potion) => Ok(Self::Potion(potion)),
            Err(_) => text.parse().map(Self::Card).map_err(|_| {
                NotationError::new(
                    "the merchant sells strength, healing, countercurse and cards such as `I.3`",
                    text,
                )
            }),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fight(monster) => write!(f, "fight {monster}"),
            Self::Merchant => f.write_str("merchant"),
            Self::Revive => f.write_str("revive"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Defy(card, curse) => write!(f, "play {card} despite {curse}"),
            Self::Name(card, effect) => write!(f, "name {card} {effect}"),
            Self::Double(effect) => write!(f, "double {effect}"),
            Self::Counter(curse) => write!(f, "counter {curse}"),
            Self::Heal => f.write_str("drink"),
            Self::Decline => f.write_str("decline"),
            Self::End => f.write_str("end"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Place(back) => write!(f, "place {back}"),
            Self::Shuffle => f.write_str("shuffle"),
            Self::Keep => f.write_str("keep"),
            Self::Pawn => f.write_str("pawn"),
            Self::Buy(product) => write!(f, "buy {product}"),
            Self::Pay(card) => write!(f, "pay {card}"),
            Self::Leave => f.write_str("leave"),
            Self::Choose(potion) => write!(f, "choose {potion}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (word, rest) =
            text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
        let action = match word {
            "fight" => Self::Fight(rest.parse()?),
            "play" => match rest.split_once(" despite ") {
                None => Self::Play(rest.parse()?),
                Some((card, curse)) => Self::Defy(card.trim().parse()?, curse.trim().parse()?),
            },
            "name" => {
                let wrong = || {
                    NotationError::new(
                        "expected a card and its effect, as in `name s1 attack`",
                        text,
                    )
                };
                let (card, effect) = rest.split_once(' ').ok_or_else(wrong)?;
                Self::Name(card.parse()?, effect.trim().parse()?)
            }
            "double" => Self::Double(rest.parse()?),
            "counter" => Self::Counter(rest.parse()?),
            "discard" => Self::Discard(rest.parse()?),
            "take" => Self::Take(rest.parse()?),
            "place" => Self::Place(rest.parse()?),
            "buy" => Self::Buy(rest.parse()?),
            "pay" => Self::Pay(rest.parse()?),
            "choose" => Self::Choose(rest.parse()?),
            _ => match text {
                "merchant" => Self::Merchant,
                "revive" => Self::Revive,
                "drink" => Self::Heal,
                "decline" => Self::Decline,
                "end" => Self::End,
                "shuffle" => Self::Shuffle,
                "keep" => Self::Keep,
                "pawn" => Self::Pawn,
                "leave" => Self::Leave,
                _ => {
                    return Err(NotationError::new(
                        "expected an action such as `fight I.3`, `play s1` or `end`",
                        text,
                    ));
                }
            },
        };
        Ok(action)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hero(hero) => write!(f, "hero {hero}"),
            Self::Monster(monster) => write!(f, "monster {monster}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Back(back) => write!(f, "back {back}"),
            Self::First(seat) => write!(f, "first {seat}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || {
            NotationError::new(
                "expected `monster`, `card`, `back`, `hero` or `first` and what was drawn",
                text,
            )
        };
        let (word, rest) = text.split_once(' ').ok_or_else(wrong)?;
        let rest = rest.trim();
        match word {
            "hero" => rest.parse().map(Self::Hero),
            "monster" => rest.parse().map(Self::Monster),
            "card" => rest.parse().map(Self::Card),
            "back" => rest.parse().map(Self::Back),
            "first" => rest.parse().map(Self::First),
            _ => Err(wrong()),
        }
    }
}

table::text_serde!(Action);
table::text_serde!(Chance);
table::text_serde!(Back);
table::text_serde!(Product);
