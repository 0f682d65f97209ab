//! A server as a process.

use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};

use crate::ask::ask;

/// A server on a database that others use as well.
pub(crate) struct Node {
    child: Child,
    pub(crate) address: SocketAddr,
    metrics: SocketAddr,
}

impl Node {
    /// Starts one.
    pub(crate) fn start(database: &str) -> Self {
        Self::start_with(database, &[])
    }

    pub(crate) fn start_with(database: &str, more: &[&str]) -> Self {
        Self::start_by(&[&["--database", database], more].concat())
    }

    /// The same with these options.
    pub(crate) fn start_by(options: &[&str]) -> Self {
        /// Between looking for a free port and taking it somebody else may have it.
        const TRIES: usize = 5;
        let mut said = String::new();
        for _ in 0..TRIES {
            match Self::try_start(options) {
                Ok(node) => return node,
                Err(log) => said = log,
            }
        }
        panic!("a server does not say where it is, but: {said}");
    }

    /// What it said, if it ends before it says where it is.
    fn try_start(options: &[&str]) -> Result<Self, String> {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let metrics = free.expect("a free port");
        let mut child = Command::new(env!("CARGO_BIN_EXE_karak"))
            .args(["serve", "--listen", "127.0.0.1:0", "--message-burst", "100000"])
            .args(["--metrics", &metrics.to_string()])
            .args(options)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut log = BufReader::new(child.stderr.take().expect("a log"));
        let mut said = String::new();
        let address = loop {
            let before = said.len();
            if log.read_line(&mut said).expect("a log") == 0 {
                child.wait().expect("it was started");
                return Err(said);
            }
            if let Some((_, address)) = said[before..].trim_end().split_once("address=") {
                break address.parse().expect("an address");
            }
        };
        // Whoever writes to a log that nobody reads would wait.
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        Ok(Self { child, address, metrics })
    }

    /// How many decisions of bots came to tables here.
    pub(crate) async fn bots(&self) -> u64 {
        let (_, _, text) = ask(self.metrics, "GET", "/metrics", None, "").await;
        let line = text.lines().find_map(|line| line.strip_prefix("karak_bots_total "));
        line.and_then(|number| number.parse().ok()).expect("a figure")
    }

    /// Stops it in its tracks, or lets it go on.
    pub(crate) fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        let told = Command::new("kill").args([&format!("-{signal}"), &pid]).status();
        assert!(told.expect("kill").success());
    }

    /// Ends it as service managers do.
    pub(crate) fn stop(mut self) {
        self.signal("TERM");
        assert!(self.child.wait().expect("it was started").success());
    }

    /// Ends it without a word.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it was started");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
