//! What the checks need beside a compiler: rustfmt and clippy, Python for the second opinion on the dice, and PostgreSQL with a
//! pooler for servers that share one.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::debian;
use crate::process::{cargo, find_program, run};
use crate::workspace::Workspace;

/// Makes sure that everything is there, installing what is missing.
pub(crate) fn prepare(workspace: &Workspace) -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if answers(workspace, subcommand) {
            continue;
        }
        if find_program("rustup").is_none() {
            bail!(
                "`cargo {subcommand}` is missing; install {component} the way Rust was installed here"
            );
        }
        println!("Installing {component} by rustup.");
        run(Command::new("rustup").args(["component", "add", component]))?;
    }
    if find_program("python3").is_none() {
        debian::install(&["python3"])?;
    }
    debian::install(&["postgresql", "pgbouncer"])?;
    Ok(())
}

/// Whether cargo has this subcommand and it works.
fn answers(workspace: &Workspace, subcommand: &str) -> bool {
    let mut version = cargo(workspace);
    version.args([subcommand, "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}
