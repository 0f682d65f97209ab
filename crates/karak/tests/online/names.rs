//! Requests for other names, and from pages of other addresses: whatever leads them here, they are not answered.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::harness::Process;

/// The status of the answer to a request with these lines.
async fn status(address: SocketAddr, first: &str, lines: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("a server");
    let head = format!("{first} HTTP/1.1\r\n{lines}\r\n");
    stream.write_all(head.as_bytes()).await.expect("a request");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.expect("an answer");
    String::from_utf8_lossy(&answer[9..]).into_owned()
}

/// The same for a socket.
async fn socket(address: SocketAddr, code: &str, lines: &str) -> String {
    let first = format!("GET /api/tables/{code}/socket");
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    status(address, &first, &format!("{upgrade}{lines}")).await
}

#[tokio::test]
async fn other_names_and_origins_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(folder.path());
    let address = process.address;
    let port = address.port();
    let person = crate::killed::begins(address, 1).await;
    let (code, cookie) = (&person.code, &person.cookie);
    let table = format!("GET /api/tables/{code}");
    let asked = ["GET /health", "GET /api/guest", "DELETE /api/guest", "GET /api/tables", &table];
    // A page whose name was pointed at this machine asks with that name, and says that it comes from there.
    for host in
        ["evil.example", &format!("evil.example:{port}"), "localhost.evil.example", "8.8.8.8"]
    {
        let lines = format!("Host: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n");
        for first in asked {
            assert_eq!(status(address, first, &lines).await, "403", "{first} at {host}");
        }
        assert_eq!(socket(address, code, &lines).await, "403", "{host}");
    }
    let twice = format!("Host: localhost:{port}\r\nHost: evil.example\r\n");
    assert_eq!(status(address, "GET /api/tables", &twice).await, "403");
    assert_ne!(status(address, "GET /api/tables", "").await, "200");
    // A page of another address asks for the right name.
    let foreign =
        format!("Host: localhost:{port}\r\nOrigin: http://evil.example\r\nCookie: {cookie}\r\n");
    assert_eq!(socket(address, code, &foreign).await, "403");
    assert_eq!(status(address, "DELETE /api/guest", &foreign).await, "403");
    for host in [format!("localhost:{port}"), address.to_string()] {
        let own = format!("Host: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n");
        assert_eq!(status(address, &table, &own).await, "200", "{host}");
        assert_eq!(socket(address, code, &own).await, "101", "{host}");
    }
    process.kill();
}
