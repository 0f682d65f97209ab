//! Later.

use std::time::Duration;

use leptos::prelude::{request_animation_frame, set_timeout};

/// Does something after so many milliseconds; at once when that is none.
pub fn after(milliseconds: u32, work: impl FnOnce() + 'static) {
    if milliseconds == 0 {
        work();
    } else {
        set_timeout(work, Duration::from_millis(milliseconds.into()));
    }
}

/// Does something once what has changed by now is to be seen: whoever touches the page is answered before it thinks.
pub fn after_frame(work: impl FnOnce() + 'static) {
    /// Half a frame: the other half belongs to handing it over.
    const REST: u32 = 8;
    request_animation_frame(move || after(REST, work));
}

/// Milliseconds since the beginning of 1970, for telling which game was played last.
pub fn now() -> f64 {
    js_sys::Date::now()
}
