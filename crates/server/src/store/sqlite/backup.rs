//! Copies of a database while it is being written.

use std::fs::{self, File};
use std::path::Path;

use super::super::StoreError;
use super::super::lock::beside;
use super::connection;

/// Copies the database as it is at one moment; who writes meanwhile is not stopped. The file is whole or not there; an
/// older one of the same name is replaced.
pub(in super::super) fn backup(database: &Path, to: &Path) -> Result<(), StoreError> {
    if !database.is_file() {
        return Err(StoreError::Missing(database.to_path_buf()));
    }
    if fs::canonicalize(to).ok() == Some(fs::canonicalize(database)?) {
        return Err(StoreError::Disk("a database is no backup of itself".into()));
    }
    let part = beside(to, ".part");
    let copied = copy(database, &part).and_then(|()| Ok(fs::rename(&part, to)?));
    if copied.is_err() {
        let _ = fs::remove_file(&part);
    }
    copied?;
    sync_folder(to)
}

fn copy(database: &Path, part: &Path) -> Result<(), StoreError> {
    let connection = connection::reading(database)?;
    connection::version(&connection)?;
    if part.exists() {
        fs::remove_file(part)?; // of a backup that was interrupted
    }
    let name = part.to_str().ok_or_else(|| {
        StoreError::Disk("the name of the backup's file is not readable text".into())
    })?;
    connection::make_private(part);
    connection.execute("VACUUM INTO ?", [name])?;
    File::options().write(true).open(part)?.sync_all()?;
    Ok(())
}

/// The name is durable too.
fn sync_folder(file: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    let _ = file;
    Ok(())
}
