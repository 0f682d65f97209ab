//! Tables on their way from one database to another: copies, backups, and what is put back.

use std::fmt;
use std::path::Path;

use futures_util::stream::{self, StreamExt as _};
use tokio::task::spawn_blocking;

use crate::check::{Reading, replay};
use crate::room::NotATable;
use crate::store::{Code, Database, GuestId, Store, StoreError};

/// What was copied.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// How many tables, each read again where it came to and played from its first row.
    pub tables: usize,
    /// How many guests.
    pub guests: usize,
    /// Tables that are not possible, one a line. They were not before.
    pub faults: Vec<String>,
}

/// Why a database was not copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotCopied {
    /// One of them could not be read or written.
    Store(StoreError),
    /// There are tables or guests already.
    NotEmpty,
    /// Something came out other than it went in.
    Different(Code),
}

/// How many tables or guests are read from a list.
const PAGE: u32 = 100;
/// How many tables are on their way at once: they share commits, and a commit with more of them might take too long.
const AT_ONCE: usize = 8;
/// So often something is written that a database does not answer to.
const TRIES: usize = 5;

/// Copies all tables and guests to a database that has none. A server may use the first one meanwhile: each table is copied as
/// it is at some moment. Personal links, which work for minutes, are left behind.
///
/// # Errors
/// Whatever is wrong, what is there already stays as it is.
pub async fn copy(from: &Database, to: &Database) -> Result<Copied, NotCopied> {
    let reading = Reading::open(from).await?;
    let writing = to.open().await?;
    let copied = copy_all(&reading.store, &writing).await;
    writing.close().await;
    reading.close().await;
    copied
}

/// Copies a database to a file of SQLite, also while servers use it. The file is whole or not there.
///
/// # Errors
/// If something cannot be read or written.
pub async fn backup(from: &Database, file: &Path) -> Result<(), NotCopied> {
    match from {
        Database::File(database) => Ok(crate::store::backup(database, file).await?),
        Database::Postgres(_) => {
            let folder = tempfile::tempdir().map_err(StoreError::from)?;
            let first = folder.path().join("tables.db");
            copy(from, &Database::File(first.clone())).await?;
            Ok(crate::store::backup(&first, file).await?)
        }
    }
}

async fn copy_all(from: &Store, to: &Store) -> Result<Copied, NotCopied> {
    let has_tables = !to.codes(None, 1).await?.is_empty();
    if has_tables || !to.whole_guests(None, 1).await?.is_empty() {
        return Err(NotCopied::NotEmpty);
    }
    let mut copied = Copied::default();
    let mut after: Option<Code> = None;
    loop {
        let codes = from.codes(after, PAGE).await?;
        let Some(last) = codes.last() else { break };
        after = Some(*last);
        let moving = codes.into_iter().map(|code| copy_table(from, to, code));
        let mut moving = stream::iter(moving).buffer_unordered(AT_ONCE);
        while let Some(moved) = moving.next().await {
            if let Some(played) = moved? {
                copied.tables += 1;
                copied.faults.extend(played.err().map(|NotATable(fault)| fault));
            }
        }
    }
    copied.faults.sort();
    let mut after: Option<GuestId> = None;
    loop {
        let guests = from.whole_guests(after, PAGE).await?;
        let Some(last) = guests.last() else { break };
        after = Some(last.guest.id);
        for whole in guests {
            for secret in whole.secrets {
                insist(|| to.put_guest(secret, &whole.guest)).await?;
            }
            for code in &whole.tables {
                insist(|| to.join(code, whole.guest.id)).await?;
            }
            copied.guests += 1;
        }
    }
    Ok(copied)
}

/// Writes what may be written twice until it is known to be there: nobody should begin anew because a database was away for a
/// moment.
async fn insist<T, W: Future<Output = Result<T, StoreError>>>(
    write: impl Fn() -> W,
) -> Result<T, StoreError> {
    let mut tries = 1;
    loop {
        match write().await {
            Err(StoreError::Uncertain | StoreError::Unreachable(_) | StoreError::Busy)
                if tries < TRIES =>
            {
                tries += 1;
            }
            done => return done,
        }
    }
}

/// Copies a table, and reads and plays it again. `None`: it was deleted meanwhile.
async fn copy_table(
    from: &Store,
    to: &Store,
    code: Code,
) -> Result<Option<Result<(), NotATable>>, NotCopied> {
    let (listing, rows) = (async || from.listing(&code).await, async || from.read(&code, 0).await);
    let Some((listing, rows)) = at_one_moment(listing, rows).await? else { return Ok(None) };
    // Whether it was there already says the comparison.
    insist(|| to.import(&code, listing, rows.clone())).await?;
    let there = to.read(&code, 0).await?;
    if there.as_ref() != Some(&rows) || to.listing(&code).await? != Some(listing) {
        return Err(NotCopied::Different(code));
    }
    // It takes a while, in which other tables are read and written.
    let played = spawn_blocking(move || replay(code, &rows)).await;
    let played = played.unwrap_or_else(|_| Err(NotATable("playing it again broke off".into())));
    Ok(Some(played.map_err(|NotATable(fault)| NotATable(format!("{code}: {fault}")))))
}

/// What lists show of a table, and its log, as both were at one moment: rows that change the first come with it.
async fn at_one_moment<L: PartialEq, R>(
    listing: impl AsyncFn() -> Result<Option<L>, StoreError>,
    rows: impl AsyncFn() -> Result<Option<R>, StoreError>,
) -> Result<Option<(L, R)>, StoreError> {
    let mut before = listing().await?;
    loop {
        let found = rows().await?;
        let after = listing().await?;
        if before == after {
            return Ok(after.zip(found));
        }
        before = after;
    }
}

impl From<StoreError> for NotCopied {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl fmt::Display for NotCopied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::NotEmpty => f.write_str(
                "there are tables or guests already; copies go to a new file, or an empty database",
            ),
            Self::Different(code) => {
                write!(f, "table {code} came out other than it went in; the copy is of no use")
            }
        }
    }
}

impl std::error::Error for NotCopied {}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::at_one_moment;

    #[tokio::test]
    async fn what_lists_show_is_as_old_as_the_log() {
        // A table that ends when its log is read for the first time.
        let reads = Cell::new(0);
        let listing = async || Ok(Some(if reads.get() == 0 { "playing" } else { "over" }));
        let rows = async || Ok(Some(reads.replace(reads.get() + 1)));
        assert_eq!(at_one_moment(listing, rows).await, Ok(Some(("over", 1))));
        let gone = async || Ok(None::<u8>);
        assert_eq!(at_one_moment(gone, async || Ok(Some(1))).await, Ok(None));
    }
}
