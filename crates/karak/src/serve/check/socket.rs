//! Whether games can be played: a WebSocket that is opened as the page does, and says something back.

use axum::http::HeaderValue;
use axum::http::header::{COOKIE, ORIGIN};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{FromClient, Hello};
use tokio::time::timeout;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::probe::{PATIENCE, Probe, origin, pair};
use super::wrong::Wrong;

/// A table that there is not: codes are chosen by chance, and this one is none by chance. Karak says so over the socket, and that
/// is an answer.
const NO_TABLE: &str = "00000000";

/// Opens a socket as the guest of this cookie, and waits for something to come back.
pub(super) async fn open(probe: &Probe, cookie: Option<&str>) -> Result<(), Wrong> {
    let url = &probe.url;
    let scheme = if url.is_secure() { "wss" } else { "ws" };
    let address =
        format!("{scheme}://{}{}api/tables/{NO_TABLE}/socket", url.authority(), url.folder());
    let refused = |error: Error| Wrong::SocketRefused { why: error.to_string() };
    let mut request = address.into_client_request().map_err(refused)?;
    if let Ok(origin) = HeaderValue::try_from(origin(url)) {
        request.headers_mut().insert(ORIGIN, origin);
    }
    if let Some(pair) = cookie.and_then(pair) {
        request.headers_mut().insert(COOKIE, pair);
    }
    let opening = client_async(request, probe.connect().await?);
    let opened = timeout(PATIENCE, opening).await.map_err(|_| Wrong::SocketSilent)?;
    let (mut socket, _) = opened.map_err(|error| why(error, probe))?;
    let hello = Hello {
        protocol: protocol::VERSION,
        client: 0,
        connection: 1,
        have: Vec::new(),
        shared: false,
    };
    let hello: FromClient<String, String> = FromClient::Hello(hello);
    let hello = serde_json::to_string(&hello).unwrap_or_default();
    let talking = async {
        socket.send(Message::text(hello)).await.ok()?;
        loop {
            match socket.next().await? {
                Ok(Message::Text(_)) => break Some(()),
                Ok(_) => {}
                Err(_) => break None,
            }
        }
    };
    match timeout(PATIENCE, talking).await {
        Ok(Some(())) => Ok(()),
        Ok(None) | Err(_) => Err(Wrong::SocketSilent),
    }
}

fn why(error: Error, probe: &Probe) -> Wrong {
    let Error::Http(answer) = error else {
        return Wrong::SocketRefused { why: error.to_string() };
    };
    let said = answer.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default();
    match answer.status().as_u16() {
        403 if said.contains("foreign_origin") => {
            Wrong::ForeignOrigin { url: probe.url.to_string() }
        }
        429 => Wrong::TooMuch,
        status => Wrong::SocketBlocked { status },
    }
}
