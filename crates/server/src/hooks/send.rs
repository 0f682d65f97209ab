//! Sending a message, and nothing else.

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use super::Webhooks;
use super::format::Hook;
use super::public::is_public;
use crate::outside::{self, Stream};
use crate::public_url::PublicUrl;

/// What is answered is not read.
const LONGEST: usize = 1024;
/// Addresses of a name that are tried.
const MOST: usize = 3;
/// The port of `https`: others are no services for everybody.
const USUAL_PORT: u16 = 443;

/// Why a message was not sent, or not taken.
#[derive(Debug)]
pub(crate) enum NotSent {
    /// The host of the server allows no messages, or not there.
    NotAllowed,
    TooOften,
    /// Nobody can be reached there, answers in time, or takes it. Which of these would tell of the network around this server.
    NotTaken,
    /// It was sent, but the address could not be kept.
    NotKept,
}

/// Sends a message, each part of which may take so long. Answers that lead somewhere else are refusals.
pub(super) async fn send(
    hook: &Hook,
    text: &str,
    allowed: Webhooks,
    patience: Duration,
) -> Result<(), NotSent> {
    let url = &hook.server;
    match allowed {
        Webhooks::Off => return Err(NotSent::NotAllowed),
        Webhooks::Public if !url.is_secure() || url.port() != USUAL_PORT => {
            return Err(NotSent::NotAllowed);
        }
        Webhooks::Public | Webhooks::Anywhere => {}
    }
    let found = outside::look_up(url, patience).await.map_err(|_| NotSent::NotTaken)?;
    let may = found.into_iter().filter(|at| allowed == Webhooks::Anywhere || is_public(at.ip()));
    let stream = connect(url, may.collect(), patience).await.ok_or(NotSent::NotTaken)?;
    let answer = outside::ask(url, stream, hook.request(text), LONGEST, patience).await;
    let status = answer.map_err(|_| NotSent::NotTaken)?.status;
    if status.is_success() { Ok(()) } else { Err(NotSent::NotTaken) }
}

/// Connects to the first of these addresses where somebody answers, all of them together in this time: a network may be broken
/// for one version of addresses and well for the other.
async fn connect(
    url: &PublicUrl,
    addresses: Vec<SocketAddr>,
    patience: Duration,
) -> Option<Stream> {
    let addresses = in_turn(addresses);
    let each = patience / addresses.len().max(1) as u32;
    for at in addresses {
        if let Ok(stream) = outside::connect(url, at, each).await {
            return Some(stream);
        }
    }
    None
}

/// Those that are tried: the first of the other version comes second.
fn in_turn(mut addresses: Vec<SocketAddr>) -> Vec<SocketAddr> {
    let first = addresses.first().map(SocketAddr::is_ipv6);
    if let Some(other) = addresses.iter().position(|at| Some(at.is_ipv6()) != first) {
        addresses[1..=other].rotate_right(1);
    }
    addresses.truncate(MOST);
    addresses
}

impl fmt::Display for NotSent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAllowed => f.write_str(
                "the host of this server allows no messages to there; an address begins with https:// and is one that \
                 everybody can reach",
            ),
            Self::TooOften => f.write_str("too many messages; try again later"),
            Self::NotTaken => f.write_str(
                "no message was taken at this address; it has to be one that everybody can reach, unless the host of this server \
                 allows others",
            ),
            Self::NotKept => f.write_str("the server could not keep this; try again later"),
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn the_next_address_is_tried_where_nobody_answers() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let well = listener.local_addr().unwrap();
        let url: PublicUrl = format!("http://127.0.0.1:{}/", well.port()).parse().unwrap();
        // At other ports of this machine that were free a moment ago.
        let mut broken: Vec<SocketAddr> = Vec::new();
        for _ in 0..2 {
            let free = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
            broken.push(free.local_addr().unwrap());
        }
        let patience = Duration::from_secs(30);
        let found = connect(&url, vec![broken[0], well], patience).await;
        assert!(found.is_some());
        assert!(connect(&url, broken.clone(), patience).await.is_none());
        assert!(connect(&url, Vec::new(), patience).await.is_none());
        // Many of one version, and one of the other behind them.
        let many: Vec<SocketAddr> =
            (1..9).map(|n| SocketAddr::new([127, 0, 0, n].into(), 1)).collect();
        let six: SocketAddr = "[::1]:1".parse().unwrap();
        assert_eq!(in_turn([many.clone(), vec![six]].concat())[..2], [many[0], six]);
        assert_eq!(in_turn(many.clone()), many[..MOST]);
    }
}
