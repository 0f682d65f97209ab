//! What every store must do (`contract`), and what a file on a disk goes through (`faults`).

#[cfg(unix)]
#[path = "../harness/cluster.rs"]
mod cluster;
mod contract;
mod faults;
#[cfg(unix)]
mod held;
mod made;
#[cfg(unix)]
mod pooled;
#[cfg(unix)]
#[path = "../harness/pooler.rs"]
mod pooler;
#[cfg(unix)]
mod postgres;
mod prune;
mod sqlite;
