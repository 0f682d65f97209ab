//! Why a store could not do something.

use std::fmt;
use std::path::PathBuf;

/// Why a store could not do something. Nothing has changed then, and what failed may be tried again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// There is no room left on the disk.
    Full,
    /// The database, or the folder it is in, cannot be written.
    ReadOnly,
    /// Another program holds the database.
    Busy,
    /// The disk could not be read or written, for the reason that the system gives.
    Disk(String),
    /// The database was written by a newer version of this program.
    Newer {
        /// The version of its tables.
        found: u32,
        /// The newest one that this program knows.
        known: u32,
    },
    /// Another program has opened this database.
    InUse {
        /// Where that one is reached, if it has said so.
        address: Option<String>,
    },
    /// There is no database there.
    Missing(PathBuf),
    /// There is no such table.
    NoTable,
    /// A row is longer than any table needs.
    TooLong,
    /// The same command more than once in one append.
    Repeated,
    /// The store has been closed.
    Closed,
    /// The file is no database, or a damaged one.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("the disk is full"),
            Self::ReadOnly => f.write_str("the database cannot be written: it is read-only"),
            Self::Busy => f.write_str("another program is using the database"),
            Self::Disk(reason) => {
                write!(f, "the disk does not take or give what it should: {reason}")
            }
            Self::Newer { found, known } => write!(
                f,
                "the database was written by a newer version of this program (its tables are of version {found}, \
                 this program knows versions up to {known}): use that one, or another file"
            ),
            Self::InUse { address: Some(address) } => {
                write!(f, "the database is in use by the program at {address}")
            }
            Self::InUse { address: None } => {
                f.write_str("the database is in use by another program")
            }
            Self::Missing(path) => write!(f, "there is no database at {}", path.display()),
            Self::NoTable => f.write_str("there is no such table"),
            Self::TooLong => f.write_str("a row of a log is too long"),
            Self::Repeated => f.write_str("one append names the same command twice"),
            Self::Closed => f.write_str("the database has been closed"),
            Self::Broken(reason) => write!(f, "the database is damaged, or none: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        use std::io::ErrorKind;
        let kind = error.kind();
        if matches!(
            kind,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge
        ) {
            Self::Full
        } else if matches!(kind, ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied) {
            Self::ReadOnly
        } else {
            Self::Disk(error.to_string())
        }
    }
}
