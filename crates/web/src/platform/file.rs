//! Files for the player to keep, and files the player has kept.

use js_sys::Array;
use leptos::prelude::document;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use super::timer;

/// In bytes. A saved game has a few kilobytes; whoever takes hold of a film by mistake does not wait for it.
pub const LARGEST: f64 = 4_000_000.0;

/// How long a file can be fetched after it was offered, in milliseconds.
const KEPT: u32 = 40_000;

/// Offers a text as a file to download.
pub fn offer(name: &str, text: &str) {
    // A browser that refuses to make files shows nothing: there is no other way to hand one over.
    drop(download(name, text));
}

fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Some browsers fetch the file only after they have asked where to put it.
    timer::after(KEPT, move || {
        // What cannot be given back goes with the page.
        drop(Url::revoke_object_url(&address));
    });
    Ok(())
}

/// The text of a file that the player chose, if it can be read and is not far too large.
pub async fn read(file: &File) -> Option<String> {
    if file.size() > LARGEST {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}
