//! What a game tells the lab.

use bots::{Bots, Judged};
use table::{Recorded, Seat};

/// The name of an ending every game has here: it was not over by then.
pub const TURN_LIMIT: &str = "turn_limit";

/// A game of which many can be played and counted.
pub trait Study: Bots + Judged + Recorded + Sync {
    /// The names of its endings, [`TURN_LIMIT`] among them.
    const ENDINGS: &'static [&'static str];
    /// What players collect, as a plural: `points`.
    const SCORE: &'static str;

    /// The names of its heroes.
    fn heroes() -> Vec<&'static str>;
    /// Whom a seat plays.
    fn hero(state: &Self::State, seat: Seat) -> &'static str;
    /// Whose turn it is, whoever decides.
    fn active(state: &Self::State) -> Seat;
    /// What a seat has collected.
    fn score(state: &Self::State, seat: Seat) -> f32;
    /// The hit points of a seat's hero.
    fn hit_points(state: &Self::State, seat: Seat) -> u8;
    /// How a game ended, if it has.
    fn ended(state: &Self::State) -> Option<&'static str>;

    /// What is counted as it happens, in the order of the places of [`count`](Self::count).
    fn counters(&self) -> Vec<Counter>;
    /// Counts one more of what happened, if it is counted.
    fn count(&self, event: &Self::Event, counts: &mut [u32]);
}

/// What is done to a thing that is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// A monster was fought.
    Fought,
    /// A monster was beaten.
    Beaten,
    /// Something was bought.
    Bought,
    /// Something was won or found.
    Won,
    /// Something else happened.
    Other,
}

impl Deed {
    /// All, in the order of reports.
    pub const ALL: [Self; 5] = [Self::Fought, Self::Beaten, Self::Bought, Self::Won, Self::Other];

    /// One word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fought => "fought",
            Self::Beaten => "beaten",
            Self::Bought => "bought",
            Self::Won => "won",
            Self::Other => "other",
        }
    }
}

/// Something that is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// What is done to it.
    pub deed: Deed,
    /// A short name without spaces.
    pub name: String,
    /// What people call it.
    pub label: String,
}

impl Counter {
    /// Something whose label is its name.
    pub fn new(deed: Deed, name: &str) -> Self {
        Self { deed, name: name.to_owned(), label: name.replace('_', " ") }
    }

    /// How rows name it: `fought.mummy`, or only `falls`.
    pub fn key(&self) -> String {
        match self.deed {
            Deed::Other => self.name.clone(),
            Deed::Fought | Deed::Beaten | Deed::Bought | Deed::Won => {
                format!("{}.{}", self.deed.name(), self.name)
            }
        }
    }
}
