//! Sending a message, and nothing else.

use std::fmt;
use std::time::Duration;

use super::Webhooks;
use super::format::Hook;
use super::public::is_public;
use crate::outside;

/// What is answered is not read.
const LONGEST: usize = 1024;
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
    let mut may =
        found.into_iter().filter(|at| allowed == Webhooks::Anywhere || is_public(at.ip()));
    let at = may.next().ok_or(NotSent::NotTaken)?;
    let stream = outside::connect(url, at, patience).await.map_err(|_| NotSent::NotTaken)?;
    let answer = outside::ask(url, stream, hook.request(text), LONGEST, patience).await;
    let status = answer.map_err(|_| NotSent::NotTaken)?.status;
    if status.is_success() { Ok(()) } else { Err(NotSent::NotTaken) }
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
