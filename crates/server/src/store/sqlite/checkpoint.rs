//! Brings SQLite's log of changes back into the database, beside the writer.
//!
//! Without this some commit would have to wait until thousands of pages are written. While there are always new
//! changes no checkpoint beside the writer can come to the end of the log, where it could begin anew; so the writer does the
//! last bit itself, between two commits.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use rusqlite::Connection;

use super::super::StoreError;
use super::connection;

/// A checkpoint begins when the log has so many pages: 64 MiB. The writer's own bit of it is a wait for the disk that no
/// move can be kept in, so it should not come each second: a busy server writes 16 MiB in one.
const PAGES: u32 = 16384;
/// So often the log is followed before the writer is told: each time less is left.
const ROUNDS: usize = 3;

/// The thread that does most of it.
pub(super) struct Checkpointer {
    path: PathBuf,
    wanted: Receiver<()>,
    nearly: Arc<AtomicBool>,
}

/// What the writer has to do with it.
pub(super) struct Checkpoints {
    pages: Arc<AtomicU32>,
    want: SyncSender<()>,
    nearly: Arc<AtomicBool>,
    asked: bool,
}

/// Both of them.
pub(super) fn checkpoints(path: PathBuf) -> (Checkpointer, Checkpoints) {
    let (want, wanted) = sync_channel(1);
    let nearly = Arc::new(AtomicBool::new(false));
    let pages = Arc::new(AtomicU32::new(0));
    let beside = Checkpointer { path, wanted, nearly: Arc::clone(&nearly) };
    (beside, Checkpoints { pages, want, nearly, asked: false })
}

impl Checkpointer {
    /// Works until the writer has ended.
    pub(super) fn run(self) {
        while self.wanted.recv().is_ok() {
            // Whatever goes wrong here goes wrong for the writer too, who says so.
            if let Ok(connection) = connection::writing(&self.path) {
                for _ in 0..ROUNDS {
                    checkpoint(&connection);
                }
            }
            self.nearly.store(true, Ordering::Release);
        }
    }
}

impl Checkpoints {
    /// Has a new connection of the writer tell how long the log is, instead of beginning a checkpoint by itself.
    pub(super) fn watch(&self, connection: &mut Connection) -> Result<(), StoreError> {
        let known = Arc::clone(&self.pages);
        let hook = move |_: &mut rusqlite::hooks::Wal, pages: i32| {
            known.store(pages.unsigned_abs(), Ordering::Relaxed);
            Ok(())
        };
        Ok(connection.wal_hook(Some(hook))?)
    }

    /// Between two commits: asks for a checkpoint, or ends one.
    pub(super) fn between(&mut self, connection: &Connection) {
        if self.nearly.swap(false, Ordering::Acquire) {
            checkpoint(connection);
            self.asked = false;
        } else if !self.asked && self.pages.load(Ordering::Relaxed) >= PAGES {
            self.asked = self.want.try_send(()).is_ok();
        }
    }
}

/// As far as nobody is in the way. If it fails the log stays as it is, and nothing is lost.
fn checkpoint(connection: &Connection) {
    let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
}
