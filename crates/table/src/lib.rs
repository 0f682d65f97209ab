//! The contract between a game and everything around it.
//!
//! A game implements [`Rules`]: an immutable value that knows how a flat, copyable state changes
//! under a [`Step`]. It knows no clock, no file, no random source and no host. Where dice roll or a
//! card is drawn the turn belongs to [`Turn::Chance`] and whoever runs the game decides.
//!
//! The [`Host`] runs one game: it keeps the log ([`Entry`]), rolls [fair dice](FairDice), undoes,
//! and writes and replays [`Record`]s. The `conformance` kit (a feature) plays any game at random and checks
//! every promise of the contract.
//!
//! # A tiny game, hosted
//!
//! `example::Race` (a feature) is a whole game, small enough to read first.
//!
//! ```
//! use table::example::Race;
//! use table::{FairDice, Host, Turn};
//!
//! let mut host = Host::new(Race, Some(FairDice::from_seed(7, 2, [0; 32])));
//! host.begin();
//! while let Turn::Seat(seat) = host.turn() {
//!     let action = *host.legal_actions().last().unwrap();
//!     host.play(seat, action).unwrap();
//! }
//! assert_eq!(host.turn(), Turn::Over);
//! assert_eq!(host.winners().len(), 1);
//!
//! // What happened is text that can be read back and replayed to the same state.
//! let lines: Vec<String> = host.entries().map(|entry| entry.to_string()).collect();
//! assert!(lines[0].starts_with("begin > die"));
//! let entries: Vec<_> = lines.iter().map(|line| line.parse().unwrap()).collect();
//! let again = Host::new(Race, None).by_record().replay(&entries).unwrap();
//! assert_eq!(again.state(), host.state());
//! ```
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

#[cfg(feature = "conformance")]
pub mod conformance;
#[cfg(feature = "content")]
pub mod content;
mod done;
mod each;
mod entry;
#[cfg(any(test, feature = "example"))]
pub mod example;
mod fair;
mod faults;
mod follower;
#[cfg(test)]
#[path = "../tests/shared/fuzz.rs"]
mod fuzz;
mod hash;
mod header;
mod host;
mod host_error;
mod log;
mod luck;
mod nameless;
mod names;
mod notation;
mod past;
mod perft;
mod playout;
mod record;
mod recorded;
mod refusals;
mod replay;
mod rules;
mod saved;
mod seat;
mod seating;
mod update;
mod watched;

#[doc(hidden)]
pub use alloc::string::String as Text;
pub use done::{Done, StepDone};
pub use each::{Each, Variant};
pub use entry::{Act, Entry, SeatNote};
pub use fair::{DiceError, FairDice, Secrets};
pub use faults::Faults;
pub use follower::{Follower, FollowerOf, Gap};
pub use hash::{hex, sha256, unhex};
pub use header::Header;
pub use host::{Host, MAX_ACTS};
pub use host_error::HostError;
pub use log::{EntryOf, MAX_NOTES, MAX_ROWS};
pub use luck::{Luck, PlayoutLuck};
pub use nameless::{SOMEBODY, without_names};
pub use notation::{NotationError, ShortText, plain_number};
pub use perft::perft;
pub use playout::{Checking, Playouts, random_step};
pub use record::{Lines, MAX_RECORD_BYTES, Record, RecordError, RecordLine};
pub use recorded::{PositionFault, PositionFaults, Recorded};
pub use replay::ReplayError;
pub use rules::{
    EventSink, Misfit, Reason, Rules, SectionOf, Step, StepOf, Stream, Turn, Weighted,
};
pub use saved::{ChanceSource, RecordOf, Saved, SavedError, SavedErrorKind, game_of};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use seating::{Decider, Owner, Presence, Seating, Sitting};
pub use update::{Sections, Update, UpdateOf, UpdateStep};
pub use watched::{Watched, is_watched, record_for};
