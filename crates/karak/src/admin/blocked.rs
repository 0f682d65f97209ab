//! Blocked addresses outlive the program: a file in the data folder.

use std::path::{Path, PathBuf};

use anyhow::Result;
use server::{Block, Gate};

use crate::files;

/// No list is longer.
const LONGEST: usize = 4 << 20;

fn file(folder: &Path) -> PathBuf {
    folder.join("blocked.json")
}

/// Blocks whom the file names. One that cannot be read blocks nobody, and the log says so.
pub(super) fn restore(folder: &Path, gate: &Gate) {
    let file = file(folder);
    if !file.exists() {
        return;
    }
    let read =
        || -> Result<Vec<Block>> { Ok(serde_json::from_str(&files::read_text(&file, LONGEST)?)?) };
    match read() {
        Ok(blocks) => {
            for block in blocks {
                // A trusted proxy since then is not.
                let _ = gate.block(block);
            }
        }
        Err(error) => tracing::warn!("nobody is blocked: {error:#}"),
    }
}

/// Writes whom the gate blocks now.
pub(super) fn keep(folder: &Path, gate: &Gate) -> Result<()> {
    files::write_private(&file(folder), &format!("{}\n", serde_json::to_string(&gate.blocks())?))
}
