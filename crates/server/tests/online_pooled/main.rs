//! The tests of `online` once more, with servers that reach a PostgreSQL through PgBouncer in transaction mode alone. Left out are
//! what viewers are shown (`no_leak`: who reads every byte at a PostgreSQL reads what comes through here) and `races`, of two
//! servers of one store.
#![cfg(unix)]

#[path = "../harness/addresses.rs"]
mod addresses;
#[path = "../harness/cluster.rs"]
mod cluster;
mod database;
#[path = "../online/harness/mod.rs"]
mod harness;
#[path = "../harness/pooler.rs"]
mod pooler;

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
