//! The one thread that writes.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::mpsc::Receiver;

use super::super::request::Write;
use super::super::{Appended, Figures, StoreError};
use super::checkpoint::Checkpoints;
use super::{connection, guests, lists, log, whole};

/// So many writes go into one commit at most: what came first should not wait for everything that came after it.
const BATCH: usize = 1024;

/// Carries out what is written, many writes in one commit.
pub(super) struct Writer {
    pub(super) path: PathBuf,
    /// None after an error: whatever was wrong with it, a new one knows nothing of that.
    pub(super) connection: Option<Connection>,
    pub(super) queue: Receiver<Write>,
    pub(super) figures: Arc<Figures>,
    pub(super) checkpoints: Checkpoints,
}

impl Writer {
    /// Writes until the queue is closed and empty.
    pub(super) fn run(mut self) {
        let mut batch = Vec::new();
        while self.queue.blocking_recv_many(&mut batch, BATCH) > 0 {
            let began = Instant::now();
            let error = match self.commit(&mut batch) {
                Ok(Some(rows)) => {
                    self.figures.committed(began.elapsed(), batch.len(), rows);
                    None
                }
                Ok(None) => None,
                Err(error) => {
                    self.figures.failed();
                    self.connection = None;
                    Some(error)
                }
            };
            for write in batch.drain(..) {
                write.settle(error.as_ref());
            }
            if let Some(connection) = &self.connection {
                self.checkpoints.between(connection);
            }
        }
    }

    /// One transaction of what waits, and of what comes while it is being made: without a timer nobody waits for
    /// nothing, and those who are answered by one commit all get into the next, however late they wake up.
    /// Gives how many rows of logs were written, `None` if nothing was.
    fn commit(&mut self, batch: &mut Vec<Write>) -> Result<Option<u64>, StoreError> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => {
                let mut connection = connection::writing(&self.path)?;
                self.checkpoints.watch(&mut connection)?;
                none.insert(connection)
            }
        };
        let before = connection.total_changes();
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let (mut done, mut rows) = (0, 0);
        while let Some(write) = batch.get_mut(done) {
            if matches!(write, Write::Close) {
                self.queue.close();
            }
            rows += carry_out(write, &transaction)?;
            done += 1;
            if done == batch.len()
                && done < BATCH
                && let Ok(write) = self.queue.try_recv()
            {
                batch.push(write);
            }
        }
        transaction.commit()?;
        Ok((connection.total_changes() > before).then_some(rows))
    }
}

/// Writes, prepares the answer, and gives how many rows of logs it wrote. An error is one of the whole transaction.
fn carry_out(write: &mut Write, connection: &Connection) -> rusqlite::Result<u64> {
    match write {
        Write::Create { code, at, listing, first, reply } => {
            let created = log::create(connection, *code, *at, listing, first)?;
            reply.prepare(Ok(created));
            return Ok(if created { first.len() as u64 } else { 0 });
        }
        Write::Append { append, reply } => {
            let appended = log::append(connection, append)?;
            reply.prepare(appended.ok_or(StoreError::NoTable));
            return Ok(if appended == Some(Appended::Kept) { append.rows.len() as u64 } else { 0 });
        }
        Write::Join { code, guest, reply } => {
            reply.prepare(Ok(lists::join(connection, *code, *guest)?));
        }
        Write::PutGuest { secret, guest, reply } => {
            reply.prepare(Ok(guests::put(connection, *secret, guest)?));
        }
        Write::Introduce { id, name, color, reply } => {
            reply.prepare(Ok(guests::introduce(connection, *id, name.as_deref(), *color)?));
        }
        Write::DeleteGuest { id, reply } => reply.prepare(Ok(guests::delete(connection, *id)?)),
        Write::PutLink { token, guest, until, reply } => {
            reply.prepare(Ok(guests::put_link(connection, *token, *guest, *until)?));
        }
        Write::TakeLink { token, now, reply } => {
            reply.prepare(Ok(guests::take_link(connection, *token, *now)?));
        }
        Write::Ready { reply } => {
            connection.prepare_cached("UPDATE ready SET times = times + 1")?.execute([])?;
            reply.prepare(Ok(()));
        }
        Write::Import { code, listing, rows, reply } => {
            let imported = whole::import(connection, *code, listing, rows)?;
            reply.prepare(Ok(imported));
            return Ok(if imported { rows.len() as u64 } else { 0 });
        }
        Write::Delete { code, rows, reply } => {
            reply.prepare(Ok(whole::delete(connection, *code, *rows)?));
        }
        Write::Close => {}
    }
    Ok(0)
}
