//! What a store keeps: rows of tables' logs, lines of lists, guests.

use protocol::{GameName, Stage};
use serde::{Deserialize, Serialize};

use super::Code;

/// Who somebody is, whatever they are called. A random number that is never sent to clients.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GuestId(pub u64);

/// What tells a command from every other one at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommandId {
    /// Whose it is, so that nobody can use up somebody else's numbers.
    pub guest: GuestId,
    /// The client's own number, chosen at random.
    pub client: u64,
    /// Counted by the client.
    pub number: u64,
}

/// A row of a table's log. What the body says is the table's business.
#[derive(Clone, PartialEq, Eq)]
pub struct Row {
    /// Its place in the log, from 0, without holes.
    pub sequence: u64,
    /// When it was appended: milliseconds since 1970.
    pub at: u64,
    /// The command that it comes from, if it comes from one.
    pub command: Option<CommandId>,
    /// What happened.
    pub body: String,
}

/// A row that is to be appended.
#[derive(Clone, PartialEq, Eq)]
pub struct NewRow {
    /// The command that it comes from. Of several rows of one command only one names it.
    pub command: Option<CommandId>,
    /// What happened.
    pub body: String,
}

/// What lists show of a table without reading its log; replaced as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Which game is played.
    pub game: GameName,
    /// Whether everybody finds it.
    pub open: bool,
    /// How far it has come.
    pub stage: Stage,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them nobody has taken.
    pub free: u8,
    /// When it last changed: milliseconds since 1970. Lists begin with the newest.
    pub changed: u64,
}

/// How an append ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// All rows are durable.
    Kept,
    /// Nothing was appended: the log does not end where the writer thought.
    Behind {
        /// Where it ends: the sequence of the next row.
        sequence: u64,
    },
    /// Nothing was appended: one of the commands is in the log already.
    Twice {
        /// Where it is.
        sequence: u64,
    },
}

/// A guest, as far as a store knows them.
#[derive(Clone, PartialEq, Eq)]
pub struct Guest {
    /// Who it is.
    pub id: GuestId,
    /// The name they gave, if they gave one.
    pub name: Option<String>,
    /// The colour they chose, if they chose one.
    pub color: Option<u8>,
    /// When they were first here: milliseconds since 1970. Nothing is written when they come again.
    pub seen: u64,
}

/// A guest with all that is kept of them, to be taken to another database.
#[derive(Clone, PartialEq, Eq)]
pub struct WholeGuest {
    /// Who it is.
    pub guest: Guest,
    /// Hashes of what their devices show.
    pub secrets: Vec<[u8; 32]>,
    /// The tables they are or were at.
    pub tables: Vec<Code>,
}

// Logs are without names and secrets, and bodies may hold secrets of games that go on: `Debug` shows neither.

impl std::fmt::Debug for GuestId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("GuestId(…)")
    }
}

impl std::fmt::Debug for Guest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Guest").field("seen", &self.seen).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for WholeGuest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WholeGuest").field("tables", &self.tables.len()).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let row = &mut f.debug_struct("Row");
        row.field("sequence", &self.sequence).field("at", &self.at).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for NewRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewRow").field("bytes", &self.body.len()).finish_non_exhaustive()
    }
}
