//! The command line.

mod odds;
mod setup;
mod style;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use dungeon::Dungeon;
use goblin::Goblin;
use table::{Recorded as _, Viewer};
use words::Language;

pub(crate) use self::odds::{DungeonOddsArgs, GoblinOddsArgs, OddsArgs, OddsGame};
pub(crate) use self::setup::{GoblinArgs, SetupArgs};
pub(crate) use self::style::{Lettering, MapStyle};

use crate::players::Bot;

/// Karak, a dungeon to explore tile by tile, and Karak: Goblin, caverns to fight through card by card.
#[derive(Parser, Debug)]
#[command(name = "karak", version, about)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play a game
    Play(PlayArgs),
    /// Play many games at once and count
    Sim(SimArgs),
    /// Show a recorded game, or prove its dice
    Replay(ReplayArgs),
    /// Compute the odds of a combat
    Odds(OddsArgs),
    /// Check or show the cards of goblin
    Cards(CardsArgs),
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

/// Who sits on a seat.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at this terminal
    Human,
    /// Chooses at random
    Random,
    /// Takes what promises most right now; in goblin only
    Greedy,
}

impl Player {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// Who chooses, unless it is somebody at this terminal.
    pub(crate) const fn bot(self) -> Option<Bot> {
        match self {
            Self::Human => None,
            Self::Random => Some(Bot::Random),
            Self::Greedy => Some(Bot::Greedy),
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// Which game
    #[arg(default_value = "dungeon")]
    pub(crate) game: Game,
    /// Play in this terminal; it is the only way so far
    #[arg(long)]
    pub(crate) terminal: bool,
    /// Who sits on each seat: human, random or (in goblin) greedy [default: a human and two bots, or
    /// bots for all other heroes named]
    #[arg(long, value_delimiter = ',', value_name = "PLAYER,…", hide_possible_values = true)]
    pub(crate) seats: Vec<Player>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// End the game after so many turns
    #[arg(long, value_name = "TURNS")]
    pub(crate) turn_limit: Option<u16>,
    /// Dice that can be had again; without it they cannot be foreseen
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Roll and draw with the real box: every roll and draw is asked for
    #[arg(long, conflicts_with = "seed")]
    pub(crate) own_draws: bool,
    /// Go on with a saved game; it is saved to the same file unless --save names another
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "heroes", "goal", "first", "short", "content", "turn_limit", "seed", "own_draws", "edition", "abilities", "cards", "setting"])]
    pub(crate) resume: Option<PathBuf>,
    /// Save the game here after every turn and at the end
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Language: en, cs, de or pl; otherwise the environment's
    #[arg(long)]
    pub(crate) lang: Option<Language>,
    /// How the map is drawn
    #[arg(long, value_enum, default_value_t = MapStyle::Unicode)]
    pub(crate) map: MapStyle,
    /// The same as --map ascii
    #[arg(long, conflicts_with = "map")]
    pub(crate) ascii: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SimArgs {
    /// Which game
    pub(crate) game: Game,
    /// Who sits on each seat, up to five in the dungeon and four in goblin: random, or (in goblin)
    /// greedy
    #[arg(
        hide_possible_values = true,
        long,
        value_delimiter = ',',
        value_name = "PLAYER,…",
        default_value = "random,random,random,random"
    )]
    pub(crate) seats: Vec<Player>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// Same seed, same result
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games that are not over by then end with this turn
    #[arg(long, value_name = "TURNS", default_value_t = 2000, value_parser = clap::value_parser!(u16).range(1..=i64::from(dungeon::MAX_TURN_LIMIT)))]
    pub(crate) turn_limit: u16,
    /// Threads; otherwise one for each core
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// One JSON object on standard output
    #[arg(long)]
    pub(crate) json: bool,
    /// Measure how balanced heroes, seats and cards of goblin are, with greedy on every seat
    #[arg(long)]
    pub(crate) report: bool,
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
    /// Prove that nothing was changed and every roll and draw came from the dice
    #[arg(long)]
    pub(crate) verify: bool,
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
