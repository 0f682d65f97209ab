//! Guests and their personal links, as SQL.

use rusqlite::{Connection, OptionalExtension, Result, Row, named_params};

use super::super::numbers::ordered;
use super::super::{Guest, GuestId};

/// Whose device shows this secret.
pub(super) fn by_secret(connection: &Connection, secret: [u8; 32]) -> Result<Option<Guest>> {
    let sql = "SELECT id, name, color, seen FROM guests
               WHERE id = (SELECT guest FROM secrets WHERE hash = ?)";
    connection.prepare_cached(sql)?.query_row([secret], guest).optional()
}

/// Who this is.
pub(super) fn by_id(connection: &Connection, id: GuestId) -> Result<Option<Guest>> {
    let sql = "SELECT id, name, color, seen FROM guests WHERE id = ?";
    connection.prepare_cached(sql)?.query_row([id.0.cast_signed()], guest).optional()
}

pub(super) fn guest(row: &Row<'_>) -> Result<Guest> {
    Ok(Guest {
        id: GuestId(row.get::<_, i64>(0)?.cast_unsigned()),
        name: row.get(1)?,
        color: row.get(2)?,
        seen: row.get::<_, i64>(3)?.cast_unsigned(),
    })
}

/// Keeps a guest as they are now, and a secret of theirs beside those that they have.
pub(super) fn put(connection: &Connection, secret: [u8; 32], guest: &Guest) -> Result<()> {
    let id = guest.id.0.cast_signed();
    let sql = "INSERT INTO guests (id, name, color, seen) VALUES (:id, :name, :color, :seen)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, color = excluded.color, seen = excluded.seen";
    connection.prepare_cached(sql)?.execute(named_params! {
        ":id": id,
        ":name": guest.name,
        ":color": guest.color,
        ":seen": ordered(guest.seen),
    })?;
    let sql = "INSERT INTO secrets (hash, guest) VALUES (:hash, :guest)
               ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest";
    connection.prepare_cached(sql)?.execute(named_params! { ":hash": secret, ":guest": id })?;
    Ok(())
}

/// Another name and colour; whether there is such a guest.
pub(super) fn introduce(
    connection: &Connection,
    id: GuestId,
    name: Option<&str>,
    color: Option<u8>,
) -> Result<bool> {
    let sql = "UPDATE guests SET name = :name, color = :color WHERE id = :id";
    let parameters = named_params! { ":id": id.0.cast_signed(), ":name": name, ":color": color };
    Ok(connection.prepare_cached(sql)?.execute(parameters)? > 0)
}

/// Forgets everything of a guest. Logs have the number, which then means nobody.
pub(super) fn delete(connection: &Connection, id: GuestId) -> Result<()> {
    for sql in [
        "DELETE FROM secrets WHERE guest = ?",
        "DELETE FROM members WHERE guest = ?",
        "DELETE FROM links WHERE guest = ?",
        "DELETE FROM guests WHERE id = ?",
    ] {
        connection.prepare_cached(sql)?.execute([id.0.cast_signed()])?;
    }
    Ok(())
}

/// A personal link. An earlier one of the same guest no longer works.
pub(super) fn put_link(
    connection: &Connection,
    token: [u8; 32],
    guest: GuestId,
    until: u64,
) -> Result<()> {
    let sql = "INSERT OR REPLACE INTO links (guest, token, until) VALUES (:guest, :token, :until)";
    let guest = guest.0.cast_signed();
    let parameters = named_params! { ":guest": guest, ":token": token, ":until": ordered(until) };
    connection.prepare_cached(sql)?.execute(parameters)?;
    Ok(())
}

/// Whose link this is, once. What is over by now is forgotten with it.
pub(super) fn take_link(
    connection: &Connection,
    token: [u8; 32],
    now: u64,
) -> Result<Option<GuestId>> {
    connection.prepare_cached("DELETE FROM links WHERE until <= ?")?.execute([ordered(now)])?;
    let mut statement =
        connection.prepare_cached("DELETE FROM links WHERE token = ? RETURNING guest")?;
    let found = statement.query_row([token], |row| row.get::<_, i64>(0)).optional()?;
    Ok(found.map(|guest| GuestId(guest.cast_unsigned())))
}
