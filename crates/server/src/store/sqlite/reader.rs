//! The threads that read. In SQLite's write-ahead mode they see what was committed before, and wait for no writer.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::mpsc::Receiver;

use super::super::StoreError;
use super::super::request::{Read, Reply};
use super::{connection, guests, lists, log, whole};

/// Answers what is read.
pub(super) struct Reader {
    pub(super) path: PathBuf,
    /// None after an error, and before the first question.
    pub(super) connection: Option<Connection>,
    /// Whoever has nothing to do waits here.
    pub(super) queue: Arc<Mutex<Receiver<Read>>>,
}

impl Reader {
    /// Reads until the queue is closed and empty.
    pub(super) fn run(mut self) {
        while let Some(read) = self.next() {
            self.answer(read);
        }
    }

    fn next(&self) -> Option<Read> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let read = queue.blocking_recv();
        if matches!(read, Some(Read::Close)) {
            queue.close();
        }
        read
    }

    fn answer(&mut self, read: Read) {
        match read {
            Read::Rows { code, from, reply } => self.ask(reply, |c| log::read(c, code, from)),
            Read::Command { code, id, reply } => self.ask(reply, |c| log::command(c, code, id)),
            Read::Listing { code, reply } => self.ask(reply, |c| lists::listing(c, code)),
            Read::Lobby { limit, reply } => self.ask(reply, |c| lists::lobby(c, limit)),
            Read::Finished { after, limit, reply } => {
                self.ask(reply, |c| lists::finished(c, after, limit));
            }
            Read::TablesOf { guest, reply } => self.ask(reply, |c| lists::tables_of(c, guest)),
            Read::Codes { after, limit, reply } => {
                self.ask(reply, |c| lists::codes(c, after, limit));
            }
            Read::Guest { secret, reply } => self.ask(reply, |c| guests::by_secret(c, secret)),
            Read::GuestById { id, reply } => self.ask(reply, |c| guests::by_id(c, id)),
            Read::WholeGuests { after, limit, reply } => {
                self.ask(reply, |c| whole::whole_guests(c, after, limit));
            }
            Read::Close => {}
        }
    }

    fn ask<T>(&mut self, reply: Reply<T>, read: impl FnOnce(&Connection) -> rusqlite::Result<T>) {
        let answer = self.connected().and_then(|connection| Ok(read(connection)?));
        if answer.is_err() {
            self.connection = None;
        }
        reply.send(answer);
    }

    fn connected(&mut self) -> Result<&Connection, StoreError> {
        Ok(match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connection::reading(&self.path)?),
        })
    }
}
