//! Files of the page.

use leptos::prelude::window;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::page::file;

/// The text of a file of this version of the page.
///
/// # Errors
/// It is not there, or the network is gone.
pub async fn text(path: &str) -> Result<String, String> {
    read(path).await.map_err(|error| {
        error.as_string().unwrap_or_else(|| format!("{path} could not be fetched"))
    })
}

async fn read(path: &str) -> Result<String, JsValue> {
    let response: Response =
        JsFuture::from(window().fetch_with_str(&file(path))).await?.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from_str(&format!("{path}: {}", response.status())));
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or_else(|| JsValue::from_str("no text"))
}
