//! Clients against a model of a server: over a bad network, and where one side cheats.

mod cheating_client;
mod cheating_server;
mod client;
mod document;
#[path = "../../../table/tests/shared/fuzz.rs"]
mod fuzz;
mod healing;
mod memory;
mod network;
#[path = "../shared/samples.rs"]
mod samples;
mod server;
