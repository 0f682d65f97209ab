//! Whether the container image works: loaded and started by podman, where podman can start anything.

use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use super::{Making, image};
use crate::background::free_address;
use crate::debian;
use crate::process::{find_program, output, run};

pub(super) fn check(making: &Making<'_>) -> Result<()> {
    if find_program("podman").is_none() {
        debian::install(&["podman", "crun", "runc"])?;
    }
    let mut store = Store::new(making)?;
    run(store.podman().arg("load").arg("--quiet").arg("--input").arg(image::file(making)))
        .context("podman does not read the image")?;
    let described = output(store.podman().args(["image", "inspect", &image::tag(making)]))?;
    let described: serde_json::Value = serde_json::from_str(&described)?;
    let config = &described[0]["Config"];
    ensure!(config["User"] == "10001:10001", "it runs as {}", config["User"]);
    let health = described[0]["Healthcheck"]["Test"].clone();
    ensure!(health[1] == "/usr/bin/karak", "it has no health check: {health}");
    if let Some(why) = store.choose_runtime(making)? {
        println!(
            "The image was loaded, but not started: podman cannot start containers here ({why})."
        );
        return Ok(());
    }
    started(making, &store)?;
    println!("the container image works");
    Ok(())
}

/// Started as a host would, with the network of this machine.
fn started(making: &Making<'_>, store: &Store) -> Result<()> {
    let address = free_address()?;
    let container = output(
        store
            .podman()
            .args(["run", "--detach", "--network=host", "--read-only", "--cap-drop=all"])
            .args(["--security-opt=no-new-privileges"])
            .args(LIMITS)
            .args(["--env", &format!("KARAK_LISTEN={address}")])
            .arg(image::tag(making)),
    )?;
    let container = Container { store, id: container.trim().to_owned() };
    container.until_ready()?;
    let user = output(store.podman().args(["top", &container.id, "user"]))?;
    ensure!(!user.contains("root"), "it runs as root");
    let check = format!("http://{address}/");
    let checked = output(Command::new(&making.program).args(["serve", "--check", &check]))?;
    ensure!(checked.contains("Everything is as it should be."), "{checked}");
    let stopped = output(store.podman().args(["stop", "--time=20", &container.id]))?;
    ensure!(stopped.contains(&container.id[..12]), "{stopped}");
    let code =
        output(store.podman().args(["inspect", "--format={{.State.ExitCode}}", &container.id]))?;
    ensure!(code.trim() == "0", "it ended with {}", code.trim());
    Ok(())
}

/// What starts containers for podman: not each works with every kind of control groups.
const RUNTIMES: [&str; 2] = ["crun", "runc"];
/// Podman's usual ones are higher than what some machines allow.
const LIMITS: [&str; 2] = ["--ulimit=nofile=1024:1024", "--ulimit=nproc=1024:1024"];

/// Images and containers of this check alone.
struct Store {
    folder: std::path::PathBuf,
    runtime: &'static str,
}

impl Store {
    fn new(making: &Making<'_>) -> Result<Self> {
        Ok(Self { folder: making.parts("podman")?, runtime: RUNTIMES[0] })
    }

    fn podman(&self) -> Command {
        let mut podman = Command::new("podman");
        podman.arg("--root").arg(self.folder.join("root"));
        podman.arg("--runroot").arg(self.folder.join("run"));
        // No service of systemd is asked for anything, and no kernel module for layers.
        podman.args(["--cgroup-manager=cgroupfs", "--events-backend=file", "--storage-driver=vfs"]);
        // It misses systemd's timers, which check the health of containers by themselves.
        podman.args(["--log-level=fatal", "--runtime", self.runtime]);
        podman
    }

    /// Takes the first runtime that works. Gives why no container can be started here, if none does.
    fn choose_runtime(&mut self, making: &Making<'_>) -> Result<Option<String>> {
        let mut why = String::new();
        for runtime in RUNTIMES {
            self.runtime = runtime;
            let mut podman = self.podman();
            podman.args(["run", "--rm", "--network=host", "--no-healthcheck"]).args(LIMITS);
            let tried = podman.args([&image::tag(making), "--version"]).output()?;
            if tried.status.success() {
                return Ok(None);
            }
            // Podman's own faults are 125 and 126; any other is the program's, and has to be told.
            let said = String::from_utf8_lossy(&tried.stderr).into_owned();
            let of_podman = matches!(tried.status.code(), Some(125 | 126));
            ensure!(of_podman, "the program in the image does not run: {said}");
            said.lines().last().unwrap_or_default().clone_into(&mut why);
        }
        Ok(Some(why))
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        // What podman has made, podman can unmake; what is left is overwritten the next time.
        let _ = self.podman().args(["system", "reset", "--force"]).output();
    }
}

/// A container that runs.
struct Container<'a> {
    store: &'a Store,
    id: String,
}

impl Container<'_> {
    /// Asks the image's own health check.
    fn until_ready(&self) -> Result<()> {
        let began = std::time::Instant::now();
        loop {
            let asked = self.store.podman().args(["healthcheck", "run", &self.id]).output()?;
            if asked.status.success() {
                return Ok(());
            }
            let said = String::from_utf8_lossy(&asked.stderr).into_owned();
            ensure!(began.elapsed().as_secs() < 30, "it is not healthy: {said}{}", self.logs()?);
        }
    }

    fn logs(&self) -> Result<String> {
        let logs = self.store.podman().args(["logs", &self.id]).output()?;
        Ok(String::from_utf8_lossy(&logs.stderr).into_owned())
    }
}

impl Drop for Container<'_> {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.store.podman().args(["rm", "--force", "--time=0", &self.id]).output();
    }
}
