//! One game as this device takes part in it, whoever runs it: commands in, steps out.
//!
//! A [`Session`] is hosted in the page ([`LocalTable`]), hosted by a server ([`remote`]) or read from a record
//! ([`Replay`]); what shows a game knows none of them. Bots and hints are thought about in a worker, which is given what one player sees.

mod asks;
mod begin;
#[cfg(test)]
pub(crate) mod begun;
mod frame;
mod handle;
pub mod link;
mod local;
mod mind;
pub mod remote;
mod replay;
mod review;
mod summary;
pub mod think;
mod thinker;
mod unreadable;

pub(crate) use asks::why_not;
pub use asks::{Asks, Command, Happened, Played, Reply};
pub use begin::{begin, fresh_dice};
pub use frame::Frame;
pub use handle::Session;
pub use local::LocalTable;
pub use replay::{Eyes, GoingOn, Proof, Replay, Trust, TurnMark, turn_at};
pub use review::{ReviewTold, Telling};
pub use summary::summary;
pub use thinker::{Aside, Thinker};
pub use unreadable::Unreadable;
