//! `cargo xtask dist`: what is given to people, in `target/dist`.
//!
//! An archive with the program and its papers, a Debian package, a container image, a list of everything in it (SBOM), and the
//! sums of them all. Times in them are those of the last commit, so that the same sources give the same files.

mod archive;
mod clean_root;
mod container;
mod deb;
mod image;
mod layout;
mod sbom;
mod sums;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};
use flate2::Compression;

use self::layout::Layout;
use crate::built::Built;
use crate::process::{output, run};
use crate::web;
use crate::workspace::Workspace;

/// What all of it is made from.
struct Making<'a> {
    workspace: &'a Workspace,
    /// Where it goes.
    folder: PathBuf,
    version: &'static str,
    /// As Debian calls it.
    architecture: String,
    /// Seconds since 1970.
    time: u64,
    /// How much work is put into making it small.
    compression: Compression,
    /// The program without its symbols.
    program: PathBuf,
}

/// Makes everything, and checks it.
pub(crate) fn dist(workspace: &Workspace) -> Result<()> {
    web::build(workspace, &web::Options::release())?;
    println!("Building the program; the first time takes some minutes.");
    let made = make(workspace, Built::ForPlayers)?;
    println!("Everything is in {}:", made.folder.display());
    for (name, bytes) in sums::files(&made.folder)? {
        println!("  {:>9}  {name}", format!("{:.1} MB", bytes as f64 / 1e6));
    }
    check_packages(&made)
}

/// The same with a program that is there already, to see whether packages work.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    if !web::folder(workspace).join("index.html").is_file() {
        web::build(workspace, &web::Options::release())?;
    }
    check_packages(&make(workspace, Built::Quickly)?)
}

fn check_packages(making: &Making<'_>) -> Result<()> {
    archive::check(making).context("the archive is not as it should be")?;
    clean_root::check(making).context("the Debian package does not work")?;
    container::check(making).context("the container image does not work")
}

fn make(workspace: &Workspace, built: Built) -> Result<Making<'_>> {
    let folder = match built {
        Built::ForPlayers => "dist",
        Built::Quickly => "dist-quick",
    };
    let program = built.build(workspace)?;
    let folder = workspace.built(folder);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let parts = workspace.built("dist-parts");
    let program = strip(&program, &parts)?;
    let making = Making {
        workspace,
        folder,
        version: env!("CARGO_PKG_VERSION"),
        architecture: output(Command::new("dpkg").arg("--print-architecture"))?.trim().to_owned(),
        time: time_of_commit(workspace),
        compression: match built {
            Built::ForPlayers => Compression::best(),
            Built::Quickly => Compression::fast(),
        },
        program,
    };
    let sbom = sbom::write(&making)?;
    let layout = Layout::new(&making, &sbom)?;
    archive::write(&making, &layout)?;
    deb::write(&making, &layout)?;
    image::write(&making)?;
    sums::write(&making.folder)?;
    Ok(making)
}

impl Making<'_> {
    /// A folder for what is only on the way, empty.
    fn parts(&self, name: &str) -> Result<PathBuf> {
        let folder = self.workspace.built("dist-parts").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    /// A file that people get.
    fn product(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// A copy without symbols: half as large.
fn strip(program: &Path, folder: &Path) -> Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let stripped = folder.join("karak");
    run(Command::new("strip").arg("-o").arg(&stripped).arg(program))
        .context("the program could not be stripped")?;
    Ok(stripped)
}

/// Without git it is the time of the first second: the same every time.
fn time_of_commit(workspace: &Workspace) -> u64 {
    let mut git = Command::new("git");
    git.args(["log", "-1", "--format=%ct"]).current_dir(workspace.root());
    let time = git.output().ok().and_then(|output| String::from_utf8(output.stdout).ok());
    time.and_then(|time| time.trim().parse().ok()).unwrap_or(0)
}
