//! Bots, who think beside the page.

use std::cell::Cell;
use std::rc::Rc;

use table::Recorded;

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
        Self {
            worker: Worker::start(|text| Box::pin(async move { think::answer(&text).await })),
            taught: Rc::default(),
        }
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
