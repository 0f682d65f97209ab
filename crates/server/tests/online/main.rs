//! Real clients at real tables: a server on a free port, sockets, and whole games.

mod abuse;
mod guests;
mod half_open;
mod harness;
mod limits;
mod no_leak;
mod reconnecting;
mod whole_games;
