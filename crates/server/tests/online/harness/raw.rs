//! A socket that says whatever it is told: what no honest client would.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::http::{HeaderValue, Request};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

use super::NARROW;

/// How long something that has to come is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// What opens a socket.
fn request(address: SocketAddr, code: &str, cookie: &str) -> Request<()> {
    let address = format!("ws://{address}/api/tables/{code}/socket");
    let mut request = address.into_client_request().expect("a request");
    request.headers_mut().insert(COOKIE, header(cookie));
    request
}

fn header(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).expect("a header")
}

/// The socket.
pub(crate) struct Raw {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Raw {
    /// Opens it, unless the server does not let it.
    pub(crate) async fn try_open(
        address: SocketAddr,
        code: &str,
        cookie: &str,
        origin: Option<&str>,
    ) -> Option<Self> {
        let mut request = request(address, code, cookie);
        if let Some(origin) = origin {
            request.headers_mut().insert(ORIGIN, header(origin));
        }
        let (socket, _) = connect_async(request).await.ok()?;
        Some(Self { socket })
    }

    /// Opens it so that little is on its way when nobody reads.
    pub(crate) async fn narrow(address: SocketAddr, code: &str, cookie: &str) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(NARROW).expect("a size");
        let stream = MaybeTlsStream::Plain(socket.connect(address).await.expect("a server"));
        let opened = client_async(request(address, code, cookie), stream).await;
        Self { socket: opened.expect("a socket").0 }
    }

    pub(crate) async fn open(address: SocketAddr, code: &str, cookie: &str) -> Self {
        Self::try_open(address, code, cookie, None).await.expect("a socket")
    }

    /// Opens it and is welcome.
    pub(crate) async fn welcome(address: SocketAddr, code: &str, cookie: &str) -> Self {
        let mut raw = Self::open(address, code, cookie).await;
        raw.hello(1, 1).await;
        raw.until("welcome").await;
        raw
    }

    pub(crate) async fn hello(&mut self, client: u64, connection: u64) {
        let hello = json!({"protocol": 1, "client": client, "connection": connection, "have": []});
        self.say(&json!({ "hello": hello })).await;
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.send(Message::text(message.to_string())).await;
    }

    /// Asks for something, by its JSON.
    pub(crate) async fn command(&mut self, number: u64, command: Value) {
        self.say(&json!({"command": {"number": number, "command": command}})).await;
    }

    /// The same, and what the server answers: `done`, or why not.
    pub(crate) async fn asks(&mut self, number: u64, command: Value) -> String {
        self.command(number, command).await;
        loop {
            let Some(message) = self.next().await else { return "gone".to_owned() };
            if message["done"]["number"] == number {
                return "done".to_owned();
            }
            if message["refused"]["number"] == number {
                return message["refused"]["why"].as_str().expect("a reason").to_owned();
            }
            if let Some(bye) = message["bye"].as_str() {
                return bye.to_owned();
            }
        }
    }

    pub(crate) async fn send(&mut self, message: Message) {
        // A connection that the server has ended is noticed when something is awaited.
        let _ = self.socket.send(message).await;
    }

    /// The next message; `None` when the connection is gone.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let next = async {
            loop {
                match self.socket.next().await? {
                    Ok(Message::Text(text)) => break Some(text),
                    Ok(_) => {}
                    Err(_) => break None,
                }
            }
        };
        let text = timeout(PATIENCE, next).await.expect("something has to come")?;
        Some(serde_json::from_str(&text).expect("JSON"))
    }

    /// The next message of this name.
    pub(crate) async fn until(&mut self, name: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("no {name} any more"));
            if let Some(found) = message.get(name) {
                return found.clone();
            }
            if message == name {
                return message;
            }
        }
    }

    /// Reads all that comes: how many bytes, and why the server ends the connection.
    pub(crate) async fn bytes_and_bye(&mut self) -> (usize, Option<String>) {
        let mut bytes = 0;
        while let Some(message) = self.next().await {
            bytes += message.to_string().len();
            if let Some(bye) = message["bye"].as_str() {
                return (bytes, Some(bye.to_owned()));
            }
        }
        (bytes, None)
    }

    /// Why the server ends the connection; nothing if it says no word.
    pub(crate) async fn bye(&mut self) -> Option<String> {
        while let Some(message) = self.next().await {
            if let Some(bye) = message["bye"].as_str() {
                return Some(bye.to_owned());
            }
        }
        None
    }
}
