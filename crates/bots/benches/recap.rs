//! How long a look back at a long game takes.
//!
//! `cargo xtask bench recap`. Before each table the number of turns of its game is told.

use bots::{Bot, BotPlayer, Bots, Retold, recap};
use divan::{Bencher, black_box};
use dungeon::Dungeon;
use goblin::Goblin;
use table::{PlayoutLuck, Step, StepOf, Turn, Viewer};

fn main() {
    divan::main();
}

/// The steps of a game of these bots, and how many turns it took.
fn game<R: Bots + Retold>(rules: &R, bot: Bot, seed: u64) -> (u16, Vec<StepOf<R>>) {
    let mut player = BotPlayer::new(rules);
    let mut luck = PlayoutLuck::new(seed);
    let (mut state, mut legal, mut steps) = (rules.start(), Vec::new(), Vec::new());
    loop {
        let step = match rules.turn(&state) {
            Turn::Over => return (rules.turns(&state), steps),
            Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
            Turn::Seat(seat) => {
                rules.legal_actions(&state, &mut legal);
                let view = || rules.view(&state, Viewer::Seat(seat));
                Step::Act(player.choose(rules, bot, view, &legal, &mut luck))
            }
        };
        rules.advance(&mut state, step, &mut ());
        steps.push(step);
    }
}

/// The longest of some games.
fn bench<R: Bots + Retold>(bencher: Bencher<'_, '_>, rules: &R, bot: Bot) {
    let games = (0..20).map(|seed| game(rules, bot, seed));
    let Some((turns, steps)) = games.max_by_key(|(turns, _)| *turns) else { return };
    eprintln!("{turns} turns, {} steps", steps.len());
    bencher.bench_local(|| black_box(recap(rules, rules.start(), black_box(&steps))));
}

#[divan::bench(args = ["easy", "random"])]
fn dungeon_recap(bencher: Bencher<'_, '_>, bot: &str) {
    let setup = dungeon::Setup {
        heroes: vec![None; 5],
        turn_limit: Some(400),
        ..dungeon::Setup::default()
    };
    let rules = Dungeon::new(dungeon::Content::karak(), setup).expect("a set-up");
    bench(bencher, &rules, bot.parse().expect("a bot"));
}

#[divan::bench(args = ["easy", "random"])]
fn goblin_recap(bencher: Bencher<'_, '_>, bot: &str) {
    let setup = goblin::Setup {
        heroes: vec![None; 4],
        abilities: goblin::Switch::On,
        turn_limit: Some(160),
        ..goblin::Setup::default()
    };
    let rules = Goblin::new(goblin::Content::goblin(), setup).expect("a set-up");
    bench(bencher, &rules, bot.parse().expect("a bot"));
}
