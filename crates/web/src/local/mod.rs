//! A table without a server: the page itself hosts the game, for one device.

mod frame;
mod table;

pub use frame::Frame;
pub(crate) use table::Done;
pub use table::{Asks, LocalTable};
