//! Later.

use std::time::Duration;

use leptos::prelude::{
    on_cleanup, request_animation_frame, set_interval_with_handle, set_timeout,
    set_timeout_with_handle, window,
};
use wasm_bindgen_futures::JsFuture;

/// Does something after so many milliseconds; at once when that is none.
pub fn after(milliseconds: u32, work: impl FnOnce() + 'static) {
    if milliseconds == 0 {
        work();
    } else {
        set_timeout(work, Duration::from_millis(milliseconds.into()));
    }
}

/// Does something after so many milliseconds, if the part of the page that asks for it is still there and has not asked
/// again.
pub fn after_here(milliseconds: u32, work: impl FnOnce() + 'static) {
    // Refused only by a page that is about to go.
    if let Ok(handle) = set_timeout_with_handle(work, Duration::from_millis(milliseconds.into())) {
        on_cleanup(move || handle.clear());
    }
}

/// Does something again and again, as long as whoever asks for it is on the page.
pub fn every(milliseconds: u32, work: impl Fn() + 'static) {
    // Refused only by a page that is about to go.
    if let Ok(handle) = set_interval_with_handle(work, Duration::from_millis(milliseconds.into())) {
        on_cleanup(move || handle.clear());
    }
}

/// Lets the browser do what waits, such as answering a tap.
pub async fn breath() {
    let waited = js_sys::Promise::new(&mut |resolve, _| {
        // Refused only by a page that is about to go, which then waits for ever.
        drop(window().set_timeout_with_callback(&resolve));
    });
    drop(JsFuture::from(waited).await);
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
