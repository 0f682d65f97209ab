//! What a file on a disk goes through, with real processes that are killed and limited.

mod backup;
#[cfg(unix)]
mod child;
mod files;
#[cfg(unix)]
mod processes;
