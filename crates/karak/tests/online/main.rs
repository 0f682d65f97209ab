//! The program as a server: started, killed and started again, with real clients at its tables.

mod full_disk;
mod harness;
mod killed;
mod names;
mod read_only;
mod stopped;
