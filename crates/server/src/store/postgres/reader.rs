//! The tasks that read, each over a connection of its own.

use std::sync::Arc;

use tokio::sync::Mutex;
use tokio::sync::mpsc::Receiver;
use tokio_postgres::{Client, Error};

use super::super::StoreError;
use super::super::request::Read;
use super::connection::{Reconnecting, in_time};
use super::{guests, lists, log, whole};

/// Answers what is read.
pub(super) struct Reader {
    pub(super) link: Reconnecting,
    /// Whoever has nothing to do waits here.
    pub(super) queue: Arc<Mutex<Receiver<Read>>>,
}

impl Reader {
    /// Reads until the queue is closed and empty.
    pub(super) async fn run(mut self) {
        while let Some(read) = self.next().await {
            self.answer(read).await;
        }
    }

    async fn next(&self) -> Option<Read> {
        let mut queue = self.queue.lock().await;
        let read = queue.recv().await;
        if matches!(read, Some(Read::Close)) {
            queue.close();
        }
        read
    }

    /// Asks, and once more over a new connection: reading changes nothing, so that is safe.
    async fn answer(&mut self, mut read: Read) {
        let mut error = self.once(&mut read).await.err();
        if matches!(error, Some(StoreError::Unreachable(_))) {
            error = self.once(&mut read).await.err();
        }
        read.settle(error.as_ref());
    }

    async fn once(&mut self, read: &mut Read) -> Result<(), StoreError> {
        let client = self.link.client().await?;
        let asked = in_time(ask(client, read)).await;
        if asked.is_err() {
            self.link.give_up();
        }
        asked
    }
}

/// Reads, and prepares the answer.
async fn ask(client: &Client, read: &mut Read) -> Result<(), Error> {
    match read {
        Read::Rows { code, from, reply } => {
            reply.prepare(Ok(log::read(client, *code, *from).await?));
        }
        Read::Command { code, id, reply } => {
            reply.prepare(Ok(log::command(client, *code, *id).await?));
        }
        Read::Listing { code, reply } => reply.prepare(Ok(lists::listing(client, *code).await?)),
        Read::Lobby { limit, reply } => reply.prepare(Ok(lists::lobby(client, *limit).await?)),
        Read::Finished { after, limit, reply } => {
            reply.prepare(Ok(lists::finished(client, *after, *limit).await?));
        }
        Read::TablesOf { guest, reply } => {
            reply.prepare(Ok(lists::tables_of(client, *guest).await?));
        }
        Read::Codes { after, limit, reply } => {
            reply.prepare(Ok(lists::codes(client, *after, *limit).await?));
        }
        Read::Guest { secret, reply } => {
            reply.prepare(Ok(guests::by_secret(client, *secret).await?));
        }
        Read::GuestById { id, reply } => reply.prepare(Ok(guests::by_id(client, *id).await?)),
        Read::WholeGuests { after, limit, reply } => {
            reply.prepare(Ok(whole::whole_guests(client, *after, *limit).await?));
        }
        Read::Close => {}
    }
    Ok(())
}
