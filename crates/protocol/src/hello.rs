//! How a connection begins, and how it ends.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use table::Viewer;

use crate::{Bytes32, FairNow, GameName, GuestNumber, TableNow};

/// The first message of a client. Who it is says the cookie that it came with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The [version](crate::VERSION) that it speaks.
    pub protocol: u16,
    /// A number that this client chose at random when it was made: commands are told apart by it and by their own.
    pub client: u64,
    /// Counts the connections of this client: a later one ends those before it, in whichever order they arrive.
    #[serde(default)]
    pub connection: u64,
    /// What it holds already.
    #[serde(default)]
    pub have: Vec<Have>,
    /// Whether everybody around sees the device, as with one that is the table: then it has a spectator's eyes besides those of
    /// its guest's seats, also if that is only one.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub shared: bool,
}

/// A viewer's position that a client holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Have {
    /// Whose.
    pub viewer: Viewer,
    /// The sequence number.
    pub sequence: usize,
    /// The link of the chain there: a server with another history sends everything anew.
    pub link: Bytes32,
}

/// The server's answer to [`Hello`]. What each viewer of this guest sees follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The version that the server speaks: the client's.
    pub protocol: u16,
    /// The version of the server's program, so that a page can tell that it is old.
    pub program: String,
    /// Who this client is at the table.
    pub you: GuestNumber,
    /// Which game is played.
    pub game: GameName,
    /// How it is set up: lines of a record, in the words of which seats, rules and content are known.
    pub set_up: String,
    /// The table.
    pub table: TableNow,
    /// The dice, once they are being made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<FairNow>,
}

/// Why a server ends a connection, or does not let it begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// It speaks another version; a page is to be loaded again.
    OtherVersion,
    /// There is no such table.
    NoSuchTable,
    /// The host of the table sent this guest away.
    Removed,
    /// The table was closed and is not kept.
    Closed,
    /// A message was no message.
    NotUnderstood,
    /// Too many messages, or too many connections.
    TooMuch,
    /// The client does not take what it is sent; it may come again.
    TooSlow,
    /// The server stops; it may come again soon.
    Stopping,
    /// The table is being read anew; the client may come again at once.
    Again,
}
