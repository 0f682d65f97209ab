//! Whether the page is kept for use without a network, and whether another version is there.

use crate::platform::offline::{self, State};
use crate::prelude::*;

/// What is known of the page's files, for whoever shows it.
#[derive(Clone, Copy)]
pub struct Offline {
    number: RwSignal<usize>,
    /// Somebody does not want to be asked again.
    pub later: RwSignal<bool>,
}

impl Default for Offline {
    fn default() -> Self {
        Self::new()
    }
}

impl Offline {
    /// Follows what the service worker does.
    pub fn new() -> Self {
        let number = RwSignal::new(offline::number());
        let told = move |_| number.set(offline::number());
        let listener = window_event_listener_untyped(offline::EVENT, told);
        on_cleanup(move || listener.remove());
        Self { number, later: RwSignal::new(false) }
    }

    /// What is known now.
    pub fn state(self) -> State {
        offline::read(self.number.get())
    }
}
