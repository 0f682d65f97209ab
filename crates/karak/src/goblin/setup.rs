//! From arguments to a game.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use goblin::{Content, First, Goblin, Setup};

use crate::cli::{GoblinArgs, SetupArgs};
use crate::files;

/// The rules of a game with so many seats.
pub(super) fn rules(args: &SetupArgs, seats: usize, turn_limit: Option<u16>) -> Result<Goblin> {
    if let Some(option) = args.dungeon.given() {
        bail!(
            "{option} is for the dungeon; goblin has --edition, --abilities, --setting and --cards"
        );
    }
    // Both games have the same heroes.
    let heroes = args.heroes_of(seats)?.into_iter();
    let heroes = heroes.map(|hero| hero.map(|hero| hero.name().parse()).transpose());
    let heroes = heroes.collect::<Result<_, _>>()?;
    let first = args.first.0.map_or(First::Random, First::Seat);
    game(&args.goblin, Setup { heroes, first, turn_limit, ..Setup::default() })
}

/// The rules of this game, with what else was asked for.
pub(super) fn game(args: &GoblinArgs, mut setup: Setup) -> Result<Goblin> {
    if let Some(edition) = args.edition {
        setup = setup.by(edition);
    }
    for setting in &args.setting {
        setup.options.change(setting).map_err(|error| anyhow!("--setting: {error}"))?;
    }
    setup.abilities = args.abilities.unwrap_or(setup.abilities);
    Goblin::new(content(args.cards.as_deref())?, setup).map_err(|faults| anyhow!("{faults}"))
}

/// The cards of this file, or those of the program.
pub(super) fn content(path: Option<&Path>) -> Result<Content> {
    let Some(path) = path else { return Ok(Content::goblin()) };
    Content::parse(&files::read_content(path)?)
        .map_err(|faults| files::listed(path, &faults))
        .context("the card file cannot be played with")
}
