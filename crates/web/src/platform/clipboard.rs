//! Handing a text over to other programs.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlTextAreaElement};

/// Copies a text; whether that was possible. Over plain http there is only the old way.
pub async fn copy(text: &str) -> bool {
    match call(&["navigator", "clipboard"], "writeText", &text.into()) {
        Some(promise) => JsFuture::from(promise).await.is_ok(),
        None => copy_selected(text).unwrap_or(false),
    }
}

/// Whether this device has a way of its own to pass on a link.
pub fn can_share() -> bool {
    field(&["navigator"], "share").is_some_and(|share| share.is_function())
}

/// Passes on a link in the device's own way.
pub fn share(title: &str, link: &str) {
    let what = Object::new();
    // Fields of an object of one's own can be set.
    drop(Reflect::set(&what, &"title".into(), &title.into()));
    drop(Reflect::set(&what, &"url".into(), &link.into()));
    if let Some(promise) = call(&["navigator"], "share", &what) {
        // Whoever changes their mind shares nothing.
        wasm_bindgen_futures::spawn_local(async { drop(JsFuture::from(promise).await) });
    }
}

fn copy_selected(text: &str) -> Result<bool, JsValue> {
    let area: HtmlTextAreaElement = document().create_element("textarea")?.dyn_into()?;
    area.set_value(text);
    // Inside an open sheet, which keeps the focus to itself.
    let sheet: Option<Element> = document().query_selector(super::page::OPEN_SHEET)?;
    let place = sheet.or_else(|| document().body().map(Into::into));
    place.ok_or(JsValue::NULL)?.append_child(&area)?;
    area.select();
    let copy =
        field(&["document"], "execCommand").and_then(|copy| copy.dyn_into::<Function>().ok());
    let copied = copy.map(|copy| copy.call1(&document(), &"copy".into()));
    area.remove();
    Ok(matches!(copied, Some(Ok(done)) if done.is_truthy()))
}

/// A field of something that the window has; browsers have no clipboard over plain http, and few can share.
fn field(path: &[&str], name: &str) -> Option<JsValue> {
    let found = path.iter().try_fold(JsValue::from(window()), |object, name| {
        Reflect::get(&object, &(*name).into()).ok().filter(JsValue::is_object)
    });
    Reflect::get(&found?, &name.into()).ok().filter(|field| !field.is_undefined())
}

fn call(path: &[&str], name: &str, argument: &JsValue) -> Option<Promise> {
    let function: Function = field(path, name)?.dyn_into().ok()?;
    let (last, before) = path.split_last()?;
    let object = field(before, last)?;
    function.call1(&object, argument).ok()?.dyn_into().ok()
}
