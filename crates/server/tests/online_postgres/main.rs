//! The tests of `online` once more, with servers that keep their tables in PostgreSQL. What viewers are shown is read at two
//! servers that share one: the second is told of everything by its log. Left out is `races`, of two servers of one store: nodes
//! that share a PostgreSQL race in the program's own tests.
#![cfg(unix)]

#[path = "../harness/addresses.rs"]
mod addresses;
#[path = "../harness/cluster.rs"]
mod cluster;
mod database;
#[path = "../online/harness/mod.rs"]
mod harness;

#[path = "../online/abuse.rs"]
mod abuse;
#[path = "../online/api.rs"]
mod api;
#[path = "../online/cheating.rs"]
mod cheating;
#[path = "../online/clocks.rs"]
mod clocks;
#[path = "../online/guests.rs"]
mod guests;
#[path = "../online/half_open.rs"]
mod half_open;
#[path = "../online/limits.rs"]
mod limits;
#[path = "../online/no_leak.rs"]
mod no_leak;
#[path = "../online/reconnecting.rs"]
mod reconnecting;
#[path = "../online/slow.rs"]
mod slow;
#[path = "../online/spending.rs"]
mod spending;
#[path = "../online/turns.rs"]
mod turns;
#[path = "../online/webhooks.rs"]
mod webhooks;
#[path = "../online/whole_games.rs"]
mod whole_games;
