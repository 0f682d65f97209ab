//! Many games on all cores.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::{panic, thread};

/// Does a piece of work for each of these numbers, on so many threads, and hands on what comes out,
/// in no particular order, until all is done or `take` has enough. Each thread makes its own worker,
/// and works on at most one number while its last result waits to be taken.
///
/// # Panics
/// If a worker does: its panic is passed on.
pub fn each<I, W, R>(
    numbers: impl IntoIterator<Item = u64, IntoIter = I>,
    threads: usize,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(R) -> ControlFlow<()>,
) where
    I: Iterator<Item = u64> + Send,
    W: FnMut(u64) -> R,
    R: Send,
{
    let numbers = Mutex::new(numbers.into_iter());
    let stop = AtomicBool::new(false);
    let work = |sender: SyncSender<R>| {
        let _guard = StopOnPanic(&stop);
        let mut work = worker();
        while !stop.load(Ordering::Relaxed) {
            let next = numbers.lock().map(|mut numbers| numbers.next());
            let Ok(Some(number)) = next else { break };
            if sender.send(work(number)).is_err() {
                break;
            }
        }
    };
    thread::scope(|scope| {
        let (sender, receiver) = sync_channel(threads.max(1));
        // If the system gives fewer threads than wanted, those do the work.
        let spawn = |_| {
            let (sender, work) = (sender.clone(), &work);
            thread::Builder::new().spawn_scoped(scope, move || work(sender)).ok()
        };
        let workers: Vec<_> = (0..threads.max(1)).filter_map(spawn).collect();
        drop(sender);
        assert!(!workers.is_empty(), "the system gives no thread");
        for result in receiver {
            if take(result).is_break() {
                stop.store(true, Ordering::Relaxed);
                break;
            }
        }
        for worker in workers {
            if let Err(cause) = worker.join() {
                panic::resume_unwind(cause);
            }
        }
    });
}

/// Tells the other workers to stop when one panics.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// Like [`each`], but hands on results in the order of the numbers, which are 0, 1, 2, … below
/// `count`.
pub fn in_order<W, R>(
    count: u64,
    threads: usize,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(R) -> ControlFlow<()>,
) where
    W: FnMut(u64) -> R,
    R: Send,
{
    let mut waiting = std::collections::BTreeMap::new();
    let mut taken = 0;
    let worker = || {
        let mut work = worker();
        move |number| (number, work(number))
    };
    each(0..count, threads, worker, |(number, result)| {
        waiting.insert(number, result);
        while let Some(result) = waiting.remove(&taken) {
            taken += 1;
            if take(result).is_break() {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_worked_on_once() {
        for threads in [0, 1, 3] {
            let mut seen = Vec::new();
            let worker = || |number: u64| number * 2;
            each((0..500).step_by(5), threads, worker, |double| {
                seen.push(double / 2);
                ControlFlow::Continue(())
            });
            seen.sort_unstable();
            assert_eq!(seen, (0..500).step_by(5).collect::<Vec<_>>());
        }
    }

    #[test]
    fn results_come_in_order_until_there_are_enough() {
        let mut seen = Vec::new();
        in_order(
            1_000_000_000,
            3,
            || |number: u64| number,
            |number| {
                seen.push(number);
                if number == 40 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!(seen, (0..=40).collect::<Vec<_>>());
    }

    #[test]
    #[should_panic(expected = "seven")]
    fn a_panic_is_passed_on() {
        let worker = || |number: u64| assert!(number != 7, "seven");
        in_order(20, 2, worker, |()| ControlFlow::Continue(()));
    }

    #[test]
    #[should_panic(expected = "seven")]
    fn a_panic_stops_the_others() {
        // All these numbers would take years.
        let worker = || |number: u64| assert!(number != 7, "seven");
        each(0..u64::MAX, 3, worker, |()| ControlFlow::Continue(()));
    }

    #[test]
    fn few_results_wait_to_be_taken() {
        let done = std::sync::atomic::AtomicU64::new(0);
        let worker = || {
            |number: u64| {
                done.fetch_add(1, Ordering::SeqCst);
                number
            }
        };
        let mut taken = 0;
        each(0..3000, 2, worker, |_| {
            taken += 1;
            // Two wait, each thread holds one, and one is being taken.
            assert!(done.load(Ordering::SeqCst) <= taken + 4, "a kill would lose them");
            ControlFlow::Continue(())
        });
    }
}
