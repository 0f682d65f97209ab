//! The contract between a game and everything around it.
//!
//! A game implements [`Rules`]: an immutable value that knows how a flat, copyable state changes
//! under a [`Step`]. It knows no clock, no file, no random source and no host. Where dice roll or a
//! card is drawn the turn belongs to [`Turn::Chance`] and whoever runs the game decides.
//!
//! The [`Host`] runs one game: it keeps the log ([`Entry`]), rolls [fair dice](FairDice), undoes,
//! and writes and replays [`Record`]s. The [`conformance`] kit plays any game at random and checks
//! every promise of the contract.
//!
//! # A tiny game, hosted
//!
//! [`example::Race`] is a whole game, small enough to read first.
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
//! let lines: Vec<String> = host.entries().iter().map(ToString::to_string).collect();
//! assert!(lines[0].starts_with("begin > die"));
//! let entries: Vec<_> = lines.iter().map(|line| line.parse().unwrap()).collect();
//! let again = Host::replay(Race, &entries).unwrap();
//! assert_eq!(again.state(), host.state());
//! ```
#![no_std]

extern crate alloc;

pub mod conformance;
#[cfg(feature = "content")]
pub mod content;
mod each;
mod entry;
pub mod example;
mod fair;
mod faults;
mod hash;
mod host;
mod luck;
mod names;
mod notation;
mod perft;
mod playout;
mod recap;
mod record;
mod recorded;
mod refusals;
mod replay;
mod rules;
mod saved;
mod seat;
mod view;

#[doc(hidden)]
pub use alloc::string::String as Text;
pub use each::{Each, Variant};
pub use entry::{Entry, SeatNote};
pub use fair::{FairDice, Secrets};
pub use faults::Faults;
pub use hash::{hex, sha256, unhex};
pub use host::{Host, HostError, StepOf};
pub use luck::{Luck, PlayoutLuck};
pub use notation::{NotationError, plain_number};
pub use perft::perft;
pub use playout::{Checking, Playouts, random_step};
pub use recap::{Fight, Lead, Moment, Recap, SeatLuck, TurningPoint};
pub use record::{Header, MAX_RECORD_BYTES, Record, RecordError};
pub use recorded::Recorded;
pub use replay::{ReplayError, Tampered};
pub use rules::{EventSink, Reason, Rules, Step, Stream, Turn, Weighted};
pub use saved::{ChanceSource, RecordOf, Saved, SavedError, game_of};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use view::{Sections, Update};
