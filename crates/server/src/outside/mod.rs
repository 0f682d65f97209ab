//! Asking other servers, with an end to whatever they can make last.
//!
//! An address is looked up once and connected to as it was found, so that what was checked is what is asked. Nothing is
//! followed anywhere else.

mod ask;
mod tls;

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;

pub use self::ask::{Answer, ask};
pub use self::tls::Distrust;
use crate::public_url::PublicUrl;

/// A connection, whether it is encrypted or not.
pub type Stream = Box<dyn Line>;

/// What a connection is, for both kinds.
pub trait Line: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Line for T {}

/// Why a server could not be connected to.
#[derive(Debug)]
pub enum Unreachable {
    /// Its name means no address.
    NoName(io::Error),
    /// Nobody answers there.
    NoAnswer(io::Error),
    /// It took too long.
    TooSlow,
    /// It cannot prove to be the one.
    Distrusted(Distrust),
}

/// The addresses that a server's name means.
///
/// # Errors
/// If it means none, or that takes too long.
pub async fn look_up(url: &PublicUrl, patience: Duration) -> Result<Vec<SocketAddr>, Unreachable> {
    // An address of version 6 is written in brackets, which are no part of it.
    let host = url.host().trim_start_matches('[').trim_end_matches(']');
    let found = timeout(patience, lookup_host((host, url.port()))).await;
    let found = found.map_err(|_| Unreachable::TooSlow)?.map_err(Unreachable::NoName)?;
    let found: Vec<SocketAddr> = found.collect();
    if found.is_empty() {
        return Err(Unreachable::NoName(io::ErrorKind::NotFound.into()));
    }
    Ok(found)
}

/// Connects to a server at one of its addresses.
///
/// # Errors
/// If nobody answers in time, or somebody else does.
pub async fn connect(
    url: &PublicUrl,
    at: SocketAddr,
    patience: Duration,
) -> Result<Stream, Unreachable> {
    let opening = async {
        let stream = TcpStream::connect(at).await.map_err(Unreachable::NoAnswer)?;
        stream.set_nodelay(true).map_err(Unreachable::NoAnswer)?;
        if url.is_secure() {
            return Ok(Box::new(tls::secure(url, stream).await?) as Stream);
        }
        Ok(Box::new(stream) as Stream)
    };
    timeout(patience, opening).await.unwrap_or(Err(Unreachable::TooSlow))
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoName(error) => write!(f, "its name means no address: {error}"),
            Self::NoAnswer(error) => write!(f, "nobody answers: {error}"),
            Self::TooSlow => f.write_str("it took too long"),
            Self::Distrusted(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Unreachable {}
