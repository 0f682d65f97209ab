//! The program as a server, and people at its tables.

#[path = "../../../server/tests/online/harness/ask.rs"]
mod ask;
#[path = "../../../server/tests/online/harness/person.rs"]
mod person;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

pub(crate) use ask::ask;
pub(crate) use person::Person;

/// The program.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_karak");

/// A server that runs as a process of its own.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts it on a free port.
    pub(crate) fn start(folder: &Path) -> Self {
        Self::start_by(&mut Command::new(PROGRAM), folder)
    }

    /// The same by a command that was prepared.
    pub(crate) fn start_by(program: &mut Command, folder: &Path) -> Self {
        let mut child = program
            .args(["serve", "--listen", "127.0.0.1:0", "--message-burst", "100000", "--data"])
            .arg(folder)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut log = BufReader::new(child.stderr.take().expect("a log"));
        let mut line = String::new();
        let address = loop {
            line.clear();
            assert!(log.read_line(&mut line).expect("a log") > 0, "it says where it is");
            if let Some((_, address)) = line.trim_end().split_once("address=") {
                break address.parse().expect("an address");
            }
        };
        // Whoever writes to a log that nobody reads would wait.
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        Self { child, address }
    }

    /// No file of the process may be longer than this: what a full disk is, for one process.
    pub(crate) fn limit(&self, bytes: &str) {
        let pid = self.child.id().to_string();
        let limit = format!("--fsize={bytes}:unlimited");
        let told = Command::new("prlimit").args(["--pid", &pid, &limit]).status();
        assert!(told.expect("prlimit").success());
    }

    /// Ends it as service managers do, and waits until it has.
    pub(crate) fn stop(mut self) {
        let told = Command::new("kill").arg(self.child.id().to_string()).status();
        assert!(told.expect("kill").success());
        assert!(self.child.wait().expect("it was started").success());
    }

    /// Ends it without a word, as `kill -9` does.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it was started");
    }
}
