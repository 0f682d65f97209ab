//! Several servers on one PostgreSQL, as processes, and what happens to them.
#![cfg(unix)]

#[path = "../../../server/tests/online/harness/ask.rs"]
mod ask;
mod clocks;
#[path = "../../../server/tests/harness/cluster.rs"]
mod cluster;
mod database;
mod games;
mod killed;
mod moving;
mod node;
#[path = "../../../server/tests/harness/outages.rs"]
mod outages;
#[path = "../../../server/tests/online/harness/person.rs"]
mod person;
mod pooled;
#[path = "../../../server/tests/harness/pooler.rs"]
mod pooler;
mod proxy;
mod races;
mod together;
mod turns;
mod updates;

use ask::ask;
