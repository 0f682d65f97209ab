//! What every store must do (`contract`), and what a file on a disk goes through (`faults`).

mod contract;
mod faults;
mod made;
mod sqlite;
