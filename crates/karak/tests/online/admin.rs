//! `karak admin`: whoever hosts sees numbers, closes tables, and blocks addresses.

use std::path::Path;
use std::process::{Command, Output};

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::Stage;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use crate::harness::{PROGRAM, Process, ask};
use crate::killed::begins;

/// What it prints, and its exit code.
fn admin(folder: &Path, arguments: &[&str]) -> (String, i32) {
    let Output { status, stdout, stderr } = Command::new(PROGRAM)
        .args(["admin", "--data"])
        .arg(folder)
        .args(arguments)
        .output()
        .expect("karak");
    let said = String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr);
    (said, status.code().expect("an exit code"))
}

#[tokio::test]
async fn a_server_in_numbers_and_a_report_without_secrets() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(folder.path());
    let person = begins(process.address, 1).await;
    let named = "{\"name\":\"Barbora\"}";
    let (status, ..) = ask(process.address, "PUT", "/api/guest", Some(&person.cookie), named).await;
    assert_eq!(status, 204);
    let (said, code) = admin(folder.path(), &["overview"]);
    assert_eq!(code, 0, "{said}");
    for line in [
        "tables in memory          1",
        "guests at tables          1",
        "kept: playing             1",
    ] {
        assert!(said.contains(line), "{line} in {said}");
    }
    let (tables, _) = admin(folder.path(), &["tables"]);
    assert!(tables.contains(&person.code) && tables.contains("playing"), "{tables}");
    assert_eq!(admin(folder.path(), &["ready"]), ("ready\n".to_owned(), 0));
    let (report, code) = admin(folder.path(), &["report"]);
    assert_eq!(code, 0);
    assert!(
        report.contains("karak_commands_total") && report.contains("options that are set: listen"),
        "{report}"
    );
    let secret = person.cookie.split_once('=').expect("a cookie").1;
    let folder_name = folder.path().to_str().expect("a path");
    for hidden in [&person.code, secret, "Barbora", folder_name, "127.0.0.1"] {
        assert!(!report.contains(hidden), "{hidden} is in the report");
    }
    process.stop();
    let (said, code) = admin(folder.path(), &["overview"]);
    assert!(code == 2 && said.contains("no server runs with the folder"), "{said}");
}

#[tokio::test]
async fn a_table_is_closed_for_good() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(folder.path());
    let mut person = begins(process.address, 1).await;
    let code = person.code.clone();
    let close = |code: &str| admin(folder.path(), &["close", code]);
    assert_eq!(close(&code), ("The table is closed.\n".to_owned(), 0));
    person
        .until(|person| person.client.table().is_some_and(|table| table.stage == Stage::Closed))
        .await;
    assert_eq!(close(&code), ("The table was closed already.\n".to_owned(), 0));
    assert_eq!(close("00000000"), ("karak: there is no such table\n".to_owned(), 2));
    process.stop();
    let process = Process::start(folder.path());
    let (status, _, body) =
        ask(process.address, "GET", &format!("/api/tables/{code}"), None, "").await;
    assert!(status == 200 && body.contains("\"closed\""), "{body}");
    process.kill();
}

/// The status of an answer to somebody who comes through a proxy from this address.
async fn status_from(process: &Process, client: &str) -> Option<u16> {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let mut stream = tokio::net::TcpStream::connect(process.address).await.ok()?;
    let head = format!(
        "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: {client}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    answer.split(' ').nth(1)?.parse().ok()
}

#[tokio::test]
async fn a_blocked_address_is_cut_off_and_stays_so_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let start = || {
        let mut program = Command::new(PROGRAM);
        program.env("KARAK_TRUSTED_PROXIES", "127.0.0.1");
        Process::start_by(&mut program, folder.path())
    };
    let process = start();
    let person = begins(process.address, 1).await;
    let address = format!("ws://{}/api/tables/{}/socket", process.address, person.code);
    let mut request = address.into_client_request().expect("a request");
    request.headers_mut().insert("X-Forwarded-For", HeaderValue::from_static("203.0.113.9"));
    let (mut socket, _) = connect_async(request).await.expect("a socket");
    let hello = r#"{"hello":{"protocol":1,"client":7,"connection":1,"have":[]}}"#;
    socket.send(Message::text(hello)).await.expect("a hello");
    let welcome = socket.next().await.expect("a message").expect("a welcome");
    assert!(welcome.to_text().expect("a text").contains("welcome"));
    let (said, code) = admin(folder.path(), &["block", "203.0.113.9", "--for", "2h"]);
    assert_eq!((said.as_str(), code), ("203.0.113.9 is not let in for 2h.\n", 0));
    loop {
        let message = socket.next().await.expect("a last word").expect("a message");
        if message.to_text().expect("a text").contains(r#""bye":"removed""#) {
            break;
        }
    }
    assert_eq!(status_from(&process, "203.0.113.9").await, Some(403));
    assert_eq!(status_from(&process, "203.0.113.10").await, Some(200));
    process.stop();
    let process = start();
    let (blocks, _) = admin(folder.path(), &["blocks"]);
    assert!(blocks.starts_with("203.0.113.9  for "), "{blocks}");
    assert_eq!(status_from(&process, "203.0.113.9").await, Some(403));
    let (said, code) = admin(folder.path(), &["block", "127.0.0.1"]);
    assert!(code == 2 && said.contains("everybody may come from this address"), "{said}");
    assert_eq!(admin(folder.path(), &["unblock", "203.0.113.9"]).1, 0);
    assert_eq!(status_from(&process, "203.0.113.9").await, Some(200));
    assert_eq!(admin(folder.path(), &["blocks"]).0, "Nobody is blocked.\n");
    process.kill();
}
