//! A server in this process, and people at its tables.

mod person;

use std::net::SocketAddr;
use std::path::Path;

use server::store::Store;
use server::{Server, Settings};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

pub(crate) use self::person::Person;

/// A server with a database of its own.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) server: Server,
    serving: JoinHandle<()>,
}

impl Running {
    /// With the usual settings, for players who are faster than people.
    pub(crate) async fn start(folder: &Path) -> Self {
        let settings = Settings { burst: 10_000, ..Settings::default() };
        Self::start_with(folder, &settings).await
    }

    pub(crate) async fn start_with(folder: &Path, settings: &Settings) -> Self {
        let store = Store::open(&folder.join("tables.db")).await.expect("a new database");
        let server = Server::new(store, settings);
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let router = server.router();
        let serving = tokio::spawn(async move {
            axum::serve(listener, router).await.expect("it serves");
        });
        Self { address, server, serving }
    }

    /// Stops it as Ctrl-C would.
    pub(crate) async fn stop(self) {
        self.server.stop().await;
        self.serving.abort();
    }
}

/// Asks over HTTP, and gives back the status, the headers and the body.
pub(crate) async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: &str,
) -> (u16, String, String) {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let mut stream = TcpStream::connect(address).await.expect("a server");
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{cookie}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, head.to_owned(), body.to_owned())
}
