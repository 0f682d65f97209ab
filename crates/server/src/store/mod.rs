//! What is kept: the logs of tables, lists of them, guests.
//!
//! A log only grows. Appending says where the log is thought to end, and that is the compare-and-swap which makes two tabs, two
//! servers or a retry safe; commands are in a log once. What is answered is durable. Whatever waits while a commit runs
//! goes into the next one, so that many tables share one wait for the disk.

mod asking;
mod code;
mod error;
mod figures;
mod kept;
mod lock;
mod request;
mod sqlite;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

pub use code::{Code, NoCode};
pub use error::StoreError;
pub use figures::{Figures, Histogram};
pub use kept::{Appended, CommandId, Guest, GuestId, Listing, NewRow, Row};
pub use request::Lines;
use request::{Read, Write};
use sqlite::Sqlite;

/// No table needs longer rows, in bytes.
const LONGEST_BODY: usize = 16 << 20;

/// A database, for as many as hold a clone of this.
///
/// It has two bounded queues: whoever finds one full waits. Nothing else is shared, so that another kind of database is
/// another receiver of the same requests. A caller that goes away does not take back what it asked for.
#[derive(Clone)]
pub struct Store {
    path: PathBuf,
    writes: mpsc::Sender<Write>,
    reads: mpsc::Sender<Read>,
    figures: Arc<Figures>,
    sqlite: Arc<Mutex<Option<Sqlite>>>,
}

/// Opening and closing.
impl Store {
    /// Opens the database in this file, makes it if there is none, and brings its tables up to date. It is this
    /// program's until it is closed.
    ///
    /// # Errors
    /// Above all [`StoreError::InUse`] and [`StoreError::Newer`].
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let path = path.to_path_buf();
        let sqlite = blocking(move || Sqlite::open(&path)).await?;
        Ok(Self {
            path: sqlite.path.clone(),
            writes: sqlite.writes.clone(),
            reads: sqlite.reads.clone(),
            figures: Arc::clone(&sqlite.figures),
            sqlite: Arc::new(Mutex::new(Some(sqlite))),
        })
    }

    /// Finishes what was accepted, and lets the next program open the database. All clones are closed with it.
    pub async fn close(self) {
        // They may be closed already.
        let _ = self.reads.send(Read::Close).await;
        let _ = self.writes.send(Write::Close).await;
        let sqlite = self.sqlite.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(sqlite) = sqlite {
            let _ = spawn_blocking(move || sqlite.finish()).await;
        }
    }

    /// Says where this program is reached, for a second one that tries to open the same database.
    ///
    /// # Errors
    /// If the file beside the database cannot be written.
    pub fn set_address(&self, address: &str) -> Result<(), StoreError> {
        let sqlite = self.sqlite.lock().unwrap_or_else(PoisonError::into_inner);
        sqlite.as_ref().ok_or(StoreError::Closed)?.lock.set_address(address)
    }

    /// Whether it can be written now: tries.
    ///
    /// # Errors
    /// Why it cannot.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.write(|reply| Write::Ready { reply }).await
    }

    /// What this store has counted since it was opened.
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Copies the database as it is now, while it is being used. The file is whole or not there.
    ///
    /// # Errors
    /// If something cannot be read or written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup(&self.path, to).await
    }
}

/// Copies a database, which another program may be using. The file is whole or not there.
///
/// # Errors
/// If something cannot be read or written.
pub async fn backup(database: &Path, to: &Path) -> Result<(), StoreError> {
    let (database, to) = (database.to_path_buf(), to.to_path_buf());
    blocking(move || sqlite::backup(&database, &to)).await
}

/// Work that waits for the disk, on a thread of its own.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    spawn_blocking(work).await.unwrap_or(Err(StoreError::Closed))
}
