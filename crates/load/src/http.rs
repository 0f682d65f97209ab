//! The little that is asked over HTTP: a table, and with it a cookie.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail};
use protocol::NewTable;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Opens a table. Gives its code, and the cookie of its host: the given one, or a new guest's.
pub(crate) async fn open_table(
    server: SocketAddr,
    cookie: Option<&str>,
    new: &NewTable,
) -> Result<(String, String)> {
    let body = serde_json::to_string(new)?;
    let sent = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n{sent}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(server).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("an answer without a head")?;
    if !head.starts_with("HTTP/1.1 201") {
        bail!("the server opens no table: {answer}");
    }
    let opened: serde_json::Value = serde_json::from_str(body)?;
    let code = opened["code"].as_str().context("a table without a code")?.to_owned();
    let new = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).map(cookie_of);
    let cookie = new.or(cookie.map(str::to_owned)).context("a guest without a cookie")?;
    Ok((code, cookie))
}

/// What is sent back of a cookie that was set.
pub(crate) fn cookie_of(line: &str) -> String {
    line.split(';').next().unwrap_or_default().to_owned()
}
