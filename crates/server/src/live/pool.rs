//! Where bots think: a few threads of their own, so that sockets always have a core.

use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Bot, BotPlayer};
use table::PlayoutLuck;
use tokio::sync::oneshot;

use crate::room::{Played, Wanted};

/// A search has at least so many iterations, however many bots wait.
const FEWEST_ITERATIONS: u32 = 40;

type Job = Box<dyn FnOnce(usize) + Send>;

/// The threads, and what they have to do. A table waits for at most one decision, so there are never more jobs than
/// tables.
pub(crate) struct Pool {
    jobs: mpsc::Sender<Job>,
    waiting: Arc<AtomicUsize>,
    threads: usize,
    longest: Duration,
}

impl Pool {
    /// So many threads; no decision takes longer than this.
    pub(crate) fn new(threads: usize, longest: Duration) -> Self {
        let (jobs, todo) = mpsc::channel::<Job>();
        let todo = Arc::new(Mutex::new(todo));
        let waiting = Arc::new(AtomicUsize::new(0));
        for number in 0..threads {
            let (todo, waiting) = (Arc::clone(&todo), Arc::clone(&waiting));
            let work = move || work(&todo, &waiting);
            // Without a thread bots never answer, and tables play for them without thinking.
            drop(thread::Builder::new().name(format!("bots {number}")).spawn(work));
        }
        Self { jobs, waiting, threads, longest }
    }

    /// How many decisions are waited for.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Has a bot decide. If it breaks off, the answer is dropped.
    pub(crate) fn decide<G: Played>(
        &self,
        rules: Arc<G>,
        wanted: Wanted<G>,
    ) -> oneshot::Receiver<G::Action> {
        let (answer, decided) = oneshot::channel();
        let (threads, longest) = (self.threads, self.longest);
        let job = move |waiting: usize| {
            let until = Instant::now() + longest;
            let bot = shorter(wanted.bot, waiting / threads.max(1));
            let mut luck = PlayoutLuck::new(wanted.seed);
            let view = wanted.view;
            let action = BotPlayer::new(&*rules).choose_until(
                &rules,
                bot,
                || view,
                &wanted.legal,
                &mut luck,
                &|| Instant::now() >= until,
            );
            // A table that was put away does not need it.
            let _ = answer.send(action);
        };
        self.waiting.fetch_add(1, Ordering::Relaxed);
        if self.jobs.send(Box::new(job)).is_err() {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
        decided
    }
}

fn work(todo: &Mutex<mpsc::Receiver<Job>>, waiting: &AtomicUsize) {
    loop {
        let next = todo.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        let others = waiting.fetch_sub(1, Ordering::Relaxed) - 1;
        // A bot that breaks off costs its table a moment, and nobody else anything.
        let _ = catch_unwind(AssertUnwindSafe(|| job(others)));
    }
}

/// Who thinks for others to wait thinks less.
fn shorter(bot: Bot, queue: usize) -> Bot {
    match bot {
        Bot::Hard(iterations) => {
            let fewer = iterations.get() / (1 + queue as u32);
            Bot::Hard(
                NonZeroU32::new(fewer.max(FEWEST_ITERATIONS)).unwrap_or(iterations).min(iterations),
            )
        }
        Bot::Random | Bot::Easy | Bot::Normal => bot,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_are_shorter_when_bots_wait() {
        let hard = |iterations| Bot::Hard(NonZeroU32::new(iterations).unwrap());
        assert_eq!(shorter(hard(400), 0), hard(400));
        assert_eq!(shorter(hard(400), 3), hard(100));
        assert_eq!(shorter(hard(400), 1_000), hard(FEWEST_ITERATIONS));
        assert_eq!(shorter(hard(10), 5), hard(10));
        assert_eq!(shorter(Bot::Normal, 5), Bot::Normal);
    }
}
