//! Bringing the tables up to this program's version, after a copy of what was there.

#[cfg(all(test, unix))]
mod tests;

use std::path::Path;

use tokio_postgres::Client;
use tokio_postgres::types::Type;

use super::super::StoreError;
use super::dump;

/// What has to be carried out, in this order, to make the tables of this program. Never changed, only added to.
pub(super) const MIGRATIONS: &[&str] = &[include_str!("../1.sql")];

/// Makes what counts the migrations.
pub(super) const FIRST: &str =
    "CREATE TABLE karak (version INTEGER NOT NULL); INSERT INTO karak VALUES (0);";

/// Says that migrations are one program's business at a time: "Kara", as in files.
const MIGRATING: i64 = 0x4b61_7261;

/// Brings the tables up to the version of these migrations. Those of an earlier one are copied to a file of this folder first, and
/// left alone if there is none.
pub(super) async fn migrate(
    client: &mut Client,
    migrations: &[&str],
    folder: Option<&Path>,
) -> Result<(), StoreError> {
    let known = migrations.len() as u32;
    if version(client, known).await? == known {
        return Ok(());
    }
    // Whatever goes wrong takes everything back.
    let transaction = client.transaction().await?;
    // Nodes that are started at once wait for each other.
    let lock = "SELECT pg_advisory_xact_lock($1)";
    transaction.query_typed(lock, &[(&MIGRATING, Type::INT8)]).await?;
    let found = version(transaction.client(), known).await?;
    if found > 0 && found < known {
        let folder = folder.ok_or(StoreError::Earlier { found, known })?;
        let copy = dump::write(transaction.client(), migrations, found, folder).await?;
        tracing::info!(copy = %copy.display(), "tables of an earlier version are copied and brought up to date");
    }
    for (number, migration) in (1..).zip(migrations).skip(found as usize) {
        if number == 1 {
            transaction.batch_execute(FIRST).await?;
        }
        transaction.batch_execute(migration).await?;
        let sql = "UPDATE karak SET version = $1";
        transaction.execute_typed(sql, &[(&number, Type::INT4)]).await?;
    }
    Ok(transaction.commit().await?)
}

/// Whether the tables are of this program's version, for those who only read them, and for nodes that run for long.
pub(super) async fn are_known(client: &Client) -> Result<(), StoreError> {
    let known = MIGRATIONS.len() as u32;
    let found = version(client, known).await?;
    if found == known { Ok(()) } else { Err(StoreError::Earlier { found, known }) }
}

/// The version of its tables: 0 for an empty database.
async fn version(client: &Client, known: u32) -> Result<u32, StoreError> {
    let sql = "SELECT to_regclass('karak') IS NOT NULL";
    if !client.query_typed_one(sql, &[]).await?.try_get::<_, bool>(0)? {
        return Ok(0);
    }
    let sql = "SELECT version FROM karak";
    let found: i32 = client.query_typed_one(sql, &[]).await?.try_get(0)?;
    let found = found.unsigned_abs();
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}
