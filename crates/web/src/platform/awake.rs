//! Keeps a screen from going dark, where the browser can: only in a secure context, and only while somebody looks at it.

use js_sys::{Function, Promise, Reflect};
use leptos::ev;
use leptos::prelude::{
    LocalStorage, StoredValue, document, on_cleanup, window, window_event_listener,
};
use leptos::prelude::{SetValue as _, UpdateValue as _};
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Whether the page came in a way that browsers trust: https, or this machine itself.
pub fn is_trusted() -> bool {
    window().is_secure_context()
}

/// What keeps the screen on, as long as it is not released.
type Lock = StoredValue<Option<JsValue>, LocalStorage>;

/// The screen stays on as long as whoever asks for it is on the page.
pub fn keep() {
    let lock: Lock = StoredValue::new_local(None);
    ask(lock);
    // A browser lets go when the page is hidden.
    let seen = window_event_listener(ev::visibilitychange, move |_| ask(lock));
    on_cleanup(move || {
        seen.remove();
        release(lock);
    });
}

fn ask(lock: Lock) {
    if document().hidden() {
        return;
    }
    spawn_local(async move {
        // Refused where there is no such thing, or the battery is low: then the screen goes dark as always.
        let Ok(kept) = requested().await else { return };
        release(lock);
        if lock.try_set_value(Some(kept.clone())).is_some() {
            // Whoever asked for it has left meanwhile.
            call(&kept, "release");
        }
    });
}

async fn requested() -> Result<JsValue, JsValue> {
    let locks = Reflect::get(&window().navigator(), &"wakeLock".into())?;
    let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
    let promise: Promise = request.call1(&locks, &"screen".into())?.dyn_into()?;
    JsFuture::from(promise).await
}

fn release(lock: Lock) {
    if let Some(Some(kept)) = lock.try_update_value(Option::take) {
        call(&kept, "release");
    }
}

fn call(object: &JsValue, name: &str) {
    let found = Reflect::get(object, &name.into()).ok();
    if let Some(function) = found.and_then(|found| found.dyn_into::<Function>().ok()) {
        // One that is released already says nothing.
        drop(function.call0(object));
    }
}
