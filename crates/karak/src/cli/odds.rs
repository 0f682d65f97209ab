//! The options of `karak odds`: each game has its own.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use dungeon::{Hero, Monster};

use super::GoblinArgs;

#[derive(Args, Debug)]
pub(crate) struct OddsArgs {
    #[command(subcommand)]
    pub(crate) game: OddsGame,
}

/// Odds in which game.
#[derive(Subcommand, Debug)]
pub(crate) enum OddsGame {
    /// The exact odds of a combat in the dungeon
    Dungeon(DungeonOddsArgs),
    /// The best way to play a battle in the goblin caverns, and its chances
    Goblin(GoblinOddsArgs),
}

#[derive(Args, Debug)]
pub(crate) struct DungeonOddsArgs {
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

#[derive(Args, Debug)]
pub(crate) struct GoblinOddsArgs {
    /// A position, see docs/notation.md: the battle that is fought in it, or every monster that the
    /// player whose turn it is could fight
    #[arg(long, value_name = "FILE", conflicts_with_all = ["hand", "monster", "weapon", "armour", "hit_points", "deck", "discard", "potions"])]
    pub(crate) position: Option<PathBuf>,
    /// Who fights; with a position the heroes of all seats, unless it says so itself
    #[arg(long, value_name = "HERO", value_delimiter = ',', required_unless_present = "position")]
    pub(crate) hero: Vec<goblin::Hero>,
    /// The monster: its number, such as I.3, I.k2 or X.1
    #[arg(long, value_name = "MONSTER", required_unless_present = "position")]
    pub(crate) monster: Option<goblin::Monster>,
    /// Cards in hand: s1 to s6 for the hero's own, II.7 for what was won [default: s1,s2,s3,s4]
    #[arg(long, value_delimiter = ',', value_name = "CARD,…")]
    pub(crate) hand: Vec<goblin::Card>,
    /// Cards in the deck in an order nobody knows, but the first one's back is on top: `unknown` for
    /// all of the hero's own that are nowhere else, or a list (the others are discarded), or `none`
    #[arg(long, value_name = "CARD,…", default_value = "unknown")]
    pub(crate) deck: String,
    /// Cards in the discard pile
    #[arg(long, value_delimiter = ',', value_name = "CARD,…")]
    pub(crate) discard: Vec<goblin::Card>,
    /// The hero's weapon
    #[arg(long, value_name = "CARD")]
    pub(crate) weapon: Option<goblin::Won>,
    /// The hero's armour
    #[arg(long, value_name = "CARD", alias = "armor")]
    pub(crate) armour: Option<goblin::Won>,
    /// Potions: strength, healing, countercurse
    #[arg(long, value_delimiter = ',', value_name = "POTION,…")]
    pub(crate) potions: Vec<goblin::Potion>,
    /// Hit points of the hero [default: all]
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=7))]
    pub(crate) hit_points: Option<u8>,
    /// First of all survive; otherwise the monster comes first
    #[arg(long)]
    pub(crate) survive: bool,
    #[command(flatten)]
    pub(crate) setup: GoblinArgs,
    /// One JSON object on standard output
    #[arg(long)]
    pub(crate) json: bool,
}
