//! `karak sim`: many games at once, counted.

use std::io::Write as _;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Result, bail};
use dungeon::{Dungeon, Ending, Hero, Phase};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use table::{MAX_SEATS, PlayoutLuck, Rules as _, Seat, Step, random_step};

use crate::cli::{Game, Player, SimArgs};

/// Games a thread takes at once.
const BATCH: u64 = 16;

/// What was counted. Sums of whole numbers, so that the order of games does not matter.
#[derive(Clone, Default)]
struct Count {
    games: u64,
    limited: u64,
    shared: u64,
    steps: u64,
    decisions: u64,
    forced: u64,
    turns: u64,
    by_seat: [u64; MAX_SEATS],
    by_hero: [u64; Hero::ALL.len()],
    played_by_hero: [u64; Hero::ALL.len()],
    endings: [u64; ENDINGS.len()],
}

/// Names of the endings, in the order they are counted.
const ENDINGS: [&str; 4] = ["dragon", "treasures", "explored", "turn_limit"];

/// Where an ending is counted.
fn place_of(ending: Ending) -> usize {
    match ending {
        Ending::Dragon => 0,
        Ending::Treasures(_) => 1,
        Ending::Explored => 2,
        // Nobody withdraws from a simulation or agrees on anything there.
        Ending::TurnLimit | Ending::LastLeft | Ending::Abandoned | Ending::Agreed => 3,
    }
}

/// What `--json` prints.
#[derive(Serialize)]
struct Shown {
    game: &'static str,
    seed: u64,
    threads: usize,
    games: u64,
    /// Games that came to their end before the turn limit.
    finished: u64,
    limited: u64,
    limited_share: f64,
    turn_limit: u16,
    steps: u64,
    decisions: u64,
    forced_share: f64,
    turns: u64,
    mean_turns: f64,
    seconds: f64,
    decisions_per_second: f64,
    /// A shared victory counts for each of its winners.
    wins_by_seat: Vec<u64>,
    wins_by_hero: serde_json::Map<String, serde_json::Value>,
    games_by_hero: serde_json::Map<String, serde_json::Value>,
    shared_wins: u64,
    endings: serde_json::Map<String, serde_json::Value>,
}

pub(crate) fn run(args: &SimArgs) -> Result<()> {
    match args.game {
        Game::Dungeon => {}
    }
    if args.seats.contains(&Player::Human) {
        bail!("nobody can be asked in a simulation: use random for every seat");
    }
    let rules = args.setup.dungeon(args.seats.len(), Some(args.turn_limit))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let bar = progress(args.games);
    let begun = Instant::now();
    let count = play_all(&rules, args, threads, &bar);
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let shown = show(args, threads, &count, seconds);
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &shown)?;
        writeln!(out)?;
        Ok(())
    } else {
        write_text(&mut out, &shown)
    }
}

