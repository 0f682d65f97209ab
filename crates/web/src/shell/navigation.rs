//! Which screen is shown: the part of the address behind `#`, so that the browser's way back works everywhere.

use leptos::ev;

use super::Screen;
use crate::platform::address;
use crate::prelude::*;

/// Where one is, and how to get elsewhere.
#[derive(Clone, Copy)]
pub struct Navigation {
    screen: RwSignal<Screen>,
    /// The table that was left to look something up.
    left: RwSignal<Option<Screen>>,
}

impl Default for Navigation {
    fn default() -> Self {
        Self::new()
    }
}

impl Navigation {
    /// Follows the address.
    pub fn new() -> Self {
        let read = || address::fragment().parse().unwrap_or_default();
        let screen: RwSignal<Screen> = RwSignal::new(read());
        let left = RwSignal::new(None);
        let listener = window_event_listener(ev::hashchange, move |_| {
            let next = read();
            // Two changes of the address may both be heard after the second: a screen is not drawn twice.
            if *screen.read_untracked() == next {
                return;
            }
            if next == Screen::Home {
                left.set(None);
            } else if screen.read_untracked().is_table() {
                left.set(Some(screen.get_untracked()));
            }
            screen.set(next);
        });
        on_cleanup(move || listener.remove());
        Self { screen, left }
    }

    /// The table that was left to look something up, and was not gone home from.
    pub fn left(self) -> Option<Screen> {
        self.left.get()
    }

    /// The screen that is shown.
    pub fn screen(self) -> Screen {
        self.screen.get()
    }

    /// Goes to a screen.
    pub fn go(self, screen: &Screen) {
        address::set_fragment(&screen.to_string());
    }
}
