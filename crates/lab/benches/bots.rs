//! Games a second with normal bots on all seats, on one and on two threads, and iterations a second of
//! the hard bot's search.
//!
//! `cargo xtask bench`. One item is one game, or one iteration. Iterations are counted at decisions
//! that are searched to the last iteration asked for; those that are settled before are left out.

use std::cell::Cell;
use std::num::NonZeroU32;
use std::ops::ControlFlow;

use bots::{Bot, BotPlayer, Budget, DEFAULT_ITERATIONS};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use dungeon::Dungeon;
use goblin::Goblin;
use lab::{DealLuck, GameRow, Simulator, Study, cores};
use table::{PlayoutLuck, Step, Turn, Viewer};

const BOTS: [Bot; 4] = [Bot::Normal; 4];
/// Decisions that are searched, at most.
const SEARCHED: usize = 20;
const TWO: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);

fn main() {
    divan::main();
}

fn dungeon() -> Dungeon {
    let setup = dungeon::Setup {
        heroes: vec![None; BOTS.len()],
        turn_limit: Some(1000),
        ..dungeon::Setup::default()
    };
    Dungeon::new(dungeon::Content::karak(), setup).expect("a set-up")
}

fn goblin() -> Goblin {
    let setup = goblin::Setup {
        heroes: vec![None; BOTS.len()],
        turn_limit: Some(400),
        ..goblin::Setup::default()
    };
    Goblin::new(goblin::Content::goblin(), setup).expect("a set-up")
}

fn bench_games<G: Study>(bencher: Bencher<'_, '_>, rules: &G, games: u64, threads: usize) {
    let worker = || {
        let mut simulator = Simulator::new(rules);
        move |game| simulator.play(game, &BOTS, DealLuck::new(1, game), &mut ())
    };
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        let mut turns = 0;
        cores::in_order(games, threads, worker, |row: GameRow| {
            turns += u64::from(row.turns);
            ControlFlow::Continue(())
        });
        black_box(turns)
    });
}

#[divan::bench(args = [1, 2], sample_count = 20)]
fn dungeon_games_on_threads(bencher: Bencher<'_, '_>, threads: usize) {
    bench_games(bencher, &dungeon(), 40, threads);
}

#[divan::bench(args = [1, 2], sample_count = 5)]
fn goblin_games_on_threads(bencher: Bencher<'_, '_>, threads: usize) {
    bench_games(bencher, &goblin(), 8, threads);
}

/// What a seat sees and may do at decisions of a game of normal bots, every few turns.
fn positions<G: Study>(rules: &G) -> Vec<(G::View, Vec<G::Action>)> {
    let mut found = Vec::new();
    let (mut state, mut legal) = (rules.start(), Vec::new());
    let (mut player, mut luck) = (BotPlayer::new(rules), PlayoutLuck::new(7));
    let mut turn = 0;
    while found.len() < SEARCHED {
        let step = match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
            Turn::Seat(seat) => {
                rules.legal_actions(&state, &mut legal);
                let view = rules.view(&state, Viewer::Seat(seat));
                if legal.len() > 1 && rules.turns(&state) >= turn + 3 {
                    turn = rules.turns(&state);
                    found.push((view.clone(), legal.clone()));
                }
                Step::Act(player.choose(rules, Bot::Normal, || view, &legal, &mut luck))
            }
        };
        rules.advance(&mut state, step, &mut ());
    }
    found
}

/// Searches one decision, and gives how often it was asked whether to stop.
fn search<G: Study>(
    rules: &G,
    player: &mut BotPlayer<G>,
    (view, legal): &(G::View, Vec<G::Action>),
    iterations: NonZeroU32,
) -> u64 {
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        false
    };
    let mut luck = PlayoutLuck::new(1);
    black_box(player.hint(rules, view, legal, &mut luck, Budget { iterations, stop: &stop }));
    asked.get()
}

fn bench_search<G: Study>(bencher: Bencher<'_, '_>, rules: &G) {
    let (asked_for, twice) = (DEFAULT_ITERATIONS, DEFAULT_ITERATIONS.saturating_mul(TWO));
    let mut player = BotPlayer::new(rules);
    // The search is asked more often with twice the iterations only if it was not settled by then.
    let mut goes_on = |position: &_| {
        let asked = search(rules, &mut player, position, asked_for);
        search(rules, &mut player, position, twice) > asked
    };
    let mut positions = positions(rules);
    positions.retain(|position| goes_on(position));
    assert!(!positions.is_empty(), "every decision is settled early");
    let iterations = positions.len() as u64 * u64::from(asked_for.get());
    bencher.counter(ItemsCount::new(iterations)).bench_local(|| {
        for position in &positions {
            search(rules, &mut player, position, asked_for);
        }
    });
}

#[divan::bench(sample_count = 20)]
fn dungeon_search_iterations(bencher: Bencher<'_, '_>) {
    bench_search(bencher, &dungeon());
}

#[divan::bench(sample_count = 5)]
fn goblin_search_iterations(bencher: Bencher<'_, '_>) {
    bench_search(bencher, &goblin());
}
