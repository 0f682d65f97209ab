//! How balanced the cards of Karak: Goblin are, by many games.

use std::ops::ControlFlow;

use bots::Bot;
use goblin::Goblin;

use crate::look::Counter;
use crate::{Balance, Depth, cores};

/// Plays this many games with these bots and counts. The rules should draw heroes and who begins at
/// random, and limit the turns. The result does not depend on the number of threads. `progress` is
/// told of each game that is done.
///
/// # Panics
/// If a game does: a thread's panic is passed on.
pub fn measure(
    rules: &Goblin,
    bots: &[Bot],
    seed: u64,
    games: u64,
    threads: usize,
    progress: impl Fn(),
) -> Balance {
    let mut sum = Balance::default();
    let worker = || {
        let mut counter = Counter::new(rules, bots, seed, Depth::Cards);
        move |game| counter.play(game)
    };
    cores::in_order(games, threads, worker, |balance| {
        sum.add(&balance);
        progress();
        ControlFlow::Continue(())
    });
    sum
}
