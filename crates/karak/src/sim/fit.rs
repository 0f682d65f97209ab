//! `karak lab fit`: weights of the model that tells how likely each seat is to win.

use std::fmt::Write as _;
use std::io::Write as _;
use std::ops::ControlFlow;

use anyhow::{Result, ensure};
use bots::Bot;
use lab::{DealLuck, Fitted, Sampled, Sampler, Simulator, cores, fit_and_test};

use super::{progress, threads};
use crate::cli::FitArgs;
use crate::files;
use crate::game::Playable;

pub(crate) fn run<G: Playable>(args: &FitArgs) -> Result<()> {
    ensure!(!G::FEATURES.is_empty(), "{} describes no features to fit weights for", G::GAME);
    let kinds = tables::<G>(args)?;
    args.out.as_deref().map_or(Ok(()), files::check_writable)?;
    let bar = progress(args.games);
    let kinds = &kinds;
    let worker = || {
        let mut simulators: Vec<_> =
            kinds.iter().map(|(bots, rules)| (*bots, Simulator::new(rules))).collect();
        move |game: u64| {
            let (bots, simulator) = &mut simulators[(game % kinds.len() as u64) as usize];
            let mut sampler = Sampler::new(args.one_turn_of, args.common.seed, game);
            let luck = DealLuck::new(args.common.seed, game);
            let row = simulator.play(game, bots, luck, &mut sampler);
            sampler.end(&row)
        }
    };
    let mut games: Vec<Sampled> = Vec::new();
    cores::in_order(args.games, threads(args.common.threads), worker, |game| {
        games.push(game);
        bar.inc(1);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let fitted = fit_and_test(&games, kinds.len() as u64, G::FEATURES.len(), args.ridge);
    ensure!(
        fitted.fitted > 0 && fitted.tested > 0,
        "no game was won in time: play more games or raise the turn limit"
    );
    let model = model::<G>(args, &fitted);
    if let Some(path) = &args.out {
        files::write_text(path, &model)?;
    }
    let mut out = std::io::stdout().lock();
    if args.out.is_none() {
        write!(out, "{model}")?;
    } else {
        write!(out, "{}", figures(&fitted))?;
    }
    Ok(())
}

/// The bots and rules of each table: all bots named with all options named.
fn tables<G: Playable>(args: &FitArgs) -> Result<Vec<(&[Bot], G)>> {
    let mut setups = Vec::new();
    for options in &args.with {
        setups.push(args.setup.with(options, args.game)?);
    }
    if setups.is_empty() {
        setups.push(args.setup.clone());
    }
    let mut tables = Vec::new();
    for (setup, bots) in
        setups.iter().flat_map(|setup| args.seats.iter().map(move |it| (setup, it)))
    {
        ensure!(bots.0.len() > 1, "a lone player wins against nobody: name two bots or more");
        tables.push((&bots.0[..], G::set_up(setup, bots.0.len(), Some(args.common.turn_limit))?));
    }
    Ok(tables)
}

/// The file the bots read, with what it came from.
fn model<G: Playable>(args: &FitArgs, fitted: &Fitted) -> String {
    let seats: Vec<String> = args.seats.iter().map(|bots| format!(" --seats {bots}")).collect();
    let with: Vec<String> = args.with.iter().map(|options| format!(" --with {options}")).collect();
    let mut text = format!(
        "# How likely each seat of {} is to win: what each feature counts.\n\
         # karak lab fit {}{}{}{} --games {} --seed {} --turn-limit {} --one-turn-of {} --ridge {}\n",
        G::GAME,
        G::GAME,
        seats.concat(),
        args.setup,
        with.concat(),
        args.games,
        args.common.seed,
        args.common.turn_limit,
        args.one_turn_of,
        args.ridge,
    );
    for line in figures(fitted).lines() {
        let _ = writeln!(text, "# {line}");
    }
    for (feature, weight) in G::FEATURES.iter().zip(&fitted.weights) {
        let _ = writeln!(text, "{feature} {weight:.5}");
    }
    text
}

fn figures(fitted: &Fitted) -> String {
    let mut text = format!(
        "fitted on {} positions, tested on {} of other games\n\
         loss {:.4}; {:.4} if all were as likely to win; calibration error {:.4}\n\
         foretold  happened  seats\n",
        fitted.fitted,
        fitted.tested,
        fitted.loss,
        fitted.even_loss,
        fitted.calibration.error(),
    );
    for bin in fitted.calibration.bins().iter().filter(|bin| bin.count > 0) {
        let _ = writeln!(text, "{:8.3}  {:8.3}  {:5}", bin.foretold(), bin.happened(), bin.count);
    }
    text
}
