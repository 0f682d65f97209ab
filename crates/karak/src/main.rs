//! The `karak` binary: play in a terminal, simulate, replay, compute odds, and look at cards.
//!
//! Whatever is wrong with arguments or files ends in one helpful sentence on standard error and
//! exit code 2.

mod cli;
mod dungeon;
mod files;
mod game;
mod goblin;
mod layout;
mod players;
mod replay;
mod saved;
mod sim;
mod terminal;

use std::process::ExitCode;

use ::dungeon::Dungeon;
use ::goblin::Goblin;
use anyhow::Result;
use clap::Parser as _;

use crate::cli::{Cli, Command, Game, OddsGame};
use crate::saved::SavedFile;

/// What a shell sees when arguments or files are wrong.
const WRONG_INPUT: u8 = 2;

fn main() -> ExitCode {
    match run(&Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("karak: {error:#}");
            ExitCode::from(WRONG_INPUT)
        }
    }
}

/// Carries out a command: here, and nowhere else, it turns out which game is meant.
fn run(command: &Command) -> Result<()> {
    match command {
        Command::Play(args) => {
            let file = args.resume.as_deref().map(SavedFile::open).transpose()?;
            match file.as_ref().map_or(args.game, |file| file.game) {
                Game::Dungeon => terminal::run::<Dungeon>(args, file.as_ref()),
                Game::Goblin => terminal::run::<Goblin>(args, file.as_ref()),
            }
        }
        Command::Sim(args) => match args.game {
            Game::Goblin if args.report => goblin::balance::run(args),
            Game::Dungeon => sim::run::<Dungeon>(args),
            Game::Goblin => sim::run::<Goblin>(args),
        },
        Command::Replay(args) => {
            let file = SavedFile::open(&args.file)?;
            match file.game {
                Game::Dungeon => replay::run::<Dungeon>(args, &file),
                Game::Goblin => replay::run::<Goblin>(args, &file),
            }
        }
        Command::Odds(args) => match &args.game {
            OddsGame::Dungeon(args) => dungeon::odds::run(args),
            OddsGame::Goblin(args) => goblin::odds::run(args),
        },
        Command::Cards(args) => goblin::cards::run(args),
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
