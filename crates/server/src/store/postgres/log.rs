//! Tables and their logs, as SQL.

use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error};

use super::super::numbers::{number_of_game, number_of_stage, ordered};
use super::super::request::Append;
use super::super::{Appended, Code, CommandId, GuestId, Listing, Row};
use super::connection::Parameter;

/// Rows as columns: that is how many of them go into one statement.
#[derive(Default)]
struct Columns<'a> {
    code: Vec<&'a str>,
    sequence: Vec<i64>,
    at: Vec<i64>,
    guest: Vec<Option<i64>>,
    client: Vec<Option<i64>>,
    number: Vec<Option<i64>>,
    body: Vec<&'a str>,
}

impl<'a> Columns<'a> {
    fn push(
        &mut self,
        code: &'a str,
        sequence: u64,
        at: u64,
        (id, body): (Option<CommandId>, &'a str),
    ) {
        self.code.push(code);
        self.sequence.push(ordered(sequence));
        self.at.push(ordered(at));
        self.guest.push(id.map(|id| id.guest.0.cast_signed()));
        self.client.push(id.map(|id| id.client.cast_signed()));
        self.number.push(id.map(|id| id.number.cast_signed()));
        self.body.push(body);
    }
}

/// What lists show, as columns.
#[derive(Default)]
struct Lines<'a> {
    code: Vec<&'a str>,
    game: Vec<i16>,
    open: Vec<bool>,
    stage: Vec<i16>,
    seats: Vec<i16>,
    free: Vec<i16>,
    changed: Vec<i64>,
}

impl<'a> Lines<'a> {
    fn push(&mut self, code: &'a str, listing: &Listing) {
        self.code.push(code);
        self.game.push(number_of_game(listing.game).into());
        self.open.push(listing.open);
        self.stage.push(number_of_stage(listing.stage).into());
        self.seats.push(listing.seats.into());
        self.free.push(listing.free.into());
        self.changed.push(ordered(listing.changed));
    }
}

/// An append that won its place.
pub(super) struct Won {
    pub(super) code: Code,
    /// Whether another node has the table open.
    pub(super) elsewhere: bool,
}

/// The first row of every append. Those whose log ends elsewhere, or has their command, are left out; of two nodes that come
/// at once the index lets one win. By the order of tables, so that two nodes never wait for each other in a circle. The
/// look-ups are by index whatever the planner believes about tables that were just made: hence `LIMIT`.
const FIRST: &str = "
    WITH first AS (
        INSERT INTO log (table_id, sequence, at, guest, client, number, body)
        SELECT found.id, a.sequence, a.at, a.guest, a.client, a.number, a.body
        FROM unnest($2::text[], $3::int8[], $4::int8[], $5::int8[], $6::int8[], $7::int8[], $8::text[])
            AS a (code, sequence, at, guest, client, number, body)
        CROSS JOIN LATERAL (SELECT id FROM tables WHERE code = a.code LIMIT 1) AS found
        WHERE a.sequence = (SELECT coalesce(max(log.sequence) + 1, 0) FROM log WHERE table_id = found.id)";

/// Nothing of an append is kept if one of its further rows has a command that is in the log.
const NOT_TWICE: &str = "
        AND NOT EXISTS (
            SELECT FROM unnest($9::text[], $12::int8[], $13::int8[], $14::int8[]) AS r (code, guest, client, number)
            JOIN log ON log.table_id = found.id AND log.guest = r.guest AND log.client = r.client
                AND log.number = r.number
            WHERE r.code = a.code)";

const OR_NOT: &str = "
        ORDER BY found.id
        ON CONFLICT DO NOTHING
        RETURNING table_id
    )";

/// Whoever has won the place of the first row has those behind it as well: logs have no holes.
const REST: &str = ", rest AS (
        INSERT INTO log (table_id, sequence, at, guest, client, number, body)
        SELECT first.table_id, r.sequence, r.at, r.guest, r.client, r.number, r.body
        FROM unnest($9::text[], $10::int8[], $11::int8[], $12::int8[], $13::int8[], $14::int8[], $15::text[])
            AS r (code, sequence, at, guest, client, number, body)
        CROSS JOIN LATERAL (SELECT id FROM tables WHERE code = r.code LIMIT 1) AS found
        JOIN first ON first.table_id = found.id
    ), listed AS (
        UPDATE tables SET game = l.game, open = l.open, stage = l.stage, seats = l.seats, free = l.free,
            changed = l.changed
        FROM unnest($16::text[], $17::int2[], $18::bool[], $19::int2[], $20::int2[], $21::int2[], $22::int8[])
            AS l (code, game, open, stage, seats, free, changed)
        WHERE tables.code = l.code AND tables.id IN (SELECT table_id FROM first)
    )";

