//! What a store can be asked.

use tokio::sync::{mpsc, oneshot};

use super::request::{Append, Lines, Read, Reply, Write};
use super::{
    Appended, Code, CommandId, Guest, GuestId, LONGEST_BODY, Listing, NewRow, Row, Store,
    StoreError, WholeGuest,
};

/// Tables and their logs.
impl Store {
    /// Makes a table whose log begins with these rows. `false`: there is one with this code.
    ///
    /// # Errors
    /// If it could not be kept.
    pub async fn create(
        &self,
        code: &Code,
        at: u64,
        listing: Listing,
        first: Vec<NewRow>,
    ) -> Result<bool, StoreError> {
        check(&first)?;
        let code = *code;
        self.write(|reply| Write::Create { code, at, listing, first, reply }).await
    }

    /// Appends all of these rows or none: the first one gets the expected sequence, which is where the log must end now.
    ///
    /// # Errors
    /// If they could not be kept: then none of them is in the log, and trying again is safe.
    pub async fn append(
        &self,
        code: &Code,
        expected: u64,
        at: u64,
        rows: Vec<NewRow>,
        listing: Option<Listing>,
    ) -> Result<Appended, StoreError> {
        check(&rows)?;
        let append = Append { code: *code, expected, at, rows, listing };
        self.write(|reply| Write::Append { append, reply }).await
    }

    /// The rows of a log from this sequence on. `None`: there is no such table.
    ///
    /// # Errors
    /// If they could not be read.
    pub async fn read(&self, code: &Code, from: u64) -> Result<Option<Vec<Row>>, StoreError> {
        let code = *code;
        self.ask(|reply| Read::Rows { code, from, reply }).await
    }

    /// Where a log has this command, if it has it.
    ///
    /// # Errors
    /// If it could not be read.
    pub async fn command(&self, code: &Code, id: CommandId) -> Result<Option<u64>, StoreError> {
        let code = *code;
        self.ask(|reply| Read::Command { code, id, reply }).await
    }

    /// Every table, in the order of their codes, behind this one.
    ///
    /// # Errors
    /// If they could not be read.
    pub async fn codes(&self, after: Option<Code>, limit: u32) -> Result<Vec<Code>, StoreError> {
        self.ask(|reply| Read::Codes { after, limit, reply }).await
    }

    /// What lists show of this table, if there is one.
    ///
    /// # Errors
    /// If it could not be read.
    pub async fn listing(&self, code: &Code) -> Result<Option<Listing>, StoreError> {
        let code = *code;
        self.ask(|reply| Read::Listing { code, reply }).await
    }

    /// Open tables that are not over, newest first.
    ///
    /// # Errors
    /// If they could not be read.
    pub async fn lobby(&self, limit: u32) -> Result<Lines, StoreError> {
        self.ask(|reply| Read::Lobby { limit, reply }).await
    }

    /// Open tables whose games are over, newest first, behind this one.
    ///
    /// # Errors
    /// If they could not be read.
    pub async fn finished(&self, after: Option<Code>, limit: u32) -> Result<Lines, StoreError> {
        self.ask(|reply| Read::Finished { after, limit, reply }).await
    }
}

/// Guests.
impl Store {
    /// The guest with a device that shows the secret of this hash.
    ///
    /// # Errors
    /// If it could not be read.
    pub async fn guest(&self, secret_hash: [u8; 32]) -> Result<Option<Guest>, StoreError> {
        self.ask(|reply| Read::Guest { secret: secret_hash, reply }).await
    }

    /// The guest of this number.
    ///
    /// # Errors
    /// If it could not be read.
    pub async fn guest_by_id(&self, id: GuestId) -> Result<Option<Guest>, StoreError> {
        self.ask(|reply| Read::GuestById { id, reply }).await
    }

    /// Keeps a guest as they are now, known or new. The secret comes beside those that the guest has: one a device.
    ///
    /// # Errors
    /// If it could not be kept.
    pub async fn put_guest(&self, secret_hash: [u8; 32], guest: &Guest) -> Result<(), StoreError> {
        let guest = guest.clone();
        self.write(|reply| Write::PutGuest { secret: secret_hash, guest, reply }).await
    }

    /// The guest goes by this name and colour. `false`: there is no such guest.
    ///
    /// # Errors
    /// If it could not be kept.
    pub async fn introduce(
        &self,
        id: GuestId,
        name: Option<String>,
        color: Option<u8>,
    ) -> Result<bool, StoreError> {
        self.write(|reply| Write::Introduce { id, name, color, reply }).await
    }

