//! Somebody at a table: the client of `protocol` and a socket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Client, CommandOf, Connection, FromServerOf, NewTable, NewsOf};
use table::{BySeat, Luck as _, MAX_SEATS, PlayoutLuck, Recorded, Rules, Seat, Viewer};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::COOKIE;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::ask;

/// How long something that has to come is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// A person with a device.
pub(crate) struct Person<R: Rules> {
    pub(crate) client: Client<R>,
    pub(crate) cookie: String,
    pub(crate) address: SocketAddr,
    pub(crate) code: String,
    pub(crate) socket: Option<(Connection, WebSocketStream<MaybeTlsStream<TcpStream>>)>,
    pub(crate) luck: PlayoutLuck,
    /// Everything that came over the wire.
    pub(crate) received: Vec<String>,
    pub(crate) news: Vec<NewsOf<R>>,
}

/// The cookie of a new guest.
pub(crate) async fn new_cookie(address: SocketAddr) -> String {
    let (status, head, _) = ask(address, "GET", "/api/guest", None, "").await;
    assert_eq!(status, 200);
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    cookie.and_then(|line| line.split(';').next()).expect("a cookie").to_owned()
}

/// The seats of a client.
fn seats_of<R: Recorded>(client: &Client<R>) -> Vec<Seat> {
    let seat = |viewer| match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    client.viewers().into_iter().filter_map(seat).collect()
}

impl<R: Recorded> Person<R> {
    /// Somebody with a new cookie, who is at no table yet.
    pub(crate) async fn new(address: SocketAddr, number: u64) -> Self {
        Self::with_cookie(address, number, &new_cookie(address).await)
    }

    /// One more device of this person.
    pub(crate) fn other_device(&self, number: u64) -> Self {
        Self::with_cookie(self.address, number, &self.cookie)
    }

    pub(crate) fn with_cookie(address: SocketAddr, number: u64, cookie: &str) -> Self {
        let mut luck = PlayoutLuck::new(number);
        let mut shares = BySeat([[0; 16]; MAX_SEATS]);
        shares.0.iter_mut().flatten().for_each(|byte| *byte = luck.below(256) as u8);
        Self {
            client: Client::new(number, shares),
            cookie: cookie.to_owned(),
            address,
            code: String::new(),
            socket: None,
            luck,
            received: Vec::new(),
            news: Vec::new(),
        }
    }

    /// Opens a table and sits down nowhere yet.
    pub(crate) async fn open(&self, new: &NewTable) -> String {
        let body = serde_json::to_string(new).expect("a table");
        let (status, _, body) =
            ask(self.address, "POST", "/api/tables", Some(&self.cookie), &body).await;
        assert_eq!(status, 201, "{body}");
        let opened: serde_json::Value = serde_json::from_str(&body).expect("JSON");
        opened["code"].as_str().expect("a code").to_owned()
    }

    /// Comes to a table, for the first time or again.
    pub(crate) async fn connect(&mut self, code: &str) {
        assert!(self.try_connect(code).await, "a socket");
    }

    /// The same at a server that may not be there. `false`: it is not.
    pub(crate) async fn try_connect(&mut self, code: &str) -> bool {
        code.clone_into(&mut self.code);
        let address = format!("ws://{}/api/tables/{code}/socket", self.address);
        let mut request = address.into_client_request().expect("a request");
        let cookie = HeaderValue::from_str(&self.cookie).expect("a cookie");
        request.headers_mut().insert(COOKIE, cookie);
        let Ok((socket, _)) = connect_async(request).await else { return false };
        let connection = self.client.connected();
        self.socket = Some((connection, socket));
        self.send().await;
        true
    }

    /// The connection breaks, without a word.
    pub(crate) fn cut(&mut self) {
        if let Some((connection, _)) = self.socket.take() {
            self.client.lost(connection);
        }
    }

    /// Asks for something.
    pub(crate) async fn command(&mut self, command: CommandOf<R>) -> u64 {
        let number = self.client.command(command).expect("a command");
        self.send().await;
        number
    }

