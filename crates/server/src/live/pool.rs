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

/// By `nice`: a tenth of what sockets get where both have something to do, so bots go on beside other programs, too.
#[cfg(target_os = "linux")]
const LESS_URGENT: i32 = 10;

type Job = Box<dyn FnOnce(usize) + Send>;

/// The threads, and what they have to do. A table waits for at most one decision, so there are never more jobs than
/// tables.
pub(crate) struct Pool {
    jobs: mpsc::Sender<Job>,
    waiting: Arc<AtomicUsize>,
    threads: usize,
    longest: Duration,
}

/// Of the time that a bot may think, so much more is waited for its answer.
const GRACE: u32 = 2;

impl Pool {
    /// So many threads. A search ends after this time with the best it has found. Other bots look at each choice once and are
    /// not asked to hurry; whoever has said nothing after twice the time is no longer waited for.
    pub(crate) fn new(threads: usize, longest: Duration) -> Self {
        let (jobs, todo) = mpsc::channel::<Job>();
        let todo = Arc::new(Mutex::new(todo));
        let waiting = Arc::new(AtomicUsize::new(0));
        for number in 0..threads {
            let (todo, waiting) = (Arc::clone(&todo), Arc::clone(&waiting));
            let work = move || {
                stand_back();
                work(&todo, &waiting);
            };
            // Without a thread bots never answer, and tables play for them without thinking.
            drop(thread::Builder::new().name(format!("bots {number}")).spawn(work));
        }
        Self { jobs, waiting, threads, longest }
    }

    /// How many decisions are waited for.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Has a bot decide. If it breaks off or takes too long, there is no answer.
    pub(super) fn decide<G: Played>(
        &self,
        rules: Arc<G>,
        wanted: Wanted<G>,
    ) -> Deciding<G::Action> {
        let (answer, decided) = oneshot::channel();
        let (begins, begun) = oneshot::channel();
        let (threads, longest) = (self.threads, self.longest);
        let job = move |waiting: usize| {
            // A table that was put away hears of neither.
            let _ = begins.send(());
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
            let _ = answer.send(action);
        };
        self.waiting.fetch_add(1, Ordering::Relaxed);
        if self.jobs.send(Box::new(job)).is_err() {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
        Deciding { begun: Some(begun), decided, longest: longest * GRACE, until: None }
    }
}

/// A decision that is waited for, but not for ever from the moment on when a thread has begun with it.
pub(super) struct Deciding<A> {
    begun: Option<oneshot::Receiver<()>>,
    decided: oneshot::Receiver<A>,
    longest: Duration,
    until: Option<tokio::time::Instant>,
}

impl<A> Deciding<A> {
    /// The decision, if there is one. Whoever stops waiting can wait again.
    pub(super) async fn answer(&mut self) -> Option<A> {
        if let Some(begun) = &mut self.begun {
            begun.await.ok()?;
            self.begun = None;
        }
        let until = *self.until.get_or_insert_with(|| tokio::time::Instant::now() + self.longest);
        tokio::time::timeout_at(until, &mut self.decided).await.ok()?.ok()
    }
}

/// Has this thread run when sockets have nothing to do: a bot that thinks for a moment longer is not noticed, a move that
/// waits for one is. Elsewhere than on Linux a priority is that of the whole program.
fn stand_back() {
    #[cfg(target_os = "linux")]
    // A system that does not allow it has slower sockets, and nothing else.
    let _ = rustix::process::setpriority_process(None, LESS_URGENT);
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

    fn deciding(longest: Duration) -> (oneshot::Sender<()>, oneshot::Sender<u8>, Deciding<u8>) {
        let ((begins, begun), (answer, decided)) = (oneshot::channel(), oneshot::channel());
        (begins, answer, Deciding { begun: Some(begun), decided, longest, until: None })
    }

    #[tokio::test]
    async fn a_bot_that_thinks_for_too_long_is_not_waited_for() {
        let (begins, answer, mut deciding) = deciding(Duration::from_millis(1));
        assert!(begins.send(()).is_ok());
        assert_eq!(deciding.answer().await, None);
        assert!(answer.send(1).is_ok(), "it goes on thinking, and nobody waits");
    }

    #[tokio::test]
    async fn waiting_for_a_thread_is_no_thinking() {
        let (begins, answer, mut deciding) = deciding(Duration::from_secs(3_600));
        let soon = tokio::time::timeout(Duration::from_millis(1), deciding.answer());
        assert!(soon.await.is_err(), "the table waits on, and does something else meanwhile");
        assert!(begins.send(()).is_ok() && answer.send(1).is_ok());
        assert_eq!(deciding.answer().await, Some(1));
        let (begins, _, mut broken) = self::deciding(Duration::from_secs(3_600));
        drop(begins);
        assert_eq!(broken.answer().await, None, "a bot that breaks off");
    }

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
