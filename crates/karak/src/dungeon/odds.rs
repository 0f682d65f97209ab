//! `karak odds`: exact odds of a combat.

use std::io::Write as _;

use anyhow::{Result, bail};
use dungeon::Content;
use dungeon::odds::{Fighter, Ratio};
use serde::Serialize;

use crate::cli::DungeonOddsArgs;

/// What `--json` prints: fractions as text, so that nothing is rounded.
#[derive(Serialize)]
struct Shown {
    hero: &'static str,
    against: &'static str,
    strength: u8,
    win: String,
    tie: String,
    loss: String,
    win_percent: f64,
    tie_percent: f64,
    loss_percent: f64,
    /// Expected magic bolts used up.
    bolts_spent: String,
    /// Expected hit points, sacrificed and lost together.
    hit_points_spent: String,
    hit_points_sacrificed: String,
    hit_points_lost: String,
}

pub(crate) fn run(args: &DungeonOddsArgs) -> Result<()> {
    if args.weapons.len() > 2 {
        bail!("a hero carries at most two weapons (K1.4), not {}", args.weapons.len());
    }
    let strength = Content::karak().strength[args.against];
    let fighter = Fighter {
        hero: args.hero,
        cursed: args.cursed,
        weapons: args.weapons.iter().sum(),
        bolts: args.bolts,
        hit_points: args.hit_points,
        first_move: args.first_move,
    };
    let odds = fighter.against(strength);
    // Both come from the same throws, so their sum is exact too.
    let spent = odds.sacrificed.plus(odds.lost);
    let mut out = std::io::stdout().lock();
    if args.json {
        let percent = |ratio: Ratio| (ratio.value() * 100_000.0).round() / 1000.0;
        let shown = Shown {
            hero: args.hero.name(),
            against: args.against.name(),
            strength,
            win: odds.win.to_string(),
            tie: odds.tie.to_string(),
            loss: odds.loss.to_string(),
            win_percent: percent(odds.win),
            tie_percent: percent(odds.tie),
            loss_percent: percent(odds.loss),
            bolts_spent: odds.bolts.to_string(),
            hit_points_spent: spent.to_string(),
            hit_points_sacrificed: odds.sacrificed.to_string(),
            hit_points_lost: odds.lost.to_string(),
        };
        serde_json::to_writer(&mut out, &shown)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(out, "{} against {} ({strength})", args.hero, args.against)?;
    for (name, ratio) in [("win", odds.win), ("tie", odds.tie), ("loss", odds.loss)] {
        writeln!(out, "  {name:<5} {:>9}  {:>5} %", ratio.to_string(), ratio.percent())?;
    }
    writeln!(out, "expected to be spent, fewest hit points first:")?;
    writeln!(out, "  magic bolts {:>9}  {:.3}", odds.bolts.to_string(), odds.bolts.value())?;
    writeln!(out, "  hit points  {:>9}  {:.3}", spent.to_string(), spent.value())?;
    Ok(())
}
