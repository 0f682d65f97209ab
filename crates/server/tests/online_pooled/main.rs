//! The tests of `online` once more, with servers that reach a PostgreSQL through PgBouncer in transaction mode alone. Only what viewers
//! are shown is left out: who reads every byte at a PostgreSQL reads what comes through here.
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
#[path = "../online/turns.rs"]
mod turns;
#[path = "../online/webhooks.rs"]
mod webhooks;
#[path = "../online/whole_games.rs"]
mod whole_games;
