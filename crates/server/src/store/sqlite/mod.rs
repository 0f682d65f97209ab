//! A database in one file, by SQLite.

mod backup;
mod checkpoint;
mod connection;
mod guests;
mod lists;
mod log;
mod reader;
mod whole;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use tokio::sync::mpsc;

use super::lock::{Lock, beside};
use super::request::{Read, Write};
use super::{Figures, StoreError};
pub(super) use backup::backup;
use reader::Reader;
use writer::Writer;

/// How many threads read.
const READERS: usize = 2;
/// How much may wait to be written, and to be read; whoever comes then waits for a place.
const WAITING: usize = 1024;

/// What works on a database: one thread that writes, one that tidies up after it, and a few that read.
pub(super) struct Sqlite {
    pub(super) writes: mpsc::Sender<Write>,
    pub(super) reads: mpsc::Sender<Read>,
    pub(super) figures: Arc<Figures>,
    pub(super) lock: Lock,
    path: PathBuf,
    threads: Vec<JoinHandle<()>>,
}

impl Sqlite {
    /// Opens the database, makes it if there is none, and brings its tables up to date.
    pub(super) fn open(path: &Path) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let lock = Lock::take(path)?;
        let mut connection = connection::writing(path)?;
        if let Some(version) = connection::earlier(&connection)? {
            // Whoever wants to go back to the earlier program finds everything as it was.
            let copy = beside(path, &format!(".version-{version}"));
            backup(path, &copy)?;
            tracing::info!(copy = %copy.display(), "tables of an earlier version are copied and brought up to date");
        }
        connection::migrate(&mut connection)?;
        let (checkpointer, checkpoints) = checkpoint::checkpoints(path.to_path_buf());
        checkpoints.watch(&mut connection)?;

        let figures = Arc::new(Figures::default());
        let (writes, queue) = mpsc::channel(WAITING);
        let writing = Writer {
            path: path.to_path_buf(),
            connection: Some(connection),
            queue,
            figures: Arc::clone(&figures),
            checkpoints,
        };
        let mut threads = vec![
            started("store writer", || writing.run())?,
            started("store log", || checkpointer.run())?,
        ];
        let (reads, queue) = mpsc::channel(WAITING);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..READERS {
            // Opened here, so that a database that cannot be read is told at once.
            let connection = Some(connection::reading(path)?);
            let queue = Arc::clone(&queue);
            let reading = Reader { path: path.to_path_buf(), connection, queue };
            threads.push(started("store reader", || reading.run())?);
        }
        Ok(Self { writes, reads, figures, lock, path: path.to_path_buf(), threads })
    }

    /// Lets nobody ask, waits for the threads to finish what they have been asked, and lets the next program come.
    pub(super) fn finish(self) {
        drop((self.writes, self.reads));
        for thread in self.threads {
            let _ = thread.join();
        }
        // Whichever connection closes last brings SQLite's log of changes back into the database, unless it can only read.
        // The file alone is then everything, also for somebody who copies it by hand. If this fails nothing is lost.
        let _ = connection::writing(&self.path);
        drop(self.lock);
    }
}

fn started(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    Ok(thread::Builder::new().name(name.into()).spawn(work)?)
}
