//! A server in this process, and people at its tables.

mod ask;
mod cuts;
mod person;
mod raw;

use std::net::SocketAddr;
use std::path::Path;

use server::store::Store;
use server::{Limits, Server, Settings};
use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinHandle;

pub(crate) use self::ask::{ask, ask_with};
pub(crate) use self::person::Person;
pub(crate) use self::raw::Raw;
use crate::database::Beside;

/// Bytes that a narrow connection holds on its way, at each end; the system may double it.
pub(crate) const NARROW: u32 = 16 << 10;

/// A server with a database of its own.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) server: Server,
    serving: JoinHandle<()>,
    _beside: Beside,
}

impl Running {
    /// With the usual settings, for players who are faster than people.
    pub(crate) async fn start(folder: &Path) -> Self {
        let settings = Settings { burst: 10_000, ..Settings::default() };
        Self::start_with(folder, &settings).await
    }

    pub(crate) async fn start_with(folder: &Path, settings: &Settings) -> Self {
        Self::start_limited(folder, settings, Limits::USUAL).await
    }

    pub(crate) async fn start_limited(folder: &Path, settings: &Settings, limits: Limits) -> Self {
        let (store, beside) = crate::database::open(folder).await;
        Self::of(store, beside, settings, limits).await
    }

    /// A server of this store.
    pub(crate) async fn of(
        store: Store,
        beside: Beside,
        settings: &Settings,
        limits: Limits,
    ) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        Self::at(listener, store, beside, settings, limits)
    }

    /// A server whose connections hold little on their way.
    pub(crate) async fn start_narrow(folder: &Path, settings: &Settings) -> Self {
        let (store, beside) = crate::database::open(folder).await;
        let socket = TcpSocket::new_v4().expect("a socket");
        // Whoever is let in has the same.
        socket.set_send_buffer_size(NARROW).expect("a size");
        socket.bind(([127, 0, 0, 1], 0).into()).expect("a free port");
        let listener = socket.listen(64).expect("a free port");
        Self::at(listener, store, beside, settings, Limits::USUAL)
    }

    fn at(
        listener: TcpListener,
        store: Store,
        beside: Beside,
        settings: &Settings,
        limits: Limits,
    ) -> Self {
        let server = Server::new(store, settings);
        let address = listener.local_addr().expect("an address");
        let router = server.router();
        let serving = tokio::spawn(server::serve(listener, router, limits));
        Self { address, server, serving, _beside: beside }
    }

    /// Stops it as Ctrl-C would.
    pub(crate) async fn stop(self) {
        self.server.stop().await;
        self.serving.abort();
    }
}
