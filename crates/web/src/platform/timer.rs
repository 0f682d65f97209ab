//! Later.

use std::time::Duration;

use leptos::prelude::set_timeout;

/// Does something after so many milliseconds; at once when that is none.
pub fn after(milliseconds: u32, work: impl FnOnce() + 'static) {
    if milliseconds == 0 {
        work();
    } else {
        set_timeout(work, Duration::from_millis(milliseconds.into()));
    }
}

/// Milliseconds since the beginning of 1970, for telling which game was played last.
pub fn now() -> f64 {
    js_sys::Date::now()
}
