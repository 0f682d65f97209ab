//! Thousands of connections from one address: few come in, and memory stays as it was.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

use crate::harness::{PROGRAM, Process, ask};

/// So many may come from one address, and so many try.
const MAY: usize = 300;
const TRY: usize = 3_000;
/// So many more are not looked at: a connection that has ended may be counted a moment longer.
const SLACK: usize = 10;
/// So much memory one connection may take at most, whatever it says; beside it a little for the program itself.
const EACH: u64 = 64 * 1024;
const BESIDE: u64 = 16 << 20;

#[tokio::test]
async fn thousands_from_one_address_take_no_more_than_its_share() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Command::new(PROGRAM);
    program.env("KARAK_LIMIT_THIS_MACHINE", "true");
    program.env("KARAK_FROM_ONE_ADDRESS", MAY.to_string());
    program.env("KARAK_HEAD_TIME", "10m");
    let process = Process::start_by(&mut program, folder.path());
    assert_eq!(ask(process.address, "GET", "/health", None, "").await.0, 200);
    let before = process.memory();
    // Each says as much of a request as it may, and never ends it.
    let request =
        format!("GET /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Long: {}", "x".repeat(12 << 10));
    let mut held = Vec::new();
    let mut cut_off = 0;
    for _ in 0..TRY {
        let mut stream = TcpStream::connect(process.address).expect("the system lets it in");
        // One that is cut off notices here or below.
        let _ = stream.write_all(request.as_bytes());
        held.push(stream);
        // Whoever is cut off reads an end at once; others are told nothing yet.
        if held.len() > MAY + SLACK {
            let mut last = held.pop().expect("a connection");
            let mut byte = [0];
            last.set_read_timeout(Some(Duration::from_secs(60))).expect("a timeout");
            assert!(!matches!(last.read(&mut byte), Ok(1)), "nothing is answered");
            cut_off += 1;
        }
    }
    assert_eq!(cut_off, TRY - MAY - SLACK);
    let grown = process.memory().saturating_sub(before);
    assert!(grown < MAY as u64 * EACH + BESIDE, "{grown} bytes for {MAY} connections");
    drop(held);
    // Places are free again.
    let mut answered = false;
    while !answered {
        let asked = TcpStream::connect(process.address).and_then(|mut stream| {
            stream.write_all(
                b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
            )?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        });
        answered = asked.is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"));
    }
    process.stop();
}
