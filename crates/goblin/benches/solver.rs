//! How long the solver takes for positions of real games.
//!
//! `cargo xtask bench`. The table that is printed first has what averages hide: the slowest, and how many
//! positions were too large for an exact answer.

#[path = "../tests/keen/mod.rs"]
mod keen;
#[path = "../tests/moments/mod.rs"]
mod moments;

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use divan::{Bencher, black_box};
use goblin::solver::{Goal, Solver};
use goblin::{Content, Decision, Goblin, Hero, Phase, Setup, State, Switch};

/// Games that positions are taken from, for each hero.
const GAMES: u64 = 16;
/// Each is cut after so many turns.
const TURNS: u16 = 80;
/// Cards that a player has in all, in positions with draws.
const CARDS: std::ops::RangeInclusive<usize> = 6..=20;
/// Each position is asked about so often, and the fastest answer counts: the others were disturbed.
const REPEATS: usize = 3;
/// What is asked of the solver: the slowest without draws, then half and 99 of 100 with draws.
const ASKED: [Duration; 3] =
    [Duration::from_micros(20), Duration::from_millis(2), Duration::from_millis(20)];

/// Moments of battles in keen games of every hero.
struct Positions {
    /// Six cards in hand, none of which draws.
    plain: Vec<(usize, State)>,
    /// The first moment of a turn's battle at which a card in hand draws.
    drawing: Vec<(usize, State)>,
    /// By hero.
    rules: Vec<Goblin>,
}

impl Positions {
    fn get() -> &'static Self {
        static POSITIONS: OnceLock<Positions> = OnceLock::new();
        POSITIONS.get_or_init(Self::find)
    }

    fn find() -> Self {
        let mut found =
            Self { plain: Vec::new(), drawing: Vec::new(), rules: Hero::ALL.map(rules).into() };
        for hero in 0..found.rules.len() {
            for game in 0..GAMES {
                let rules = found.rules[hero].clone();
                let mut last = 0;
                moments::follow(&rules, game, TURNS, |state| {
                    if state.phase() != Phase::Seat(Decision::Battle) {
                        return;
                    }
                    let draws = draws(&rules, state);
                    if !draws && state.active_player().hand.len() == 6 {
                        found.plain.push((hero, *state));
                    }
                    if draws && CARDS.contains(&cards(state)) && state.turn() != last {
                        last = state.turn();
                        found.drawing.push((hero, *state));
                    }
                });
            }
        }
        found
    }
}

fn rules(hero: Hero) -> Goblin {
    let setup = Setup {
        heroes: vec![Some(hero)],
        abilities: Switch::On,
        turn_limit: Some(TURNS),
        ..Setup::default()
    };
    Goblin::new(Content::goblin(), setup).expect("a set-up")
}

/// Whether a card in hand draws others.
fn draws(rules: &Goblin, state: &State) -> bool {
    let player = state.active_player();
    player.hand.iter().any(|card| rules.action_card(player.hero, card).draw > 0)
}

/// All cards of the player whose turn it is.
fn cards(state: &State) -> usize {
    let player = state.active_player();
    let laid = state.battle().map_or(0, |battle| battle.chain().count());
    player.hand.len() + player.deck.len() + player.discard.len() + laid
}

/// Asks about each position and prints how long that took.
fn measure<'a>(
    name: &str,
    positions: impl IntoIterator<Item = &'a (usize, State)>,
) -> Vec<Duration> {
    let mut solver = Solver::new();
    let mut exact = 0;
    let mut times: Vec<Duration> = Vec::new();
    for (hero, state) in positions {
        let rules = &Positions::get().rules[*hero];
        let time = (0..REPEATS).map(|_| {
            let begin = Instant::now();
            black_box(solver.advise(rules, black_box(state), Goal::WIN));
            begin.elapsed()
        });
        times.extend(time.min());
        let advice = solver.advise(rules, state, Goal::WIN);
        exact += usize::from(advice.is_some_and(|advice| advice.error == 0.0));
    }
    times.sort();
    let share = exact as f64 * 100.0 / times.len().max(1) as f64;
    println!(
        "{name:<24} {:>9} {:>11.1?} {:>11.1?} {:>11.1?} {share:>8.1} % {:>8.1} %",
        times.len(),
        at(&times, 0.5),
        at(&times, 0.99),
        at(&times, 1.0),
        100.0 - share,
    );
    times
}

/// The time that this share of all stays below.
fn at(times: &[Duration], share: f64) -> Duration {
    let last = times.len().saturating_sub(1);
    times.get((last as f64 * share) as usize).copied().unwrap_or_default()
}

fn main() {
    println!(
        "{:<24} {:>9} {:>11} {:>11} {:>11} {:>10} {:>10}",
        "advice", "positions", "median", "99 %", "slowest", "exact", "sampled"
    );
    let positions = Positions::get();
    let plain = measure("six cards, no draws", &positions.plain);
    for (number, hero) in Hero::ALL.into_iter().enumerate() {
        let own = positions.drawing.iter().filter(|&&(hero, _)| hero == number);
        measure(&format!("draws, {hero}"), own);
    }
    let drawing = measure("draws, all heroes", &positions.drawing);
    let what = ["slowest without draws", "median with draws", "99 % with draws"];
    let times = [at(&plain, 1.0), at(&drawing, 0.5), at(&drawing, 0.99)];
    for ((what, time), asked) in what.into_iter().zip(times).zip(ASKED) {
        let verdict = if time <= asked { "kept" } else { "missed" };
        println!("{what}: {time:.1?}, at most {asked:?} asked: {verdict}");
    }
    divan::main();
}

fn bench_advice(bencher: Bencher<'_, '_>, positions: &[(usize, State)]) {
    let rules = &Positions::get().rules;
    let mut solver = Solver::new();
    let mut next = positions.iter().cycle();
    bencher.bench_local(|| {
        next.next().map(|(hero, state)| solver.advise(&rules[*hero], state, Goal::WIN))
    });
}

#[divan::bench]
fn advice_without_draws(bencher: Bencher<'_, '_>) {
    bench_advice(bencher, &Positions::get().plain);
}

#[divan::bench]
fn advice_with_draws(bencher: Bencher<'_, '_>) {
    bench_advice(bencher, &Positions::get().drawing);
}
