//! Random playouts through the public API, copying a state, and odds.
//!
//! `cargo xtask bench`. One item of a playout benchmark is one decision; chance steps are not counted.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use dungeon::odds::Fighter;
use dungeon::{Action, Content, Dungeon, Hero, Setup, State};
use table::{Luck, PlayoutLuck, Rules, Step, Turn};

/// Games are cut after so many decisions.
const DECISIONS: u64 = 2_000;
/// Games in one sample.
const GAMES: u64 = 100;

fn main() {
    let played = play_all(&rules(), Apply::Unchecked);
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

#[derive(Clone, Copy, PartialEq, Eq)]
enum Apply {
    Unchecked,
    Checked,
}

#[derive(Clone, Copy, Default)]
struct Played {
    ended: u64,
    decisions: u64,
    forced: u64,
    chances: u64,
}

fn play_all(rules: &Dungeon, apply: Apply) -> Played {
    let mut played = Played::default();
    let mut actions = Vec::with_capacity(256);
    for game in 0..GAMES {
        play(rules, apply, PlayoutLuck::for_game(7, game), &mut actions, &mut played);
    }
    played
}

#[inline]
fn play(
    rules: &Dungeon,
    apply: Apply,
    mut luck: PlayoutLuck,
    actions: &mut Vec<Action>,
    played: &mut Played,
) {
    let mut state = rules.start();
    let mut decisions = 0;
    while decisions < DECISIONS {
        let step = match rules.turn(&state) {
            Turn::Over => {
                played.ended += 1;
                break;
            }
            Turn::Chance => {
                played.chances += 1;
                Step::Chance(rules.sample(&state, &mut luck))
            }
            Turn::Seat(_) => {
                rules.legal_actions(&state, actions);
                decisions += 1;
                played.forced += u64::from(actions.len() == 1);
                Step::Act(actions[luck.below(actions.len() as u32) as usize])
            }
        };
        match apply {
            Apply::Unchecked => rules.advance(&mut state, step, &mut ()),
            Apply::Checked => rules.apply(&mut state, step, &mut ()).expect("a legal step"),
        }
    }
    played.decisions += decisions;
    black_box(&state);
}

fn bench_playouts(bencher: Bencher<'_, '_>, apply: Apply) {
    let rules = rules();
    let decisions = play_all(&rules, apply).decisions;
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| play_all(black_box(&rules), apply).decisions);
}

#[divan::bench]
fn playouts(bencher: Bencher<'_, '_>) {
    bench_playouts(bencher, Apply::Unchecked);
}

#[divan::bench]
fn playouts_checked(bencher: Bencher<'_, '_>) {
    bench_playouts(bencher, Apply::Checked);
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