/// A bar on a terminal, nothing elsewhere.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:30} {human_pos}/{human_len} games, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn play_all(rules: &Dungeon, args: &SimArgs, threads: usize, bar: &ProgressBar) -> Count {
    let next = AtomicU64::new(0);
    let work = || {
        let mut count = Count::default();
        let mut actions = Vec::new();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= args.games {
                return count;
            }
            let games: Range<u64> = first..(first + BATCH).min(args.games);
            bar.inc(games.end - games.start);
            for game in games {
                play(rules, PlayoutLuck::for_game(args.seed, game), &mut actions, &mut count);
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

fn play(
    rules: &Dungeon,
    mut luck: PlayoutLuck,
    actions: &mut Vec<dungeon::Action>,
    count: &mut Count,
) {
    let mut state = rules.start();
    while let Some(step) = random_step(rules, &state, actions, &mut luck) {
        if let Step::Act(_) = step {
            count.decisions += 1;
            count.forced += u64::from(actions.len() == 1);
        }
        count.steps += 1;
        rules.advance(&mut state, step, &mut ());
    }
    count.games += 1;
    count.turns += u64::from(state.turn_number());
    let winners = rules.winners(&state);
    count.shared += u64::from(winners.len() > 1);
    for seat in Seat::first(rules.seats()) {
        let (hero, won) = (state.hero(seat).hero as usize, u64::from(winners.contains(seat)));
        count.by_seat[seat.index()] += won;
        count.by_hero[hero] += won;
        count.played_by_hero[hero] += 1;
    }
    if let Phase::Over(ending) = state.phase() {
        count.endings[place_of(*ending)] += 1;
        count.limited += u64::from(*ending == Ending::TurnLimit);
    }
}

impl Count {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.limited += other.limited;
        self.shared += other.shared;
        self.steps += other.steps;
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.turns += other.turns;
        add_each(&mut self.by_seat, &other.by_seat);
        add_each(&mut self.by_hero, &other.by_hero);
        add_each(&mut self.played_by_hero, &other.played_by_hero);
        add_each(&mut self.endings, &other.endings);
    }
}

fn add_each(sums: &mut [u64], more: &[u64]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

fn show(args: &SimArgs, threads: usize, count: &Count, seconds: f64) -> Shown {
    let by_hero = |counts: &[u64]| {
        let named = Hero::ALL
            .iter()
            .zip(counts)
            .map(|(hero, &count)| (hero.name().to_owned(), count.into()));
        named.collect()
    };
    let share = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
    Shown {
        game: "dungeon",
        seed: args.seed,
        threads,
        games: count.games,
        finished: count.games - count.limited,
        limited: count.limited,
        limited_share: share(count.limited, count.games),
        turn_limit: args.turn_limit,
        steps: count.steps,
        decisions: count.decisions,
        forced_share: share(count.forced, count.decisions),
        turns: count.turns,
        mean_turns: share(count.turns, count.games),
        seconds,
        decisions_per_second: count.decisions as f64 / seconds.max(1e-9),
        wins_by_seat: count.by_seat[..args.seats.len()].to_vec(),
        wins_by_hero: by_hero(&count.by_hero),
        games_by_hero: by_hero(&count.played_by_hero),
        shared_wins: count.shared,
        endings: ENDINGS
            .iter()
            .zip(count.endings)
            .map(|(&name, n)| (name.to_owned(), n.into()))
            .collect(),
    }
}

fn write_text(out: &mut impl std::io::Write, shown: &Shown) -> Result<()> {
    let percent = |part: u64| part as f64 * 100.0 / shown.games as f64;
    writeln!(
        out,
        "{} games, {} finished, {} ({:.1} %) stopped by the limit of {} turns",
        shown.games,
        shown.finished,
        shown.limited,
        shown.limited_share * 100.0,
        shown.turn_limit,
    )?;
    writeln!(
        out,
        "{} decisions ({:.1} % forced) in {:.2} s: {:.2} million a second; {:.1} turns a game",
        shown.decisions,
        shown.forced_share * 100.0,
        shown.seconds,
        shown.decisions_per_second / 1e6,
        shown.mean_turns,
    )?;
    writeln!(out, "\nwins by seat ({} shared victories count for each winner)", shown.shared_wins)?;
    for (index, &wins) in shown.wins_by_seat.iter().enumerate() {
        writeln!(out, "  seat {}      {wins:>8}  {:>5.1} %", index + 1, percent(wins))?;
    }
    writeln!(out, "\nwins by hero, of the games the hero was in")?;
    for ((hero, wins), played) in shown.wins_by_hero.iter().zip(shown.games_by_hero.values()) {
        let (wins, played) = (wins.as_u64().unwrap_or(0), played.as_u64().unwrap_or(0));
        let share = wins as f64 * 100.0 / played.max(1) as f64;
        writeln!(out, "  {hero:<10}  {wins:>8}  {share:>5.1} % of {played}")?;
    }
    writeln!(out, "\nhow games ended")?;
    for (ending, games) in &shown.endings {
        let games = games.as_u64().unwrap_or(0);
        writeln!(out, "  {ending:<10}  {games:>8}  {:>5.1} %", percent(games))?;
    }
    Ok(())
}
