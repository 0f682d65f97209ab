//! `karak serve` in a process of its own, with its metrics and its memory.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use super::figures::Metrics;
use crate::workspace::Workspace;

/// A program that serves.
pub(super) struct Program {
    child: Child,
    file: PathBuf,
    folder: PathBuf,
    /// Where it keeps its tables, as its options say it.
    kept: [String; 2],
    address: SocketAddr,
    metrics: SocketAddr,
}

/// Limits are for people: a generator is all of them at one address, and faster.
const LIMITS: [&str; 17] = [
    "--log=warn",
    "--sockets=50000",
    "--tables=200000",
    "--connections=2000",
    "--message-burst=1000000",
    "--message-every=1ms",
    "--dice-time=10m",
    "--idle=1h",
    "--ping=1h",
    "--absence=1h",
    "--sockets-at-table=1000",
    "--mailbox=64",
    "--outbox=256",
    "--outbox-bytes=1048576",
    "--thinking=2s",
    "--link-time=10m",
    "--message-bytes=65536",
];

/// Longer than a start ever takes.
const PATIENCE: Duration = Duration::from_secs(60);

impl Program {
    /// Starts it, and waits until it is ready.
    pub(super) fn start(workspace: &Workspace, folder: &Path) -> Result<Self> {
        fs::create_dir_all(folder)?;
        let kept =
            ["--data".to_owned(), folder.to_str().context("a folder's name is text")?.to_owned()];
        Self::start_by(workspace, folder.to_path_buf(), kept)
    }

    /// The same with its tables in a database that others may use as well.
    pub(super) fn on_database(workspace: &Workspace, database: &str) -> Result<Self> {
        let kept = ["--database".to_owned(), database.to_owned()];
        Self::start_by(workspace, PathBuf::new(), kept)
    }

    fn start_by(workspace: &Workspace, folder: PathBuf, kept: [String; 2]) -> Result<Self> {
        let file =
            workspace.built("release").join(format!("karak{}", std::env::consts::EXE_SUFFIX));
        let (address, metrics) = (free()?, free()?);
        let child = spawn(&file, &kept, address, metrics)?;
        let mut program = Self { child, file, folder, kept, address, metrics };
        program.until_ready()?;
        Ok(program)
    }

    /// Starts it again, with the same database and at the same address. Gives how long it took to be ready.
    pub(super) fn start_again(&mut self) -> Result<Duration> {
        self.stop()?;
        let began = Instant::now();
        self.child = spawn(&self.file, &self.kept, self.address, self.metrics)?;
        self.until_ready()?;
        Ok(began.elapsed())
    }

    fn until_ready(&mut self) -> Result<()> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if get(self.address, "/ready").is_ok() {
                return Ok(());
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("`karak serve` ended by itself ({status}); its own message is above");
            }
            // There is nothing to wait for but the answer.
            std::thread::park_timeout(Duration::from_millis(2));
        }
        bail!("`karak serve` was not ready in {} seconds", PATIENCE.as_secs())
    }

    /// Stops it as a service manager would, if it runs.
    pub(super) fn stop(&mut self) -> Result<()> {
        if self.child.try_wait()?.is_some() {
            return Ok(());
        }
        let id = self.child.id().to_string();
        crate::process::run(Command::new("kill").args(["-TERM", &id]))?;
        self.child.wait()?;
        Ok(())
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The database.
    pub(super) fn database(&self) -> PathBuf {
        self.folder.join("tables.db")
    }

    /// What it counts of itself.
    pub(super) fn metrics(&self) -> Result<Metrics> {
        Ok(Metrics::read(&get(self.metrics, "/metrics")?))
    }

    /// Bytes in memory, but for what it shares with files.
    pub(super) fn memory(&self) -> Result<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))
            .context("how much memory a program uses is known on Linux only")?;
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"));
        let kib = line.and_then(|line| line.split_whitespace().next());
        let kib: f64 = kib.and_then(|kib| kib.parse().ok()).context("no memory is told")?;
        Ok(kib * 1024.0)
    }

    /// Seconds of a processor that it has used.
    pub(super) fn processor(&self) -> f64 {
        processor_of(self.child.id())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Seconds of a processor that a process has used.
pub(super) fn processor_of(process: u32) -> f64 {
    used(&process.to_string(), [11, 12])
}

/// Two fields of what Linux tells about a process, behind its name, added up: in seconds.
pub(super) fn used(process: &str, fields: [usize; 2]) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let found: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
    let field = |place: usize| found.get(place).and_then(|field| field.parse::<f64>().ok());
    // A hundred ticks a second on every Linux that is not built otherwise.
    fields.into_iter().filter_map(field).sum::<f64>() / 100.0
}

/// With as many open files as the system allows.
pub(super) fn with_many_files(program: &Path) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", r#"ulimit -n "$(ulimit -Hn)"; exec "$0" "$@""#]).arg(program);
    command
}

fn spawn(
    program: &Path,
    kept: &[String],
    address: SocketAddr,
    metrics: SocketAddr,
) -> Result<Child> {
    let mut command = with_many_files(program);
    command.arg("serve").args(kept).args(LIMITS);
    command.args(["--listen", &address.to_string(), "--metrics", &metrics.to_string()]);
    command.stdin(Stdio::null()).spawn().context("`karak serve` could not be started")
}

/// An address that nobody uses.
fn free() -> Result<SocketAddr> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?)
}

/// Asks over HTTP.
fn get(address: SocketAddr, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").context("an answer without a head")?;
    if !head.starts_with("HTTP/1.1 200") {
        bail!("{path} answers {}", head.lines().next().unwrap_or_default());
    }
    Ok(body.to_owned())
}