    /// Sends what waits.
    pub(crate) async fn send(&mut self) {
        while let Some(message) = self.client.next_message() {
            let text = serde_json::to_string(&message).expect("JSON");
            if let Some((_, socket)) = &mut self.socket {
                // A broken connection is noticed when something is awaited.
                let _ = socket.send(Message::text(text)).await;
            }
        }
    }

    /// Takes the next message. `false`: the connection is gone.
    pub(crate) async fn next(&mut self) -> bool {
        let Some((connection, socket)) = &mut self.socket else { return false };
        let text = loop {
            let next = timeout(PATIENCE, socket.next()).await;
            match next.expect("the server says something, or ends the connection") {
                Some(Ok(Message::Text(text))) => break text,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => {
                    self.cut();
                    return false;
                }
            }
        };
        let message: FromServerOf<R> = serde_json::from_str(&text).expect("a message");
        self.client.receive(*connection, message);
        self.received.push(text.to_string());
        while let Some(news) = self.client.next_news() {
            self.news.push(news);
        }
        self.send().await;
        true
    }

    /// Takes messages until something is so.
    pub(crate) async fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        while !is_so(self) {
            assert!(self.next().await, "the connection is gone: {:?}", self.news.last());
        }
    }

    /// Asks for something and waits for the answer, which has to be yes.
    pub(crate) async fn done(&mut self, command: CommandOf<R>) {
        let number = self.command(command).await;
        self.until(|person| person.client.unanswered().all(|command| command.number != number))
            .await;
        let refused = self.news.iter().find(|news| {
            matches!(news, protocol::News::GivenBack { command, .. } if command.number == number)
        });
        assert!(refused.is_none(), "{refused:?}");
    }

    /// Something to do for a seat whose turn it is, if it is one's own.
    pub(crate) fn anything(&mut self) -> Option<(Seat, R::Action)> {
        for seat in seats_of(&self.client) {
            let legal = &self.client.follower(Viewer::Seat(seat))?.legal;
            if !legal.is_empty() && self.client.unanswered().next().is_none() {
                let choice = self.luck.below(legal.len() as u32) as usize;
                return Some((seat, legal[choice]));
            }
        }
        None
    }

    /// Whether the game has begun for this person.
    pub(crate) fn has_begun(&self) -> bool {
        self.client.viewers().iter().all(|&viewer| self.client.follower(viewer).is_some())
    }

    /// Whether the game is over and its proof has come.
    pub(crate) fn has_proof(&self) -> bool {
        self.verdict().is_some()
    }

    /// What the client found when it checked the game.
    pub(crate) fn verdict(&self) -> Option<&protocol::Verdict> {
        self.news.iter().find_map(|news| {
            if let protocol::News::Proof { verdict, .. } = news { Some(verdict) } else { None }
        })
    }

    /// The record that came with the proof.
    pub(crate) fn record(&self) -> Option<&str> {
        self.news.iter().find_map(|news| {
            if let protocol::News::Proof { record, .. } = news {
                Some(record.as_str())
            } else {
                None
            }
        })
    }

    /// What another device of the same person is shown, which comes now, is what this one holds.
    pub(crate) async fn holds_what_is_so(&self, number: u64)
    where
        R::View: PartialEq,
    {
        let mut other = self.other_device(number);
        other.connect(&self.code).await;
        other.until(|other| !other.client.viewers().is_empty() && other.has_begun()).await;
        for viewer in self.client.viewers() {
            let (held, shown) = (self.client.follower(viewer), other.client.follower(viewer));
            assert!(held.is_some() && held == shown, "{viewer:?} holds something else");
        }
    }

    /// Plays anything until the game is over.
    pub(crate) async fn plays_to_the_end(&mut self) {
        while !self.has_proof() {
            if let Some((seat, action)) = self.anything() {
                self.done(protocol::Command::Play { seat, actions: vec![action] }).await;
            } else {
                assert!(self.next().await, "the connection is gone");
            }
        }
    }
}
