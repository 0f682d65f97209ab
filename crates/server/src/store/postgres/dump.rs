//! Copies of tables of an earlier version, as SQL: whoever wants to go back to the program of then has everything as it was.

use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::pin::pin;

use futures_util::TryStreamExt as _;
use tokio_postgres::Client;
use tokio_postgres::types::{ToSql, Type};

use super::super::StoreError;
use super::migrations::FIRST;

/// What a file begins with.
const HEAD: &str = "\
-- The tables of karak as an earlier version left them, for the program of that version.
-- To bring them back: createdb NAME, then psql --dbname NAME --file FILE
BEGIN;
";

/// Writes all that is kept in the tables that these migrations have made so far. Nobody changes them until the end of the transaction
/// that this is part of. The file is whole or not there.
pub(super) async fn write(
    client: &Client,
    migrations: &[&str],
    version: u32,
    folder: &Path,
) -> Result<PathBuf, StoreError> {
    let made: String = [FIRST].iter().chain(&migrations[..version as usize]).copied().collect();
    let tables = there(client, &made).await?;
    client.batch_execute("SET LOCAL lock_timeout = '10s'").await?;
    client.batch_execute(&format!("LOCK TABLE {} IN SHARE MODE", tables.join(", "))).await?;

    // For this user alone, as a database in a file.
    let mut part = tempfile::NamedTempFile::new_in(folder)?;
    let mut out = BufWriter::new(part.as_file_mut());
    writeln!(out, "{HEAD}{made}\nDELETE FROM karak;")?;
    for table in &tables {
        // A row as PostgreSQL itself writes and reads it, whatever its columns are.
        let sql = format!("SELECT quote_literal(kept::text) FROM {table} AS kept");
        let none: [(&(dyn ToSql + Sync), Type); 0] = [];
        let mut rows = pin!(client.query_typed_raw(&sql, none).await?);
        while let Some(row) = rows.try_next().await? {
            let row: String = row.try_get(0)?;
            writeln!(
                out,
                "INSERT INTO {table} OVERRIDING SYSTEM VALUE SELECT ({row}::{table}).*;"
            )?;
        }
        let sql = "SELECT attname::text FROM pg_attribute WHERE attrelid = $1::text::regclass AND attidentity <> ''";
        for column in client.query_typed(sql, &[(table, Type::TEXT)]).await? {
            let column: String = column.try_get(0)?;
            writeln!(
                out,
                "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), coalesce(max({column}), 0) + 1, false) FROM {table};"
            )?;
        }
    }
    writeln!(out, "COMMIT;")?;
    out.flush()?;
    drop(out);
    part.as_file().sync_all()?;
    let copy = folder.join(format!("postgres.version-{version}.sql"));
    part.persist(&copy).map_err(|failed| failed.error)?;
    #[cfg(unix)]
    std::fs::File::open(folder)?.sync_all()?;
    Ok(copy)
}

/// Of the tables that were made, those that are still there. What nodes say of themselves while they run is in others.
async fn there(client: &Client, made: &str) -> Result<Vec<String>, StoreError> {
    let names = made.split("CREATE TABLE ").skip(1);
    let mut tables = Vec::new();
    for name in names.filter_map(|rest| rest.split([' ', '(', '\n']).next()) {
        let sql = "SELECT to_regclass($1) IS NOT NULL";
        if client.query_typed_one(sql, &[(&name, Type::TEXT)]).await?.try_get(0)? {
            tables.push(name.to_owned());
        }
    }
    Ok(tables)
}
