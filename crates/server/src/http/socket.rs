//! A socket: what a device and a table say to each other, with an end to whatever others can make last.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt as _;
use protocol::{Bye, FromClient, FromServer, Hello};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite::Error as WebSocketError;
use tokio_tungstenite::tungstenite::error::ProtocolError;

use super::error::ApiError;
use super::guest::{Caller, known_or_new, own_origin, with_cookie};
use super::tables::may_ask;
use super::{HttpSettings, Shared};
use crate::bucket::Bucket;
use crate::gate::Peer;
use crate::live::{ConnectionId, Hall, Mail, Mailbox, Parcel, Parcels, outbox};
use crate::store::{Code, Guest};

/// Bytes of what is read at once. The usual 128 KiB a socket would be a gigabyte for 8,000. Commands are short; a longer
/// message is read in several goes.
const READ_BUFFER: usize = 1024;

/// Opens a socket to a table.
pub(super) async fn upgrade(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Path(code): Path<String>,
    peer: Option<Extension<Peer>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    own_origin(&shared, &headers)?;
    let code: Code = code.parse().map_err(|_| ApiError::NoSuchTable)?;
    let from = peer.as_ref().and_then(|peer| peer.limited());
    may_ask(&shared, &headers, Caller(from), &code).await?;
    let Some(open) = shared.hall.sockets.open(shared.settings.sockets) else {
        return Err(ApiError::TooMuch);
    };
    let (guest, cookie) = known_or_new(&shared, &headers, Caller(from)).await?;
    let upgrade = limited(upgrade, &shared.settings);
    let response = upgrade.on_upgrade(move |socket| async move {
        let here = peer.as_ref().map(|Extension(peer)| peer);
        serve(socket, shared, code, guest, here).await;
        // Its places are taken until here.
        drop((peer, open));
    });
    Ok(with_cookie(cookie, response))
}

/// A socket whose buffers and messages are bounded.
fn limited(upgrade: WebSocketUpgrade, settings: &HttpSettings) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(settings.write_buffer)
        // A game's whole log is one message, however long: a limit here would end the socket of whoever comes to it. The
        // next message is taken only when what was too much for the buffer has gone out, so it never holds more than that
        // and one message.
        .max_write_buffer_size(usize::MAX)
        .max_message_size(settings.message)
        .max_frame_size(settings.message)
}

async fn serve(
    mut socket: WebSocket,
    shared: Shared,
    code: Code,
    guest: Guest,
    peer: Option<&Peer>,
) {
    let Shared { hall, settings } = &shared;
    let from = peer.and_then(Peer::limited);
    let hello = tokio::select! {
        hello = timeout(settings.hello, first(&mut socket)) => hello,
        () = hall.stops() => return end(socket, Bye::Stopping, settings.write).await,
    };
    let hello = match hello {
        Ok(Some(Ok(hello))) => hello,
        Ok(Some(Err(Bye::OtherVersion))) => {
            return end(socket, Bye::OtherVersion, settings.write).await;
        }
        Ok(Some(Err(bye))) => return end(socket, abusive(hall, bye), settings.write).await,
        // Gone, or silent.
        Ok(None) | Err(_) => return,
    };
    let connection = hall.connection();
    let (outbox, parcels) = outbox(hall.limits.outbox);
    let mail = Mail::Connect { connection, guest, hello, from, outbox };
    let Some(mailbox) = hall.send(&code, mail).await else {
        return end(socket, hall.why_not(), settings.write).await;
    };
    let talking = talk(&mut socket, hall, settings, &mailbox, connection, parcels);
    let bye = tokio::select! {
        bye = talking => bye,
        () = blocked(peer) => Some(Bye::Removed),
    };
    if bye == Some(Bye::NoSuchTable) {
        hall.unknown_codes.allows(from, hall.now());
    }
    // The table may be put away already, and then knows.
    let _ = mailbox.send(Mail::Gone { connection }).await;
    if let Some(bye) = bye {
        end(socket, bye, settings.write).await;
    }
}

/// Waits until the address is blocked that a socket comes from.
async fn blocked(peer: Option<&Peer>) {
    match peer {
        Some(peer) => peer.blocked().await,
        None => std::future::pending().await,
    }
}

/// The first message, if it is the right one. `None`: the other side is gone.
async fn first(socket: &mut WebSocket) -> Option<Result<Hello, Bye>> {
    loop {
        let text = match socket.recv().await? {
            Ok(Message::Text(text)) => text,
            Ok(Message::Ping(_) | Message::Pong(_)) => continue,
            Ok(Message::Binary(_)) => return Some(Err(Bye::NotUnderstood)),
            Ok(Message::Close(_)) => return None,
            Err(error) => return fault(error).map(Err),
        };
        // It holds nothing of a game, so any notation will do.
        return Some(match serde_json::from_str::<FromClient<String, String>>(&text) {
            Ok(FromClient::Hello(hello)) if hello.protocol == protocol::VERSION => Ok(hello),
            Ok(FromClient::Hello(_)) => Err(Bye::OtherVersion),
            Ok(_) | Err(_) => Err(Bye::NotUnderstood),
        });
    }
}

