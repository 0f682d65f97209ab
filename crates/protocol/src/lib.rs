//! What clients and servers of tables say to each other, and a client without I/O.
//!
//! Messages are JSON, one a WebSocket frame: an object with one field, which names the message. Fields that a reader does
//! not know are ignored, messages that it does not know are refused. `docs/protocol.md` describes all of them and shows
//! a whole session.
#![no_std]

extern crate alloc;

mod chain;
mod client;
mod command;
mod hello;
mod message;
mod proof;
mod table_now;
mod text;
mod wire;

pub use chain::{Chain, Link};
pub use client::{
    Client, CommandOf, Connection, ConnectionState, Lost, MAX_UNANSWERED, News, NewsOf, NotSent,
    NumberedOf, SetUp,
};
pub use command::{Command, Numbered, Order, Refused, Why};
pub use hello::{Bye, Have, Hello, Welcome};
pub use message::{FromClient, FromClientOf, FromServer, FromServerOf};
pub use proof::{
    Cheat, FairNow, Memory, Promise, Proof, Unproved, Verdict, promise_of, share_of_silent,
};
pub use table_now::{
    ChatPolicy, ClockNow, ClockSettings, GameName, GuestNow, GuestNumber, NewTable, SeatNow,
    Settings, Sitter, Stage, TableNow,
};
pub use text::{Bytes, Bytes16, Bytes32};
pub use wire::{MAX_FROM_CLIENT, NotAMessage};

/// The version of the protocol that this crate speaks. A server refuses any other in the first message.
pub const VERSION: u16 = 1;
