//! `karak sim goblin --report`: how balanced heroes, seats and cards are (G10.8).

use std::io::Write as _;

use anyhow::{Result, ensure};
use goblin::Goblin;
use lab::{Report, measure};
use table::Rules as _;

use crate::cli::{Player, SimArgs};
use crate::game::Playable as _;
use crate::sim::{progress, threads};

pub(crate) fn run(args: &SimArgs) -> Result<()> {
    ensure!(
        args.seats.iter().all(|&player| player == Player::Greedy),
        "the report measures the strongest player: use greedy for every seat, as in \
         --seats greedy,greedy"
    );
    let rules = Goblin::set_up(&args.setup, args.seats.len(), Some(args.turn_limit))?;
    let bar = progress(args.games);
    let balance = measure(&rules, args.seed, args.games, threads(args), || bar.inc(1));
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &balance)?;
        writeln!(out)?;
    } else {
        let report = Report { balance: &balance, content: rules.content(), seats: rules.seats() };
        write!(out, "{report}")?;
    }
    Ok(())
}
