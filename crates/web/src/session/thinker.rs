//! Bots, who think beside the page.

use std::cell::Cell;
use std::rc::Rc;

use table::Recorded;

use super::review::{self, Telling};
use super::think::{self, Answer};
use crate::platform::worker::Worker;

/// The worker that thinks, and which rules it was taught last.
#[derive(Clone)]
pub struct Thinker {
    worker: Worker,
    taught: Rc<Cell<u32>>,
}

impl Thinker {
    /// Starts the worker with the module the page runs.
    pub fn start() -> Self {
        Self { worker: worker(), taught: Rc::default() }
    }

    /// Teaches the rules of a game in place of those before, and gives the number that questions name them by.
    pub fn learn<G: Recorded>(&self, rules: &G) -> u32 {
        let number = self.taught.get() + 1;
        self.taught.set(number);
        self.worker.teach(think::lesson(number, rules));
        number
    }

    /// Asks a [question](think::question); the answer comes later, or nothing where something went wrong.
    pub fn ask(&self, question: String, then: impl FnOnce(Option<Answer>) + 'static) {
        self.worker.ask(question, |answer| {
            let answer = answer.and_then(|answer| {
                serde_json::from_str(&answer).map_err(|error| error.to_string())
            });
            if let Err(reason) = &answer {
                leptos::logging::error!("the worker failed: {reason}");
            }
            then(answer.ok());
        });
    }
}

/// A worker that was started for one thing, and ends when nobody holds this any more.
pub struct Aside(Worker);

impl Aside {
    /// Has the game of a record reviewed, which takes seconds: bots and hints are not to wait for it. Then comes how to tell it, or
    /// nothing where something went wrong.
    pub fn review(record: String, then: impl FnOnce(Option<Telling>) + 'static) -> Self {
        let aside = Self(worker());
        aside.0.ask(think::for_review(&record), move |found| {
            let telling = found.and_then(|found| review::read(&record, &found));
            if let Err(reason) = &telling {
                leptos::logging::error!("there is no review: {reason}");
            }
            then(telling.ok());
        });
        aside
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// A worker that thinks.
fn worker() -> Worker {
    Worker::start(|text| Box::pin(async move { think::answer(&text).await }))
}
