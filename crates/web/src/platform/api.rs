//! What a server of tables answers over HTTP. A page that comes from elsewhere has none.

use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// Nobody answers: no server, or no network.
    Nobody,
    /// The server refuses, with this status.
    Refused(u16),
}

/// Asks for something.
///
/// # Errors
/// Nobody answers, or the server refuses.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, NoAnswer> {
    read(&ask("GET", path, None).await?).await
}

/// Asks for something to be done, and reads what came of it.
///
/// # Errors
/// Nobody answers, or the server refuses.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, NoAnswer> {
    read(&ask("POST", path, Some(body_of(body))).await?).await
}

/// Asks for something to be done.
///
/// # Errors
/// Nobody answers, or the server refuses.
pub async fn send(method: &str, path: &str, body: &impl Serialize) -> Result<(), NoAnswer> {
    ask(method, path, Some(body_of(body))).await.map(drop)
}

fn body_of(body: &impl Serialize) -> String {
    // Nothing that is sent has anything that JSON cannot say.
    serde_json::to_string(body).unwrap_or_default()
}

async fn ask(method: &str, path: &str, body: Option<String>) -> Result<Response, NoAnswer> {
    let response = fetched(method, path, body).await.map_err(|_| NoAnswer::Nobody)?;
    if response.ok() { Ok(response) } else { Err(NoAnswer::Refused(response.status())) }
}

async fn fetched(method: &str, path: &str, body: Option<String>) -> Result<Response, JsValue> {
    let options = RequestInit::new();
    options.set_method(method);
    if let Some(body) = &body {
        options.set_body(&body.as_str().into());
    }
    let request = Request::new_with_str_and_init(path, &options)?;
    if body.is_some() {
        request.headers().set("content-type", "application/json")?;
    }
    JsFuture::from(window().fetch_with_request(&request)).await?.dyn_into()
}

async fn read<T: DeserializeOwned>(response: &Response) -> Result<T, NoAnswer> {
    let text = async { JsFuture::from(response.text()?).await };
    let text: Option<String> = text.await.ok().and_then(|text: JsValue| text.as_string());
    // A page that answers for the server, such as that of a network one has to log in to, is nobody.
    text.and_then(|text| serde_json::from_str(&text).ok()).ok_or(NoAnswer::Nobody)
}
