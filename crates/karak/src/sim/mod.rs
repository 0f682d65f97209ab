//! `karak sim`: many games at once, counted.

mod count;
mod report;

use std::marker::PhantomData;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use table::{PlayoutLuck, Step, Turn, Viewer};

pub(crate) use self::count::{Counted, TURN_LIMIT, Tally};

use self::count::{Count, Figures};
use self::report::Report;
use crate::cli::{Player, SimArgs};
use crate::players::{Bot, Bots};

/// Games a thread takes at once.
const BATCH: u64 = 16;

pub(crate) fn run<G: Counted>(args: &SimArgs) -> Result<()> {
    if args.report {
        bail!("--report is for goblin: the printed numbers of {} are not ours to balance", G::GAME);
    }
    let bots: Option<Vec<Bot>> = args.seats.iter().copied().map(Player::bot).collect();
    let seats = bots.context("nobody can be asked in a simulation: use random for every seat")?;
    let bots = Bots::of(&args.seats)?;
    let rules = G::set_up(&args.setup, args.seats.len(), Some(args.turn_limit))?;
    let threads = threads(args);
    let bar = progress(args.games);
    let begun = Instant::now();
    let count = play_all(&rules, (&seats, &bots), args, threads, &bar);
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = Report::new::<G>(args, threads, count, seconds);
    let mut out = std::io::stdout().lock();
    if args.json { report.write_json(&mut out) } else { report.write_text(&mut out) }
}

/// As many as asked for, or one for each core.
pub(crate) fn threads(args: &SimArgs) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    args.threads.map_or(cores, usize::from)
}

/// A bar on a terminal, nothing elsewhere.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:30} {human_pos}/{human_len} games, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn play_all<G: Counted>(
    rules: &G,
    (seats, bots): (&[Bot], &Bots<G>),
    args: &SimArgs,
    threads: usize,
    bar: &ProgressBar,
) -> Count {
    let next = AtomicU64::new(0);
    let work = || {
        let mut count = Count::of::<G>();
        let (mut actions, mut bots) = (Vec::new(), bots.clone());
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= args.games {
                return count;
            }
            let games: Range<u64> = first..(first + BATCH).min(args.games);
            bar.inc(games.end - games.start);
            for game in games {
                let luck = PlayoutLuck::for_game(args.seed, game);
                play(rules, (seats, &mut bots), luck, &mut actions, &mut count);
            }
        }
    };
    std::thread::scope(|scope| {
        // If the system gives fewer threads than wanted, these do the work; this one always helps.
        let spawn = |_| std::thread::Builder::new().spawn_scoped(scope, work).ok();
        let workers: Vec<_> = (1..threads).filter_map(spawn).collect();
        let mut total = work();
        for worker in workers {
            match worker.join() {
                Ok(count) => total.add(&count),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        total
    })
}

fn play<G: Counted>(
    rules: &G,
    (seats, bots): (&[Bot], &mut Bots<G>),
    mut luck: PlayoutLuck,
    actions: &mut Vec<G::Action>,
    count: &mut Count,
) {
    let mut state = rules.start();
    loop {
        let step = match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
            Turn::Seat(seat) => {
                rules.legal_actions(&state, actions);
                count.decisions += 1;
                count.forced += u64::from(actions.len() == 1);
                let view = || rules.view(&state, Viewer::Seat(seat));
                let bot = seats[seat.index()];
                Step::Act(bots.choose(bot, rules, view, actions, &mut luck))
            }
        };
        count.steps += 1;
        let mut figures = Figures::<G> { tally: &mut count.figures, game: PhantomData };
        rules.advance(&mut state, step, &mut figures);
    }
    count.add_game(rules, &state);
}
