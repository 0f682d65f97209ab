//! Arguments of `karak lab`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{CommonArgs, Game, SetupArgs};
use crate::players::Bots;

#[derive(Args, Debug)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    pub(crate) what: LabCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum LabCommand {
    /// Play games and fit the weights of the model on them
    Fit(FitArgs),
    /// Search for better numbers on the cards of goblin: small changes, tried in games of the same deals
    Balance(BalanceArgs),
}

#[derive(Args, Debug)]
pub(crate) struct FitArgs {
    /// Which game
    pub(crate) game: Game,
    /// The bots around a table; given again, games are played at each of these tables in turn
    #[arg(long, value_name = "BOT,…", default_value = "normal,normal")]
    pub(crate) seats: Vec<Bots>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Options as `karak sim compare` takes them, such as edition=cs,abilities=on; given again, games
    /// are played with each of them in turn
    #[arg(long, value_name = "OPTIONS")]
    pub(crate) with: Vec<String>,
    /// How many games in all
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    /// Look at the beginning of one turn of so many: neighboring turns tell nearly the same
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) one_turn_of: u32,
    /// How much weights are held back, in positions' worth
    #[arg(long, default_value_t = 1.0, value_parser = positive)]
    pub(crate) ridge: f64,
    /// Write the weights here; otherwise they are printed
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct BalanceArgs {
    /// The card file that is written, anew whenever something better was found
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// What was tried, a line of JSON each; the same command goes on where its log ends
    #[arg(long, value_name = "FILE")]
    pub(crate) log: PathBuf,
    /// The name of the new set
    #[arg(long, value_name = "NAME")]
    pub(crate) id: String,
    /// The bots around a table; given again, every candidate is played at each of these tables
    #[arg(long, value_name = "BOT,…", default_value = "normal,normal,normal")]
    pub(crate) seats: Vec<Bots>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Options as `karak sim compare` takes them, such as abilities=on; given again, every candidate is
    /// played with each of them
    #[arg(long, value_name = "OPTIONS")]
    pub(crate) with: Vec<String>,
    /// How often the best candidate can be adopted
    #[arg(long, default_value_t = 10)]
    pub(crate) rounds: u64,
    /// Candidates of each round
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) candidates: u16,
    /// How many things a candidate changes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=20))]
    pub(crate) changes: u16,
    /// While none is surely better, the better half is played again with twice as many games, up to so
    /// many times in all
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=10))]
    pub(crate) stages: u32,
    /// Games of each candidate at each table, the first time
    #[arg(long, default_value_t = 320, value_parser = clap::value_parser!(u64).range(16..=1_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) common: CommonArgs,
}

fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|&number: &f64| number > 0.0 && number.is_finite());
    number.ok_or_else(|| "is a number above 0".to_owned())
}
