//! Where tables are kept.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use server::store::{Database, Postgres};

use crate::cli::ServeOptions;

/// What the database is called.
const DATABASE: &str = "tables.db";
/// What keeps a second server out of a folder without a database.
const LOCK: &str = "server.lock";

/// The folder that was asked for, or the user's own. It is made if need be.
pub(crate) fn folder(asked: Option<&Path>) -> Result<PathBuf> {
    let folder = named(asked)?;
    std::fs::create_dir_all(&folder).with_context(|| {
        format!("the folder {} could not be made; name another with --data", folder.display())
    })?;
    Ok(folder)
}

/// The same, where there has to be one.
pub(crate) fn existing(asked: Option<&Path>) -> Result<PathBuf> {
    let folder = named(asked)?;
    if !folder.is_dir() {
        bail!("there is no folder {}; name the server's with --data", folder.display());
    }
    Ok(folder)
}

fn named(asked: Option<&Path>) -> Result<PathBuf> {
    match asked {
        Some(folder) => Ok(folder.to_owned()),
        None => Ok(directories::ProjectDirs::from("", "", "karak")
            .context("no folder for data is known here: name one with --data")?
            .data_dir()
            .to_owned()),
    }
}

/// The database of a folder.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}

/// The database that was asked for: a PostgreSQL, or the file of a folder.
pub(crate) fn chosen(options: &ServeOptions) -> Result<Database> {
    let lease = options.lease.map_or(Postgres::LEASE, |lease| lease.0);
    if lease < Postgres::SHORTEST_LEASE {
        let shortest = Postgres::SHORTEST_LEASE.as_secs();
        bail!(
            "--lease is {shortest}s or longer: a server may hear nothing of its database for so long"
        );
    }
    match (&options.database, &options.database_direct) {
        (Some(url), _) if !Database::is_address(url) => {
            bail!(
                "--database is an address such as postgres://karak@localhost/karak; a folder is named by --data"
            )
        }
        (Some(url), direct) => {
            let postgres = Postgres::new(url, direct.as_deref())?
                .with_lease(lease)
                .with_copies_in(options.data.clone());
            Ok(Database::Postgres(Box::new(postgres)))
        }
        (None, Some(_)) => bail!("--database-direct is for servers with --database"),
        (None, None) if options.lease.is_some() => bail!("--lease is for servers with --database"),
        (None, None) => Ok(Database::File(database(&folder(options.data.as_deref())?))),
    }
}

/// A folder of what is this server's alone.
pub(crate) struct Own {
    pub(crate) folder: PathBuf,
    /// Keeps other servers out, where the database does not.
    _lock: Option<File>,
}

/// The folder of what is this server's alone, beside the tables; with a PostgreSQL only where one was named.
pub(crate) fn own(options: &ServeOptions) -> Result<Option<Own>> {
    let asked = options.data.as_deref();
    match (&options.database, asked) {
        (Some(_), None) => Ok(None),
        (Some(_), Some(_)) => {
            let folder = folder(asked)?;
            let lock = lock(&folder)?;
            Ok(Some(Own { folder, _lock: Some(lock) }))
        }
        (None, _) => Ok(Some(Own { folder: folder(asked)?, _lock: None })),
    }
}

/// Two servers would write the same files, and answer `karak admin` at the same place.
fn lock(folder: &Path) -> Result<File> {
    let path = folder.join(LOCK);
    let opened = File::options().create(true).truncate(false).write(true).open(&path);
    let file = opened.with_context(|| format!("{} could not be opened", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => bail!(
            "another karak uses the folder {}; give each server one of its own with --data",
            folder.display()
        ),
        Err(TryLockError::Error(error)) => {
            Err(error).with_context(|| format!("{} could not be locked", path.display()))
        }
    }
}

/// A database as people know it; what is secret in an address is left out.
pub(crate) fn name(database: &Database) -> String {
    match database {
        Database::File(file) => {
            let folder = file.parent().unwrap_or(file);
            format!("the database in {}", folder.display())
        }
        Database::Postgres(_) => "that PostgreSQL".to_owned(),
    }
}
