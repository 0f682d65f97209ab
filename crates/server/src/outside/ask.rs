//! One request over a connection, and its answer.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::header::{CONNECTION, HOST};
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::time::timeout;

use super::{Stream, Unreachable};
use crate::public_url::PublicUrl;

/// An answer.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: StatusCode,
    /// Its head.
    pub headers: HeaderMap,
    /// The beginning of its body: as much as was to be read.
    pub body: Vec<u8>,
}

/// Asks, and reads so many bytes of the answer; longer ones are as if they had no body.
///
/// # Errors
/// If there is no answer in time.
pub async fn ask(
    url: &PublicUrl,
    stream: Stream,
    mut request: Request<Body>,
    longest: usize,
    patience: Duration,
) -> Result<Answer, Unreachable> {
    let no_answer = |error: hyper::Error| Unreachable::NoAnswer(std::io::Error::other(error));
    let host = HeaderValue::try_from(url.authority());
    let host = host.map_err(|error| Unreachable::NoAnswer(std::io::Error::other(error)))?;
    request.headers_mut().insert(HOST, host);
    request.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    let asking = async {
        let (mut sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(no_answer)?;
        let answering = async {
            let response = sender.send_request(request).await.map_err(no_answer)?;
            let (head, body) = response.into_parts();
            let body = to_bytes(Body::new(body), longest).await.unwrap_or_default();
            Ok(Answer { status: head.status, headers: head.headers, body: body.to_vec() })
        };
        // The connection is driven for as long as it is needed; what is wrong with it the answer says too.
        tokio::pin!(connection, answering);
        tokio::select! {
            answer = &mut answering => answer,
            ended = &mut connection => {
                ended.map_err(no_answer)?;
                answering.await
            }
        }
    };
    timeout(patience, asking).await.unwrap_or(Err(Unreachable::TooSlow))
}
