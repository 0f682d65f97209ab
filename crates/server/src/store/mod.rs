//! What is kept: the logs of tables, lists of them, guests.
//!
//! A log only grows. Appending says where the log is thought to end, and that is the compare-and-swap which makes two tabs, two
//! servers or a retry safe; commands are in a log once. What is answered is durable. Whatever waits while a commit runs
//! goes into the next one, so that many tables share one wait for the disk.

mod asking;
mod beyond;
mod code;
mod database;
mod error;
mod figures;
mod kept;
mod lock;
mod numbers;
mod postgres;
mod request;
mod sqlite;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

pub use beyond::{Beyond, News, Watched};
pub use code::{Code, NoCode};
pub use database::Database;
pub use error::StoreError;
pub use figures::{Figures, Histogram};
pub use kept::{Appended, CommandId, Guest, GuestId, Listing, NewRow, Row, WholeGuest};
pub use postgres::Postgres;
pub use request::Lines;
use request::{Read, Write};
use sqlite::Sqlite;

/// No table needs longer rows, in bytes.
const LONGEST_BODY: usize = 16 << 20;
/// So many tables of a guest are shown at most.
const TABLES_OF_A_GUEST: u32 = 500;

/// A database, for as many as hold a clone of this.
///
/// It has two bounded queues: whoever finds one full waits. Nothing else is shared, so that another kind of database is
/// another receiver of the same requests. A caller that goes away does not take back what it asked for.
#[derive(Clone)]
pub struct Store {
    writes: mpsc::Sender<Write>,
    reads: mpsc::Sender<Read>,
    figures: Arc<Figures>,
    /// This program among others, if others can use the database.
    node: Option<Arc<postgres::Node>>,
    /// Guests who were given other names elsewhere.
    renamed: Arc<tokio::sync::Mutex<Option<mpsc::Receiver<GuestId>>>>,
    /// What carries requests out, until it is closed.
    behind: Arc<Mutex<Option<Behind>>>,
}

/// What carries requests out.
enum Behind {
    File(Sqlite),
    Server(postgres::Working),
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
            writes: sqlite.writes.clone(),
            reads: sqlite.reads.clone(),
            figures: Arc::clone(&sqlite.figures),
            node: None,
            renamed: Arc::default(),
            behind: Arc::new(Mutex::new(Some(Behind::File(sqlite)))),
        })
    }

    /// Opens the database of a PostgreSQL, makes its tables if there are none, and brings them up to date. Other programs may
    /// use it at the same time.
    ///
    /// # Errors
    /// Above all [`StoreError::Unreachable`], [`StoreError::Refused`], [`StoreError::Newer`] and [`StoreError::Earlier`].
    pub async fn connect(at: &Postgres) -> Result<Self, StoreError> {
        postgres::Working::open(at).await.map(Self::over)
    }

    /// Opens the database of a PostgreSQL as it is, to read it: nothing is made, nothing brought up to date, and other nodes
    /// are told nothing.
    ///
    /// # Errors
    /// The same, also where there are no tables.
    pub async fn connect_as_it_is(at: &Postgres) -> Result<Self, StoreError> {
        postgres::Working::open_as_it_is(at).await.map(Self::over)
    }

    fn over(mut working: postgres::Working) -> Self {
        Self {
            writes: working.writes.clone(),
            reads: working.reads.clone(),
            figures: Arc::clone(&working.figures),
            node: Some(Arc::clone(&working.node)),
            renamed: Arc::new(tokio::sync::Mutex::new(working.renamed.take())),
            behind: Arc::new(Mutex::new(Some(Behind::Server(working)))),
        }
    }

    /// The same as one of several nodes, and what tells it that a log has so many rows.
    #[cfg(test)]
    pub(crate) fn among_others(mut self) -> (Self, impl Fn(Code, u64)) {
        let node = Arc::new(postgres::Node::alone());
        self.node = Some(Arc::clone(&node));
        (self, move |code, rows| node.moved(code, rows))
    }

    /// Finishes what was accepted, and lets the next program open the database. All clones are closed with it.
    pub async fn close(self) {
        // They may be closed already.
        let _ = self.reads.send(Read::Close).await;
        let _ = self.writes.send(Write::Close).await;
        let behind = self.behind.lock().unwrap_or_else(PoisonError::into_inner).take();
        match behind {
            Some(Behind::File(sqlite)) => {
                let _ = spawn_blocking(move || sqlite.finish()).await;
            }
            Some(Behind::Server(working)) => working.finish().await,
            None => {}
        }
    }

    /// Whether other programs may serve the same tables.
    pub fn is_shared(&self) -> bool {
        self.node.is_some()
    }

    /// A table is open here until what this gives is dropped.
    pub fn watch(&self, code: &Code) -> Watched {
        match &self.node {
            Some(node) => Watched::shared(*code, Arc::clone(node)),
            None => Watched::alone(*code),
        }
    }

    /// The next guest who goes by another name and said so at another node; never, if there are none.
    pub async fn renamed(&self) -> GuestId {
        if let Some(renamed) = &mut *self.renamed.lock().await
            && let Some(guest) = renamed.recv().await
        {
            return guest;
        }
        std::future::pending().await
    }

    /// Says where this program is reached, for a second one that tries to open the same file.
    ///
    /// # Errors
    /// If the file beside the database cannot be written.
    pub fn set_address(&self, address: &str) -> Result<(), StoreError> {
        match &*self.behind.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(Behind::File(sqlite)) => sqlite.lock.set_address(address),
            // Whoever comes second is welcome.
            Some(Behind::Server(_)) => Ok(()),
            None => Err(StoreError::Closed),
        }
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
