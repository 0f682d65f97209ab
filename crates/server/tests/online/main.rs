//! Real clients at real tables: a server on a free port, sockets, and whole games.

mod harness;
mod whole_games;
