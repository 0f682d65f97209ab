//! Many games on all cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use goblin::Goblin;

use crate::Balance;
use crate::balance::Counter;

/// Plays this many games with the greedy player on every seat and counts. The rules should draw
/// heroes and who begins at random, and limit the turns. The result does not depend on the number of
/// threads, except for the last digits of means. `progress` is told of each game that is done.
///
/// # Panics
/// If a game does: a thread's panic is passed on.
pub fn measure(
    rules: &Goblin,
    seed: u64,
    games: u64,
    threads: usize,
    progress: impl Fn() + Sync,
) -> Balance {
    let next = AtomicU64::new(0);
    let sum = Mutex::new(Balance::default());
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut counter = Counter::new(rules, seed);
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    counter.play(game);
                    progress();
                }
                sum.lock().expect("no thread panicked").add(&counter.balance);
            });
        }
    });
    sum.into_inner().expect("no thread panicked")
}
