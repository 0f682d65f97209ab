//! Programs that run beside a check, for as long as it needs them.

use std::fs::{self, File};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::process::run;

/// Longer than a start ever takes, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(60);
/// There is nothing to wait for but the answer.
const PAUSE: Duration = Duration::from_millis(5);

/// A program that runs. It ends with this value.
pub(crate) struct Background {
    child: Child,
    name: &'static str,
    log: PathBuf,
}

impl Background {
    /// Starts it; what it says goes to a file.
    pub(crate) fn start(name: &'static str, command: &mut Command, log: &Path) -> Result<Self> {
        let file =
            File::create(log).with_context(|| format!("{} cannot be written", log.display()))?;
        let child = command
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .with_context(|| format!("{name} could not be started"))?;
        Ok(Self { child, name, log: log.to_path_buf() })
    }

    /// Waits until something is so, or the program has ended.
    pub(crate) fn until(&mut self, is_so: impl Fn() -> bool) -> Result<()> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if is_so() {
                return Ok(());
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("{} ended by itself ({status}). It says:\n{}", self.name, self.said());
            }
            std::thread::park_timeout(PAUSE);
        }
        bail!("{} was not ready in {} s. It says:\n{}", self.name, PATIENCE.as_secs(), self.said())
    }

    /// Waits until it takes connections.
    pub(crate) fn until_open(&mut self, address: SocketAddr) -> Result<()> {
        self.until(|| TcpStream::connect(address).is_ok())
    }

    /// What it has said so far.
    pub(crate) fn said(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// Sends it a signal, such as `TERM`.
    pub(crate) fn signal(&self, name: &str) -> Result<()> {
        run(Command::new("kill").arg(format!("-{name}")).arg(self.child.id().to_string()))
    }

    /// Waits for its end.
    pub(crate) fn ended(&mut self) -> Result<ExitStatus> {
        Ok(self.child.wait()?)
    }

    /// Ends it together with the programs it has started and waits for.
    pub(crate) fn stop_all(self) {
        let pid = self.child.id();
        let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"));
        for child in children.unwrap_or_default().split_whitespace() {
            // It may have ended meanwhile.
            let _ = Command::new("kill").args(["-TERM", child]).status();
        }
    }

    /// Ends it as service managers do.
    pub(crate) fn stop(mut self) -> Result<ExitStatus> {
        self.signal("TERM")?;
        Ok(self.child.wait()?)
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        // It may have ended by itself, and then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An address of this machine that nobody uses.
pub(crate) fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?)
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::Background;
    use crate::scratch::Scratch;

    #[test]
    fn a_program_that_ends_too_early_is_told_with_what_it_said() {
        let scratch = Scratch::new("background");
        let mut command = Command::new("sh");
        command.args(["-c", "echo no; exit 3"]);
        let mut sh = Background::start("sh", &mut command, &scratch.path("log")).unwrap();
        let error = sh.until(|| false).unwrap_err().to_string();
        assert!(error.contains("sh ended by itself") && error.contains("no\n"), "{error}");
    }
}
