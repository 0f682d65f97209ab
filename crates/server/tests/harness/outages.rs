//! What happens to a PostgreSQL of one test's own.

use std::path::Path;

use crate::cluster::{Cluster, ended};

impl Cluster {
    /// One that no other test uses, stopped when it is dropped.
    pub(crate) fn own(name: &str) -> Self {
        let name = format!("karak-postgres-{}-{name}", std::process::id());
        let cluster = Self { folder: std::env::temp_dir().join(name), held: None };
        cluster.make();
        cluster.start();
        cluster
    }

    /// The folder of its socket, which is the only way to it.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Stops it: `fast` as service managers do, `immediate` as a crash would.
    pub(crate) fn stop(&self, how: &str) {
        ended(self.control("stop").args(["-w", "-m", how]));
    }

    /// Cuts every connection to it.
    pub(crate) fn cut(&self) {
        let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                   WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
        self.sql("postgres", sql);
    }
}
