//! All messages.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;
use core::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{Rules, Seat, SectionOf, Update, Viewer};

use crate::{
    Bye, Bytes16, Bytes32, FairNow, GuestNumber, Hello, Numbered, Proof, Refused, TableNow, Welcome,
};

/// What clients of a game with these rules send.
pub type FromClientOf<R> = FromClient<<R as Rules>::Action, <R as Rules>::Chance>;
/// What servers of a game with these rules send.
pub type FromServerOf<R> =
    FromServer<<R as Rules>::View, <R as Rules>::Seen, SectionOf<R>, <R as Rules>::Action>;

/// What a client sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    rename_all = "snake_case",
    bound(serialize = "A: Display, C: Display", deserialize = "A: FromStr, C: FromStr")
)]
pub enum FromClient<A, C> {
    /// Always the first message, and only the first.
    Hello(Hello),
    /// Something to be done, once.
    Command(Numbered<A, C>),
    /// The hash of a seat's share in the dice, before anybody shows theirs.
    Promise {
        /// Whose.
        seat: Seat,
        /// SHA-256 of the share.
        hash: Bytes32,
    },
    /// A seat's share in the dice, when all hashes are there.
    Share {
        /// Whose.
        seat: Seat,
        /// The share.
        bytes: Bytes16,
    },
    /// Says something to everybody.
    Say {
        /// What.
        text: String,
    },
    /// Shows one of the emotes, by its number.
    Emote {
        /// Which.
        emote: u8,
    },
    /// Asks whether the server is there. Browsers cannot see pings of the WebSocket itself.
    Ping,
}

/// What a server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    rename_all = "snake_case",
    bound(
        serialize = "V: Serialize, E: Serialize, S: Serialize, A: Display",
        deserialize = "V: DeserializeOwned, E: DeserializeOwned, S: DeserializeOwned, A: FromStr"
    )
)]
pub enum FromServer<V, E, S, A> {
    /// Always the first message, unless it is [`Bye`](Self::Bye).
    Welcome(Welcome),
    /// Something about the table has changed.
    Table(TableNow),
    /// Everything that a viewer may know.
    Fresh {
        /// Whose eyes.
        viewer: Viewer,
        /// The sequence number of the position.
        sequence: usize,
        /// The link of the chain there.
        link: Bytes32,
        /// What the viewer sees.
        view: V,
        /// What the viewer saw happen and was not taken back, latest last.
        log: Vec<E>,
        /// What the viewer may do now, in notation.
        #[serde(with = "crate::command::list")]
        legal: Vec<A>,
        /// Whether the viewer's last command can be taken back.
        undo: bool,
    },
    /// What has happened, as a viewer saw it.
    Update {
        /// Whose eyes.
        viewer: Viewer,
        /// The link of the chain after it.
        link: Bytes32,
        /// What happened.
        update: Update<E, S, A>,
        /// Whether the viewer's last command can be taken back.
        undo: bool,
    },
    /// A command has come into effect and will not be lost.
    Done {
        /// Which command.
        number: u64,
        /// The sequence number of the game after it.
        sequence: usize,
    },
    /// A command was refused.
    Refused(Refused),
    /// The dice are being made, and this is how far they are.
    Fair(FairNow),
    /// The game is over: what proves the dice and all that was played.
    Proof(Proof),
    /// Somebody said something.
    Said {
        /// Who.
        guest: GuestNumber,
        /// What.
        text: String,
    },
    /// Somebody showed an emote.
    Emoted {
        /// Who.
        guest: GuestNumber,
        /// Which.
        emote: u8,
    },
    /// The answer to a ping.
    Pong,
    /// The last message of a connection.
    Bye(Bye),
}
