//! The program as a server, and people at its tables.

#[path = "../../../server/tests/online/harness/ask.rs"]
mod ask;
#[path = "../../../server/tests/online/harness/cuts.rs"]
mod cuts;
#[path = "../../../server/tests/online/harness/person.rs"]
mod person;

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;

pub(crate) use ask::ask;
pub(crate) use person::Person;

/// The program.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_karak");

/// A server that runs as a process of its own.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
    log: JoinHandle<String>,
}

impl Process {
    /// Starts it on a free port.
    pub(crate) fn start(folder: &Path) -> Self {
        Self::start_by(&mut Command::new(PROGRAM), folder)
    }

    /// The same by a command that was prepared.
    pub(crate) fn start_by(program: &mut Command, folder: &Path) -> Self {
        let mut child = program
            .args(["serve", "--listen", "127.0.0.1:0", "--message-burst", "100000"])
            // A machine that is busy with something else answers late.
            .args(["--answer-time", "10m", "--data"])
            .arg(folder)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut log = BufReader::new(child.stderr.take().expect("a log"));
        let mut told = String::new();
        let address = loop {
            let before = told.len();
            assert!(log.read_line(&mut told).expect("a log") > 0, "it says where it is");
            if let Some((_, address)) = told[before..].trim_end().split_once("address=") {
                break address.parse().expect("an address");
            }
        };
        // Whoever writes to a log that nobody reads would wait.
        let log = std::thread::spawn(move || {
            log.read_to_string(&mut told).expect("a log is text");
            told
        });
        Self { child, address, log }
    }

    /// No file of the process may be longer than this: what a full disk is, for one process.
    pub(crate) fn limit(&self, bytes: &str) {
        let pid = self.child.id().to_string();
        let limit = format!("--fsize={bytes}:unlimited");
        let told = Command::new("prlimit").args(["--pid", &pid, &limit]).status();
        assert!(told.expect("prlimit").success());
    }

    /// Sends it a signal, such as `HUP`.
    pub(crate) fn signal(&self, name: &str) {
        let told =
            Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status();
        assert!(told.expect("kill").success());
    }

    /// Ends it as service managers do, and waits until it has.
    pub(crate) fn stop(self) {
        self.stop_and_tell();
    }

    /// The same, and gives all that it has logged.
    pub(crate) fn stop_and_tell(mut self) -> String {
        self.signal("TERM");
        assert!(self.child.wait().expect("it was started").success());
        self.log.join().expect("a log")
    }

    /// Bytes of memory that the process has now.
    #[cfg(target_os = "linux")]
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("it runs");
        let size = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let size = size.and_then(|size| size.trim().strip_suffix(" kB")).expect("a size");
        size.trim().parse::<u64>().expect("a number") * 1024
    }

    /// Ends it without a word, as `kill -9` does.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it was started");
    }
}
