//! The `karak` binary: play in the browser or a terminal, simulate, replay, review, compute odds, and look at cards.
//!
//! Whatever is wrong with arguments or files ends in one helpful sentence on standard error and
//! exit code 2.

mod admin;
mod cli;
mod dungeon;
mod files;
mod game;
mod goblin;
mod join;
mod layout;
mod page;
mod papers;
mod players;
mod recap;
mod replay;
mod review;
mod saved;
mod serve;
mod show;
mod sim;
mod terminal;
mod verify;
mod watched;

use std::io::Write as _;
use std::process::ExitCode;

use ::dungeon::Dungeon;
use ::goblin::Goblin;
use anyhow::Result;
use clap::Parser as _;

use crate::cli::{Cli, Command, Game, LabCommand, OddsGame, SimCommand};
use crate::saved::SavedFile;

/// What a shell sees when arguments or files are wrong.
const WRONG_INPUT: u8 = 2;
/// What a shell sees when a record is fine, but its rolls are the players' word.
const NOT_PROVED: u8 = 3;

fn main() -> ExitCode {
    match run(&Cli::parse().command) {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            tell(&format!("{error:#}"));
            ExitCode::from(WRONG_INPUT)
        }
    }
}

/// A sentence on standard error. If nobody reads it there, that is no reason to end otherwise.
fn tell(sentence: &str) {
    let _ = writeln!(std::io::stderr(), "karak: {sentence}");
}

/// Calls something for the game that is meant.
macro_rules! with_game {
    ($game:expr, $($function:ident)::+($($argument:expr),+)) => {
        match $game {
            Game::Dungeon => $($function)::+::<Dungeon>($($argument),+),
            Game::Goblin => $($function)::+::<Goblin>($($argument),+),
        }
    };
}

/// Carries out a command: here, and nowhere else, it turns out which game is meant.
fn run(command: &Command) -> Result<ExitCode> {
    match command {
        Command::Play(args) if !args.terminal => page::run(args)?,
        Command::Play(args) => {
            let file = args.resume.as_deref().map(SavedFile::open_to_play).transpose()?;
            let game = file.as_ref().map_or(args.game.unwrap_or(Game::Dungeon), |file| file.game);
            with_game!(game, terminal::run(args, file))?;
        }
        Command::Join(args) => {
            let mut visit = join::Visit::new(args)?;
            let mut at = match (args.new, visit.code()) {
                (Some(game), _) => Some(with_game!(game, join::open(args, &visit))?),
                (None, Some(code)) => Some(code),
                (None, None) => visit.lobby(args)?,
            };
            while let Some(code) = at {
                let game = visit.game_at(&code)?;
                at = with_game!(game, join::run(args, &mut visit, &code))?;
            }
        }
        Command::Serve(args) => match &args.check {
            Some(url) => return serve::check::run(url, args.check_at),
            None => serve::run(args)?,
        },
        Command::Db(args) => return serve::db::run(args),
        Command::Admin(args) => return admin::run(args),
        Command::Sim(args) => return simulate(&args.what),
        Command::Lab(args) => match &args.what {
            LabCommand::Fit(args) => with_game!(args.game, sim::fit::run(args))?,
            LabCommand::Balance(args) => goblin::tune::run(args)?,
        },
        Command::Replay(args) => {
            let file = SavedFile::open(&args.file)?;
            return with_game!(file.game, replay::run(args, &file));
        }
        Command::Review(args) => {
            let file = SavedFile::open(&args.file)?;
            with_game!(file.game, review::run(args, &file))?;
        }
        Command::Show(args) => {
            let file = SavedFile::open(&args.file)?;
            with_game!(file.game, show::run(&file))?;
        }
        Command::Odds(args) => match &args.game {
            OddsGame::Dungeon(args) => dungeon::odds::run(args)?,
            OddsGame::Goblin(args) => goblin::odds::run(args)?,
        },
        Command::Cards(args) => goblin::cards::run(args)?,
        Command::Completions { shell } => papers::completions(*shell)?,
        Command::Man { folder } => papers::man(folder)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The same for simulations, of which one tells its result by its exit code.
fn simulate(command: &SimCommand) -> Result<ExitCode> {
    match command {
        SimCommand::Goblin(args) if args.report => goblin::balance::run(args)?,
        SimCommand::Dungeon(args) => sim::run::run::<Dungeon>(args)?,
        SimCommand::Goblin(args) => sim::run::run::<Goblin>(args)?,
        SimCommand::Match(args) => return with_game!(args.game, sim::duel::run(args)),
        SimCommand::Tournament(args) => with_game!(args.game, sim::tournament::run(args))?,
        SimCommand::Compare(args) => with_game!(args.game, sim::compare::run(args))?,
        SimCommand::Merge(args) => sim::merge::run(args)?,
        SimCommand::Report(args) => with_game!(sim::html::game(args)?, sim::html::run(args))?,
    }
    Ok(ExitCode::SUCCESS)
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
