//! A search for card numbers: small changes to a card file, tried in games of the same deals.

mod change;
mod edit;
mod ladder;
mod search;
mod trial;

pub use change::{Candidate, Change, Mark, Number, Printed, Step, Whom};
pub use ladder::nonsense;
pub use search::{Entry, Search, Tried};
pub use trial::{Apart, Deals, Kind, Trial};
