//! Answering over HTTP, with an end to whatever others can make last.

use std::io::{self, ErrorKind};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tower_service::Service as _;

use crate::gate::{Came, Gate, Limits, NotLetIn, Peer};

/// After trouble that is nobody's connection, such as too many open files.
const PAUSE: Duration = Duration::from_secs(1);

/// Answers for as long as it is polled, to whoever comes directly.
pub async fn serve(listener: TcpListener, router: Router, limits: Limits) {
    serve_through(listener, router, Gate::new(limits.into())).await;
}

/// The same to whoever a gate lets in.
pub async fn serve_through(listener: TcpListener, router: Router, gate: Arc<Gate>) {
    let limits = gate.rules().limits;
    let free = Arc::new(Semaphore::new(limits.connections));
    loop {
        // It is never closed.
        let Ok(permit) = Arc::clone(&free).acquire_owned().await else { return };
        let (stream, address) = accept(&listener).await;
        let Some(came) = gate.connects(address) else { continue };
        let (router, gate) = (router.clone(), Arc::clone(&gate));
        tokio::spawn(async move {
            // Whoever is cut off or breaks off knows it.
            let _ = timeout(limits.connection, answer(stream, router, gate, came, limits)).await;
            drop(permit);
        });
    }
}

async fn accept(listener: &TcpListener) -> (TcpStream, IpAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                // Moves are small and should not wait for more. A connection that is gone says so later.
                let _ = stream.set_nodelay(true);
                return (stream, address.ip());
            }
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

async fn answer(
    stream: TcpStream,
    router: Router,
    gate: Arc<Gate>,
    came: Came,
    limits: Limits,
) -> Result<(), hyper::Error> {
    let service = service_fn(move |mut request: Request<Incoming>| {
        let peer = gate.asks(&came, request.uri().path(), request.headers());
        let mut router = router.clone();
        async move {
            let peer = match peer {
                Ok(peer) => peer,
                Err(NotLetIn::TooMany) => {
                    return Ok((StatusCode::TOO_MANY_REQUESTS, TOO_MANY).into_response());
                }
                Err(NotLetIn::Blocked) => {
                    return Ok((StatusCode::FORBIDDEN, BLOCKED).into_response());
                }
            };
            request.extensions_mut().insert(peer.clone());
            match timeout(limits.answer, router.call(request)).await {
                // Its place is taken until all is sent, or for as long as a socket has it.
                Ok(answered) => answered.map(|answer| answer.map(|body| held(body, peer))),
                Err(_) => Ok((StatusCode::REQUEST_TIMEOUT, TOO_SLOW).into_response()),
            }
        }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades()
        .await
}

/// A body that keeps somebody's place until it is sent.
struct Held {
    body: Body,
    _peer: Peer,
}

fn held(body: Body, peer: Peer) -> Body {
    Body::new(Held { body, _peer: peer })
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Bytes of a request's head.
const HEAD_BYTES: usize = 16 * 1024;

const TOO_SLOW: &str = "The request took too long. Try again.\n";
const BLOCKED: &str = "Whoever hosts this server has blocked your address for a time.\n";
/// To whoever comes through a proxy; others are just cut off.
const TOO_MANY: &str = "Too many connections from your address. Close some pages, and try again.\n";
