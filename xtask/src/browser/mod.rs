//! `cargo xtask browser` and `bench web`: the built page, opened in browsers as a player would.
//!
//! The engines are Debian's; the scripts that drive them are in `xtask/browser`, with Playwright, Puppeteer and axe-core from npm.
//! The page comes from the program itself, so that what is checked is what players get, headers and compression included.

mod engines;
mod program;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use self::engines::{Asked, Engine};
use self::program::Program;
use crate::built::Built;
use crate::load;
use crate::npm;
use crate::process::{cargo, run};
use crate::web;
use crate::workspace::Workspace;

/// Checks the page in every engine.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    scenarios(workspace, &[])
}

/// Runs the scenarios that the arguments name, or all, in the engine that they name, or every one.
pub(crate) fn scenarios(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    let asked = Asked::parse(arguments)?;
    let mut engines = Vec::new();
    for engine in &asked.engines {
        engines.push(format!("{}={}", engine.name(), engine.find()?.display()));
    }
    let program = serve(workspace, Built::Quickly)?;
    run(script(workspace, "run.mjs")
        .arg(program.address())
        .args([web::folder(workspace), Built::Quickly.program(workspace)])
        .arg(workspace.built("browser"))
        .args(engines)
        .args(asked.names))
    .context("the page does not do in browsers what it should")
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
    let folder = workspace.file("crates/web/page/icons");
    run(script(workspace, "icons.mjs").arg(Engine::Chromium.find()?).arg(folder))
        .context("the pictures could not be drawn")
}

/// Measures the page in Chromium, Hard's thinking against the same natively, and a table online beside many others.
pub(crate) fn bench(workspace: &Workspace, parts: &[String]) -> Result<()> {
    let example = ["build", "--release", "--quiet", "--package", "karak-web", "--example", "think"];
    run(cargo(workspace).args(example)).context("the bots could not be built natively")?;
    let generator = ["build", "--release", "--quiet", "--package", "karak-load"];
    run(cargo(workspace).args(generator)).context("the load generator could not be built")?;
    let think = format!("release/examples/think{}", std::env::consts::EXE_SUFFIX);
    let mut arguments = vec![workspace.built(&think), load::built_generator(workspace)];
    arguments.extend(parts.iter().map(PathBuf::from));
    drive(workspace, "bench.mjs", Built::ForPlayers, &arguments)
        .context("the page is not as light and fast as it should be")
}

/// Runs a script with the page's address, Chromium and more arguments.
fn drive(workspace: &Workspace, name: &str, built: Built, arguments: &[PathBuf]) -> Result<()> {
    let chromium = Engine::Chromium.find()?;
    let program = serve(workspace, built)?;
    run(script(workspace, name).arg(program.address()).arg(chromium).args(arguments))
}

/// Starts the program with the page in it, for scripts that need npm's packages.
fn serve(workspace: &Workspace, built: Built) -> Result<Program> {
    npm::install(workspace, "xtask/browser", "the browser test")?;
    let page = web::folder(workspace);
    if !page.join("index.html").is_file() {
        bail!("there is no page in {}; build it with `cargo xtask web`", page.display());
    }
    Program::start(workspace, built)
}

/// A script of `xtask/browser`, to be run.
fn script(workspace: &Workspace, name: &str) -> Command {
    let mut command = Command::new("node");
    command.arg(workspace.file("xtask/browser").join(name));
    command
}

/// Where pictures go.
fn pictures(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.built("screenshots");
    fs::create_dir_all(&folder)
        .with_context(|| format!("{} could not be made", folder.display()))?;
    Ok(folder)
}
