//! The `karak` binary: play in a terminal, simulate, replay, and compute odds.
//!
//! Whatever is wrong with arguments or files ends in one helpful sentence on standard error and
//! exit code 2.

mod cli;
mod files;
mod odds;
mod replay;
mod saved;
mod setup;
mod sim;
mod terminal;

use std::process::ExitCode;

use clap::Parser as _;

use crate::cli::{Cli, Command};

/// What a shell sees when arguments or files are wrong.
const WRONG_INPUT: u8 = 2;

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => terminal::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Odds(args) => odds::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("karak: {error:#}");
            ExitCode::from(WRONG_INPUT)
        }
    }
}

/// Whoever read our output has seen enough (`karak replay … | head`).
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
        let json =
            cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(std::io::ErrorKind::BrokenPipe)
    })
}
