//! `karak sim compare`: two card sets or rule options, and whether games differ.

use std::io::Write as _;
use std::ops::ControlFlow;

use anyhow::{Context as _, Result};
use lab::{DealLuck, Difference, GameRow, Simulator, Summary, Unit, compare, cores};
use serde::Serialize;

use super::{progress, threads};
use crate::cli::CompareArgs;
use crate::game::Playable;

/// What `--json` prints of each figure.
#[derive(Serialize)]
struct Figure<'a> {
    name: &'a str,
    one: f64,
    other: f64,
    chance: f64,
    significant: bool,
}

pub(crate) fn run<G: Playable>(args: &CompareArgs) -> Result<()> {
    let bots = &args.seats.0;
    let rules = |options: &str| {
        let setup = args.setup.with(options, args.game);
        setup
            .and_then(|setup| G::set_up(&setup, bots.len(), Some(args.common.turn_limit)))
            .with_context(|| format!("{options} cannot be played"))
    };
    let sides = [rules(&args.one)?, rules(&args.other)?];
    let bar = progress(2 * args.games);
    let summaries = sides.map(|rules| {
        let mut summary = Summary::default();
        let worker = || {
            let (mut simulator, seed) = (Simulator::new(&rules), args.common.seed);
            move |game| simulator.play(game, bots, DealLuck::new(seed, game), &mut ())
        };
        cores::in_order(args.games, threads(args.common.threads), worker, |row: GameRow| {
            summary.add(&row);
            bar.inc(1);
            ControlFlow::Continue(())
        });
        summary
    });
    bar.finish_and_clear();
    let [one, other] = &summaries;
    write(args, &compare(one, other))
}

fn write(args: &CompareArgs, differences: &[Difference]) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if args.json {
        let figures = differences.iter().map(|difference| Figure {
            name: &difference.name,
            one: difference.values[0],
            other: difference.values[1],
            chance: difference.chance,
            significant: difference.significant,
        });
        serde_json::to_writer(&mut out, &figures.collect::<Vec<_>>())?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(
        out,
        "A: {}\nB: {}\n{} games each, seats {}\n",
        args.one, args.other, args.games, args.seats
    )?;
    writeln!(out, "{:24} {:>9} {:>9} {:>9}   chance alone", "", "A", "B", "B − A")?;
    for Difference { name, values, unit, chance, significant } in differences {
        let text = |value: f64| match unit {
            Unit::Share => format!("{:.1} %", 100.0 * value),
            Unit::Turns => format!("{value:.1}"),
        };
        let apart = match unit {
            Unit::Share => format!("{:+.1}", 100.0 * (values[1] - values[0])),
            Unit::Turns => format!("{:+.1}", values[1] - values[0]),
        };
        let mark = if *significant { "  *" } else { "" };
        let [one, other] = values.map(text);
        writeln!(out, "{name:24} {one:>9} {other:>9} {apart:>9}   {}{mark}", often(*chance))?;
    }
    let found: Vec<&str> =
        differences.iter().filter(|it| it.significant).map(|it| it.name.as_str()).collect();
    writeln!(out)?;
    if found.is_empty() {
        writeln!(
            out,
            "Nothing differs by more than chance explains (5 % for all figures together, Holm)."
        )?;
    } else {
        writeln!(
            out,
            "More than chance explains (*; 5 % for all figures together, Holm): {}.",
            found.join(", ")
        )?;
    }
    Ok(())
}

/// A chance as people read it.
fn often(chance: f64) -> String {
    if chance < 0.0001 { "under 0.01 %".to_owned() } else { format!("{:.2} %", 100.0 * chance) }
}
