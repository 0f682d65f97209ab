//! Random playouts through the public API, copying a state, and odds.
//!
//! `cargo xtask bench`. One item of a playout benchmark is one decision; chance steps are not counted.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use dungeon::odds::Fighter;
use dungeon::{Content, Dungeon, Hero, Setup, State};
use table::{Checking, PlayoutLuck, Playouts, Rules};

/// Games are cut after so many decisions.
const DECISIONS: u64 = 2_000;
/// Games in one sample.
const GAMES: u64 = 100;

fn main() {
    let played = play_all(&rules(), Checking::Unchecked);
    println!(
        "{GAMES} games of 4 seats, {} ended before {DECISIONS} decisions; {} decisions, {:.1} % forced, {} chance steps; \
         a state has {} bytes",
        played.ended,
        played.decisions,
        played.forced as f64 * 100.0 / played.decisions as f64,
        played.chances,
        size_of::<State>(),
    );
    divan::main();
}

fn rules() -> Dungeon {
    let setup = Setup::with_heroes("horan, taia, xanros, aderyn").expect("heroes");
    Dungeon::new(Content::karak(), setup).expect("a set-up")
}

fn play_all(rules: &Dungeon, checking: Checking) -> Playouts {
    let mut played = Playouts::default();
    let mut actions = Vec::with_capacity(256);
    for game in 0..GAMES {
        let mut luck = PlayoutLuck::for_game(7, game);
        black_box(played.play(rules, checking, DECISIONS, &mut luck, &mut actions));
    }
    played
}

fn bench_playouts(bencher: Bencher<'_, '_>, checking: Checking) {
    let rules = rules();
    let decisions = play_all(&rules, checking).decisions;
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| play_all(black_box(&rules), checking).decisions);
}

#[divan::bench]
fn playouts(bencher: Bencher<'_, '_>) {
    bench_playouts(bencher, Checking::Unchecked);
}

#[divan::bench]
fn playouts_checked(bencher: Bencher<'_, '_>) {
    bench_playouts(bencher, Checking::Checked);
}

#[divan::bench]
fn copy_state(bencher: Bencher<'_, '_>) {
    let state = rules().start();
    bencher.bench_local(|| *black_box(&state));
}

#[divan::bench(args = [Hero::Argentus, Hero::Horan, Hero::Xanros])]
fn odds(hero: Hero) -> u32 {
    let fighter =
        Fighter { hero, cursed: false, weapons: 3, bolts: 1, hit_points: 5, first_move: false };
    black_box(fighter).against(black_box(10)).win.numerator
}
