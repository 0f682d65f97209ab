//! Tables over HTTP: guests, tables, records, and the sockets that games are played through.

mod error;
mod guest;
mod qr;
mod socket;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

use crate::live::Hall;

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
    /// Whether cookies are for secure connections only: behind a proxy that speaks TLS.
    pub(crate) secure: bool,
    /// Bytes of a message.
    pub(crate) message: usize,
    /// Messages of a connection: so many at once, and then one each so many milliseconds.
    pub(crate) messages: (u32, u64),
    /// How long the first message may take.
    pub(crate) hello: Duration,
    /// How often a silent connection is asked whether it is there; one that does not answer until the next time ends.
    pub(crate) ping: Duration,
    /// How long a message may take to be sent.
    pub(crate) write: Duration,
    /// Connections of all tables.
    pub(crate) sockets: usize,
    /// How long a personal link works.
    pub(crate) link: Duration,
}

/// Everything under `/api`, and what says whether the server is well.
pub(crate) fn router(shared: Shared) -> Router {
    Router::new()
        .route("/health", get(|| async { "ok\n" }))
        .route("/ready", get(tables::ready))
        .route("/api/guest", get(guest::show).put(guest::introduce).delete(guest::forget))
        .route("/api/guest/link", post(guest::link))
        .route("/api/guest/link/take", post(guest::take_link))
        .route("/api/tables", get(tables::lobby).post(tables::open))
        .route("/api/tables/{code}", get(tables::show))
        .route("/api/tables/{code}/record", get(tables::record))
        .route("/api/tables/{code}/qr.svg", get(tables::qr))
        .route("/api/tables/{code}/socket", get(socket::upgrade))
        .route("/api/games", get(tables::finished))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .with_state(shared)
}
