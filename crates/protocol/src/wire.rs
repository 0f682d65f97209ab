//! Messages as text.

use alloc::string::{String, ToString as _};
use core::fmt::{self, Display};
use core::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{FromClient, FromServer};

/// The longest message of a client, in bytes, unless a server is set up otherwise: no client needs a sixteenth of it.
pub const MAX_FROM_CLIENT: usize = 64 << 10;

/// A text that is no message: why, in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAMessage(String);

impl<A: FromStr, C: FromStr> FromClient<A, C> {
    /// Reads a message, which is at most so many bytes long.
    ///
    /// # Errors
    /// It is longer, or no message.
    pub fn read(text: &str, limit: usize) -> Result<Self, NotAMessage> {
        read(text, limit)
    }
}

impl<A: Display, C: Display> FromClient<A, C> {
    /// The message as text.
    pub fn write(&self) -> String {
        write(self)
    }
}

impl<V, E, S, A> FromServer<V, E, S, A>
where
    V: DeserializeOwned,
    E: DeserializeOwned,
    S: DeserializeOwned,
    A: FromStr,
{
    /// Reads a message. How long it may be is the business of who holds the connection.
    ///
    /// # Errors
    /// It is no message.
    pub fn read(text: &str) -> Result<Self, NotAMessage> {
        read(text, usize::MAX)
    }
}

impl<V: Serialize, E: Serialize, S: Serialize, A: Display> FromServer<V, E, S, A> {
    /// The message as text.
    pub fn write(&self) -> String {
        write(self)
    }
}

pub(crate) fn read<M: DeserializeOwned>(text: &str, limit: usize) -> Result<M, NotAMessage> {
    if text.len() > limit {
        return Err(NotAMessage(alloc::format!("a message has at most {limit} bytes")));
    }
    serde_json::from_str(text).map_err(|error| NotAMessage(error.to_string()))
}

/// Messages have neither maps with odd keys nor anything else that has no text.
pub(crate) fn write(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

impl Display for NotAMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for NotAMessage {}