const WON: &str = "
    SELECT found.code, EXISTS (SELECT FROM open_at WHERE table_id = first.table_id AND node <> $1)
    FROM first CROSS JOIN LATERAL (SELECT code FROM tables WHERE id = first.table_id LIMIT 1) AS found";

/// Appends what wins its place, and gives that. No two of them may be at one table.
pub(super) async fn append(
    client: &Client,
    node: i64,
    appends: &[&Append],
) -> Result<Vec<Won>, Error> {
    let (mut first, mut rest, mut lines) =
        (Columns::default(), Columns::default(), Lines::default());
    for append in appends {
        let code = append.code.as_str();
        for (place, row) in append.rows.iter().enumerate() {
            let sequence = append.expected.saturating_add(place as u64);
            let columns = if place == 0 { &mut first } else { &mut rest };
            columns.push(code, sequence, append.at, (row.command, &row.body));
        }
        if let Some(listing) = &append.listing {
            lines.push(code, listing);
        }
    }
    let (texts, numbers) = (Type::TEXT_ARRAY, Type::INT8_ARRAY);
    let small = Type::INT2_ARRAY;
    let parameters: [Parameter<'_>; 22] = [
        (&node, Type::INT8),
        (&first.code, texts.clone()),
        (&first.sequence, numbers.clone()),
        (&first.at, numbers.clone()),
        (&first.guest, numbers.clone()),
        (&first.client, numbers.clone()),
        (&first.number, numbers.clone()),
        (&first.body, texts.clone()),
        (&rest.code, texts.clone()),
        (&rest.sequence, numbers.clone()),
        (&rest.at, numbers.clone()),
        (&rest.guest, numbers.clone()),
        (&rest.client, numbers.clone()),
        (&rest.number, numbers.clone()),
        (&rest.body, texts.clone()),
        (&lines.code, texts),
        (&lines.game, small.clone()),
        (&lines.open, Type::BOOL_ARRAY),
        (&lines.stage, small.clone()),
        (&lines.seats, small.clone()),
        (&lines.free, small),
        (&lines.changed, numbers),
    ];
    // Nearly every append is one row and changes no list.
    let plain = rest.code.is_empty() && lines.code.is_empty();
    let won = if plain {
        client.query_typed(&[FIRST, OR_NOT, WON].concat(), &parameters[..8]).await?
    } else {
        client.query_typed(&[FIRST, NOT_TWICE, OR_NOT, REST, WON].concat(), &parameters).await?
    };
    won.iter().map(|row| Ok(Won { code: row.try_get(0)?, elsewhere: row.try_get(1)? })).collect()
}

/// Why an append did not win, if there still is a reason: it may be that whoever was first has given up.
pub(super) enum Lost {
    NoTable,
    To(Appended),
    Nothing,
}

/// Looks why an append did not win.
pub(super) async fn why(client: &Client, append: &Append) -> Result<Lost, Error> {
    let sql = "
        SELECT (SELECT coalesce(max(sequence) + 1, 0) FROM log WHERE table_id = tables.id),
            (SELECT log.sequence FROM log
             JOIN unnest($2::int8[], $3::int8[], $4::int8[]) AS c (guest, client, number)
                 ON log.guest = c.guest AND log.client = c.client AND log.number = c.number
             WHERE log.table_id = tables.id LIMIT 1)
        FROM tables WHERE code = $1";
    let ids = || append.rows.iter().filter_map(|row| row.command);
    let guests: Vec<i64> = ids().map(|id| id.guest.0.cast_signed()).collect();
    let clients: Vec<i64> = ids().map(|id| id.client.cast_signed()).collect();
    let numbers: Vec<i64> = ids().map(|id| id.number.cast_signed()).collect();
    let found = client
        .query_typed_opt(
            sql,
            &[
                (&append.code.as_str(), Type::TEXT),
                (&guests, Type::INT8_ARRAY),
                (&clients, Type::INT8_ARRAY),
                (&numbers, Type::INT8_ARRAY),
            ],
        )
        .await?;
    let Some(row) = found else { return Ok(Lost::NoTable) };
    let sequence = row.try_get::<_, i64>(0)?.cast_unsigned();
    Ok(match row.try_get::<_, Option<i64>>(1)? {
        Some(twice) => Lost::To(Appended::Twice { sequence: twice.cast_unsigned() }),
        None if sequence != append.expected => Lost::To(Appended::Behind { sequence }),
        // An append without rows is won by nobody.
        None if append.rows.is_empty() => Lost::To(Appended::Kept),
        None => Lost::Nothing,
    })
}

