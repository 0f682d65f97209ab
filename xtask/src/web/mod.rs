//! `cargo xtask web`: the page, ready to be served, in `target/web`.

mod bindgen;
mod toolchain;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

pub(crate) use toolchain::Way;

use crate::workspace::Workspace;

/// Where the page's own files are: everything that is not made from Rust.
const PAGE_FILES: &str = "crates/web/page";

/// Builds the page: compiles the module, writes its JavaScript side, and puts the page's own files beside it.
pub(crate) fn build(workspace: &Workspace, way: Way) -> Result<()> {
    bindgen::check_versions(workspace)?;
    let module = toolchain::compile(workspace, way)?;
    let page = workspace.built("web");
    if page.exists() {
        fs::remove_dir_all(&page)
            .with_context(|| format!("the old page in {} could not be removed", page.display()))?;
    }
    bindgen::generate(&module, &page)?;
    copy_files(&workspace.file(PAGE_FILES), &page)?;
    println!("The page is in {}:", page.display());
    print_sizes(&page)
}

/// Copies the files of a folder, which has no folders of its own.
fn copy_files(from: &Path, to: &Path) -> Result<()> {
    let entries =
        fs::read_dir(from).with_context(|| format!("the folder {} is missing", from.display()))?;
    for entry in entries {
        let entry = entry?;
        fs::copy(entry.path(), to.join(entry.file_name()))
            .with_context(|| format!("{} could not be copied", entry.path().display()))?;
    }
    Ok(())
}

fn print_sizes(folder: &Path) -> Result<()> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        files.push((entry.file_name().to_string_lossy().into_owned(), entry.metadata()?.len()));
    }
    files.sort();
    for (name, bytes) in files {
        println!("  {name}: {} KiB", bytes.div_ceil(1024));
    }
    Ok(())
}
