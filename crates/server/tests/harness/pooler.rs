//! PgBouncer in transaction mode before a PostgreSQL for tests.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Child, Stdio};

use crate::cluster::Cluster;

/// A pooler before a cluster.
pub(crate) struct Pooler {
    child: Child,
    port: u16,
    _folder: tempfile::TempDir,
}

impl Pooler {
    /// One before a database of the shared cluster, with the way through it.
    pub(crate) fn before(direct: &str) -> (Self, String) {
        let name = direct.rsplit('/').next().expect("a name");
        let pooler = Self::start(Cluster::shared());
        let through = format!("postgres://postgres@127.0.0.1:{}/{name}", pooler.port);
        (pooler, through)
    }

    fn start(cluster: &Cluster) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = free.expect("a free port").port();
        let config = folder.path().join("pgbouncer.ini");
        let text = format!(
            "[databases]\n* = host={} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n\
             unix_socket_dir =\nauth_type = any\npool_mode = transaction\nmax_client_conn = 200\ndefault_pool_size = 4\n",
            cluster.folder.display()
        );
        fs::write(&config, text).expect("a file");
        let mut command = Cluster::as_somebody("pgbouncer".into());
        let allowed = fs::Permissions::from_mode(0o755);
        fs::set_permissions(folder.path(), allowed).expect("one's own folder");
        let mut child = command.arg(&config).stderr(Stdio::piped()).spawn().expect("PgBouncer");
        let log = child.stderr.take().expect("a log");
        let mut lines = std::io::BufRead::lines(std::io::BufReader::new(log));
        let is_up =
            |line: std::io::Result<String>| line.is_ok_and(|line| line.contains("process up"));
        assert!(lines.by_ref().any(is_up), "it starts");
        // Whoever writes to a log that nobody reads would wait.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, port, _folder: folder }
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
