//! What is around the board of every game: whose turn it is, log, menu, hints, the hand-over, the end.
//!
//! These parts know a game only as a [`Stage`](crate::stage::Stage). What is a game's own about them is handed in.

mod act;
mod announce;
mod aside;
mod banner;
mod beside;
mod chart;
mod hand_over;
mod keys;
mod layout;
mod leave;
pub(crate) mod lessons;
mod log;
mod look_back;
mod menu;
mod online;
mod opening;
mod outcome;
pub(crate) mod pictures;
mod player;
mod portrait;
mod remember;
mod review;
mod rule_link;
mod share;
mod since;
mod skip_bar;
mod steady;
mod toast;
mod tools;
mod turning_points;
mod why_not;

pub(crate) use act::Act;
pub(crate) use banner::Banner;
pub(crate) use chart::Curves;
pub(crate) use layout::Layout;
pub(crate) use menu::pace_row;
pub(crate) use online::{AroundOnline, Elsewhere};
pub(crate) use outcome::Outcome;
pub(crate) use player::{player, titled};
pub(crate) use portrait::{Face, Portrait};
pub(crate) use rule_link::rule_link;
pub(crate) use share::Share;
pub(crate) use skip_bar::SkipBar;
pub(crate) use tools::Tools;
pub(crate) use turning_points::TurningPoints;
