//! Where a database is: a file, or a PostgreSQL.

use std::path::{Path, PathBuf};

use super::{Postgres, Store, StoreError};

/// Where a database is.
#[derive(Clone, Debug)]
pub enum Database {
    /// In this file, by SQLite: for one program.
    File(PathBuf),
    /// At this PostgreSQL: for as many programs as there are.
    Postgres(Box<Postgres>),
}

impl Database {
    /// What somebody wrote: an address that begins with `postgres://`, or a file.
    ///
    /// # Errors
    /// If such an address is none.
    pub fn named(text: &str) -> Result<Self, StoreError> {
        if Self::is_address(text) {
            Ok(Self::Postgres(Box::new(Postgres::new(text, None)?)))
        } else {
            Ok(Self::File(PathBuf::from(text)))
        }
    }

    /// Whether this is the address of a PostgreSQL, right or wrong.
    pub fn is_address(text: &str) -> bool {
        ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme))
    }

    /// Opens it, makes what is missing and brings its tables up to date.
    ///
    /// # Errors
    /// If that is not possible.
    pub async fn open(&self) -> Result<Store, StoreError> {
        match self {
            Self::File(path) => Store::open(path).await,
            Self::Postgres(at) => Store::connect(at).await,
        }
    }
}

impl From<&Path> for Database {
    fn from(path: &Path) -> Self {
        Self::File(path.to_owned())
    }
}
