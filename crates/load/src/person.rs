//! Somebody at a table: the client of `protocol` and a socket.

use std::future::poll_fn;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::task::Poll;

use anyhow::{Context as _, Result};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Client, CommandOf, Connection, FromServerOf, SetUp};
use table::{BySeat, Luck as _, MAX_SEATS, PlayoutLuck, Recorded, Rules, Seat, Viewer};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, SET_COOKIE};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::http::cookie_of;

/// Bytes of what is read at once.
const BUFFER: usize = 4 * 1024;

/// The set-up that all tables of a group share, once the first client has read it.
pub(crate) type Known<R> = Arc<OnceLock<Arc<SetUp<R>>>>;

/// A person with a device.
pub(crate) struct Person<R: Rules> {
    pub(crate) client: Client<R>,
    pub(crate) cookie: Option<String>,
    socket: Option<(Connection, WebSocketStream<TcpStream>)>,
    /// The last command before the game; those that follow are moves.
    prepared: u64,
}

impl<R: Recorded> Person<R> {
    /// Somebody at no table yet, whom a server knows by the cookie or not at all.
    pub(crate) fn new(cookie: Option<String>, luck: &mut PlayoutLuck, known: &Known<R>) -> Self {
        let mut shares = BySeat([[0; 16]; MAX_SEATS]);
        shares.0.iter_mut().flatten().for_each(|byte| *byte = luck.below(256) as u8);
        let number = u64::from(luck.below(u32::MAX)) << 20 | u64::from(luck.below(1 << 20));
        let mut client = Client::new(number, shares);
        if let Some(set_up) = known.get() {
            client = client.knowing(Arc::clone(set_up));
        }
        Self { client, cookie, socket: None, prepared: 0 }
    }

    /// Comes to a table, for the first time or again.
    pub(crate) async fn connect(&mut self, server: SocketAddr, code: &str) -> Result<()> {
        let mut request =
            format!("ws://{server}/api/tables/{code}/socket").into_client_request()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(COOKIE, HeaderValue::from_str(cookie)?);
        }
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, answer) = client_async_with_config(request, stream, Some(config)).await?;
        if let Some(set) = answer.headers().get(SET_COOKIE) {
            self.cookie = Some(cookie_of(set.to_str()?));
        }
        self.socket = Some((self.client.connected(), socket));
        self.send().await
    }

    /// Asks for something before the game.
    pub(crate) async fn prepare(&mut self, command: CommandOf<R>) -> Result<()> {
        self.prepared = self.client.command(command)?;
        self.send().await
    }

    /// Whether the command of this number was a move.
    pub(crate) fn is_move(&self, number: u64) -> bool {
        number > self.prepared
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// Sends what waits.
    pub(crate) async fn send(&mut self) -> Result<()> {
        let mut sent = false;
        while let Some(message) = self.client.next_message() {
            let (_, socket) = self.socket.as_mut().context("not connected")?;
            socket.feed(Message::text(serde_json::to_string(&message)?)).await?;
            sent = true;
        }
        if sent && let Some((_, socket)) = &mut self.socket {
            socket.flush().await?;
        }
        Ok(())
    }

    /// Takes what came. `None`: the connection is gone.
    pub(crate) async fn take(&mut self, text: Option<&str>) -> Result<()> {
        let Some((connection, _)) = &self.socket else { return Ok(()) };
        let Some(text) = text else {
            self.client.lost(*connection);
            self.socket = None;
            return Ok(());
        };
        let message: FromServerOf<R> = serde_json::from_str(text)?;
        self.client.receive(*connection, message);
        self.send().await
    }

    /// The seat that this person plays.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.client.viewers().first() {
            Some(Viewer::Seat(seat)) => Some(*seat),
            Some(Viewer::Spectator) | None => None,
        }
    }
}

/// What comes next to any of these people, and to whom; never, if nobody is connected.
pub(crate) async fn next<R: Recorded>(people: &mut [Person<R>]) -> (usize, Option<Message>) {
    poll_fn(|context| {
        for (place, person) in people.iter_mut().enumerate() {
            let Some((_, socket)) = &mut person.socket else { continue };
            if let Poll::Ready(came) = socket.poll_next_unpin(context) {
                // A broken connection is one that is gone.
                return Poll::Ready((place, came.and_then(Result::ok)));
            }
        }
        Poll::Pending
    })
    .await
}
