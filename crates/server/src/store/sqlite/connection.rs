//! Connections to a database file, and its migrations.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use super::super::StoreError;
use super::super::lock::beside;

/// What has to be carried out, in this order, to make the tables of this program. Never changed, only added to.
const MIGRATIONS: [&str; 2] = [include_str!("1.sql"), include_str!("2.sql")];

/// Says that a database is ours: "Kara", as SQLite keeps it in the file's head.
const APPLICATION: i32 = 0x4b61_7261;

/// How long another program (a backup, somebody with a shell) may hold the database before a write fails.
const PATIENCE: Duration = Duration::from_secs(2);

/// A connection that writes.
pub(super) fn writing(path: &Path) -> Result<Connection, StoreError> {
    make_private(path);
    allow_beside(path);
    let connection = Connection::open_with_flags(
        path,
        OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    connection.busy_timeout(PATIENCE)?;
    // The name of another mode comes back where it cannot be set; writing says why then.
    connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "full")?;
    // 16 MiB: the ends of the logs of all tables that are being played.
    connection.pragma_update(None, "cache_size", -16384)?;
    // What a guest has deleted is gone from the file.
    connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(()))?;
    connection.pragma_update(None, "foreign_keys", false)?;
    Ok(connection)
}

/// A new database holds the dice of running games: nobody else on this machine reads it. Whoever wants others to changes that. If this
/// fails, opening says why.
pub(super) fn make_private(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        let _ = fs::File::options().write(true).create_new(true).mode(0o600).open(path);
    }
    let _ = path;
}

/// SQLite gives the files beside a database its permissions. Those of a database that was read-only when it was opened, and
/// no longer is, would stay read-only. If this fails, writing says why.
fn allow_beside(path: &Path) {
    let Ok(database) = fs::metadata(path).map(|of| of.permissions()) else { return };
    for ending in ["-wal", "-shm"] {
        let file = beside(path, ending);
        if fs::metadata(&file).is_ok_and(|of| of.permissions() != database) {
            let _ = fs::set_permissions(file, database.clone());
        }
    }
}

/// A connection that only reads a database that is there.
pub(super) fn reading(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(
        path,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// Whether these are the tables of an earlier version of this program, and which.
pub(super) fn earlier(connection: &Connection) -> Result<Option<u32>, StoreError> {
    let found = version(connection)?;
    Ok(Some(found).filter(|&found| found > 0 && found < MIGRATIONS.len() as u32))
}

/// Brings the tables up to this program's version.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let known = MIGRATIONS.len() as u32;
    if version(connection)? == known {
        return Ok(()); // also where nothing can be written
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for (number, migration) in (1..).zip(MIGRATIONS).skip(version(&transaction)? as usize) {
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "user_version", number)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
    }
    Ok(transaction.commit()?)
}

/// The version of its tables: 0 for an empty file.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreError> {
    let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    let found: u32 = number("user_version")?.try_into().unwrap_or(u32::MAX);
    let known = MIGRATIONS.len() as u32;
    let tables: u32 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if number("application_id")? != APPLICATION && (tables > 0 || found > 0) {
        Err(StoreError::Broken("it belongs to another program".into()))
    } else if found > known {
        Err(StoreError::Newer { found, known })
    } else {
        Ok(found)
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let text = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(
                ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::FileLockingProtocolFailed,
            ) => Self::Busy,
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => Self::Disk(text),
            Some(ErrorCode::TooBig) => Self::TooLong,
            _ => Self::Broken(text),
        }
    }
}
