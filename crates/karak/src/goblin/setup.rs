//! From arguments to a game.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use goblin::{Content, First, Goblin, Setup};
use table::content::{ContentFault, ContentFaults};
use words::{Arg, Language, Words, key};

use crate::cli::{GoblinArgs, SetupArgs};
use crate::files;
use crate::terminal::language;

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
    Goblin::new(content(args.cards.as_deref(), args.lang)?, setup)
        .map_err(|faults| anyhow!("{faults}"))
}

/// The cards of this file, or those of the program. What is wrong with them is told in the language wanted.
pub(super) fn content(path: Option<&Path>, wanted: Option<Language>) -> Result<Content> {
    let Some(path) = path else { return Ok(Content::goblin()) };
    let told = |faults: &ContentFaults| {
        let words = Words::new(language(wanted));
        let fault = |fault: &ContentFault| {
            let line = [("number", Arg::Number(fault.line as i64))];
            let line = words.say(key::WEB_CARDS_LINE, &line);
            format!("{line} {}", words::content_fault(&words, fault))
        };
        files::listed(path, faults.0.iter().map(fault))
    };
    Content::parse(&files::read_content(path)?)
        .map_err(|faults| told(&faults))
        .context("the card file cannot be played with")
}
