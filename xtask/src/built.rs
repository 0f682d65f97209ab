//! The program with the page in it, as several chores need it.

use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::process::{cargo, run};
use crate::web;
use crate::workspace::Workspace;

/// How the program is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Built {
    /// Quickly, for tests.
    Quickly,
    /// As players get it.
    ForPlayers,
}

impl Built {
    /// Where the program is when it was built so.
    pub(crate) fn program(self, workspace: &Workspace) -> PathBuf {
        let folder = match self {
            Self::Quickly => "debug",
            Self::ForPlayers => "release",
        };
        workspace.built(folder).join(format!("karak{EXE_SUFFIX}"))
    }

    /// Builds it with the page that is built, and says where it is.
    pub(crate) fn build(self, workspace: &Workspace) -> Result<PathBuf> {
        let mut compile = cargo(workspace);
        compile.args(["build", "--quiet", "--bin", "karak"]);
        match self {
            // With the features that the tests were built with: nothing is compiled for a second time.
            Self::Quickly => compile.arg("--workspace"),
            Self::ForPlayers => compile.args(["--package", "karak", "--release"]),
        };
        run(compile.env("KARAK_PAGE", web::folder(workspace)))
            .context("the program could not be built")?;
        Ok(self.program(workspace))
    }
}
