//! A table without I/O: what its log comes to, who may do what, and what that changes.
//!
//! A command changes the room at once and gives back the rows that have to be kept and what is to be told. Nobody is told
//! anything before the rows are kept; if they cannot be, the room is [made again](Room::restored) from its log.

mod clocks;
mod dice;
mod entered;
mod follow;
mod game;
mod gathering;
mod look;
mod refusal;
mod restore;
mod rights;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Bots;
use protocol::{GameName, GuestNumber, Settings, Sitter, Stage};
use table::{Done, Recorded, Rules, Seat, SeatSet};

use self::dice::Making;
pub(crate) use self::entered::{Entered, Opened};
pub(crate) use self::game::{Game, Wanted};
pub(crate) use self::gathering::Fresh;
pub(crate) use self::refusal::{Refusal, refuse};
pub(crate) use self::restore::NotATable;
use crate::store::GuestId;

/// A game that can be played at a table online.
pub trait Played: Recorded + Bots {
    /// Which game.
    const NAME: GameName;

    /// Whose decision, roll or draw is waited for.
    fn acting(view: &Self::View) -> Seat;

    /// Whether a seat has not withdrawn.
    fn plays(view: &Self::View, seat: Seat) -> bool;
}

impl Played for dungeon::Dungeon {
    const NAME: GameName = GameName::Dungeon;

    fn acting(view: &Self::View) -> Seat {
        view.acting().unwrap_or(view.turn.seat)
    }

    fn plays(view: &Self::View, seat: Seat) -> bool {
        view.heroes.get(seat.index()).is_some_and(|hero| hero.playing)
    }
}

impl Played for goblin::Goblin {
    const NAME: GameName = GameName::Goblin;

    fn acting(view: &Self::View) -> Seat {
        view.acting()
    }

    fn plays(view: &Self::View, seat: Seat) -> bool {
        view.players.get(seat.index()).is_some_and(|player| player.playing)
    }
}

/// Times of a room, in milliseconds; a server's settings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Times {
    /// How long a silent client is waited for when the dice are made.
    pub(crate) dice: u64,
    /// How long a player has to be gone until the host may lend the seat.
    pub(crate) absence: u64,
    /// What a player has at least who takes a seat back after the time was up.
    pub(crate) afresh: u64,
}

/// A table.
pub(crate) struct Room<G: Played> {
    pub(crate) code: String,
    pub(crate) rules: Arc<G>,
    pub(crate) settings: Settings,
    set_up: String,
    seats: Vec<Place>,
    guests: Vec<GuestHere>,
    host: GuestNumber,
    /// The part in the dice that the server chose last. Nobody is told before the game is over.
    secret: [u8; 32],
    progress: Progress<G>,
    closed: bool,
    rematch: Option<String>,
    /// The last command of each client that came into effect.
    last_commands: BTreeMap<(GuestNumber, u64), u64>,
    times: Times,
}

/// How far it has come, and what is known only then.
enum Progress<G: Rules> {
    Gathering {
        /// Who would like to change places with whom.
        wishes: Vec<(Seat, Seat)>,
    },
    MakingDice(Box<Making>),
    Playing(Box<Game<G>>),
}

/// A seat before and during a game.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    sitter: Sitter,
    ready: bool,
}

/// Somebody who is or was at the table.
struct GuestHere {
    id: GuestId,
    name: Option<String>,
    color: Option<u8>,
    removed: bool,
    /// How many connections they have.
    connections: u32,
    /// Whether they are connected at another node.
    elsewhere: bool,
    /// Since when they have none.
    gone_since: u64,
}

/// What a command has changed: rows to be kept, and then to be told.
#[expect(clippy::struct_excessive_bools, reason = "each says by itself what is to be told")]
pub(crate) struct Carried<G: Rules> {
    pub(crate) rows: Vec<Entered>,
    /// What happened in the game.
    pub(crate) done: Vec<Done<G>>,
    /// Whether something beside the game changed.
    pub(crate) table: bool,
    /// Whether the making of the dice went on.
    pub(crate) fair: bool,
    /// Whether the game ended with it.
    pub(crate) over: bool,
    /// Whether everybody's eyes changed with seats, so that all views are sent anew.
    pub(crate) eyes: bool,
}

impl GuestHere {
    fn is_here(&self) -> bool {
        self.connections > 0 || self.elsewhere
    }
}

impl<G: Rules> Carried<G> {
    fn nothing() -> Self {
        Self {
            rows: Vec::new(),
            done: Vec::new(),
            table: false,
            fair: false,
            over: false,
            eyes: false,
        }
    }

    /// Everything is told anew.
    pub(crate) fn anew() -> Self {
        Self { table: true, eyes: true, ..Self::nothing() }
    }

    /// What is told beside that.
    pub(crate) fn also(&mut self, other: &Self) {
        self.fair |= other.fair;
        self.over |= other.over;
    }

    pub(crate) fn of_table(rows: Vec<Entered>) -> Self {
        Self { rows, table: true, ..Self::nothing() }
    }
}

impl<G: Played> Room<G> {
    /// How far it has come.
    pub(crate) fn stage(&self) -> Stage {
        match &self.progress {
            _ if self.closed => Stage::Closed,
            Progress::Gathering { .. } => Stage::Gathering,
            Progress::MakingDice(_) => Stage::MakingDice,
            Progress::Playing(game) if game.is_over() => Stage::Over,
            Progress::Playing(_) => Stage::Playing,
        }
    }

    /// The game, once it has begun.
    pub(crate) fn game(&self) -> Option<&Game<G>> {
        match &self.progress {
            Progress::Playing(game) => Some(game),
            Progress::Gathering { .. } | Progress::MakingDice(_) => None,
        }
    }

    fn game_mut(&mut self) -> Option<&mut Game<G>> {
        match &mut self.progress {
            Progress::Playing(game) => Some(game),
            Progress::Gathering { .. } | Progress::MakingDice(_) => None,
        }
    }

    /// The seats of this guest.
    pub(crate) fn seats_of(&self, guest: GuestNumber) -> SeatSet {
        let seats = Seat::first(self.seats.len()).zip(&self.seats);
        let own = seats.filter(|(_, place)| place.sitter == Sitter::Guest(guest));
        own.map(|(seat, _)| seat).collect()
    }

    /// The seats that people have.
    fn people(&self) -> SeatSet {
        let seats = Seat::first(self.seats.len()).zip(&self.seats);
        let people = seats.filter(|(_, place)| matches!(place.sitter, Sitter::Guest(_)));
        people.map(|(seat, _)| seat).collect()
    }

    /// Whose a seat is.
    fn owner(&self, seat: Seat) -> Option<GuestNumber> {
        match self.seats.get(seat.index())?.sitter {
            Sitter::Guest(guest) => Some(guest),
            Sitter::Empty | Sitter::Bot(_) => None,
        }
    }

    /// The last command of this client that came into effect.
    pub(crate) fn last_command(&self, guest: GuestNumber, client: u64) -> Option<u64> {
        self.last_commands.get(&(guest, client)).copied()
    }

    /// This command of a client has come into effect.
    pub(crate) fn came_into_effect(&mut self, guest: GuestNumber, client: u64, number: u64) {
        let last = self.last_commands.entry((guest, client)).or_default();
        *last = number.max(*last);
    }

    /// When the room has something to do by itself, if nothing happens before.
    pub(crate) fn wakes_at(&self) -> Option<u64> {
        match &self.progress {
            _ if self.closed => None,
            Progress::Gathering { .. } => None,
            Progress::MakingDice(making) => Some(making.until),
            Progress::Playing(game) => game.time_up_at(),
        }
    }
}
