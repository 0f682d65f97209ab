//! Tables over HTTP: guests, tables, records, and the sockets that games are played through.

mod error;
mod guest;
mod qr;
mod socket;
mod tables;
mod webhook;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::CONTENT_TYPE;
use axum::routing::{MethodRouter, any, get, post};

use self::error::ApiError;
use crate::live::Hall;
use crate::public_url::PublicUrl;

/// A set-up with the longest card file is below this.
const LONGEST_BODY: usize = 512 * 1024;

/// What the routes share.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) hall: Arc<Hall>,
    pub(crate) settings: Arc<HttpSettings>,
}

/// How a server answers.
#[derive(Clone, Debug)]
pub(crate) struct HttpSettings {
    /// The address that people open, behind a proxy.
    pub(crate) public: Option<PublicUrl>,
    /// The address that guests are invited to, with a slash at its end.
    pub(crate) invite: Option<String>,
    /// Bytes of a message.
    pub(crate) message: usize,
    /// Messages of a connection: so many at once, and then one each so many milliseconds.
    pub(crate) messages: (u32, u64),
    /// Bytes that are gathered before they are written.
    pub(crate) write_buffer: usize,
    /// How long the first message may take.
    pub(crate) hello: Duration,
    /// How often a silent connection is asked whether it is there; one that does not answer until the next time ends.
    pub(crate) ping: Duration,
    /// How long a message may take to be sent.
    pub(crate) write: Duration,
    /// Connections of all tables.
    pub(crate) sockets: usize,
    /// How long it is waited for the last messages to be sent.
    pub(crate) stop: Duration,
    /// How long a personal link works.
    pub(crate) link: Duration,
}

/// The description of everything here, for programs.
const OPENAPI: &str = include_str!("openapi.json");

/// Everything under `/api`, and what says whether the server is well. `openapi.json` describes it.
pub(crate) fn router(shared: Shared) -> Router {
    let mut router = Router::new();
    for (path, methods) in routes() {
        router = router.route(path, methods);
    }
    router.layer(DefaultBodyLimit::max(LONGEST_BODY)).with_state(shared)
}

fn routes() -> [(&'static str, MethodRouter<Shared>); 14] {
    let description = || async { ([(CONTENT_TYPE, "application/json")], OPENAPI) };
    [
        ("/health", get(|| async { "ok\n" })),
        ("/ready", get(tables::ready)),
        ("/api/openapi.json", get(description)),
        ("/api/guest", get(guest::show).put(guest::introduce).delete(guest::forget)),
        ("/api/guest/webhook", get(webhook::show).put(webhook::set).delete(webhook::forget)),
        ("/api/guest/link", post(guest::link)),
        ("/api/guest/link/take", post(guest::take_link)),
        ("/api/tables", get(tables::lobby).post(tables::open)),
        ("/api/tables/{code}", get(tables::show)),
        ("/api/tables/{code}/record", get(tables::record)),
        ("/api/tables/{code}/qr.svg", get(tables::qr)),
        ("/api/tables/{code}/socket", get(socket::upgrade)),
        ("/api/games", get(tables::finished)),
        // Whatever else is asked for here is not the page.
        ("/api/{*rest}", any(|| async { ApiError::NoSuchThing })),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let description: serde_json::Value = serde_json::from_str(OPENAPI).expect("JSON");
        let described = description["paths"].as_object().expect("paths");
        let described: Vec<&str> = described.keys().map(String::as_str).collect();
        let routes = routes();
        let mut known: Vec<&str> = routes.iter().map(|(path, _)| *path).collect();
        known.retain(|path| *path != "/api/{*rest}");
        known.sort_unstable();
        let mut sorted = described.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, known);
    }
}
