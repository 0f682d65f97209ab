//! The command line.

mod admin;
mod join;
mod lab;
mod odds;
mod play;
mod serve;
mod setup;
mod sim;
mod style;
mod variant;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use dungeon::Dungeon;
use goblin::Goblin;
use table::{Recorded as _, Viewer};
use words::Language;

pub(crate) use self::admin::{AdminArgs, AdminCommand};
pub(crate) use self::join::JoinArgs;
pub(crate) use self::lab::{BalanceArgs, FitArgs, LabArgs, LabCommand};
pub(crate) use self::odds::{DungeonOddsArgs, GoblinOddsArgs, OddsArgs, OddsGame};
pub(crate) use self::play::PlayArgs;
pub(crate) use self::serve::{DbArgs, DbCommand, ServeArgs, ServeOptions, Span};
pub(crate) use self::setup::{GoblinArgs, SetupArgs};
pub(crate) use self::sim::{
    CommonArgs, CompareArgs, MatchArgs, MergeArgs, ReportArgs, RunArgs, SimArgs, SimCommand,
    TournamentArgs,
};
pub(crate) use self::style::{Lettering, MapStyle};

/// Karak, a dungeon to explore tile by tile, and Karak: Goblin, caverns to fight through card by card.
#[derive(Parser, Debug)]
#[command(name = "karak", version, about)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play in the browser, or in this terminal
    Play(PlayArgs),
    /// Sit down at a table online, in this terminal
    Join(Box<JoinArgs>),
    /// Serve the page and tables online, without opening anything here
    Serve(Box<ServeArgs>),
    /// Look after the database of tables
    Db(DbArgs),
    /// See how a running server does, close tables, block addresses
    Admin(AdminArgs),
    /// Play many games at once and count
    Sim(SimArgs),
    /// Fit the model that tells how likely each seat is to win, or search for card numbers
    Lab(LabArgs),
    /// Show a recorded game, or prove its dice
    Replay(ReplayArgs),
    /// Say what every decision of a recorded game was worth, and how lucky everybody was
    Review(ReviewArgs),
    /// Print a record's last position as a record that begins in it
    Show(ShowArgs),
    /// Compute the odds of a combat
    Odds(OddsArgs),
    /// Check or show the cards of goblin
    Cards(CardsArgs),
    /// Print what a shell needs to complete commands and options
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
    /// Write the pages for `man` into a folder
    #[command(hide = true)]
    Man {
        /// The folder
        folder: PathBuf,
    },
}

/// Which game.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Game {
    /// Karak, the tile-laying dungeon
    Dungeon,
    /// Karak: Goblin, the card game
    Goblin,
}

impl Game {
    /// As records name it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Dungeon => Dungeon::GAME,
            Self::Goblin => Goblin::GAME,
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    /// The record
    pub(crate) file: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct ReviewArgs {
    /// The record of a game that is over
    pub(crate) file: PathBuf,
    /// One JSON object on standard output
    #[arg(long)]
    pub(crate) json: bool,
    /// Language: en, cs, de or pl; otherwise the environment's
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The record
    pub(crate) file: PathBuf,
    /// After this entry instead of the last
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// As a seat's player or a spectator sees it
    #[arg(long, value_name = "SEAT|spectator", default_value = "spectator")]
    pub(crate) view: Viewer,
    /// One JSON object on standard output
    #[arg(long)]
    pub(crate) json: bool,
    /// Check the seal and prove that every roll and draw follows from the dice's secrets; exit code 3 if players typed
    /// them in
    #[arg(long)]
    pub(crate) verify: bool,
    /// The commitment that was shown before the first roll: 64 hexadecimal digits
    #[arg(long, value_name = "HEX", requires = "verify", value_parser = commitment)]
    pub(crate) commitment: Option<[u8; 32]>,
    /// Write what this seat or a spectator has seen, to be watched by them
    #[arg(long, value_name = "SEAT|spectator", requires = "save", conflicts_with_all = ["at", "json"])]
    pub(crate) record_for: Option<Viewer>,
    /// Where --record-for writes to
    #[arg(long, value_name = "FILE", requires = "record_for")]
    pub(crate) save: Option<PathBuf>,
    /// Tell the whole game first, line by line
    #[arg(long, conflicts_with = "json")]
    pub(crate) log: bool,
    /// How the map is drawn
    #[arg(long, value_enum, default_value_t = MapStyle::Unicode)]
    pub(crate) map: MapStyle,
    /// Language: en, cs, de or pl; otherwise the environment's
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

fn commitment(text: &str) -> Result<[u8; 32], String> {
    table::unhex(text.trim()).ok_or_else(|| "a commitment has 64 hexadecimal digits".to_owned())
}

#[derive(Args, Debug)]
pub(crate) struct CardsArgs {
    #[command(subcommand)]
    pub(crate) what: CardsCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum CardsCommand {
    /// Say whether a card file can be played with, and everything that is wrong with it
    Check {
        /// The card file, see docs/cards.md
        file: PathBuf,
    },
    /// Show the cards as tables
    Show(ShowCardsArgs),
}

#[derive(Args, Debug)]
pub(crate) struct ShowCardsArgs {
    /// Cards from a file, see docs/cards.md, instead of those of the program
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
    /// Language: en, cs, de or pl; otherwise the environment's
    #[arg(long)]
    pub(crate) lang: Option<Language>,
    /// With plain characters
    #[arg(long)]
    pub(crate) ascii: bool,
}
