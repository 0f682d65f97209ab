//! Real clients at real tables: a server on a free port, sockets, and whole games.

mod abuse;
mod api;
mod cheating;
mod clocks;
mod database;
mod guests;
mod half_open;
mod harness;
mod limits;
mod no_leak;
mod no_leak_eyes;
mod open_tables;
mod races;
mod reconnecting;
mod slow;
mod spending;
mod turns;
mod webhooks;
mod whole_games;