/// Carries messages both ways until one side ends. Gives back what is still to be said.
async fn talk(
    socket: &mut WebSocket,
    hall: &Arc<Hall>,
    settings: &HttpSettings,
    table: &Mailbox,
    connection: ConnectionId,
    mut parcels: Parcels,
) -> Option<Bye> {
    let (burst, every) = settings.messages;
    let mut allowed = Bucket::new(burst, every, hall.now());
    let mut ping = interval_at(Instant::now() + settings.ping, settings.ping);
    // After a pause of the whole program everybody has as long to answer as ever.
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = true;
    loop {
        tokio::select! {
            message = socket.recv() => {
                heard = true;
                let text = match message? {
                    Ok(Message::Text(text)) => text,
                    Ok(Message::Ping(_) | Message::Pong(_)) if allowed.take(hall.now()) => continue,
                    Ok(Message::Ping(_) | Message::Pong(_)) => {
                        return Some(abusive(hall, Bye::TooMuch));
                    }
                    Ok(Message::Binary(_)) => return Some(abusive(hall, Bye::NotUnderstood)),
                    Ok(Message::Close(_)) => return None,
                    Err(error) => return fault(error).map(|bye| abusive(hall, bye)),
                };
                if !allowed.take(hall.now()) {
                    return Some(abusive(hall, Bye::TooMuch));
                }
                // A copy of its own: a received buffer may be much larger.
                let text = Utf8Bytes::from(text.as_str());
                // A table that broke or was put away has said its last word, or dropped it.
                let _ = table.send(Mail::Say { connection, text }).await;
            }
            parcel = parcels.recv() => {
                // A table that broke has dropped it.
                let Some(parcel) = parcel else { return Some(Bye::Again) };
                match timeout(settings.write, send(socket, parcel, &mut parcels)).await {
                    Ok(Ok(None)) => {}
                    Ok(Ok(Some(bye))) => return Some(bye),
                    Ok(Err(_)) => return None,
                    Err(_) => {
                        hall.figures.slow.inc();
                        return None;
                    }
                }
            }
            _ = ping.tick() => {
                if !heard {
                    return None;
                }
                heard = false;
                let asked = socket.send(Message::Ping(Vec::new().into()));
                if !matches!(timeout(settings.write, asked).await, Ok(Ok(()))) {
                    return None;
                }
            }
        }
    }
}

/// What is wrong with what came. `None`: nothing but that the other side is gone.
fn fault(error: axum::Error) -> Option<Bye> {
    let error = error.into_inner();
    let error = error.downcast_ref::<WebSocketError>()?;
    if let WebSocketError::Capacity(_) = error {
        Some(Bye::TooMuch)
    } else if let WebSocketError::Protocol(ProtocolError::ResetWithoutClosingHandshake) = error {
        None
    } else {
        let nonsense = matches!(error, WebSocketError::Utf8(_) | WebSocketError::Protocol(_));
        nonsense.then_some(Bye::NotUnderstood)
    }
}

fn abusive(hall: &Hall, bye: Bye) -> Bye {
    hall.figures.abusive.inc();
    bye
}

/// Sends this and whatever else waits, in as few writes as possible.
async fn send(
    socket: &mut WebSocket,
    first: Parcel,
    parcels: &mut Parcels,
) -> Result<Option<Bye>, axum::Error> {
    let mut next = Some(first);
    while let Some(parcel) = next {
        match parcel {
            Parcel::Message(text) => socket.feed(Message::Text(text)).await?,
            Parcel::Last(bye) => {
                socket.flush().await?;
                return Ok(Some(bye));
            }
        }
        next = parcels.try_recv();
    }
    socket.flush().await?;
    Ok(None)
}

/// Says why, and closes.
async fn end(mut socket: WebSocket, bye: Bye, patience: Duration) {
    let message: FromServer<(), (), (), String> = FromServer::Bye(bye);
    let text = serde_json::to_string(&message).unwrap_or_default();
    let frame = CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::default() };
    let said = async {
        socket.send(Message::Text(text.into())).await?;
        socket.send(Message::Close(Some(frame))).await
    };
    // Whoever does not listen is gone.
    let _ = timeout(patience, said).await;
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::routing::get;
    use futures_util::StreamExt as _;
    use tokio::net::TcpListener;
    use tokio_tungstenite::connect_async;

    use super::*;
    use crate::live::OutboxLimits;

    fn settings() -> HttpSettings {
        let second = Duration::from_secs(1);
        HttpSettings {
            public: None,
            invite: None,
            message: 1024,
            messages: (1, 1),
            write_buffer: 64,
            hello: second,
            ping: second,
            write: second,
            sockets: 1,
            stop: second,
            link: second,
        }
    }

    #[tokio::test]
    async fn a_message_arrives_however_long_it_is() {
        let lengths = [3 << 20, 1, 100_000];
        let sends = move |mut socket: WebSocket| async move {
            let limits = OutboxLimits { messages: lengths.len(), bytes: 4 << 20 };
            let (outbox, mut parcels) = outbox(limits);
            for length in lengths {
                assert!(outbox.takes(&"x".repeat(length).into()));
            }
            let first = parcels.recv().await.expect("a message");
            assert!(send(&mut socket, first, &mut parcels).await.is_ok());
        };
        let opens =
            async move |upgrade: WebSocketUpgrade| limited(upgrade, &settings()).on_upgrade(sends);
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new().route("/", get(opens));
        tokio::spawn(crate::serve::serve(listener, router, crate::gate::Limits::USUAL));
        let (mut socket, _) = connect_async(format!("ws://{address}/")).await.expect("a socket");
        for length in lengths {
            let message = socket.next().await.expect("a message").expect("a message");
            assert_eq!(message.len(), length);
        }
    }
}
