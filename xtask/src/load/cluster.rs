//! A PostgreSQL for measurements, from Debian's packages: throw-away, durable as one in use, on a socket of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use super::program::used;
use crate::debian;
use crate::process::{output, run};

/// As installed, but for the memory of a machine that has some to spare, and room for several servers.
const OPTIONS: &str = "-c listen_addresses='' -c max_connections=100 -c shared_buffers=256MB -c unix_socket_directories=";

/// A PostgreSQL that runs. It ends with this value.
pub(super) struct Cluster {
    folder: PathBuf,
    /// Who runs it: not root.
    user: String,
    binaries: PathBuf,
}

impl Cluster {
    /// Makes and starts one.
    pub(super) fn start() -> Result<Self> {
        debian::install(&["postgresql"])?;
        let folder =
            std::env::temp_dir().join(format!("karak-bench-postgres-{}", std::process::id()));
        let is_root = output(Command::new("id").arg("-u"))?.trim() == "0";
        let user = if is_root { "postgres" } else { "" }.to_owned();
        fs::create_dir_all(&folder)?;
        if is_root {
            run(Command::new("chown").arg(&user).arg(&folder))?;
        }
        let cluster = Self { folder, user, binaries: newest()? };
        let data = cluster.folder.join("data");
        let how = ["--auth=trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "-D"];
        cluster.ended(cluster.program("initdb").args(how).arg(&data))?;
        let options = format!("{OPTIONS}{}", cluster.folder.display());
        let log = cluster.folder.join("log");
        let mut start = cluster.program("pg_ctl");
        start.args(["start", "-w", "-D"]).arg(&data).arg("-l").arg(log).args(["-o", &options]);
        cluster.ended(&mut start)?;
        Ok(cluster)
    }

    /// The address of a new database.
    pub(super) fn database(&self, name: &str) -> Result<String> {
        let mut psql = self.program("psql");
        psql.args(["--no-psqlrc", "-U", "postgres", "-d", "postgres", "-h"]).arg(&self.folder);
        self.ended(psql.args(["-c", &format!("CREATE DATABASE {name}")]))?;
        let folder = self.folder.to_str().context("a folder's name is text")?.replace('/', "%2F");
        Ok(format!("postgres://postgres@{folder}/{name}"))
    }

    /// Seconds of a processor that it has used: all of its processes, ended ones included.
    pub(super) fn processor(&self) -> f64 {
        let file = fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap_or_default();
        let Some(pid) = file.lines().next() else { return f64::NAN };
        let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"));
        let children = children.unwrap_or_default();
        let running = children.split_whitespace().map(|child| used(child, [11, 12])).sum::<f64>();
        running + used(pid, [11, 12]) + used(pid, [13, 14])
    }

    fn program(&self, name: &str) -> Command {
        let program = self.binaries.join(name);
        let mut command = if self.user.is_empty() {
            Command::new(program)
        } else {
            let mut command = Command::new("setpriv");
            let as_user = ["--reuid", &self.user, "--regid", &self.user, "--clear-groups"];
            command.args(as_user).arg(program);
            command
        };
        command.current_dir(std::env::temp_dir()).stdin(Stdio::null());
        command
    }

    /// Runs something that has to succeed. What it says goes to a file: what it starts may hold a pipe for ever.
    fn ended(&self, command: &mut Command) -> Result<()> {
        let path = self.folder.join("said");
        let said = fs::File::create(&path)?;
        let status = command.stdout(said.try_clone()?).stderr(said).status();
        if !status.context("PostgreSQL could not be started; is it installed?")?.success() {
            bail!("PostgreSQL says: {}", fs::read_to_string(path).unwrap_or_default());
        }
        Ok(())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        let mut stop = self.program("pg_ctl");
        stop.args(["stop", "-w", "-m", "immediate", "-D"]).arg(data);
        // It may have ended by itself.
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where the newest PostgreSQL of Debian's packages is.
fn newest() -> Result<PathBuf> {
    let versions = fs::read_dir(Path::new("/usr/lib/postgresql"))
        .context("Debian's packages keep PostgreSQL below /usr/lib/postgresql")?;
    let versions: Vec<PathBuf> = versions.flatten().map(|version| version.path()).collect();
    let newest = versions.into_iter().max().context("there is no PostgreSQL")?;
    Ok(newest.join("bin"))
}
