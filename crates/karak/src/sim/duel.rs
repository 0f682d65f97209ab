//! `karak sim match`: whether one bot is stronger than another, decided as soon as it is known.

use std::io::Write as _;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use bots::Bot;
use lab::{Deal, Seating, Sprt, Thinking, Verdict, duel};
use serde::Serialize;

use super::{progress, threads};
use crate::cli::MatchArgs;
use crate::game::Playable;

/// What a shell sees when the first bot was not found to be stronger.
const NOT_STRONGER: u8 = 1;
/// How far from even the shares lie between which is decided, unless told otherwise: 53 and 60 % of
/// games of two.
const NOT_ABOVE: f64 = 1.06;
const AT_LEAST: f64 = 1.2;

/// What `--json` prints.
#[derive(Serialize)]
struct Outcome {
    one: String,
    other: String,
    verdict: &'static str,
    games: u64,
    deals: u64,
    /// When it stopped: a test that stops as soon as it knows overstates by a little.
    share: f64,
    share_interval: (f64, f64),
    not_above: f64,
    at_least: f64,
    log_ratio: f64,
    /// Milliseconds a decision, of the one and the other.
    mean_ms: [f64; 2],
    slowest_ms: [f64; 2],
}

pub(crate) fn run<G: Playable>(args: &MatchArgs) -> Result<ExitCode> {
    let seating = seating(args)?;
    let not_above = args.not_above.unwrap_or(NOT_ABOVE * seating.even());
    let at_least = args.at_least.unwrap_or(AT_LEAST * seating.even());
    ensure!(
        0.0 < not_above && not_above < at_least && at_least < 1.0,
        "--not-above {not_above} has to be lower than --at-least {at_least}, both between 0 and 1"
    );
    let rules = G::set_up(&args.setup, seating.seats(), Some(args.common.turn_limit))?;
    let deals = args.games.div_ceil(seating.ways() as u64);
    let bar = progress(deals * seating.ways() as u64);
    let mut test = Sprt::new(not_above, at_least, seating.variance());
    let (mut games, mut thinking) = (0, [Thinking::default(); 2]);
    let begun = Instant::now();
    let take = |deal: Deal| {
        bar.inc(deal.games);
        test.count(deal.score);
        games += deal.games;
        thinking.iter_mut().zip(deal.thinking).for_each(|(sum, more)| sum.add(more));
        match test.verdict() {
            Verdict::Open => ControlFlow::Continue(()),
            Verdict::AtLeast | Verdict::NotAbove => ControlFlow::Break(()),
        }
    };
    let now = || begun.elapsed();
    duel(&rules, &seating, args.common.seed, deals, threads(args.common.threads), now, take);
    bar.finish_and_clear();
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    let outcome = Outcome {
        one: args.one.to_string(),
        other: args.other.to_string(),
        verdict: match test.verdict() {
            Verdict::AtLeast => "stronger",
            Verdict::NotAbove => "not stronger",
            Verdict::Open => "undecided",
        },
        games,
        deals: test.deals().of,
        share: test.deals().value(),
        share_interval: test.interval(),
        not_above,
        at_least,
        log_ratio: test.log_ratio(),
        mean_ms: thinking.map(|thinking| ms(thinking.mean())),
        slowest_ms: thinking.map(|thinking| ms(thinking.slowest)),
    };
    write(&outcome, test.verdict(), args.json)?;
    let stronger = test.verdict() == Verdict::AtLeast;
    Ok(if stronger { ExitCode::SUCCESS } else { ExitCode::from(NOT_STRONGER) })
}

/// One against the others, or the table that was asked for.
fn seating(args: &MatchArgs) -> Result<Seating> {
    let Some(table) = &args.table else {
        return Ok(Seating::one_against(args.one, args.other, usize::from(args.seats)));
    };
    let known = |bot: &Bot| *bot == args.one || *bot == args.other;
    let all = table.0.contains(&args.one) && table.0.contains(&args.other);
    ensure!(
        table.0.iter().all(known) && all && args.one != args.other,
        "--table seats {} and {}, each at least once, and nobody else",
        args.one,
        args.other
    );
    let mut bots = table.0.clone();
    // The one whose share is counted comes first; everybody moves on around the table anyway.
    let first = bots.iter().position(|bot| *bot == args.one).unwrap_or(0);
    bots.rotate_left(first);
    Ok(Seating::table(bots))
}

fn write(outcome: &Outcome, verdict: Verdict, json: bool) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, outcome)?;
        writeln!(out)?;
        return Ok(());
    }
    let Outcome { one, other, games, deals, share, share_interval: (low, high), .. } = outcome;
    let (not_above, at_least) = (100.0 * outcome.not_above, 100.0 * outcome.at_least);
    match verdict {
        Verdict::AtLeast => writeln!(
            out,
            "{one} is stronger than {other}: a share of {at_least:.1} % is likelier, by far, than one \
             of {not_above:.1} %"
        )?,
        Verdict::NotAbove => writeln!(
            out,
            "{one} is not shown to be stronger than {other}: a share of {not_above:.1} % is likelier, \
             by far, than one of {at_least:.1} %"
        )?,
        Verdict::Open => writeln!(out, "undecided after {games} games")?,
    }
    writeln!(
        out,
        "{games} games, {deals} deals with every way to sit; when it stopped, {one} had won {:.1} % \
         ({:.1}–{:.1})",
        100.0 * share,
        100.0 * low,
        100.0 * high
    )?;
    for (name, index) in [(one, 0), (other, 1)] {
        writeln!(
            out,
            "  {name:10} {:8.3} ms a decision, slowest {:.1} ms",
            outcome.mean_ms[index], outcome.slowest_ms[index]
        )?;
    }
    Ok(())
}
