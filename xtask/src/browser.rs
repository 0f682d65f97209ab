//! `cargo xtask browser`: the built page, opened in Chromium as a player would.
//!
//! Chromium is Debian's; the script that drives it is `xtask/browser/page.mjs`, with playwright-core from npm.

mod server;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::debian;
use crate::npm;
use crate::process::{find_program, run};
use crate::workspace::Workspace;

/// What the engine counts natively; the page must show the same.
const PERFT: &str = "crates/dungeon/tests/data/perft.txt";

/// Serves the page in `target/web` and checks it in Chromium.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let page = workspace.built("web");
    if !page.join("index.html").is_file() {
        bail!("there is no page in {}; build it with `cargo xtask web`", page.display());
    }
    let chromium = chromium()?;
    npm::install(workspace, "xtask/browser", "the browser test")?;
    let screenshots = workspace.built("screenshots");
    fs::create_dir_all(&screenshots)
        .with_context(|| format!("{} could not be made", screenshots.display()))?;
    let address = server::serve(page)?;
    let mut command = Command::new("node");
    command
        .arg(workspace.file("xtask/browser/page.mjs"))
        .arg(address)
        .arg(chromium)
        .arg(screenshots);
    let perft = workspace.file(PERFT);
    if perft.is_file() {
        command.arg(perft);
    }
    run(&mut command).context("the page does not do in Chromium what it should")
}

/// Chromium, installed when it is missing.
fn chromium() -> Result<PathBuf> {
    if let Some(chromium) = find_program("chromium") {
        return Ok(chromium);
    }
    debian::install(&["chromium"]).context("the browser test needs Chromium")?;
    find_program("chromium")
        .context("Debian's package `chromium` is installed, but there is no program of that name")
}
