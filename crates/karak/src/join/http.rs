//! What is asked of a server beside the socket.

use anyhow::{Context as _, Result, bail};
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use serde::Deserialize;
use server::outside;

use super::address::Server;

/// What the cookie is called.
const GUEST: &str = "karak-guest";
/// No answer is longer.
const LONGEST: usize = 1 << 20;
/// None takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// An answer.
pub(super) struct Answer {
    pub(super) status: StatusCode,
    /// The guest's secret, if this one is new.
    pub(super) secret: Option<String>,
    pub(super) body: Vec<u8>,
}

/// How a server says no.
#[derive(Deserialize)]
struct Told {
    sentence: String,
}

impl Answer {
    /// The server has done what was asked for.
    pub(super) fn fine(&self) -> Result<()> {
        if self.status.is_success() {
            return Ok(());
        }
        match serde_json::from_slice::<Told>(&self.body) {
            Ok(told) => bail!("the server says: {}", super::harmless(&told.sentence)),
            Err(_) => bail!("the server answers {}; is it a server of karak?", self.status),
        }
    }

    /// What is in it, if it is what was asked for.
    pub(super) fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T> {
        self.fine()?;
        serde_json::from_slice(&self.body).context("this is no server of karak")
    }
}

/// The header that says who asks.
pub(super) fn cookie(secret: &str) -> String {
    format!("{GUEST}={secret}")
}

/// The secret that a server gives a new guest.
pub(super) fn new_secret(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(SET_COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = cookies.filter_map(|line| line.split(';').next()?.split_once('='));
    let (_, secret) = pairs.find(|(name, _)| name.trim() == GUEST)?;
    (!secret.is_empty()).then(|| secret.to_owned())
}

/// Asks a server. The path is that below the server's own.
pub(super) async fn ask(
    server: &Server,
    method: Method,
    path: &str,
    secret: Option<&str>,
    body: String,
) -> Result<Answer> {
    let stream = server.connect().await?;
    let path = format!("{}{path}", server.url().folder());
    let mut request = Request::builder().method(method).uri(path);
    if let Some(secret) = secret {
        request = request.header(COOKIE, cookie(secret));
    }
    let request = request.header(CONTENT_TYPE, "application/json").body(Body::from(body))?;
    let answer = outside::ask(server.url(), stream, request, LONGEST, PATIENCE).await;
    let outside::Answer { status, headers, body } = answer.context("the server does not answer")?;
    Ok(Answer { status, secret: new_secret(&headers), body })
}
