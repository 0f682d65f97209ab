//! Lists of tables, as SQL.

use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Result, named_params};

use super::super::numbers::{GAMES, STAGES, known, number_of_game, number_of_stage, ordered};
use super::super::{Code, GuestId, Listing, TABLES_OF_A_GUEST};

/// A line of a list.
const LINE: &str = "code, game, open, stage, seats, free, changed";

/// The key of a table in the database.
pub(super) fn id(connection: &Connection, code: Code) -> Result<Option<i64>> {
    let mut statement = connection.prepare_cached("SELECT id FROM tables WHERE code = ?")?;
    statement.query_row([code.as_str()], |row| row.get(0)).optional()
}

/// A new table, unless there is one with this code.
pub(super) fn insert(
    connection: &Connection,
    code: Code,
    listing: &Listing,
) -> Result<Option<i64>> {
    let sql = "INSERT INTO tables (code, game, open, stage, seats, free, changed)
               VALUES (:code, :game, :open, :stage, :seats, :free, :changed)
               ON CONFLICT DO NOTHING RETURNING id";
    let parameters = named_params! {
        ":code": code.as_str(),
        ":game": number_of_game(listing.game),
        ":open": listing.open,
        ":stage": number_of_stage(listing.stage),
        ":seats": listing.seats,
        ":free": listing.free,
        ":changed": ordered(listing.changed),
    };
    connection.prepare_cached(sql)?.query_row(parameters, |row| row.get(0)).optional()
}

/// What lists show of a table from now on.
pub(super) fn replace(connection: &Connection, table: i64, listing: &Listing) -> Result<()> {
    let sql = "UPDATE tables SET game = :game, open = :open, stage = :stage, seats = :seats, free = :free,
               changed = :changed WHERE id = :table";
    connection.prepare_cached(sql)?.execute(named_params! {
        ":table": table,
        ":game": number_of_game(listing.game),
        ":open": listing.open,
        ":stage": number_of_stage(listing.stage),
        ":seats": listing.seats,
        ":free": listing.free,
        ":changed": ordered(listing.changed),
    })?;
    Ok(())
}

/// What lists show of this table.
pub(super) fn listing(connection: &Connection, code: Code) -> Result<Option<Listing>> {
    let sql = format!("SELECT {LINE} FROM tables WHERE code = ?");
    let found = connection.prepare_cached(&sql)?.query_row([code.as_str()], line).optional()?;
    Ok(found.map(|(_, listing)| listing))
}

/// Open tables that are not over, newest first.
pub(super) fn lobby(connection: &Connection, limit: u32) -> Result<Vec<(Code, Listing)>> {
    let sql = format!(
        "SELECT {LINE} FROM tables WHERE open = 1 AND stage <= 3 AND (stage >= 3) = 0
         ORDER BY changed DESC, id DESC LIMIT ?"
    );
    connection.prepare_cached(&sql)?.query_map([limit], line)?.collect()
}

/// Open tables whose games are over, newest first, behind this one.
pub(super) fn finished(
    connection: &Connection,
    after: Option<Code>,
    limit: u32,
) -> Result<Vec<(Code, Listing)>> {
    let behind = match after {
        Some(_) => "(changed, id) < (SELECT changed, id FROM tables WHERE code = :after)",
        None => ":after IS NULL",
    };
    let sql = format!(
        "SELECT {LINE} FROM tables WHERE open = 1 AND stage <= 3 AND (stage >= 3) = 1 AND {behind}
         ORDER BY changed DESC, id DESC LIMIT :limit"
    );
    let parameters = named_params! { ":after": after.as_ref().map(Code::as_str), ":limit": limit };
    connection.prepare_cached(&sql)?.query_map(parameters, line)?.collect()
}

/// Every table, by code, behind this one.
pub(super) fn codes(connection: &Connection, after: Option<Code>, limit: u32) -> Result<Vec<Code>> {
    let sql = "SELECT code FROM tables WHERE code > :after ORDER BY code LIMIT :limit";
    let after = after.as_ref().map_or("", Code::as_str);
    let parameters = named_params! { ":after": after, ":limit": limit };
    connection.prepare_cached(sql)?.query_map(parameters, code)?.collect()
}

/// The tables of a guest, newest first.
pub(super) fn tables_of(connection: &Connection, guest: GuestId) -> Result<Vec<(Code, Listing)>> {
    let sql = format!(
        "SELECT {LINE} FROM members JOIN tables ON tables.id = members.table_id WHERE guest = :guest
         ORDER BY changed DESC, id DESC LIMIT :limit"
    );
    let guest = guest.0.cast_signed();
    let parameters = named_params! { ":guest": guest, ":limit": TABLES_OF_A_GUEST };
    connection.prepare_cached(&sql)?.query_map(parameters, line)?.collect()
}

/// Remembers that a guest is at a table; whether there is such a table.
pub(super) fn join(connection: &Connection, code: Code, guest: GuestId) -> Result<bool> {
    let Some(table) = id(connection, code)? else { return Ok(false) };
    let sql = "INSERT INTO members (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING";
    connection.prepare_cached(sql)?.execute([guest.0.cast_signed(), table])?;
    Ok(true)
}

fn line(row: &rusqlite::Row<'_>) -> Result<(Code, Listing)> {
    let listing = Listing {
        game: known_at(GAMES, row, 1)?,
        open: row.get(2)?,
        stage: known_at(STAGES, row, 3)?,
        seats: row.get(4)?,
        free: row.get(5)?,
        changed: row.get::<_, i64>(6)?.cast_unsigned(),
    };
    Ok((code(row)?, listing))
}

pub(super) fn code(row: &rusqlite::Row<'_>) -> Result<Code> {
    let text = row.get_ref(0)?.as_str()?;
    text.parse().map_err(|no| Error::FromSqlConversionFailure(0, Type::Text, Box::new(no)))
}

fn known_at<T: Copy, const N: usize>(
    all: [T; N],
    row: &rusqlite::Row<'_>,
    column: usize,
) -> Result<T> {
    let number: i64 = row.get(column)?;
    known(all, number).ok_or(Error::IntegralValueOutOfRange(column, number))
}
