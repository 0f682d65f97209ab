//! A request over the socket.

use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{Method, Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::net::UnixStream;

use super::listen;

/// No answer is longer: twenty thousand tables are.
const LONGEST: usize = 16 << 20;

/// Asks the server of this folder, and gives what it answers.
pub(super) async fn ask(
    folder: &Path,
    method: Method,
    path: &str,
    body: String,
) -> Result<Vec<u8>> {
    let socket = listen::path(folder);
    let stream = match UnixStream::connect(&socket).await {
        Ok(stream) => stream,
        Err(error) if error.kind() == ErrorKind::PermissionDenied => bail!(
            "{} is not yours: ask as the user that the server runs as, or as root",
            socket.display()
        ),
        Err(_) => bail!(
            "no server runs with the folder {}; name its folder with --data (of Debian's service: /var/lib/karak)",
            folder.display()
        ),
    };
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    // It ends with the answer; what goes wrong is told there too.
    let carrying = tokio::spawn(connection);
    let request = Request::builder().method(method).uri(path).header(HOST, "karak");
    let request = request.header(CONTENT_TYPE, "application/json").body(Body::from(body))?;
    let answer = sender.send_request(request).await.context("the server does not answer")?;
    let status = answer.status();
    let body = to_bytes(Body::new(answer.into_body()), LONGEST).await?.to_vec();
    carrying.abort();
    if status != StatusCode::OK {
        bail!("{}", String::from_utf8_lossy(&body));
    }
    Ok(body)
}
