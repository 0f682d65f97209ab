//! Whole tables and guests, for another database, as SQL; and tables that nobody wants any more.

use rusqlite::{Connection, Result, named_params};

use super::super::{Code, GuestId, Listing, NewRow, Row, WholeGuest};
use super::{guests, lists, log};

/// A table with its log; not if the code is taken.
pub(super) fn import(
    connection: &Connection,
    code: Code,
    listing: &Listing,
    rows: &[Row],
) -> Result<bool> {
    let Some(table) = lists::insert(connection, code, listing)? else { return Ok(false) };
    for row in rows {
        let new = NewRow { command: row.command, body: row.body.clone() };
        log::insert(connection, table, row.sequence, row.at, &[new])?;
    }
    Ok(true)
}

/// Deletes a table whose log has so many rows.
pub(super) fn delete(connection: &Connection, code: Code, rows: u64) -> Result<bool> {
    let Some(table) = lists::id(connection, code)? else { return Ok(false) };
    if log::next(connection, table)? != rows {
        return Ok(false);
    }
    for sql in [
        "DELETE FROM log WHERE table_id = ?",
        "DELETE FROM members WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        connection.prepare_cached(sql)?.execute([table])?;
    }
    Ok(true)
}

/// Guests with all that is kept of them, behind this one.
pub(super) fn whole_guests(
    connection: &Connection,
    after: Option<GuestId>,
    limit: u32,
) -> Result<Vec<WholeGuest>> {
    let sql = "SELECT id, name, color, seen FROM guests WHERE :all OR id > :after ORDER BY id LIMIT :limit";
    let parameters = named_params! {
        ":all": after.is_none(),
        ":after": after.map_or(0, |after| after.0.cast_signed()),
        ":limit": limit,
    };
    let mut statement = connection.prepare_cached(sql)?;
    let found: Result<Vec<_>> = statement.query_map(parameters, guests::guest)?.collect();
    let mut whole = Vec::new();
    for guest in found? {
        let id = [guest.id.0.cast_signed()];
        let mut secrets = connection.prepare_cached("SELECT hash FROM secrets WHERE guest = ?")?;
        let secrets = secrets.query_map(id, |row| row.get(0))?.collect::<Result<_>>()?;
        let sql = "SELECT code FROM members JOIN tables ON tables.id = table_id WHERE guest = ?";
        let mut tables = connection.prepare_cached(sql)?;
        let tables = tables.query_map(id, lists::code)?.collect::<Result<_>>()?;
        whole.push(WholeGuest { guest, secrets, tables });
    }
    Ok(whole)
}
