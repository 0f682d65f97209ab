//! A database with many tables.

use std::path::Path;

use anyhow::{Context as _, Result, bail};
use server::store::{Code, NewRow, Store};
use tokio::task::JoinSet;

/// Rows of a copy: how a table was opened, the dice, and the first moves.
const ROWS: usize = 24;
/// Copies that wait for the same commit.
const AT_ONCE: usize = 500;

/// Copies the first table of a database until there are so many.
pub(crate) async fn fill(database: &Path, tables: usize) -> Result<()> {
    let store = Store::open(database).await?;
    let codes = store.codes(None, u32::MAX).await?;
    let first = codes.first().context("there is no table to copy")?;
    let listing = store.listing(first).await?.context("a table without a listing")?;
    let rows = store.read(first, 0).await?.context("a table without a log")?;
    let rows: Vec<NewRow> = rows
        .into_iter()
        .take(ROWS)
        .map(|row| NewRow { command: row.command, body: row.body })
        .collect();
    let mut missing = tables.saturating_sub(codes.len());
    while missing > 0 {
        let mut copies = JoinSet::new();
        for _ in 0..missing.min(AT_ONCE) {
            let (store, rows) = (store.clone(), rows.clone());
            let mut bytes = [0; Code::LENGTH];
            if getrandom::fill(&mut bytes).is_err() {
                bail!("there are no random numbers");
            }
            copies.spawn(async move {
                store.create(&Code::random(bytes), listing.changed, listing, rows).await
            });
        }
        for made in copies.join_all().await {
            missing -= usize::from(made?);
        }
    }
    store.close().await;
    Ok(())
}
