//! `cargo xtask browser` and `bench web`: the built page, opened in Chromium as a player would.
//!
//! Chromium is Debian's; the scripts that drive it are in `xtask/browser`, with playwright-core and axe-core from npm. The
//! page comes from the program itself, so that what is checked is what players get, headers and compression included.

mod program;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use self::program::{Built, Program};
use crate::debian;
use crate::npm;
use crate::process::{cargo, find_program, run};
use crate::web;
use crate::workspace::Workspace;

/// Checks the page in Chromium.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    scenarios(workspace, &[])
}

/// Runs the scenarios of these names, or all when none is named.
pub(crate) fn scenarios(workspace: &Workspace, names: &[String]) -> Result<()> {
    if let Some(flag) = names.iter().find(|name| name.starts_with('-')) {
        bail!(
            "`cargo xtask browser` takes names of scenarios, `--screenshots`, `--pictures` or `--icons`, not `{flag}`"
        );
    }
    let program = Built::Quickly.program(workspace);
    let mut arguments = vec![pictures(workspace)?, web::folder(workspace), program];
    arguments.extend(names.iter().map(PathBuf::from));
    drive(workspace, "run.mjs", Built::Quickly, &arguments)
        .context("the page does not do in Chromium what it should")
}

/// Takes a picture of everything, or of what has these parts in its name.
pub(crate) fn screenshots(workspace: &Workspace, parts: &[String]) -> Result<()> {
    let folder = pictures(workspace)?;
    println!("The pictures go to {}.", folder.display());
    let mut arguments = vec![folder];
    arguments.extend(parts.iter().map(PathBuf::from));
    drive(workspace, "screenshots.mjs", Built::Quickly, &arguments)
        .context("the page could not be photographed")
}

/// Takes the pictures of README anew.
pub(crate) fn readme(workspace: &Workspace) -> Result<()> {
    let folder = workspace.file("docs/pictures");
    drive(workspace, "pictures.mjs", Built::Quickly, &[folder])
        .context("the pictures of README could not be taken")
}

/// Draws the pictures of the installed page anew, where the drawing lies that they are made from.
pub(crate) fn icons(workspace: &Workspace) -> Result<()> {
    npm::install(workspace, "xtask/browser", "the browser test")?;
    let script = workspace.file("xtask/browser/icons.mjs");
    let folder = workspace.file("crates/web/page/icons");
    run(Command::new("node").arg(script).arg(chromium()?).arg(folder))
        .context("the pictures could not be drawn")
}

/// Measures the page in Chromium, and Hard's thinking against the same natively.
pub(crate) fn bench(workspace: &Workspace) -> Result<()> {
    let example = ["build", "--release", "--quiet", "--package", "karak-web", "--example", "think"];
    run(cargo(workspace).args(example)).context("the bots could not be built natively")?;
    let think = format!("release/examples/think{}", std::env::consts::EXE_SUFFIX);
    drive(workspace, "bench.mjs", Built::ForPlayers, &[workspace.built(&think)])
        .context("the page is not as light and fast as it should be")
}

/// Runs a script with the page's address, Chromium and more arguments.
fn drive(workspace: &Workspace, script: &str, built: Built, arguments: &[PathBuf]) -> Result<()> {
    npm::install(workspace, "xtask/browser", "the browser test")?;
    let page = web::folder(workspace);
    if !page.join("index.html").is_file() {
        bail!("there is no page in {}; build it with `cargo xtask web`", page.display());
    }
    let chromium = chromium()?;
    let program = Program::start(workspace, &page, built)?;
    let path = workspace.file("xtask/browser").join(script);
    run(Command::new("node").arg(path).arg(program.address()).arg(chromium).args(arguments))
}

/// Where pictures go.
fn pictures(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.built("screenshots");
    fs::create_dir_all(&folder)
        .with_context(|| format!("{} could not be made", folder.display()))?;
    Ok(folder)
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
