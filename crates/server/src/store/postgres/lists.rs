//! Lists of tables, as SQL.

use std::error::Error as AnyError;

use protocol::{GameName, Stage};
use tokio_postgres::types::{FromSql, Type};
use tokio_postgres::{Client, Error, Row};

use super::super::numbers::{GAMES, STAGES, known};
use super::super::request::Lines;
use super::super::{Code, GuestId, Listing, TABLES_OF_A_GUEST};

/// A line of a list.
const LINE: &str = "code, game, open, stage, seats, free, changed";

/// What lists show of this table.
pub(super) async fn listing(client: &Client, code: Code) -> Result<Option<Listing>, Error> {
    let sql = format!("SELECT {LINE} FROM tables WHERE code = $1");
    let found = client.query_typed_opt(&sql, &[(&code.as_str(), Type::TEXT)]).await?;
    found.map(|row| line(&row).map(|(_, listing)| listing)).transpose()
}

/// Open tables that are not over, newest first.
pub(super) async fn lobby(client: &Client, limit: u32) -> Result<Lines, Error> {
    let sql = format!(
        "SELECT {LINE} FROM tables WHERE open AND stage <= 3 AND (stage >= 3) = false
         ORDER BY changed DESC, id DESC LIMIT $1"
    );
    lines(&client.query_typed(&sql, &[(&i64::from(limit), Type::INT8)]).await?)
}

/// Open tables whose games are over, newest first, behind this one.
pub(super) async fn finished(
    client: &Client,
    after: Option<Code>,
    limit: u32,
) -> Result<Lines, Error> {
    let behind = match after {
        Some(_) => "(changed, id) < (SELECT changed, id FROM tables WHERE code = $1)",
        None => "$1::text IS NULL",
    };
    let sql = format!(
        "SELECT {LINE} FROM tables WHERE open AND stage <= 3 AND (stage >= 3) = true AND {behind}
         ORDER BY changed DESC, id DESC LIMIT $2"
    );
    let after = after.as_ref().map(Code::as_str);
    let parameters = [(&after as _, Type::TEXT), (&i64::from(limit) as _, Type::INT8)];
    lines(&client.query_typed(&sql, &parameters).await?)
}

/// Every table, by code, behind this one.
pub(super) async fn codes(
    client: &Client,
    after: Option<Code>,
    limit: u32,
) -> Result<Vec<Code>, Error> {
    let sql = "SELECT code FROM tables WHERE code > $1 ORDER BY code LIMIT $2";
    let after = after.as_ref().map_or("", Code::as_str);
    let parameters = [(&after as _, Type::TEXT), (&i64::from(limit) as _, Type::INT8)];
    client.query_typed(sql, &parameters).await?.iter().map(|row| row.try_get(0)).collect()
}

/// The tables of a guest, newest first.
pub(super) async fn tables_of(client: &Client, guest: GuestId) -> Result<Lines, Error> {
    let sql = format!(
        "SELECT {LINE} FROM members JOIN tables ON tables.id = members.table_id WHERE guest = $1
         ORDER BY changed DESC, id DESC LIMIT $2"
    );
    let guest = guest.0.cast_signed();
    let limit = i64::from(TABLES_OF_A_GUEST);
    lines(&client.query_typed(&sql, &[(&guest, Type::INT8), (&limit, Type::INT8)]).await?)
}

/// Remembers that a guest is at a table; whether there is such a table.
pub(super) async fn join(client: &Client, code: Code, guest: GuestId) -> Result<bool, Error> {
    let sql = "
        WITH found AS (SELECT id FROM tables WHERE code = $1), joined AS (
            INSERT INTO members (guest, table_id) SELECT $2, id FROM found ON CONFLICT DO NOTHING
        )
        SELECT id FROM found";
    let parameters = [(&code.as_str() as _, Type::TEXT), (&guest.0.cast_signed() as _, Type::INT8)];
    Ok(client.query_typed_opt(sql, &parameters).await?.is_some())
}

fn lines(rows: &[Row]) -> Result<Lines, Error> {
    rows.iter().map(line).collect()
}

fn line(row: &Row) -> Result<(Code, Listing), Error> {
    let small = |column| row.try_get::<_, i16>(column).map(|number| number as u8);
    let listing = Listing {
        game: row.try_get::<_, Known<GameName>>(1)?.0,
        open: row.try_get(2)?,
        stage: row.try_get::<_, Known<Stage>>(3)?.0,
        seats: small(4)?,
        free: small(5)?,
        changed: row.try_get::<_, i64>(6)?.cast_unsigned(),
    };
    Ok((row.try_get(0)?, listing))
}

/// One of a few, by its number.
struct Known<T>(T);

type Unknown = Box<dyn AnyError + Sync + Send>;

impl FromSql<'_> for Known<GameName> {
    fn from_sql(kind: &Type, raw: &[u8]) -> Result<Self, Unknown> {
        let number = i16::from_sql(kind, raw)?;
        known(GAMES, number.into()).map(Self).ok_or_else(|| "a game of another program".into())
    }

    fn accepts(kind: &Type) -> bool {
        *kind == Type::INT2
    }
}

impl FromSql<'_> for Known<Stage> {
    fn from_sql(kind: &Type, raw: &[u8]) -> Result<Self, Unknown> {
        let number = i16::from_sql(kind, raw)?;
        known(STAGES, number.into()).map(Self).ok_or_else(|| "a stage of another program".into())
    }

    fn accepts(kind: &Type) -> bool {
        *kind == Type::INT2
    }
}

impl FromSql<'_> for Code {
    fn from_sql(kind: &Type, raw: &[u8]) -> Result<Self, Unknown> {
        Ok(<&str>::from_sql(kind, raw)?.parse()?)
    }

    fn accepts(kind: &Type) -> bool {
        *kind == Type::TEXT
    }
}
