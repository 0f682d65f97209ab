//! The program as a server: started, killed and started again, with real clients at its tables.

mod admin;
mod broken;
mod check;
#[cfg(target_os = "linux")]
mod crowd;
mod full_disk;
#[cfg(target_os = "linux")]
mod full_log;
mod harness;
mod killed;
mod killed_together;
mod names;
mod read_only;
mod reload;
mod second;
mod silent_log;
mod stopped;
