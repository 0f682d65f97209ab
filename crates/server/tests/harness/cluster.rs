//! A PostgreSQL for tests, from Debian's packages: throw-away, on a socket of its own, without a password.
//!
//! Most tests share one, with a database each: it is started by the first test that needs it, and stopped and deleted when no
//! test has needed it for a while. Tests that stop or kill it have one of their own (`outages.rs`).

use std::fs::{self, File};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// A PostgreSQL that runs.
pub(crate) struct Cluster {
    pub(crate) folder: PathBuf,
    /// While this is open nobody stops a shared one.
    pub(crate) held: Option<File>,
}

/// Nothing here survives a power cut, and nothing has to: processes are killed, never the machine.
const OPTIONS: &str = "-c listen_addresses='' -c fsync=off -c max_connections=400 -c shared_buffers=64MB \
                       -c autovacuum_naptime=5s -c unix_socket_directories=";

/// Ends a shared cluster when nobody has held it for some seconds. `$0` is its folder, `$1` what stops it.
const WATCH: &str = r#"while sleep 3; do
    if flock --nonblock --exclusive "$0.held" sh -c "$1 && rm -rf $0"; then exit; fi
done"#;

impl Cluster {
    /// The one that tests share.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| {
            let folder = std::env::temp_dir().join(format!("karak-postgres-{}", whose()));
            // One process at a time looks whether it runs, and starts it.
            let starting = lock(&folder.with_extension("starting"));
            starting.lock().expect("a lock");
            let held = lock(&folder.with_extension("held"));
            held.lock_shared().expect("a lock");
            let cluster = Self { folder, held: Some(held) };
            if !cluster.runs() {
                let _ = fs::remove_dir_all(&cluster.folder);
                cluster.make();
                cluster.start();
                cluster.watch();
            }
            cluster
        })
    }

    /// The address of a new database.
    pub(crate) fn database(&self, name: &str) -> String {
        let mut name = format!("{name}_{}", std::process::id());
        // Longer names are cut, and then the same.
        name.drain(..name.len().saturating_sub(60));
        self.sql("postgres", &format!("CREATE DATABASE \"{name}\""));
        self.url(&name)
    }

    /// The address of a database.
    pub(crate) fn url(&self, name: &str) -> String {
        let folder = self.folder.to_str().expect("readable text").replace('/', "%2F");
        format!("postgres://postgres@{folder}/{name}")
    }

    /// What the database says to this.
    pub(crate) fn sql(&self, database: &str, sql: &str) -> String {
        let mut psql = self.program("psql");
        psql.args(["--no-psqlrc", "--tuples-only", "--no-align", "-U", "postgres", "-h"]);
        let said = ended(psql.arg(&self.folder).args(["-d", database, "-c", sql]));
        String::from_utf8_lossy(&said.stdout).trim().to_owned()
    }

    /// Starts it, and waits until it answers.
    pub(crate) fn start(&self) {
        let options = format!("{OPTIONS}{}", self.folder.display());
        let log = self.folder.join("log");
        ended(self.control("start").arg("-w").arg("-l").arg(log).arg("-o").arg(options));
    }

    pub(crate) fn make(&self) {
        fs::create_dir_all(&self.folder).expect("a folder");
        if let Some((user, group)) = somebody() {
            std::os::unix::fs::chown(&self.folder, Some(user), Some(group)).expect("root may");
        }
        let mut initdb = self.program("initdb");
        initdb.args([
            "--no-sync",
            "--auth=trust",
            "-U",
            "postgres",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
            "-D",
        ]);
        ended(initdb.arg(self.folder.join("data")));
    }

    fn runs(&self) -> bool {
        let status = self.control("status").output().expect("PostgreSQL is installed");
        status.status.success()
    }

    fn watch(&self) {
        let stop = format!(
            "{} stop -w -m immediate -D {}",
            binaries().join("pg_ctl").display(),
            self.folder.join("data").display()
        );
        let mut watch = Self::as_somebody("sh".into());
        watch.args(["-c", WATCH]).arg(&self.folder).arg(stop);
        // Not a child of this test, which does not wait for it.
        drop(watch.process_group(0).spawn().expect("a shell"));
    }

    pub(crate) fn control(&self, what: &str) -> Command {
        let mut control = self.program("pg_ctl");
        control.arg(what).arg("-D").arg(self.folder.join("data"));
        control
    }

    fn program(&self, name: &str) -> Command {
        Self::as_somebody(binaries().join(name))
    }

    /// PostgreSQL does not run as root.
    pub(crate) fn as_somebody(program: PathBuf) -> Command {
        let mut command = Command::new(program);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.current_dir(std::env::temp_dir());
        if let Some((user, group)) = somebody() {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if self.held.is_none() {
            let _ = self.control("stop").args(["-w", "-m", "immediate"]).status();
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// Another folder for each checkout and user.
fn whose() -> String {
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("a checkout");
    let sum = checkout.as_os_str().as_encoded_bytes().iter().copied();
    let sum = sum.fold(0_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    format!("{}-{sum:08x}", text(Command::new("id").arg("-u")))
}

/// Who runs it, if this is root.
fn somebody() -> Option<(u32, u32)> {
    let id = |what: &str| text(Command::new("id").args([what, "postgres"])).parse().ok();
    (text(Command::new("id").arg("-u")) == "0")
        .then(|| id("-u").zip(id("-g")).expect("Debian's package has made the user postgres"))
}

/// Where the newest PostgreSQL of Debian's packages is.
fn binaries() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql")
        .expect("run `cargo xtask test` once: it installs PostgreSQL");
    let mut versions: Vec<PathBuf> =
        versions.map(|version| version.expect("a folder").path()).collect();
    versions.sort();
    versions.pop().expect("PostgreSQL is installed").join("bin")
}

fn lock(path: &Path) -> File {
    let file = File::options().create(true).truncate(false).write(true).open(path).expect("a lock");
    if let Some((user, group)) = somebody() {
        std::os::unix::fs::chown(path, Some(user), Some(group)).expect("root may");
    }
    file
}

fn text(command: &mut Command) -> String {
    let said = command.output().expect("a program of every system");
    String::from_utf8_lossy(&said.stdout).trim().to_owned()
}

/// Runs this, which has to succeed. What it says goes to a file: what it starts may hold a pipe for ever.
pub(crate) fn ended(command: &mut Command) -> Output {
    use std::io::{Read as _, Seek as _};
    let mut said = tempfile::tempfile().expect("a file");
    let also = || Stdio::from(said.try_clone().expect("a file"));
    let status = command.stdout(also()).stderr(also()).status().expect("PostgreSQL is installed");
    let mut stdout = Vec::new();
    said.rewind().and_then(|()| said.read_to_end(&mut stdout)).expect("what it said");
    assert!(status.success(), "{command:?}: {}", String::from_utf8_lossy(&stdout));
    Output { status, stdout, stderr: Vec::new() }
}
