//! A log that cannot be written hinders nobody.

use std::fs::File;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::Command;

use crate::harness::{PROGRAM, ask};

#[tokio::test]
async fn a_server_whose_log_is_full_serves_and_stops_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let address: SocketAddr = free.expect("a free port");
    let full = File::options().write(true).open("/dev/full").expect("every Linux has it");
    let mut child = Command::new(PROGRAM)
        .args(["serve", "--log", "debug", "--listen", &address.to_string(), "--data"])
        .arg(folder.path())
        .stderr(full)
        .spawn()
        .expect("the program");
    while TcpStream::connect(address).is_err() {
        assert!(child.try_wait().expect("it was started").is_none(), "it ended by itself");
        std::thread::yield_now();
    }
    assert_eq!(ask(address, "GET", "/ready", None, "").await.0, 200);
    let told = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(told.expect("kill").success());
    assert!(child.wait().expect("it was started").success());
}
