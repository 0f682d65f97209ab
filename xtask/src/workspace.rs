//! Where the workspace and its build results are.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The folders every chore works in.
#[derive(Debug, Clone)]
pub(crate) struct Workspace {
    root: PathBuf,
    target: PathBuf,
}

impl Workspace {
    /// The workspace this program was built from.
    pub(crate) fn find() -> Result<Self> {
        // At run time when Cargo starts us, so that a moved workspace still works; else where we were built.
        let manifest =
            env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&manifest)
            .parent()
            .context("the xtask crate must lie in a folder of the workspace")?
            .to_path_buf();
        let target = env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| root.join("target"), |target| root.join(target));
        Ok(Self { root, target })
    }

    /// The folder that holds the workspace's `Cargo.toml`.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// A file or folder of the workspace.
    pub(crate) fn file(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// A file or folder among the build results: `target` unless `CARGO_TARGET_DIR` says otherwise.
    pub(crate) fn built(&self, path: &str) -> PathBuf {
        self.target.join(path)
    }
}
