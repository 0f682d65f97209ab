//! The files that tidy looks at: what git knows or would take, else everything but build results.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::TextFile;
use crate::workspace::Workspace;

/// Folders that hold nothing of ours.
const SKIPPED_FOLDERS: [&str; 3] = [".git", "node_modules", "target"];

/// Reads every text file of the workspace, sorted by path. Files that are not UTF-8, or
/// have a zero in them, are pictures and the like.
pub(super) fn read(workspace: &Workspace) -> Result<Vec<TextFile>> {
    let root = workspace.root();
    let mut paths = match known_to_git(root) {
        Some(paths) => paths,
        None => walk(root)?,
    };
    paths.sort();
    paths.dedup();
    let mut files = Vec::new();
    for path in paths {
        let full = root.join(&path);
        if !full.is_file() {
            continue; // deleted, but git still knows it
        }
        let bytes = fs::read(&full).with_context(|| format!("{path} could not be read"))?;
        if bytes.contains(&0) {
            continue;
        }
        if let Ok(contents) = String::from_utf8(bytes) {
            files.push(TextFile { path, contents });
        }
    }
    Ok(files)
}

/// What git tracks, and what it would take with the next `git add`; nothing when git or its folder is missing.
fn known_to_git(root: &Path) -> Option<Vec<String>> {
    let listing = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .current_dir(root)
        .output()
        .ok()
        .filter(|listing| listing.status.success())?;
    let text = String::from_utf8(listing.stdout).ok()?;
    Some(text.split_terminator('\0').map(String::from).collect())
}

/// Every file below the root, without the folders that hold nothing of ours.
fn walk(root: &Path) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(root.join(&folder))
            .with_context(|| format!("the folder {folder} could not be read"))?;
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            let kind = entry.file_type()?;
            if kind.is_file() {
                paths.push(path);
            } else if kind.is_dir() && !SKIPPED_FOLDERS.contains(&name.as_str()) {
                folders.push(path);
            }
        }
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::{read, walk};
    use crate::workspace::Workspace;

    #[test]
    fn this_file_is_found_both_ways_and_build_results_are_not() {
        let workspace = Workspace::find().unwrap();
        let here = "xtask/src/tidy/files.rs";
        let walked = walk(workspace.root()).unwrap();
        assert!(walked.iter().any(|path| path == here));
        assert!(
            !walked.iter().any(|path| path.starts_with("target/") || path.contains("node_modules"))
        );
        assert!(read(&workspace).unwrap().iter().any(|file| file.path == here));
    }
}
