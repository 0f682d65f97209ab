//! `cargo xtask web`: the page, ready to be served, in `target/web`.

mod assets;
mod bindgen;
pub(crate) mod cards;
mod compress;
mod copy;
mod fonts;
mod home;
pub(crate) mod icons;
mod options;
mod parts;
mod paths;
mod sizes;
mod styles;
mod sync;
mod texts;
mod toolchain;
mod version;

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

pub(crate) use options::Options;
pub(crate) use toolchain::Way;

use crate::workspace::Workspace;

/// For whom the page is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Quality {
    /// For players: small and fast.
    Release,
    /// For whoever works on it: there in seconds.
    Dev,
}

/// Builds the page: compiles the module, writes its JavaScript side, and puts the page's own files beside it.
pub(crate) fn build(workspace: &Workspace, options: &Options) -> Result<()> {
    // Below the folder where the command was typed.
    let copy_to = options.copy_to.as_ref().map(|folder| {
        env::current_dir().map_or_else(|_| folder.clone(), |current| current.join(folder))
    });
    if let Some(folder) = &copy_to {
        copy::check(folder)?; // now, not after minutes of compiling
    }
    bindgen::check_versions(workspace)?;
    assets::prepare(workspace)?;
    let module = toolchain::compile(workspace, options.way, options.quality)?;
    let made = workspace.built("web-new");
    if made.exists() {
        fs::remove_dir_all(&made)
            .with_context(|| format!("the old {} could not be removed", made.display()))?;
    }
    let rest = parts::split(&module, &made)?;
    if options.quality == Quality::Release {
        parts::remove_names(&made)?;
    }
    bindgen::generate(&rest, &made, options.quality)?;
    assets::put(workspace, &made)?;
    version::seal(&made)?;
    let page = folder(workspace);
    sync::sync(&made, &page)?;
    match options.quality {
        Quality::Release => compress::compress(&page)?,
        Quality::Dev => compress::remove(&page)?,
    }
    println!("The page is in {}.", page.display());
    match options.quality {
        Quality::Release => sizes::check(&page)?,
        Quality::Dev => {} // it is large, and nobody downloads it
    }
    if let Some(folder) = &copy_to {
        copy::copy(&page, folder)?;
        println!("A copy for any file server is in {}.", folder.display());
    }
    Ok(())
}

/// Where the page is once it is built.
pub(crate) fn folder(workspace: &Workspace) -> PathBuf {
    workspace.built("web")
}
