//! Answering over HTTP, with an end to whatever others can make last.

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

/// How much others can take up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Connections at a time; more wait until one ends.
    pub(super) connections: usize,
    /// How long the head of a request may take, and how long a connection may be idle.
    pub(super) head: Duration,
    /// How long a connection may last. Browsers open another when they need one.
    pub(super) connection: Duration,
}

impl Limits {
    /// A browser opens six connections, so this is a large family; the page over a bad line takes a minute.
    pub(super) const USUAL: Self = Self {
        connections: 256,
        head: Duration::from_secs(15),
        connection: Duration::from_secs(600),
    };
}

/// After trouble that is nobody's connection, such as too many open files.
const PAUSE: Duration = Duration::from_secs(1);

/// Answers for as long as it is polled.
pub(super) async fn serve(listener: TcpListener, router: Router, limits: Limits) {
    let free = Arc::new(Semaphore::new(limits.connections));
    loop {
        // It is never closed.
        let Ok(permit) = Arc::clone(&free).acquire_owned().await else { return };
        let stream = accept(&listener).await;
        let router = router.clone();
        tokio::spawn(async move {
            // Whoever is cut off or breaks off knows it.
            let _ = timeout(limits.connection, answer(stream, router, limits.head)).await;
            drop(permit);
        });
    }
}

async fn accept(listener: &TcpListener) -> TcpStream {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return stream,
            Err(error) if is_of_connection(&error) => {}
            Err(_) => sleep(PAUSE).await,
        }
    }
}

/// Whether only the one who wanted to connect has a problem.
fn is_of_connection(error: &io::Error) -> bool {
    let kind = error.kind();
    kind == ErrorKind::ConnectionAborted
        || kind == ErrorKind::ConnectionReset
        || kind == ErrorKind::ConnectionRefused
}

async fn answer(stream: TcpStream, router: Router, head: Duration) -> Result<(), hyper::Error> {
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .await
}
