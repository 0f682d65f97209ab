//! Deleting tables that are over or abandoned, after a time.

use std::fs::File;
use std::path::{Path, PathBuf};

use protocol::Stage;

use crate::check::record;
use crate::room::NotATable;
use crate::store::{Code, Database, Store, StoreError};

/// What is to be deleted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prune {
    /// Tables at which nothing has happened since then: milliseconds since 1970.
    pub before: u64,
    /// Whether only those are meant whose games are over.
    pub only_finished: bool,
    /// Where records of their games are written first.
    pub export: Option<PathBuf>,
}

/// What was deleted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pruned {
    /// Tables whose games were over, or that their hosts had closed.
    pub finished: usize,
    /// Others.
    pub abandoned: usize,
    /// Records that were written.
    pub records: usize,
    /// Tables that were left because no record can be made of them, and why, one a line.
    pub left: Vec<String>,
}

/// How many codes are read at once.
const AT_ONCE: u32 = 200;

/// Deletes what was asked for. A table that somebody has open, or that goes on meanwhile, stays.
///
/// # Errors
/// If the database cannot be read or written, or a record cannot be. Whatever was not exported is not deleted.
pub async fn prune(database: &Database, prune: &Prune) -> Result<Pruned, StoreError> {
    if let Some(folder) = &prune.export {
        std::fs::create_dir_all(folder)?;
    }
    let store = database.open().await?;
    let pruned = prune_all(&store, prune).await;
    store.close().await;
    pruned
}

async fn prune_all(store: &Store, prune: &Prune) -> Result<Pruned, StoreError> {
    let mut pruned = Pruned::default();
    let mut after: Option<Code> = None;
    loop {
        let codes = store.codes(after, AT_ONCE).await?;
        let Some(last) = codes.last() else { return Ok(pruned) };
        after = Some(*last);
        for code in codes {
            prune_one(store, prune, code, &mut pruned).await?;
        }
    }
}

async fn prune_one(
    store: &Store,
    prune: &Prune,
    code: Code,
    pruned: &mut Pruned,
) -> Result<(), StoreError> {
    let Some(listing) = store.listing(&code).await? else { return Ok(()) };
    let finished = match listing.stage {
        Stage::Over | Stage::Closed => true,
        Stage::Gathering | Stage::MakingDice | Stage::Playing => false,
    };
    if listing.changed >= prune.before || (prune.only_finished && !finished) {
        return Ok(());
    }
    let rows = store.read(&code, 0).await?.unwrap_or_default();
    // Moves do not change lists, so that the log has the last word.
    if rows.last().is_some_and(|row| row.at >= prune.before) {
        return Ok(());
    }
    if let Some(folder) = &prune.export {
        match record(code, &rows) {
            Ok(Some(record)) => {
                write(folder, &format!("{code}.karak"), &record)?;
                pruned.records += 1;
            }
            // No game has begun there.
            Ok(None) => {}
            Err(NotATable(fault)) => {
                pruned.left.push(format!("{code}: {fault}"));
                return Ok(());
            }
        }
    }
    if store.delete(&code, rows.len() as u64).await? {
        let count = if finished { &mut pruned.finished } else { &mut pruned.abandoned };
        *count += 1;
    }
    Ok(())
}

/// Durable before the table is deleted, and so is its name in the folder.
fn write(folder: &Path, name: &str, record: &str) -> Result<(), StoreError> {
    use std::io::Write as _;
    let mut file = File::create(folder.join(name))?;
    file.write_all(record.as_bytes())?;
    file.sync_all()?;
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}
