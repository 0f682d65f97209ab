//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use dungeon::{Goals, Hero, Monster};
use table::Viewer;
use words::Language;

/// Karak, a dungeon to explore tile by tile.
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
    /// Compute the exact odds of a combat
    Odds(OddsArgs),
}

/// Which game.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Game {
    /// Karak, the tile-laying dungeon
    Dungeon,
}

/// Who sits on a seat.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at this terminal
    Human,
    /// Chooses at random
    Random,
}

impl Player {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "random",
        }
    }
}

/// How the map is drawn.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MapStyle {
    /// With line-drawing characters
    Unicode,
    /// With plain characters
    Ascii,
    /// Not at all: the choices say what is around, for screen readers
    None,
}

/// What a game is set up with.
#[derive(Args, Debug)]
pub(crate) struct SetupArgs {
    /// A hero for each seat: argentus, horan, xanros, aderyn, victorius, taia, or random [default: all
    /// random]
    #[arg(long, value_delimiter = ',', value_name = "HERO,…", value_parser = hero_or_random)]
    pub(crate) heroes: Vec<HeroChoice>,
    /// Goals beside the dragon: treasures (six of them win at once, three in the short dungeon),
    /// inventory (treasures take slots), or both
    #[arg(long, value_name = "GOAL,…", default_value = "dragon")]
    pub(crate) goal: Goals,
    /// Who begins: a seat's number from 1, or `roll`
    #[arg(long, value_name = "SEAT", default_value = "roll", value_parser = first)]
    pub(crate) first: dungeon::First,
    /// The short dungeon of 40 tiles
    #[arg(long, conflicts_with = "content")]
    pub(crate) short: bool,
    /// Tiles and tokens from a file, see docs/content.md
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

/// A hero, or whichever is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HeroChoice(pub(crate) Option<Hero>);

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// Which game
    #[arg(default_value = "dungeon")]
    pub(crate) game: Game,
    /// Play in this terminal; it is the only way so far
    #[arg(long)]
    pub(crate) terminal: bool,
    /// Who sits on each seat: human or random [default: human,random,random, or a human and random
    /// ones for the heroes named]
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
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "heroes", "goal", "first", "short", "content", "turn_limit", "seed", "own_draws"])]
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
    /// Who sits on each seat, up to five: random
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
pub(crate) struct OddsArgs {
    /// Which game
    pub(crate) game: Game,
    /// Who fights
    #[arg(long)]
    pub(crate) hero: Hero,
    /// What each weapon adds, 0 to 20, at most two
    #[arg(long, value_delimiter = ',', value_name = "BONUS,…", value_parser = clap::value_parser!(u8).range(0..=20))]
    pub(crate) weapons: Vec<u8>,
    /// Magic bolts
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3))]
    pub(crate) bolts: u8,
    /// The monster: giant-rat, giant-spider, mummy, skeleton-turnkey, skeleton-warrior, skeleton-king,
    /// fallen or dragon
    #[arg(long, value_name = "MONSTER")]
    pub(crate) against: Monster,
    /// The hero has the curse
    #[arg(long)]
    pub(crate) cursed: bool,
    /// The first move of the turn leads into the combat
    #[arg(long)]
    pub(crate) first_move: bool,
    /// Hit points of the hero
    #[arg(long, default_value_t = dungeon::FULL_HIT_POINTS, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) hit_points: u8,
    /// One JSON object on standard output
    #[arg(long)]
    pub(crate) json: bool,
}

fn hero_or_random(text: &str) -> Result<HeroChoice, String> {
    match text.trim() {
        "random" => Ok(HeroChoice(None)),
        name => name
            .parse()
            .map(|hero| HeroChoice(Some(hero)))
            .map_err(|error: table::NotationError| format!("{error}; `random` draws one")),
    }
}

fn first(text: &str) -> Result<dungeon::First, String> {
    match text {
        "roll" => Ok(dungeon::First::Roll),
        seat => seat
            .parse()
            .map(dungeon::First::Seat)
            .map_err(|_| "is `roll` or a seat's number from 1 to 5".to_owned()),
    }
}
