//! Where tables are kept.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

/// What the database is called.
const DATABASE: &str = "tables.db";

/// The folder that was asked for, or the user's own. It is made if need be.
pub(crate) fn folder(asked: Option<&Path>) -> Result<PathBuf> {
    let folder = match asked {
        Some(folder) => folder.to_owned(),
        None => directories::ProjectDirs::from("", "", "karak")
            .context("no folder for data is known here: name one with --data")?
            .data_dir()
            .to_owned(),
    };
    std::fs::create_dir_all(&folder).with_context(|| {
        format!("the folder {} could not be made; name another with --data", folder.display())
    })?;
    Ok(folder)
}

/// The database of a folder.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}
