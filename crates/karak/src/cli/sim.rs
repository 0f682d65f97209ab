//! Arguments of `karak sim`.

use std::path::PathBuf;

use bots::Bot;
use clap::{Args, Subcommand};
use lab::Shard;

use super::{Game, SetupArgs};
use crate::players::Bots;

#[derive(Args, Debug)]
pub(crate) struct SimArgs {
    #[command(subcommand)]
    pub(crate) what: SimCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum SimCommand {
    /// Play many games of Karak, the tile-laying dungeon
    Dungeon(RunArgs),
    /// Play many games of Karak: Goblin, the card game
    Goblin(RunArgs),
    /// Find out whether one bot is stronger than another
    Match(MatchArgs),
    /// Let bots play each against each, and rate them
    Tournament(TournamentArgs),
    /// Find out what two card sets or rule options change
    Compare(CompareArgs),
    /// Make one file of the shards of a batch
    Merge(MergeArgs),
    /// Write a page with plots from files of rows
    Report(ReportArgs),
}

#[derive(Args, Debug)]
pub(crate) struct RunArgs {
    /// Who sits on each seat, up to five in the dungeon and four in goblin: random, easy, normal, hard,
    /// or hard:N for a search of N iterations
    #[arg(long, value_name = "BOT,…", default_value = "random,random,random,random")]
    pub(crate) seats: Bots,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    /// One JSON object on standard output
    #[arg(long)]
    pub(crate) json: bool,
    /// A row for each game, in a file that ends in .jsonl, .csv or .parquet; the same command goes on
    /// where it was stopped
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// A row for each turn and seat, in another such file
    #[arg(long, value_name = "FILE", requires = "out")]
    pub(crate) turns: Option<PathBuf>,
    /// Only a part of the games, such as 3/16
    #[arg(long, value_name = "PART/OF")]
    pub(crate) shard: Option<Shard>,
    /// A page with plots
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// Say how balanced heroes and seats are, and in goblin the cards
    #[arg(long, conflicts_with_all = ["out", "turns", "shard", "html"])]
    pub(crate) report: bool,
}

/// What all commands that play games have in common.
#[derive(Args, Debug)]
pub(crate) struct CommonArgs {
    /// Same seed, same result
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games that are not over by then end with this turn
    #[arg(long, value_name = "TURNS", default_value_t = 2000, value_parser = clap::value_parser!(u16).range(1..=i64::from(dungeon::MAX_TURN_LIMIT)))]
    pub(crate) turn_limit: u16,
    /// Threads; otherwise one for each core
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    /// Which game
    pub(crate) game: Game,
    /// The bot that should be stronger
    pub(crate) one: Bot,
    /// The other
    pub(crate) other: Bot,
    /// How many sit at a table: the one against so many of the other less one
    #[arg(long, default_value_t = 2, conflicts_with = "table", value_parser = clap::value_parser!(u8).range(2..=5))]
    pub(crate) seats: u8,
    /// Another table, such as hard,normal,hard,normal; everybody moves on around it
    #[arg(long, value_name = "BOT,…")]
    pub(crate) table: Option<Bots>,
    /// Stronger is a share of victories of at least this [default: 0.60 for two seats]
    #[arg(long, value_name = "SHARE")]
    pub(crate) at_least: Option<f64>,
    /// Not stronger is a share not above this [default: 0.53 for two seats]
    #[arg(long, value_name = "SHARE")]
    pub(crate) not_above: Option<f64>,
    /// Give up after so many games
    #[arg(long, default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    /// One JSON object on standard output
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct TournamentArgs {
    /// Which game
    pub(crate) game: Game,
    /// The bots, two or more
    #[arg(required = true)]
    pub(crate) bots: Vec<Bot>,
    /// How many sit at a table: two bots in turn around it
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) seats: u8,
    /// How many games each pair plays
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    /// One JSON array on standard output
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CompareArgs {
    /// Which game
    pub(crate) game: Game,
    /// Options or a file: `default`, `edition=cs,abilities=on`, `goal=treasures`, `my-cards.toml`
    pub(crate) one: String,
    /// What to compare it with
    pub(crate) other: String,
    /// Who sits on each seat
    #[arg(long, value_name = "BOT,…", default_value = "normal,normal,normal,normal")]
    pub(crate) seats: Bots,
    /// How many games with each
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    /// One JSON array on standard output
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct MergeArgs {
    /// The file to write; its ending says the form
    pub(crate) out: PathBuf,
    /// The shards: all of them, files that end in .jsonl
    #[arg(required = true)]
    pub(crate) shards: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ReportArgs {
    /// Files of rows that end in .jsonl: of games, and of their turns for how games go on
    #[arg(required = true)]
    pub(crate) rows: Vec<PathBuf>,
    /// The page to write
    #[arg(long, value_name = "FILE")]
    pub(crate) html: PathBuf,
}
