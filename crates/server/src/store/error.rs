//! Why a store could not do something.

use std::fmt;
use std::path::PathBuf;

/// Why a store could not do something. But for [`Uncertain`](Self::Uncertain) nothing has changed then, and what failed
/// may be tried again.
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
    /// The tables of a PostgreSQL are those of an earlier version of this program, or there are none.
    Earlier {
        /// The version of its tables; 0 if there are none.
        found: u32,
        /// The one of this program's.
        known: u32,
    },
    /// Another program has opened this database.
    InUse {
        /// Where that one is reached, if it has said so.
        address: Option<String>,
    },
    /// The server of the database cannot be reached, or does not answer. What failed did not come into effect.
    Unreachable(String),
    /// The connection broke while something was being kept: whether it is says the log.
    Uncertain,
    /// The server of the database does not let this program in, or to its tables.
    Refused(String),
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

impl StoreError {
    /// Whether everything that was asked for at the same time failed for this reason, and not for one's own.
    pub(super) fn is_of_everybody(&self) -> bool {
        match self {
            Self::Full
            | Self::ReadOnly
            | Self::Busy
            | Self::Disk(_)
            | Self::Newer { .. }
            | Self::Earlier { .. }
            | Self::InUse { .. }
            | Self::Unreachable(_)
            | Self::Uncertain
            | Self::Refused(_)
            | Self::Missing(_)
            | Self::Closed => true,
            Self::NoTable | Self::TooLong | Self::Repeated | Self::Broken(_) => false,
        }
    }
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
            Self::Earlier { found: 0, .. } => {
                f.write_str("there are no tables of this program in the database")
            }
            Self::Earlier { found, known } => write!(
                f,
                "the tables in the database are of version {found}, this program's are of version {known}: `karak serve \
                 --data FOLDER` copies them to a file in that folder first and brings them up to date; until then \
                 `karak db backup` of the earlier version makes backups"
            ),
            Self::InUse { address: Some(address) } => {
                write!(f, "the database is in use by the program at {address}")
            }
            Self::InUse { address: None } => {
                f.write_str("the database is in use by another program")
            }
            Self::Unreachable(reason) => write!(f, "the database cannot be reached: {reason}"),
            Self::Uncertain => f.write_str(
                "the connection to the database broke, and what it last kept is not known",
            ),
            Self::Refused(reason) => {
                write!(f, "the database does not let this program in: {reason}")
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
