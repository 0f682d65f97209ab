//! Messages that a device shows while nobody looks at the page. Browsers allow them in a secure context only, and only after
//! somebody has said yes.

use js_sys::{Array, Function, Object, Promise, Reflect, global};
use leptos::prelude::window;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Whether the device may show messages of this page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// The browser has no such thing, or not here.
    Never,
    /// Nobody was asked yet.
    NotAsked,
    /// It may.
    Yes,
    /// Somebody said no.
    No,
}

fn notification() -> Result<JsValue, JsValue> {
    let found = Reflect::get(&global(), &"Notification".into())?;
    if found.is_undefined() { Err(found) } else { Ok(found) }
}

/// Whether messages may be shown.
pub fn allowed() -> Allowed {
    if !window().is_secure_context() {
        return Allowed::Never;
    }
    let said = notification().and_then(|found| Reflect::get(&found, &"permission".into()));
    match said.ok().and_then(|said| said.as_string()).as_deref() {
        Some("granted") => Allowed::Yes,
        Some("denied") => Allowed::No,
        Some(_) => Allowed::NotAsked,
        None => Allowed::Never,
    }
}

/// Asks whoever uses the device, who has just tapped something; says what came of it.
pub async fn ask() -> Allowed {
    let asked = async {
        let found = notification()?;
        let request: Function = Reflect::get(&found, &"requestPermission".into())?.dyn_into()?;
        let promise: Promise = request.call0(&found)?.dyn_into()?;
        JsFuture::from(promise).await
    };
    // What came of it says the browser itself.
    drop(asked.await);
    allowed()
}

/// Shows a message, in place of an earlier one about the same thing. A tap on it leads to this screen of the page.
pub fn show(title: &str, about: &str, screen: &str) {
    if allowed() != Allowed::Yes {
        return;
    }
    let (title, about, screen) = (title.to_owned(), about.to_owned(), screen.to_owned());
    spawn_local(async move {
        let options = options(&about, &screen);
        // Phones take messages only from the service worker; other browsers also from a page without one.
        if by_worker(&title, &options).await.is_err() {
            drop(by_page(&title, &options));
        }
    });
}

fn options(about: &str, screen: &str) -> Object {
    let options = Object::new();
    for (name, value) in
        [("body", about), ("tag", screen), ("data", screen), ("icon", "icons/icon-192.png")]
    {
        // A plain object takes every field.
        drop(Reflect::set(&options, &name.into(), &value.into()));
    }
    // The next turn makes a sign again, although the message about the last one may still lie there.
    drop(Reflect::set(&options, &"renotify".into(), &true.into()));
    options
}

async fn by_worker(title: &str, options: &Object) -> Result<(), JsValue> {
    let workers = Reflect::get(&window().navigator(), &"serviceWorker".into())?;
    let get: Function = Reflect::get(&workers, &"getRegistration".into())?.dyn_into()?;
    let registration = JsFuture::from(get.call0(&workers)?.dyn_into::<Promise>()?).await?;
    let active = Reflect::get(&registration, &"active".into())?;
    if active.is_falsy() {
        return Err(active);
    }
    let show: Function = Reflect::get(&registration, &"showNotification".into())?.dyn_into()?;
    let shown: Promise = show.call2(&registration, &title.into(), options)?.dyn_into()?;
    JsFuture::from(shown).await.map(drop)
}

fn by_page(title: &str, options: &Object) -> Result<(), JsValue> {
    let found: Function = notification()?.dyn_into()?;
    Reflect::construct(&found, &Array::of2(&title.into(), options)).map(drop)
}