    /// Forgets all that is stored of a guest: name, colour, secrets, links, which tables they were at. Logs keep the number.
    ///
    /// # Errors
    /// If it could not be done.
    pub async fn delete_guest(&self, id: GuestId) -> Result<(), StoreError> {
        self.write(|reply| Write::DeleteGuest { id, reply }).await
    }

    /// Remembers that a guest is at a table. `false`: there is no such table.
    ///
    /// # Errors
    /// If it could not be kept.
    pub async fn join(&self, code: &Code, guest: GuestId) -> Result<bool, StoreError> {
        let code = *code;
        self.write(|reply| Write::Join { code, guest, reply }).await
    }

    /// The tables that a guest is or was at, newest first.
    ///
    /// # Errors
    /// If they could not be read.
    pub async fn tables_of(&self, guest: GuestId) -> Result<Lines, StoreError> {
        self.ask(|reply| Read::TablesOf { guest, reply }).await
    }

    /// A personal link that works until then, once. An earlier one of the same guest no longer works.
    ///
    /// # Errors
    /// If it could not be kept.
    pub async fn put_link(
        &self,
        token_hash: [u8; 32],
        guest: GuestId,
        until: u64,
    ) -> Result<(), StoreError> {
        self.write(|reply| Write::PutLink { token: token_hash, guest, until, reply }).await
    }

    /// Whose personal link this is: the first time, and in time.
    ///
    /// # Errors
    /// If it could not be used up.
    pub async fn take_link(
        &self,
        token_hash: [u8; 32],
        now: u64,
    ) -> Result<Option<GuestId>, StoreError> {
        self.write(|reply| Write::TakeLink { token: token_hash, now, reply }).await
    }
}

/// From one database to another, and tidying up.
impl Store {
    /// Puts a table with its whole log here. `false`: there is one with this code.
    ///
    /// # Errors
    /// If it could not be kept.
    pub async fn import(
        &self,
        code: &Code,
        listing: Listing,
        rows: Vec<Row>,
    ) -> Result<bool, StoreError> {
        let code = *code;
        self.write(|reply| Write::Import { code, listing, rows, reply }).await
    }

    /// Deletes a table whose log still has so many rows. `false`: it has gone on, is open somewhere, or is not there.
    ///
    /// # Errors
    /// If it could not be done.
    pub async fn delete(&self, code: &Code, rows: u64) -> Result<bool, StoreError> {
        let code = *code;
        self.write(|reply| Write::Delete { code, rows, reply }).await
    }

    /// Every guest with all that is kept of them, in the order of their numbers, behind this one. Personal links are not
    /// among it: they work for some minutes.
    ///
    /// # Errors
    /// If they could not be read.
    pub async fn whole_guests(
        &self,
        after: Option<GuestId>,
        limit: u32,
    ) -> Result<Vec<WholeGuest>, StoreError> {
        self.ask(|reply| Read::WholeGuests { after, limit, reply }).await
    }
}

/// The way there and back.
impl Store {
    pub(super) async fn write<T>(
        &self,
        write: impl FnOnce(Reply<T>) -> Write,
    ) -> Result<T, StoreError> {
        sent(&self.writes, write).await
    }

    async fn ask<T>(&self, read: impl FnOnce(Reply<T>) -> Read) -> Result<T, StoreError> {
        sent(&self.reads, read).await
    }
}

async fn sent<T, R>(
    queue: &mpsc::Sender<R>,
    request: impl FnOnce(Reply<T>) -> R,
) -> Result<T, StoreError> {
    let (reply, answer): (_, oneshot::Receiver<_>) = Reply::new();
    queue.send(request(reply)).await.map_err(|_| StoreError::Closed)?;
    answer.await.unwrap_or(Err(StoreError::Closed))
}

/// Finds what a database would refuse, before it can spoil a commit that holds what others have asked for.
fn check(rows: &[NewRow]) -> Result<(), StoreError> {
    let ids = || rows.iter().filter_map(|row| row.command);
    if rows.iter().any(|row| row.body.len() > LONGEST_BODY) {
        Err(StoreError::TooLong)
    } else if ids().enumerate().any(|(n, id)| ids().take(n).any(|earlier| earlier == id)) {
        Err(StoreError::Repeated)
    } else {
        Ok(())
    }
}
