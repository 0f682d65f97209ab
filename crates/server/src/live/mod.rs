//! Live tables: one task each, with a bounded mailbox; loaded when somebody comes, put away when nobody is there.

mod beyond;
mod commands;
mod guests;
mod hall;
mod outbox;
mod pool;
mod rematch;
mod resting;
mod sockets;
mod spent;
mod table;
mod tell;
#[cfg(test)]
mod tests;
mod turns;
mod upkeep;

use axum::extract::ws::Utf8Bytes;
use protocol::Hello;
use tokio::sync::{mpsc, oneshot};

pub(crate) use self::hall::{Hall, Limits, OpenError};
pub(crate) use self::outbox::{Outbox, OutboxLimits, Parcel, Parcels, outbox};
pub(crate) use self::pool::Pool;
pub(crate) use self::spent::LogLimits;
pub(crate) use self::turns::Turns;
use crate::admin::{Closing, LiveTable};
use crate::rates::Address;
use crate::store::{Guest, GuestId};

/// A device's connection to a table, numbered by the server.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// The way to a table.
pub(crate) type Mailbox = mpsc::Sender<Mail>;

/// What a table's mailbox holds.
pub(crate) enum Mail {
    /// Somebody comes.
    Connect {
        connection: ConnectionId,
        guest: Guest,
        hello: Hello,
        /// Where from, if limits by address are for it.
        from: Option<Address>,
        outbox: Outbox,
    },
    /// A connection says something that is no [`Hello`].
    Say { connection: ConnectionId, text: Utf8Bytes },
    /// A connection is gone.
    Gone { connection: ConnectionId },
    /// A guest goes by another name, or is no longer known.
    Introduced { guest: Guest },
    /// Somebody asks for the record that they may have.
    Record { guest: Option<GuestId>, answer: oneshot::Sender<Option<String>> },
    /// Whoever hosts the server asks how it is here.
    Describe { answer: oneshot::Sender<LiveTable> },
    /// Whoever hosts the server closes the table.
    Close { answer: oneshot::Sender<Closing> },
    /// Somebody asks whose decision the game waits for.
    Turn { answer: oneshot::Sender<Option<GuestId>> },
    /// The server stops: what was accepted is finished.
    Stop,
    /// The table breaks.
    #[cfg(test)]
    Break,
}
