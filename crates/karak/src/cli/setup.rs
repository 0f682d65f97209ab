//! What a game is set up with: for all games, and for each of them.

use std::fmt;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use dungeon::{Goals, Hero};
use goblin::{Edition, Switch};
use table::Seat;
use words::Language;

/// Where help lists the options that only one of the games has.
const DUNGEON: &str = "Options of the dungeon";
const GOBLIN: &str = "Options of goblin";

/// What a game is set up with.
#[derive(Args, Clone, Debug)]
pub(crate) struct SetupArgs {
    /// A hero for each seat: argentus, horan, xanros, aderyn, victorius, taia, or random [default: all
    /// random]
    #[arg(long, value_delimiter = ',', value_name = "HERO,…", value_parser = hero_or_random)]
    pub(crate) heroes: Vec<HeroChoice>,
    /// Who begins: a seat's number from 1, or `roll` for chance
    #[arg(long, value_name = "SEAT", default_value = "roll", value_parser = first)]
    pub(crate) first: FirstChoice,
    #[command(flatten)]
    pub(crate) dungeon: DungeonArgs,
    #[command(flatten)]
    pub(crate) goblin: GoblinArgs,
}

/// What only the dungeon is set up with.
#[derive(Args, Clone, Debug)]
pub(crate) struct DungeonArgs {
    /// Tiles and tokens from a file, see docs/content.md
    #[arg(long, help_heading = DUNGEON, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
    /// Goals beside the dragon: treasures (six of them win at once, three in the short dungeon),
    /// inventory (treasures take slots), or both [default: dragon]
    #[arg(long, help_heading = DUNGEON, value_name = "GOAL,…")]
    pub(crate) goal: Option<Goals>,
    /// The short dungeon of 40 tiles
    #[arg(long, help_heading = DUNGEON, conflicts_with = "content")]
    pub(crate) short: bool,
}

/// What only the goblin caverns are set up with.
#[derive(Args, Clone, Debug)]
pub(crate) struct GoblinArgs {
    /// Whose rulebook: en, cs, de or pl [default: that of the language the game is told in, or en]
    #[arg(long, help_heading = GOBLIN)]
    pub(crate) edition: Option<Edition>,
    /// Special abilities of the heroes: on or off [default: off]
    #[arg(long, help_heading = GOBLIN, value_name = "SWITCH")]
    pub(crate) abilities: Option<Switch>,
    /// Cards from a file, see docs/cards.md
    #[arg(long, help_heading = GOBLIN, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
    /// Changes a setting of the edition, such as hit-points=6, hit-points=5/7 (by seat) or
    /// head-start=on; may be given again. Settings: gatekeepers, early-revival, new-deck, resolution,
    /// free-potions, first-strike, hit-points, short-game, cursed-hand, head-start
    #[arg(long, help_heading = GOBLIN, value_name = "NAME=VALUE")]
    pub(crate) setting: Vec<String>,
    /// The language the game is told in, where that is known.
    #[arg(skip)]
    pub(crate) lang: Option<Language>,
}

/// A hero, or whichever is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HeroChoice(pub(crate) Option<Hero>);

/// Who begins, unless it is left to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FirstChoice(pub(crate) Option<Seat>);

impl SetupArgs {
    /// The hero of each of so many seats; `None` is drawn.
    pub(crate) fn heroes_of(&self, seats: usize) -> Result<Vec<Option<Hero>>> {
        if !self.heroes.is_empty() && self.heroes.len() != seats {
            let heroes = self.heroes.len();
            bail!("seats: {seats}, heroes: {heroes}; name one hero for each seat, or `random`");
        }
        let chosen = self.heroes.iter().map(|choice| choice.0);
        Ok(chosen.chain(std::iter::repeat(None)).take(seats).collect())
    }
}

/// As on the command line, each with a space before it.
impl fmt::Display for SetupArgs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { heroes, first, dungeon, goblin } = self;
        let DungeonArgs { content, goal, short } = dungeon;
        let GoblinArgs { edition, abilities, cards, setting, lang: _ } = goblin;
        if !heroes.is_empty() {
            let name = |choice: &HeroChoice| choice.0.map_or("random", Hero::name);
            write!(f, " --heroes {}", heroes.iter().map(name).collect::<Vec<_>>().join(","))?;
        }
        if let FirstChoice(Some(seat)) = first {
            write!(f, " --first {seat}")?;
        }
        for (name, path) in [("content", content), ("cards", cards)] {
            if let Some(path) = path {
                write!(f, " --{name} {}", path.display())?;
            }
        }
        if let Some(goal) = goal {
            write!(f, " --goal {goal}")?;
        }
        if *short {
            f.write_str(" --short")?;
        }
        if let Some(edition) = edition {
            write!(f, " --edition {edition}")?;
        }
        if let Some(abilities) = abilities {
            write!(f, " --abilities {abilities}")?;
        }
        setting.iter().try_for_each(|setting| write!(f, " --setting {setting}"))
    }
}

impl DungeonArgs {
    /// The first of these options that was given, if any was.
    pub(crate) fn given(&self) -> Option<&'static str> {
        let given = [
            (self.content.is_some(), "--content"),
            (self.goal.is_some(), "--goal"),
            (self.short, "--short"),
        ];
        first_given(&given)
    }
}

impl GoblinArgs {
    /// The first of these options that was given, if any was.
    pub(crate) fn given(&self) -> Option<&'static str> {
        let given = [
            (self.edition.is_some(), "--edition"),
            (self.abilities.is_some(), "--abilities"),
            (self.cards.is_some(), "--cards"),
            (!self.setting.is_empty(), "--setting"),
        ];
        first_given(&given)
    }
}

fn first_given(options: &[(bool, &'static str)]) -> Option<&'static str> {
    options.iter().find(|(given, _)| *given).map(|&(_, option)| option)
}

fn hero_or_random(text: &str) -> std::result::Result<HeroChoice, String> {
    match text.trim() {
        "random" => Ok(HeroChoice(None)),
        name => name
            .parse()
            .map(|hero| HeroChoice(Some(hero)))
            .map_err(|error: table::NotationError| format!("{error}; `random` draws one")),
    }
}

fn first(text: &str) -> std::result::Result<FirstChoice, String> {
    match text {
        "roll" | "random" => Ok(FirstChoice(None)),
        seat => seat
            .parse()
            .map(|seat| FirstChoice(Some(seat)))
            .map_err(|_| "is `roll` or a seat's number from 1 to 5".to_owned()),
    }
}
