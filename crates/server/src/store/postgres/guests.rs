//! Guests and their personal links, as SQL.

use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error, Row};

use super::super::numbers::ordered;
use super::super::{Guest, GuestId};

/// Whose device shows this secret.
pub(super) async fn by_secret(client: &Client, secret: [u8; 32]) -> Result<Option<Guest>, Error> {
    let sql = "SELECT id, name, color, seen FROM guests
               WHERE id = (SELECT guest FROM secrets WHERE hash = $1)";
    let found = client.query_typed_opt(sql, &[(&secret.as_slice(), Type::BYTEA)]).await?;
    found.as_ref().map(guest).transpose()
}

/// Who this is.
pub(super) async fn by_id(client: &Client, id: GuestId) -> Result<Option<Guest>, Error> {
    let sql = "SELECT id, name, color, seen FROM guests WHERE id = $1";
    let found = client.query_typed_opt(sql, &[(&id.0.cast_signed(), Type::INT8)]).await?;
    found.as_ref().map(guest).transpose()
}

pub(super) fn guest(row: &Row) -> Result<Guest, Error> {
    Ok(Guest {
        id: GuestId(row.try_get::<_, i64>(0)?.cast_unsigned()),
        name: row.try_get(1)?,
        color: row.try_get::<_, Option<i16>>(2)?.map(|color| color as u8),
        seen: row.try_get::<_, i64>(3)?.cast_unsigned(),
    })
}

/// Keeps a guest as they are now, and a secret of theirs beside those that they have.
pub(super) async fn put(client: &Client, secret: [u8; 32], guest: &Guest) -> Result<(), Error> {
    let sql = "
        WITH kept AS (
            INSERT INTO guests (id, name, color, seen) VALUES ($1, $2, $3, $4)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, color = excluded.color, seen = excluded.seen
        )
        INSERT INTO secrets (hash, guest) VALUES ($5, $1) ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest";
    let parameters = [
        (&guest.id.0.cast_signed() as _, Type::INT8),
        (&name(guest.name.as_deref()) as _, Type::TEXT),
        (&guest.color.map(i16::from) as _, Type::INT2),
        (&ordered(guest.seen) as _, Type::INT8),
        (&secret.as_slice() as _, Type::BYTEA),
    ];
    client.execute_typed(sql, &parameters).await.map(drop)
}

/// Another name and colour; whether there is such a guest.
pub(super) async fn introduce(
    client: &Client,
    id: GuestId,
    called: Option<&str>,
    color: Option<u8>,
) -> Result<bool, Error> {
    let sql = "UPDATE guests SET name = $2, color = $3 WHERE id = $1";
    let parameters = [
        (&id.0.cast_signed() as _, Type::INT8),
        (&name(called) as _, Type::TEXT),
        (&color.map(i16::from) as _, Type::INT2),
    ];
    Ok(client.execute_typed(sql, &parameters).await? > 0)
}

/// A name as this database takes it: without the one letter that it does not know.
fn name(name: Option<&str>) -> Option<String> {
    name.map(|name| name.replace('\0', ""))
}

/// Forgets everything of a guest. Logs have the number, which then means nobody.
pub(super) async fn delete(client: &Client, id: GuestId) -> Result<(), Error> {
    let sql = "
        WITH secret AS (DELETE FROM secrets WHERE guest = $1), member AS (DELETE FROM members WHERE guest = $1),
            link AS (DELETE FROM links WHERE guest = $1)
        DELETE FROM guests WHERE id = $1";
    client.execute_typed(sql, &[(&id.0.cast_signed(), Type::INT8)]).await.map(drop)
}

/// A personal link. An earlier one of the same guest no longer works.
pub(super) async fn put_link(
    client: &Client,
    token: [u8; 32],
    guest: GuestId,
    until: u64,
) -> Result<(), Error> {
    let sql = "INSERT INTO links (guest, token, until) VALUES ($1, $2, $3)
               ON CONFLICT (guest) DO UPDATE SET token = excluded.token, until = excluded.until";
    let parameters = [
        (&guest.0.cast_signed() as _, Type::INT8),
        (&token.as_slice() as _, Type::BYTEA),
        (&ordered(until) as _, Type::INT8),
    ];
    client.execute_typed(sql, &parameters).await.map(drop)
}

/// Whose link this is, once. What is over by now is forgotten with it.
pub(super) async fn take_link(
    client: &Client,
    token: [u8; 32],
    now: u64,
) -> Result<Option<GuestId>, Error> {
    let sql = "
        WITH over AS (DELETE FROM links WHERE until <= $2)
        DELETE FROM links WHERE token = $1 AND until > $2 RETURNING guest";
    let parameters = [(&token.as_slice() as _, Type::BYTEA), (&ordered(now) as _, Type::INT8)];
    let found = client.query_typed_opt(sql, &parameters).await?;
    found.map(|row| row.try_get::<_, i64>(0).map(|id| GuestId(id.cast_unsigned()))).transpose()
}
