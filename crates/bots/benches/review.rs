//! How long the review of a game for four takes.
//!
//! `cargo xtask bench review`. Before each table the number of steps of its game is told.

use bots::{Bot, BotPlayer, Bots, Reviewed, review};
use divan::{Bencher, black_box};
use dungeon::Dungeon;
use goblin::Goblin;
use table::{PlayoutLuck, Step, StepOf, Turn, Viewer};

const SEATS: usize = 4;

fn main() {
    divan::main();
}

/// The steps of a game of normal bots.
fn game<R: Bots>(rules: &R, seed: u64) -> Vec<StepOf<R>> {
    let mut player = BotPlayer::new(rules);
    let mut luck = PlayoutLuck::new(seed);
    let (mut state, mut legal, mut steps) = (rules.start(), Vec::new(), Vec::new());
    loop {
        let step = match rules.turn(&state) {
            Turn::Over => return steps,
            Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
            Turn::Seat(seat) => {
                rules.legal_actions(&state, &mut legal);
                let view = || rules.view(&state, Viewer::Seat(seat));
                Step::Act(player.choose(rules, Bot::Normal, view, &legal, &mut luck))
            }
        };
        rules.advance(&mut state, step, &mut ());
        steps.push(step);
    }
}

/// The longest of some games.
fn bench<R: Bots + Reviewed>(bencher: Bencher<'_, '_>, rules: &R) {
    let Some(steps) = (0..20).map(|seed| game(rules, seed)).max_by_key(Vec::len) else { return };
    eprintln!("{} steps", steps.len());
    bencher.bench_local(|| black_box(review(rules, rules.start(), black_box(&steps))));
}

#[divan::bench(sample_count = 10)]
fn dungeon_review(bencher: Bencher<'_, '_>) {
    let setup = dungeon::Setup {
        heroes: vec![None; SEATS],
        turn_limit: Some(400),
        ..dungeon::Setup::default()
    };
    bench(bencher, &Dungeon::new(dungeon::Content::karak(), setup).expect("a set-up"));
}

#[divan::bench(sample_count = 10)]
fn goblin_review(bencher: Bencher<'_, '_>) {
    let setup = goblin::Setup {
        heroes: vec![None; SEATS],
        turn_limit: Some(400),
        ..goblin::Setup::default()
    };
    bench(bencher, &Goblin::new(goblin::Content::goblin(), setup).expect("a set-up"));
}
