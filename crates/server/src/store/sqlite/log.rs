//! Tables and their logs, as SQL.

use rusqlite::{Connection, OptionalExtension, Result, named_params, params};

use super::super::numbers::ordered;
use super::super::request::Append;
use super::super::{Appended, Code, CommandId, GuestId, Listing, NewRow, Row};
use super::lists;

/// Makes a table; not if the code is taken.
pub(super) fn create(
    connection: &Connection,
    code: Code,
    at: u64,
    listing: &Listing,
    first: &[NewRow],
) -> Result<bool> {
    let Some(table) = lists::insert(connection, code, listing)? else { return Ok(false) };
    insert(connection, table, 0, at, first)?;
    Ok(true)
}

/// Appends all rows or none. `None`: there is no such table. Nobody else writes meanwhile, so what is looked up
/// first stays true.
pub(super) fn append(connection: &Connection, append: &Append) -> Result<Option<Appended>> {
    if let ([row], None) = (&append.rows[..], &append.listing)
        && append_one(connection, append, row)?
    {
        return Ok(Some(Appended::Kept));
    }
    let Some(table) = lists::id(connection, append.code)? else { return Ok(None) };
    for id in append.rows.iter().filter_map(|row| row.command) {
        if let Some(sequence) = find(connection, table, id)? {
            return Ok(Some(Appended::Twice { sequence }));
        }
    }
    let sequence = next(connection, table)?;
    if sequence != append.expected {
        return Ok(Some(Appended::Behind { sequence }));
    }
    insert(connection, table, sequence, append.at, &append.rows)?;
    if let Some(listing) = &append.listing {
        lists::replace(connection, table, listing)?;
    }
    Ok(Some(Appended::Kept))
}

/// Nearly every append, in one statement: a row of a table that is there, whose log ends where it is thought to and has
/// no such command. If anything is not so, nothing is written, and `false` says to look what it is.
fn append_one(connection: &Connection, append: &Append, row: &NewRow) -> Result<bool> {
    let sql = "INSERT OR IGNORE INTO log (sequence, at, guest, client, number, body, table_id)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, (SELECT id FROM tables WHERE code = ?7
               AND ?1 = (SELECT ifnull(max(sequence) + 1, 0) FROM log WHERE table_id = tables.id)))";
    let id = row.command;
    let written = connection.prepare_cached(sql)?.execute(params![
        ordered(append.expected),
        ordered(append.at),
        id.map(|id| id.guest.0.cast_signed()),
        id.map(|id| id.client.cast_signed()),
        id.map(|id| id.number.cast_signed()),
        row.body,
        append.code.as_str(),
    ])?;
    Ok(written > 0)
}

/// The rows from this one on. `None`: there is no such table.
pub(super) fn read(connection: &Connection, code: Code, from: u64) -> Result<Option<Vec<Row>>> {
    let Some(table) = lists::id(connection, code)? else { return Ok(None) };
    let sql = "SELECT sequence, at, guest, client, number, body FROM log
               WHERE table_id = :table AND sequence >= :from ORDER BY sequence";
    let mut statement = connection.prepare_cached(sql)?;
    let rows =
        statement.query_map(named_params! { ":table": table, ":from": ordered(from) }, |row| {
            let signed = |column| row.get::<_, Option<i64>>(column);
            let command = match (signed(2)?, signed(3)?, signed(4)?) {
                (Some(guest), Some(client), Some(number)) => Some(CommandId {
                    guest: GuestId(guest.cast_unsigned()),
                    client: client.cast_unsigned(),
                    number: number.cast_unsigned(),
                }),
                _ => None,
            };
            Ok(Row {
                sequence: unsigned(row, 0)?,
                at: unsigned(row, 1)?,
                command,
                body: row.get(5)?,
            })
        })?;
    rows.collect::<Result<_>>().map(Some)
}

/// Where the log has this command.
pub(super) fn command(connection: &Connection, code: Code, id: CommandId) -> Result<Option<u64>> {
    match lists::id(connection, code)? {
        Some(table) => find(connection, table, id),
        None => Ok(None),
    }
}

fn find(connection: &Connection, table: i64, id: CommandId) -> Result<Option<u64>> {
    let sql = "SELECT sequence FROM log
               WHERE table_id = :table AND guest = :guest AND client = :client AND number = :number";
    let mut statement = connection.prepare_cached(sql)?;
    let parameters = named_params! {
        ":table": table,
        ":guest": id.guest.0.cast_signed(),
        ":client": id.client.cast_signed(),
        ":number": id.number.cast_signed(),
    };
    statement.query_row(parameters, |row| unsigned(row, 0)).optional()
}

/// The sequence of the next row.
pub(super) fn next(connection: &Connection, table: i64) -> Result<u64> {
    let sql = "SELECT ifnull(max(sequence) + 1, 0) FROM log WHERE table_id = ?";
    connection.prepare_cached(sql)?.query_row([table], |row| unsigned(row, 0))
}

pub(super) fn insert(
    connection: &Connection,
    table: i64,
    sequence: u64,
    at: u64,
    rows: &[NewRow],
) -> Result<()> {
    let sql = "INSERT INTO log (table_id, sequence, at, guest, client, number, body)
               VALUES (:table, :sequence, :at, :guest, :client, :number, :body)";
    let mut statement = connection.prepare_cached(sql)?;
    for (sequence, row) in (sequence..).zip(rows) {
        let id = row.command;
        statement.execute(named_params! {
            ":table": table,
            ":sequence": ordered(sequence),
            ":at": ordered(at),
            ":guest": id.map(|id| id.guest.0.cast_signed()),
            ":client": id.map(|id| id.client.cast_signed()),
            ":number": id.map(|id| id.number.cast_signed()),
            ":body": row.body,
        })?;
    }
    Ok(())
}

fn unsigned(row: &rusqlite::Row<'_>, column: usize) -> Result<u64> {
    row.get::<_, i64>(column).map(i64::cast_unsigned)
}
