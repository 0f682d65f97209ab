//! Clients against a model of a server: over a bad network, and where one side cheats.

mod cheating_client;
mod cheating_server;
mod client;
mod document;
mod healing;
mod network;
#[path = "../shared/samples.rs"]
mod samples;
mod server;
