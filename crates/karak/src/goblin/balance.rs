//! `karak sim goblin --report`: how balanced heroes, seats and cards are, and whether there is suspense (G10.8).

use std::io::Write as _;

use anyhow::Result;
use goblin::Goblin;
use lab::{Report, measure};

use crate::cli::RunArgs;
use crate::game::Playable as _;
use crate::sim::{progress, threads};

pub(crate) fn run(args: &RunArgs) -> Result<()> {
    let rules = Goblin::set_up(&args.setup, args.seats.0.len(), Some(args.common.turn_limit))?;
    let bar = progress(args.games);
    let balance = measure(
        &rules,
        &args.seats.0,
        args.common.seed,
        args.games,
        threads(args.common.threads),
        || bar.inc(1),
    );
    bar.finish_and_clear();
    let report = Report { balance: &balance, rules: &rules };
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &report.figures())?;
        writeln!(out)?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(())
}
