//! `cargo xtask browser` and `bench web`: the built page, opened in Chromium as a player would.
//!
//! Chromium is Debian's; the scripts that drive it are in `xtask/browser`, with playwright-core from npm. The page comes
//! from the program itself, so that what is checked is what players get, headers and compression included.

mod program;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use self::program::Program;
use crate::debian;
use crate::npm;
use crate::process::{find_program, run};
use crate::web;
use crate::workspace::Workspace;

/// What the engine counts natively; the page must show the same.
const PERFT: &str = "crates/dungeon/tests/data/perft.txt";

/// Checks the page in Chromium.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let screenshots = workspace.built("screenshots");
    fs::create_dir_all(&screenshots)
        .with_context(|| format!("{} could not be made", screenshots.display()))?;
    let mut arguments = vec![chromium()?, screenshots];
    let perft = workspace.file(PERFT);
    if perft.is_file() {
        arguments.push(perft);
    }
    drive(workspace, "page.mjs", &arguments)
        .context("the page does not do in Chromium what it should")
}

/// Measures the page in Chromium.
pub(crate) fn bench(workspace: &Workspace) -> Result<()> {
    drive(workspace, "bench.mjs", &[chromium()?]).context("the page could not be measured")
}

/// Runs a script with the page's address and more arguments.
fn drive(workspace: &Workspace, script: &str, arguments: &[PathBuf]) -> Result<()> {
    let path = workspace.file("xtask/browser").join(script);
    if !path.is_file() {
        bail!("there is no script xtask/browser/{script} in this version");
    }
    npm::install(workspace, "xtask/browser", "the browser test")?;
    let page = web::folder(workspace);
    if !page.join("index.html").is_file() {
        bail!("there is no page in {}; build it with `cargo xtask web`", page.display());
    }
    let program = Program::start(workspace, &page)?;
    run(Command::new("node").arg(path).arg(program.address()).args(arguments))
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
