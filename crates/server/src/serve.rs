//! Answering over HTTP, with an end to whatever others can make last.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tower_service::Service as _;

use crate::rates::Address;

/// How much others can take up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at a time that are no sockets; more wait until one ends.
    pub connections: usize,
    /// Connections and sockets from one address; more are cut off at once.
    pub from_one_address: usize,
    /// Whether limits by address are for this machine as well: it may be a proxy, behind which everybody is.
    pub this_machine: bool,
    /// How long the head of a request may take, and how long a connection may be idle.
    pub head: Duration,
    /// How long a connection may last that is no socket. Browsers open another when they need one.
    pub connection: Duration,
}

impl Limits {
    /// A browser opens six connections, so this is a large family; the page over a bad line takes a minute.
    pub const USUAL: Self = Self {
        connections: 256,
        from_one_address: 200,
        this_machine: false,
        head: Duration::from_secs(15),
        connection: Duration::from_secs(600),
    };
}

/// After trouble that is nobody's connection, such as too many open files.
const PAUSE: Duration = Duration::from_secs(1);

/// A connection's place among those from its address. Whatever a request becomes keeps it, sockets too.
#[derive(Clone)]
pub(crate) struct Peer {
    place: Arc<Place>,
}

impl Peer {
    /// Where it comes from, if limits by address are for it.
    pub(crate) fn limited(&self) -> Option<Address> {
        Some(self.place.address).filter(|_| self.place.limited)
    }
}

/// How many connections each address has.
type Counts = Arc<Mutex<BTreeMap<Address, usize>>>;

struct Place {
    counts: Counts,
    address: Address,
    limited: bool,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// A place for one more connection from this address, if there is one.
fn place(counts: &Counts, address: Address, limits: Limits) -> Option<Peer> {
    let limited = limits.this_machine || !address.is_this_machine();
    let mut now = counts.lock().unwrap_or_else(PoisonError::into_inner);
    let count = now.entry(address).or_default();
    if *count >= limits.from_one_address && limited {
        return None;
    }
    *count += 1;
    Some(Peer { place: Arc::new(Place { counts: Arc::clone(counts), address, limited }) })
}

/// Answers for as long as it is polled.
pub async fn serve(listener: TcpListener, router: Router, limits: Limits) {
    let free = Arc::new(Semaphore::new(limits.connections));
    let counts = Counts::default();
    loop {
        // It is never closed.
        let Ok(permit) = Arc::clone(&free).acquire_owned().await else { return };
        let (stream, address) = accept(&listener).await;
        let Some(peer) = place(&counts, address, limits) else { continue };
        let router = router.clone();
        tokio::spawn(async move {
            // Whoever is cut off or breaks off knows it.
            let _ = timeout(limits.connection, answer(stream, router, peer, limits.head)).await;
            drop(permit);
        });
    }
}

async fn accept(listener: &TcpListener) -> (TcpStream, Address) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                // Moves are small and should not wait for more. A connection that is gone says so later.
                let _ = stream.set_nodelay(true);
                return (stream, Address::of(address.ip()));
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
    peer: Peer,
    head: Duration,
) -> Result<(), hyper::Error> {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        router.clone().call(request)
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades()
        .await
}

/// Bytes of a request's head.
const HEAD_BYTES: usize = 16 * 1024;
