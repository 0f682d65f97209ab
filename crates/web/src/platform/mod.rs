//! Everything that touches the browser, each thing once.
//!
//! The page must work over plain http on a home network, where there is no secure context: nothing here needs one but
//! [`offline`], which does without.

pub mod address;
mod ago;
pub mod api;
pub mod awake;
pub mod clipboard;
pub mod compress;
pub mod device;
pub mod fetch;
pub mod file;
pub mod motion;
pub mod notify;
pub mod offline;
pub mod page;
pub mod pointer;
pub mod random;
pub mod sight;
pub mod socket;
pub mod sound;
pub mod speak;
pub mod storage;
pub mod timer;
pub mod vibrate;
pub mod worker;

pub use ago::ago;
