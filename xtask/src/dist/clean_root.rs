//! Whether the Debian package works: installed into a root that has nothing but Debian, its unit verified, its start command run.

use std::fs;
use std::os::unix::net::UnixDatagram;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};

use super::{Making, deb};
use crate::background::{Background, free_address};
use crate::debian;
use crate::process::{find_program, output, run};
use crate::workspace::Workspace;

/// What Debian is called that packages are checked with.
const SUITE: &str = "bookworm";
/// What the root has beside the smallest Debian: the programs that check, and what the package depends on.
const INCLUDED: &str = "systemd,libgcc-s1,procps";
/// How exposed the unit may be by systemd's own count, where 100 is everything.
const EXPOSURE: &str = "20";
/// Whoever the start command runs as here: a number that no user has, as with a dynamic user.
const USER: &str = "61234";
/// How long a message to the service manager may take.
const PATIENCE: Duration = Duration::from_secs(60);

pub(super) fn check(making: &Making<'_>) -> Result<()> {
    if output(Command::new("id").arg("-u"))?.trim() != "0" {
        println!(
            "The package was made, but not installed: only root can install into a root of its own."
        );
        return Ok(());
    }
    let root = Root::new(making)?;
    root.install(&deb::file(making))?;
    let unit = root.verified_unit()?;
    root.starts(&unit)?;
    root.removes()?;
    println!("the Debian package works");
    Ok(())
}

/// A root to be thrown away.
struct Root(PathBuf);

impl Root {
    /// Unpacks one that was made once.
    fn new(making: &Making<'_>) -> Result<Self> {
        let archive = made(making.workspace)?;
        let folder = making.parts("root")?;
        run(Command::new("tar").arg("-xf").arg(archive).arg("-C").arg(&folder))?;
        Ok(Self(folder))
    }

    /// A command inside of it.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new("chroot");
        command.arg(&self.0).arg(program);
        command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").env("LC_ALL", "C.UTF-8");
        command
    }

    fn install(&self, package: &Path) -> Result<()> {
        fs::copy(package, self.0.join("karak.deb"))?;
        // Without systemd as the first process nothing is started, but the unit is enabled.
        run(self
            .command("dpkg")
            .args(["--install", "/karak.deb"])
            .stdout(std::process::Stdio::null()))
        .context("dpkg does not install it")?;
        let wanted = "etc/systemd/system/multi-user.target.wants/karak.service";
        ensure!(fs::symlink_metadata(self.0.join(wanted)).is_ok(), "the service is not enabled");
        for file in ["usr/bin/karak", "usr/share/man/man1/karak-serve.1.gz", "etc/karak/karak.toml"]
        {
            ensure!(self.0.join(file).is_file(), "there is no /{file}");
        }
        Ok(())
    }

    /// The unit, after systemd's own tools have found nothing wrong with it.
    fn verified_unit(&self) -> Result<String> {
        const UNIT: &str = "/lib/systemd/system/karak.service";
        let verified =
            self.command("systemd-analyze").args(["verify", "--man=no", UNIT]).output()?;
        let said = String::from_utf8_lossy(&verified.stderr).into_owned();
        // Faults of Debian's own units are told too.
        let ours: Vec<&str> = said.lines().filter(|line| line.contains("karak")).collect();
        ensure!(verified.status.success() && ours.is_empty(), "systemd-analyze verify: {said}");
        let rated = self
            .command("systemd-analyze")
            .args(["security", "--offline=yes", &format!("--threshold={EXPOSURE}"), UNIT])
            .output()?;
        let said = String::from_utf8_lossy(&rated.stdout).into_owned();
        ensure!(rated.status.success(), "it is more exposed than {EXPOSURE}:\n{said}");
        Ok(fs::read_to_string(self.0.join(UNIT.trim_start_matches('/')))?)
    }

    /// Runs the start command as the unit does: another user, its state folder, and a service manager that listens.
    fn starts(&self, unit: &str) -> Result<()> {
        let start = field(unit, "ExecStart=")?;
        ensure!(field(unit, "Type=")? == "notify", "the unit is of another type");
        let environment = field(unit, "Environment=")?.replace("%S", "/var/lib");
        let (name, value) = environment.split_once('=').context("no environment")?;
        let state = self.0.join(value.trim_start_matches('/'));
        fs::create_dir_all(&state)?;
        run(Command::new("chown").arg(USER).arg(&state))?;
        let address = free_address()?;
        let config = self.0.join("etc/karak/karak.toml");
        let text = fs::read_to_string(&config)?.replace("127.0.0.1:5275", &address.to_string());
        fs::write(&config, &text)?;
        let socket = self.0.join("run/notify");
        let manager = UnixDatagram::bind(&socket)?;
        manager.set_read_timeout(Some(PATIENCE))?;
        run(Command::new("chmod").arg("777").arg(&socket))?;
        let mut words = start.split_whitespace();
        let mut command = self.command("setpriv");
        command.args([&format!("--reuid={USER}"), &format!("--regid={USER}"), "--clear-groups"]);
        command.args(["--no-new-privs", "--inh-caps=-all", "--"]);
        command.arg(words.next().context("no start command")?).args(words);
        command
            .env(name, value)
            .env("NOTIFY_SOCKET", "/run/notify")
            .env("WATCHDOG_USEC", "2000000");
        let service = Background::start("karak", &mut command, &self.0.join("log"))?;
        told(&manager, "READY=1").with_context(|| service.said())?;
        let admin = ["/usr/bin/karak", "admin", "ready"];
        let ready = output(self.command(admin[0]).args(&admin[1..]).env(name, value))?;
        ensure!(ready.trim() == "ready", "it is {ready}");
        told(&manager, "WATCHDOG=1").with_context(|| service.said())?;
        // A line that is not known is refused, and nothing changes; the next one works again.
        for (line, said) in
            [("lisen = 1\n", "nothing is changed"), ("log = \"debug\"\n", "read again")]
        {
            fs::write(&config, format!("{text}{line}"))?;
            service.signal("HUP")?;
            told(&manager, "RELOADING=1").with_context(|| service.said())?;
            told(&manager, "READY=1").with_context(|| service.said())?;
            ensure!(service.said().contains(said), "after {line}: {}", service.said());
        }
        service.signal("TERM")?;
        told(&manager, "STOPPING=1").with_context(|| service.said())?;
        let log = self.0.join("log");
        let status = service.stop()?;
        ensure!(status.success(), "it ends with {status}: {}", fs::read_to_string(log)?);
        Ok(())
    }

    /// Removing keeps games, purging does not.
    fn removes(&self) -> Result<()> {
        let dpkg = |what: &str| {
            let mut command = self.command("dpkg");
            run(command.args([what, "karak"]).stdout(std::process::Stdio::null()))
        };
        dpkg("--remove")?;
        ensure!(self.0.join("var/lib/karak/tables.db").is_file(), "removing deletes games");
        dpkg("--purge")?;
        ensure!(!self.0.join("var/lib/karak").exists(), "purging leaves games");
        ensure!(!self.0.join("usr/bin/karak").exists(), "the program stays");
        Ok(())
    }
}

