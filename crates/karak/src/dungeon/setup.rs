//! From arguments to a game.

use anyhow::{Context as _, Result, anyhow, bail};
use dungeon::{Content, Dungeon, First, Setup};

use crate::cli::SetupArgs;
use crate::files;

/// The rules of a game with so many seats.
pub(super) fn rules(args: &SetupArgs, seats: usize, turn_limit: Option<u16>) -> Result<Dungeon> {
    if let Some(option) = args.goblin.given() {
        bail!("{option} is for goblin; the dungeon has --goal, --short and --content");
    }
    let heroes = args.heroes_of(seats)?;
    let first = args.first.0.map_or(First::Roll, First::Seat);
    let goals = args.dungeon.goal.unwrap_or_default();
    let setup = Setup { heroes, first, goals, turn_limit, ..Setup::default() };
    Dungeon::new(content(args)?, setup).map_err(|faults| anyhow!("{faults}"))
}

fn content(args: &SetupArgs) -> Result<Content> {
    let Some(path) = &args.dungeon.content else {
        return Ok(if args.dungeon.short { Content::short() } else { Content::karak() });
    };
    let text = files::read_content(path)?;
    Content::parse(&text)
        .map_err(|faults| files::listed(path, faults.0.iter()))
        .context("the content file cannot be played with")
}
