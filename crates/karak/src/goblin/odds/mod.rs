//! `karak odds goblin`: the best way to play a battle, and its chances.

mod report;
mod situation;

use anyhow::{Context as _, Result};
use goblin::solver::Goal;
use table::{Rules as _, Viewer};

use self::report::Report;
use crate::cli::GoblinOddsArgs;
use bots::goblin::Adviser;

pub(crate) fn run(args: &GoblinOddsArgs) -> Result<()> {
    let (rules, state) = situation::read(args)?;
    let goal = if args.survive { Goal::SURVIVE } else { Goal::WIN };
    // The player who asks knows no more than at a table.
    let view = rules.view(&state, Viewer::Seat(state.active()));
    let adviser = Adviser::new(&rules, &view, goal);
    let mut adviser = adviser.context("there is nothing to fight in this position")?;
    let fights = match (args.monster, view.battle.is_some()) {
        (_, true) => adviser.battle().into_iter().collect(),
        (Some(monster), false) => adviser.fight(monster).into_iter().collect(),
        (None, false) => {
            let monsters = adviser.open_monsters();
            monsters.into_iter().filter_map(|monster| adviser.fight(monster)).collect()
        }
    };
    let report = Report::new(&rules, &state, fights);
    let mut out = std::io::stdout().lock();
    match (args.json, args.position.is_some()) {
        (true, true) => report.write_json(&mut out),
        (true, false) => report.write_only_fight_as_json(&mut out),
        (false, _) => report.write_text(&mut out),
    }
}
