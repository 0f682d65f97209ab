//! What is around the board of every game: whose turn it is, log, menu, hints, the hand-over, the end.
//!
//! These parts know a game only as [`AnyGame`](crate::play::AnyGame). What is a game's own about them is handed in.

mod act;
mod announce;
mod banner;
mod hand_over;
mod keys;
mod log;
mod look_back;
mod menu;
mod outcome;
mod rule_link;
mod skip_bar;
mod stage;
mod toast;
mod tools;
mod why_not;

pub(crate) use act::Act;
pub(crate) use banner::Banner;
pub(crate) use outcome::Outcome;
pub(crate) use rule_link::rule_link;
pub(crate) use skip_bar::SkipBar;
pub(crate) use stage::Around;
pub(crate) use tools::Tools;
