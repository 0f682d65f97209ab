//! Whole tables and guests, for another database, as SQL; and tables that nobody wants any more.

use futures_util::future::try_join;
use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error};

use super::super::{Code, GuestId, WholeGuest};
use super::guests;

/// Deletes a table whose log has so many rows, and that no node has open. Part of a transaction: appends wait for its end, so that
/// none is kept in a log that is gone.
pub(super) async fn delete(client: &Client, code: Code, rows: u64) -> Result<bool, Error> {
    let lock = "LOCK TABLE log IN SHARE ROW EXCLUSIVE MODE";
    let sql = "
        WITH gone AS (
            DELETE FROM tables WHERE code = $1
                AND $2 = (SELECT coalesce(max(sequence) + 1, 0) FROM log WHERE table_id = tables.id)
                AND NOT EXISTS (SELECT FROM open_at JOIN nodes ON nodes.id = open_at.node
                                WHERE table_id = tables.id AND until > clock_timestamp())
            RETURNING id
        ), rows AS (
            DELETE FROM log WHERE table_id IN (SELECT id FROM gone)
        ), left_behind AS (
            DELETE FROM members WHERE table_id IN (SELECT id FROM gone)
        )
        SELECT id FROM gone";
    let parameters = [(&code.as_str() as _, Type::TEXT), (&rows.cast_signed() as _, Type::INT8)];
    // Both are sent before either is waited for, as everything in a transaction.
    let alone = client.batch_execute(lock);
    let ((), gone) = try_join(alone, client.query_typed_opt(sql, &parameters)).await?;
    Ok(gone.is_some())
}

/// Guests with all that is kept of them, behind this one.
pub(super) async fn whole_guests(
    client: &Client,
    after: Option<GuestId>,
    limit: u32,
) -> Result<Vec<WholeGuest>, Error> {
    let sql = "
        SELECT id, name, color, seen, ARRAY(SELECT hash FROM secrets WHERE guest = guests.id),
            ARRAY(SELECT code FROM members JOIN tables ON tables.id = table_id WHERE guest = guests.id)
        FROM guests WHERE $1::int8 IS NULL OR id > $1 ORDER BY id LIMIT $2";
    let after = after.map(|after| after.0.cast_signed());
    let parameters = [(&after as _, Type::INT8), (&i64::from(limit) as _, Type::INT8)];
    let found = client.query_typed(sql, &parameters).await?;
    let whole = found.iter().map(|row| {
        let secrets: Vec<&[u8]> = row.try_get(4)?;
        Ok(WholeGuest {
            guest: guests::guest(row)?,
            // Nothing else was ever written there.
            secrets: secrets.into_iter().filter_map(|secret| secret.try_into().ok()).collect(),
            tables: row.try_get(5)?,
        })
    });
    whole.collect()
}