impl Drop for Root {
    fn drop(&mut self) {
        // What is left is overwritten the next time.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What a line of the unit says.
fn field<'a>(unit: &'a str, name: &str) -> Result<&'a str> {
    let line = unit.lines().find_map(|line| line.strip_prefix(name));
    line.with_context(|| format!("the unit has no {name}"))
}

/// Waits until the service manager is told something.
fn told(manager: &UnixDatagram, what: &str) -> Result<()> {
    let mut bytes = [0; 4096];
    loop {
        let Ok(length) = manager.recv(&mut bytes) else {
            bail!("systemd would not be told {what}");
        };
        let said = String::from_utf8_lossy(&bytes[..length]).into_owned();
        if said.lines().any(|line| line == what) {
            return Ok(());
        }
    }
}

/// A Debian with nothing else in it, made once and kept as an archive.
fn made(workspace: &Workspace) -> Result<PathBuf> {
    let archive = workspace.built("debian").join(format!("{SUITE},{INCLUDED}.tar"));
    if archive.is_file() {
        return Ok(archive);
    }
    if find_program("mmdebstrap").is_none() {
        debian::install(&["mmdebstrap"])?;
    }
    println!("Making a clean Debian to install into; this is done once, and takes a minute.");
    fs::create_dir_all(workspace.built("debian"))?;
    let new = workspace.built("debian").join(format!("{SUITE}.new.tar"));
    run(Command::new("mmdebstrap")
        .args(["--quiet", "--variant=minbase", &format!("--include={INCLUDED}"), SUITE])
        .arg(&new))
    .context("no clean Debian could be made")?;
    fs::rename(new, &archive)?;
    Ok(archive)
}

#[cfg(test)]
mod tests {
    const UNIT: &str = include_str!("../../dist/karak.service");

    /// Whether the unit's filter lets a call through that systemd counts among these sets: the last line that names it decides.
    fn allows(call: &str, sets: &[&str]) -> bool {
        let filters = UNIT.lines().filter_map(|line| line.strip_prefix("SystemCallFilter="));
        filters.fold(false, |allowed, filter| {
            let (names, denies) =
                filter.strip_prefix('~').map_or((filter, false), |names| (names, true));
            let is_meant =
                names.split_whitespace().any(|name| name == call || sets.contains(&name));
            if is_meant { !denies } else { allowed }
        })
    }

    #[test]
    fn bots_may_stand_back_and_nothing_else_of_its_kind_is_allowed() {
        let sets = ["@system-service", "@resources"];
        assert!(allows("setpriority", &sets), "`nice` of the bots' threads");
        assert!(!allows("sched_setscheduler", &sets));
        assert!(allows("read", &["@system-service"]) && !allows("chroot", &["@privileged"]));
    }
}
