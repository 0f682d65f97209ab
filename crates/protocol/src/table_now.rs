//! A table as everybody at it sees it, beside the game itself.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameName {
    /// Karak.
    Dungeon,
    /// Karak: Goblin.
    Goblin,
}

/// What somebody asks for who opens a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewTable {
    /// Which game.
    pub game: GameName,
    /// How it is set up: the set-up lines of a record, own content included.
    pub set_up: String,
    /// How the table is kept.
    #[serde(default)]
    pub settings: Settings,
}

/// How a table is kept. What is left out is as for a private table of friends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Whether everybody finds it in the lobby.
    pub open: bool,
    /// What may be said; `None` is all of it at a private table and emotes at an open one.
    pub chat: Option<ChatPolicy>,
    /// Whether players may ask for hints. Never at an open table.
    pub hints: bool,
    /// Whether the acting player types in what was rolled and drawn. Never at an open table.
    pub own_draws: bool,
    /// Whether players have a clock.
    pub clock: Option<ClockSettings>,
}

/// What may be said at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatPolicy {
    /// Lines and emotes.
    Lines,
    /// Emotes only.
    Emotes,
    /// Nothing.
    Silent,
}

/// Times of a clock, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockSettings {
    /// What every player begins with.
    pub bank: u32,
    /// What a player gets for every turn.
    pub increment: u32,
    /// What a player may be without a connection, in all, before the clock goes on.
    pub lost_connection: u32,
}

/// A guest at a table, by the order of coming. It says nothing of the guest's secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GuestNumber(pub u32);

/// All that everybody at a table sees beside the game. Sent whole whenever something of it changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableNow {
    /// What it is found by.
    pub code: String,
    /// How it is kept.
    pub settings: Settings,
    /// How far it has come.
    pub stage: Stage,
    /// In their order around the table.
    pub seats: Vec<SeatNow>,
    /// Everybody who is or was at the table; where very many were, those who are.
    pub guests: Vec<GuestNow>,
    /// Who opened the table, or was handed it over.
    pub host: GuestNumber,
    /// Where the next game is played, once somebody asked for another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Players sit down.
    Gathering,
    /// Seats and set-up are frozen, and the dice are made.
    MakingDice,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// The host has closed the table.
    Closed,
}

/// A seat and who sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatNow {
    /// Whose it is.
    pub sitter: Sitter,
    /// Whether the player is ready to begin. Bots always are.
    #[serde(default)]
    pub ready: bool,
    /// The bot that plays for the player until the seat is taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lent_to: Option<String>,
    /// With whom the player would like to change places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wishes: Option<Seat>,
    /// Whether the player's time is up, so that a bot plays until the seat is taken back.
    #[serde(default)]
    pub out_of_time: bool,
    /// Whether the player has agreed to end the game here.
    #[serde(default)]
    pub agrees_to_end: bool,
    /// The player's clock, where there are clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockNow>,
}

/// Whose a seat is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody's.
    Empty,
    /// This guest's.
    Guest(GuestNumber),
    /// A bot's of this level, by the name that records have.
    Bot(String),
}

/// A clock as it stood when the message was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockNow {
    /// Milliseconds left.
    pub left: u64,
    /// Whether it runs.
    pub runs: bool,
    /// Milliseconds left of what the player may be without a connection.
    pub lost_connection: u64,
}

/// A guest as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GuestNow {
    /// Who it is.
    pub number: GuestNumber,
    /// The name they gave, if they gave one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The colour they chose, from 0; what it looks like is the client's business.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<u8>,
    /// Whether a device of theirs is connected.
    pub here: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { open: false, chat: None, hints: true, own_draws: false, clock: None }
    }
}

impl Settings {
    /// What may be said here.
    pub fn chat(&self) -> ChatPolicy {
        self.chat.unwrap_or(if self.open { ChatPolicy::Emotes } else { ChatPolicy::Lines })
    }
}

impl TableNow {
    /// The seats of this guest.
    pub fn seats_of(&self, guest: GuestNumber) -> impl Iterator<Item = Seat> {
        let seats = Seat::first(self.seats.len()).zip(&self.seats);
        seats.filter(move |(_, now)| now.sitter == Sitter::Guest(guest)).map(|(seat, _)| seat)
    }

    /// With whose eyes a device of this guest sees the game: those of all own seats. A spectator's are for guests without a
    /// seat, for those with several, who pass a device on, and for a device that is shared with everybody around.
    pub fn viewers_of(&self, guest: GuestNumber, shared: bool) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = self.seats_of(guest).map(Viewer::Seat).collect();
        if shared || viewers.len() != 1 {
            viewers.push(Viewer::Spectator);
        }
        viewers
    }
}