/// Makes a table with these rows; not if the code is taken.
pub(super) async fn create<'a>(
    client: &Client,
    code: Code,
    listing: &Listing,
    rows: impl Iterator<Item = (u64, Option<CommandId>, &'a str)>,
) -> Result<bool, Error> {
    let sql = "
        WITH made AS (
            INSERT INTO tables (code, game, open, stage, seats, free, changed)
            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id
        ), first AS (
            INSERT INTO log (table_id, sequence, at, guest, client, number, body)
            SELECT made.id, r.sequence, r.at, r.guest, r.client, r.number, r.body
            FROM made, unnest($8::int8[], $9::int8[], $10::int8[], $11::int8[], $12::int8[], $13::text[])
                AS r (sequence, at, guest, client, number, body)
        )
        SELECT id FROM made";
    let mut columns = Columns::default();
    for (sequence, (at, command, body)) in (0..).zip(rows) {
        columns.push("", sequence, at, (command, body));
    }
    let numbers = Type::INT8_ARRAY;
    let made = client
        .query_typed_opt(
            sql,
            &[
                (&code.as_str(), Type::TEXT),
                (&i16::from(number_of_game(listing.game)), Type::INT2),
                (&listing.open, Type::BOOL),
                (&i16::from(number_of_stage(listing.stage)), Type::INT2),
                (&i16::from(listing.seats), Type::INT2),
                (&i16::from(listing.free), Type::INT2),
                (&ordered(listing.changed), Type::INT8),
                (&columns.sequence, numbers.clone()),
                (&columns.at, numbers.clone()),
                (&columns.guest, numbers.clone()),
                (&columns.client, numbers.clone()),
                (&columns.number, numbers),
                (&columns.body, Type::TEXT_ARRAY),
            ],
        )
        .await?;
    Ok(made.is_some())
}

/// The rows from this one on. `None`: there is no such table.
pub(super) async fn read(
    client: &Client,
    code: Code,
    from: u64,
) -> Result<Option<Vec<Row>>, Error> {
    // A table without such rows is one row of nothing.
    let sql = "
        SELECT log.sequence, at, guest, client, number, body
        FROM tables LEFT JOIN log ON log.table_id = tables.id AND log.sequence >= $2
        WHERE code = $1 ORDER BY log.sequence";
    let parameters = [(&code.as_str() as _, Type::TEXT), (&ordered(from) as _, Type::INT8)];
    let found = client.query_typed(sql, &parameters).await?;
    if found.is_empty() {
        return Ok(None);
    }
    let mut rows = Vec::with_capacity(found.len());
    for row in &found {
        let Some(sequence) = row.try_get::<_, Option<i64>>(0)? else { continue };
        let signed = |column| row.try_get::<_, Option<i64>>(column);
        let command = match (signed(2)?, signed(3)?, signed(4)?) {
            (Some(guest), Some(client), Some(number)) => Some(CommandId {
                guest: GuestId(guest.cast_unsigned()),
                client: client.cast_unsigned(),
                number: number.cast_unsigned(),
            }),
            _ => None,
        };
        rows.push(Row {
            sequence: sequence.cast_unsigned(),
            at: row.try_get::<_, i64>(1)?.cast_unsigned(),
            command,
            body: row.try_get(5)?,
        });
    }
    Ok(Some(rows))
}

/// Where the log has this command.
pub(super) async fn command(
    client: &Client,
    code: Code,
    id: CommandId,
) -> Result<Option<u64>, Error> {
    let sql = "
        SELECT sequence FROM log WHERE table_id = (SELECT id FROM tables WHERE code = $1)
            AND guest = $2 AND client = $3 AND number = $4";
    let found = client
        .query_typed_opt(
            sql,
            &[
                (&code.as_str(), Type::TEXT),
                (&id.guest.0.cast_signed(), Type::INT8),
                (&id.client.cast_signed(), Type::INT8),
                (&id.number.cast_signed(), Type::INT8),
            ],
        )
        .await?;
    found.map(|row| row.try_get::<_, i64>(0).map(i64::cast_unsigned)).transpose()
}
