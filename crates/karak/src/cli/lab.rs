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

fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|&number: &f64| number > 0.0 && number.is_finite());
    number.ok_or_else(|| "is a number above 0".to_owned())
}
