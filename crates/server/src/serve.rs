//! Answering over HTTP, with an end to whatever others can make last.

use std::io::{self, ErrorKind};
use std::net::IpAddr;
use std::pin::{Pin, pin};
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
/// How long the last answer over a connection may take from its beginning to its end.
const LAST: Duration = Duration::from_secs(60);

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
            answer(stream, router, gate, came, limits).await;
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

/// Answers what comes over a connection. When its time is up, what was asked by then is still answered, and nothing else: a
/// proxy asks for many over one, and whoever is cut off in the middle cannot know what was done.
async fn answer(stream: TcpStream, router: Router, gate: Arc<Gate>, came: Came, limits: Limits) {
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
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // Whoever is cut off or breaks off knows it, here and below.
    if timeout(limits.connection, connection.as_mut()).await.is_err() {
        connection.as_mut().graceful_shutdown();
        let _ = timeout(limits.answer + LAST, connection).await;
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use std::net::SocketAddr;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::sync::Notify;

    const NGINX: &str = include_str!("../../../docs/proxy/nginx.conf");
    const CADDY: [&str; 2] = [
        include_str!("../../../docs/proxy/Caddyfile"),
        include_str!("../../../docs/proxy/Caddyfile-below-a-path"),
    ];

    /// A connection over which this was asked for.
    async fn asked(address: SocketAddr, path: &str) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: a\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        stream
    }

    /// All that comes until the connection ends.
    async fn all(stream: &mut TcpStream) -> String {
        let mut text = String::new();
        stream.read_to_string(&mut text).await.unwrap();
        text
    }

    #[tokio::test]
    async fn a_connection_whose_time_is_up_ends_after_its_answer() {
        let (begun, may_end) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let (begins, ends) = (Arc::clone(&begun), Arc::clone(&may_end));
        let slow = async move || {
            begins.notify_one();
            ends.notified().await;
            "done"
        };
        let router = Router::new().route("/slow", get(slow)).route("/", get(async || "at once"));
        let limits = Limits { connection: Duration::from_millis(50), ..Limits::USUAL };
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(serve(listener, router, limits));

        let mut first = asked(address, "/slow").await;
        begun.notified().await;
        // One that came later and has nothing to do is let go: the time of the first is up, too.
        let mut second = asked(address, "/").await;
        assert!(all(&mut second).await.ends_with("at once"));
        may_end.notify_one();
        let answer = all(&mut first).await;
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("done"), "{answer}");
        assert!(answer.contains("connection: close"), "nothing more is asked there: {answer}");
    }

    /// Else one of them asks something at the moment when the server lets go of the connection.
    #[test]
    fn proxies_of_the_samples_let_go_of_idle_connections_first() {
        let seconds = |text: &str, name: &str| {
            let line = text.lines().find_map(|line| line.trim().strip_prefix(name)).unwrap();
            line.trim().trim_end_matches(';').trim_end_matches('s').parse::<u64>().unwrap()
        };
        let head = Limits::USUAL.head.as_secs();
        assert!(seconds(NGINX, "keepalive_timeout ") < head);
        assert!(CADDY.iter().all(|text| seconds(text, "keepalive ") < head));
    }
}
