//! A connection to a table: a task that carries texts both ways until it breaks.

use std::time::Duration;

use anyhow::Result;
use futures_util::{SinkExt as _, StreamExt as _};
use server::outside::Stream;
use tokio::sync::mpsc::{Receiver, Sender};
use tokio::time::{Instant, interval_at, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::COOKIE;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::address::Server;
use super::http;

/// How long a connection may take to be there.
const OPENING: Duration = Duration::from_secs(20);
/// How often the other side is asked whether it is there. One that has said nothing until the next time is gone.
const PING: Duration = Duration::from_secs(20);
/// The first pause before trying again, and the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

/// What a connection tells.
pub(super) enum Wire {
    /// It is there; the server may have given a new secret.
    Opened { secret: Option<String> },
    /// This came.
    Came(String),
    /// It is gone, or could not be opened.
    Gone,
}

/// Where a connection goes.
#[derive(Clone)]
pub(super) struct Way {
    pub(super) server: Server,
    pub(super) code: String,
    pub(super) secret: String,
}

/// Pauses between tries: each twice as long as the one before, and a little longer by chance, so that not everybody
/// comes at once.
#[derive(Default)]
pub(super) struct Pauses(u32);

impl Pauses {
    /// It worked.
    pub(super) fn forget(&mut self) {
        self.0 = 0;
    }

    /// The next pause.
    pub(super) fn next(&mut self) -> Duration {
        let pause = (FIRST_PAUSE * 2_u32.pow(self.0.min(10))).min(LONGEST_PAUSE);
        self.0 += 1;
        let chance = getrandom::u32().unwrap_or_default();
        pause + pause.mul_f64(f64::from(chance) / f64::from(u32::MAX) / 2.0)
    }
}

/// Waits, connects, and carries. `number` tells what it says from what earlier connections say.
pub(super) async fn carry(
    way: Way,
    pause: Duration,
    number: u64,
    told: Sender<(u64, Wire)>,
    sent: Receiver<String>,
) {
    sleep(pause).await;
    if let Ok(Ok((socket, secret))) = timeout(OPENING, open(&way)).await
        && told.send((number, Wire::Opened { secret })).await.is_ok()
    {
        talk(socket, number, &told, sent).await;
    }
    // A receiver that has gone needs no message.
    let _ = told.send((number, Wire::Gone)).await;
}

async fn open(way: &Way) -> Result<(WebSocketStream<Stream>, Option<String>)> {
    let (stream, url) = (way.server.connect().await?, way.server.url());
    let scheme = if url.is_secure() { "wss" } else { "ws" };
    let (authority, folder) = (url.authority(), url.folder());
    let address = format!("{scheme}://{authority}{folder}api/tables/{}/socket", way.code);
    let mut request = address.into_client_request()?;
    request.headers_mut().insert(COOKIE, HeaderValue::from_str(&http::cookie(&way.secret))?);
    let (socket, response) = client_async(request, stream).await?;
    Ok((socket, http::new_secret(response.headers())))
}

async fn talk(
    mut socket: WebSocketStream<Stream>,
    number: u64,
    told: &Sender<(u64, Wire)>,
    mut sent: Receiver<String>,
) {
    let mut ping = interval_at(Instant::now() + PING, PING);
    let mut heard = true;
    loop {
        tokio::select! {
            message = socket.next() => {
                heard = true;
                match message {
                    Some(Ok(Message::Text(text))) => {
                        if told.send((number, Wire::Came(text.to_string()))).await.is_err() {
                            return;
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => {}
                }
            }
            text = sent.recv() => {
                let Some(text) = text else {
                    // A server that is gone does not mind.
                    let _ = socket.close(None).await;
                    return;
                };
                if socket.send(Message::text(text)).await.is_err() {
                    return;
                }
            }
            _ = ping.tick() => {
                if !heard || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                    return;
                }
                heard = false;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_PAUSE, Pauses};

    #[test]
    fn pauses_grow_up_to_a_limit() {
        let mut pauses = Pauses::default();
        let all: Vec<_> = (0..20).map(|_| pauses.next()).collect();
        assert!(all[0] < all[2] && all[2] < all[4], "{all:?}");
        assert!(all.iter().all(|pause| *pause <= LONGEST_PAUSE * 3 / 2), "{all:?}");
        pauses.forget();
        assert!(pauses.next() < all[2]);
    }
}
