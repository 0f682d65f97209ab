//! The beat of a node: renews its lease, says what it has open, claims what nobody runs and looks what others do.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;
use tokio::time::{sleep, sleep_until, timeout};
use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error};

use super::super::{Code, GuestId, StoreError};
use super::connection::{PATIENCE, Reconnecting, silent};
use super::hints::{self, Hint};
use super::migrations::are_known;
use super::node::{Errand, Node, Seen};

/// How often others are looked at, without a hint.
const EVERY: Duration = Duration::from_secs(1);
/// A lease that has ended has surely ended so much later.
const JUST_AFTER: Duration = Duration::from_millis(1);
/// What is asked for at nearly the same time is done together.
const TOGETHER: Duration = Duration::from_millis(20);
/// So many beats are between two times that a node tidies up after others.
const TIDY: u32 = 20;

/// The task of it.
pub(super) struct Beat {
    pub(super) node: Arc<Node>,
    pub(super) link: Reconnecting,
}

impl Beat {
    /// Beats until it is told to stop; then its tables are everybody's.
    pub(super) async fn run(mut self, mut stop: oneshot::Receiver<()>) {
        let mut next = Instant::now();
        let mut count = 0;
        loop {
            let mut round = Round::Nudged;
            tokio::select! {
                _ = &mut stop => break,
                () = sleep_until(next.into()) => {
                    round = if count % TIDY == 0 { Round::Tidying } else { Round::Timely };
                    count += 1;
                    next = Instant::now() + EVERY;
                }
                () = self.node.nudge.notified() => sleep(TOGETHER).await,
            }
            match self.once(round).await {
                // Whoever is gone by then is replaced at once; whoever is there has renewed it.
                Ok(Some(ends)) => next = next.min(ends),
                Ok(None) => {}
                Err(error) => {
                    tracing::warn!(%error, "other nodes are not heard of");
                    self.link.give_up();
                }
            }
        }
        if let Ok(client) = self.link.client().await {
            // Else its lease says so, a little later.
            let _ = timeout(PATIENCE, leave(client, self.node.id)).await;
        }
    }

    /// Gives when the first lease of another node ends, if there is one.
    async fn once(&mut self, round: Round) -> Result<Option<Instant>, StoreError> {
        if !self.link.is_open() {
            // A database that crashed has forgotten who is where.
            self.node.forgotten();
        }
        let client = self.link.client().await?;
        if round != Round::Nudged {
            let known = timeout(PATIENCE, are_known(client)).await.map_err(|_| silent())?;
            let other = |error: &StoreError| {
                matches!(error, StoreError::Newer { .. } | StoreError::Earlier { .. })
            };
            self.node.fence(known.as_ref().err().filter(|error| other(error)).cloned());
            known?;
        }
        match timeout(PATIENCE, beat(client, &self.node, round)).await {
            Ok(ends) => Ok(ends?),
            Err(_) => Err(silent()),
        }
    }
}

/// How much is looked at in one beat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    /// What there is to tell: there may be many of these in a second.
    Nudged,
    /// Also whether the database knows what it was told, and whether its tables are still this program's.
    Timely,
    /// Also what others have left behind.
    Tidying,
}

/// Gives when the first lease of another node ends, unless it is renewed; nothing where there is no other.
async fn beat(client: &Client, node: &Node, round: Round) -> Result<Option<Instant>, Error> {
    // From before it is asked for: it never lasts longer here than there.
    let lease = Instant::now() + node.lease;
    let first_ends = renew(client, node).await?;
    let others = first_ends.is_some();
    let first_ends = first_ends.map(|left| Instant::now() + left + JUST_AFTER);
    if round != Round::Nudged {
        node.is_known(known(client, node.id).await?);
    }
    let errand = node.errand(lease, others);
    if round != Round::Nudged && !errand.ours.is_empty() {
        node.owned(&errand.ours, &owned(client, node.id, &errand.ours).await?);
    }
    if !errand.closed.is_empty() {
        let held = put_away(client, node.id, &errand.closed).await?;
        node.left(&errand.closed, &held);
    }
    if !errand.here.is_empty() {
        say_who_is_here(client, node.id, &errand).await?;
        node.told(&errand);
    }
    if !errand.unclaimed.is_empty() {
        node.claimed(&claim(client, node.id, &errand.unclaimed).await?);
    }
    if others || !errand.shared.is_empty() {
        let seen = look(client, node.id, &errand.shared).await?;
        // Whoever has the same table open wants to know who came and went.
        let here = errand.here.iter().map(|(code, _)| *code);
        for code in errand.closed.iter().copied().chain(here) {
            if seen.iter().any(|seen| seen.code == code) || errand.closed.contains(&code) {
                node.hint_everybody(Hint::Came { code });
            }
        }
        node.seen(seen);
    }
    if round == Round::Tidying {
        tidy_up(client).await?;
    }
    Ok(first_ends)
}

/// The lease lasts from now on; gives what is left of the first one that ends of other nodes, if there are any.
async fn renew(client: &Client, node: &Node) -> Result<Option<Duration>, Error> {
    let sql = "
        WITH renewed AS (
            INSERT INTO nodes (id, until) VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
            ON CONFLICT (id) DO UPDATE SET until = excluded.until
        )
        SELECT extract(epoch FROM min(until) - clock_timestamp())::float8 FROM nodes
        WHERE id <> $1 AND until > clock_timestamp()";
    let lease = node.lease.as_millis() as f64;
    let parameters = [(&node.id as _, Type::INT8), (&lease as _, Type::FLOAT8)];
    let left = client.query_typed_one(sql, &parameters).await?.try_get::<_, Option<f64>>(0)?;
    // It may have ended while this was asked.
    Ok(left.map(|seconds| Duration::try_from_secs_f64(seconds).unwrap_or_default()))
}

/// How many tables the database knows to be open here. Those of a crash, or of a node that was asleep for long, are gone.
async fn known(client: &Client, node: i64) -> Result<u64, Error> {
    let sql = "SELECT count(*) FROM open_at WHERE node = $1";
    let found = client.query_typed_one(sql, &[(&node, Type::INT8)]).await?;
    found.try_get::<_, i64>(0).map(i64::cast_unsigned)
}

/// Which of these tables are this node's, by the database.
async fn owned(client: &Client, node: i64, codes: &[Code]) -> Result<BTreeSet<Code>, Error> {
    let sql = "SELECT code FROM tables WHERE code = ANY ($2) AND owner = $1";
    let codes = texts(codes);
    let parameters = [(&node as _, Type::INT8), (&codes as _, Type::TEXT_ARRAY)];
    client.query_typed(sql, &parameters).await?.iter().map(|row| row.try_get(0)).collect()
}

/// Leaves these tables to others; gives those that somebody holds just now, which are waited for by nobody.
async fn put_away(client: &Client, node: i64, closed: &[Code]) -> Result<BTreeSet<Code>, Error> {
    let sql = "
        WITH gone AS (
            DELETE FROM open_at USING tables
            WHERE tables.code = ANY ($2) AND open_at.table_id = tables.id AND node = $1
        ), free AS (
            SELECT id FROM tables WHERE code = ANY ($2) AND owner = $1 FOR NO KEY UPDATE SKIP LOCKED
        ), left_to_others AS (
            UPDATE tables SET owner = NULL FROM free WHERE tables.id = free.id
        )
        SELECT code FROM tables WHERE code = ANY ($2) AND owner = $1 AND id NOT IN (SELECT id FROM free)";
    let codes = texts(closed);
    let parameters = [(&node as _, Type::INT8), (&codes as _, Type::TEXT_ARRAY)];
    client.query_typed(sql, &parameters).await?.iter().map(|row| row.try_get(0)).collect()
}

async fn say_who_is_here(client: &Client, node: i64, errand: &Errand) -> Result<(), Error> {
    let sql = "
        INSERT INTO open_at (table_id, node, guests)
        SELECT found.id, $1, here.guests::int8[] FROM unnest($2::text[], $3::text[]) AS here (code, guests)
        CROSS JOIN LATERAL (SELECT id FROM tables WHERE code = here.code LIMIT 1) AS found
        ON CONFLICT (table_id, node) DO UPDATE SET guests = excluded.guests";
    let codes: Vec<&str> = errand.here.iter().map(|(code, _)| code.as_str()).collect();
    // A list of lists is none of PostgreSQL's types: each as it would be typed in.
    let guests = errand.here.iter().map(|(_, guests)| {
        let guests = guests.iter().map(|guest| guest.0.cast_signed().to_string());
        format!("{{{}}}", guests.collect::<Vec<_>>().join(","))
    });
    let guests: Vec<String> = guests.collect();
    let parameters = [
        (&node as _, Type::INT8),
        (&codes as _, Type::TEXT_ARRAY),
        (&guests as _, Type::TEXT_ARRAY),
    ];
    client.execute_typed(sql, &parameters).await.map(drop)
}

/// Which of these tables this node runs from now on: those of nobody, and of nodes whose lease is over. One that somebody holds
/// just now is claimed another time.
async fn claim(client: &Client, node: i64, codes: &[Code]) -> Result<Vec<Code>, Error> {
    let sql = "
        WITH free AS (
            SELECT id FROM tables WHERE code = ANY ($2) AND (owner IS NULL OR owner = $1
                OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = tables.owner AND until > clock_timestamp()))
            FOR NO KEY UPDATE SKIP LOCKED
        )
        UPDATE tables SET owner = $1 FROM free WHERE tables.id = free.id RETURNING code";
    let codes = texts(codes);
    let parameters = [(&node as _, Type::INT8), (&codes as _, Type::TEXT_ARRAY)];
    client.query_typed(sql, &parameters).await?.iter().map(|row| row.try_get(0)).collect()
}

/// What others do at tables that are open here, and were at those that others had open.
async fn look(client: &Client, node: i64, before: &[Code]) -> Result<Vec<Seen>, Error> {
    let sql = "
        WITH theirs AS (
            SELECT other.table_id, coalesce(array_agg(guest) FILTER (WHERE guest IS NOT NULL), '{}') AS guests
            FROM open_at AS mine
            JOIN open_at AS other ON other.table_id = mine.table_id AND other.node <> $1
            JOIN nodes ON nodes.id = other.node AND nodes.until > clock_timestamp()
            LEFT JOIN LATERAL unnest(other.guests) AS guest ON true
            WHERE mine.node = $1 GROUP BY other.table_id
        )
        SELECT code, (SELECT coalesce(max(sequence) + 1, 0) FROM log WHERE table_id = tables.id), theirs.guests
        FROM tables LEFT JOIN theirs ON theirs.table_id = tables.id
        WHERE tables.id IN (SELECT table_id FROM theirs) OR code = ANY ($2)";
    let before = texts(before);
    let parameters = [(&node as _, Type::INT8), (&before as _, Type::TEXT_ARRAY)];
    let found = client.query_typed(sql, &parameters).await?;
    let seen = found.iter().map(|row| {
        let guests: Option<Vec<i64>> = row.try_get(2)?;
        let guests = guests.map(|all| all.into_iter().map(|id| GuestId(id.cast_unsigned())));
        Ok(Seen {
            code: row.try_get(0)?,
            rows: row.try_get::<_, i64>(1)?.cast_unsigned(),
            guests: guests.map(|guests| {
                let mut guests: Vec<GuestId> = guests.collect();
                guests.sort_unstable();
                guests.dedup();
                guests
            }),
        })
    });
    seen.collect()
}

/// Forgets nodes that have been gone for long, and what they had open.
async fn tidy_up(client: &Client) -> Result<(), Error> {
    let sql = "DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 minute'";
    client.execute_typed(sql, &[]).await?;
    for sql in [
        "DELETE FROM open_at WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.id = open_at.node)",
        "DELETE FROM ready WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.id = ready.node)",
    ] {
        client.execute_typed(sql, &[]).await?;
    }
    Ok(())
}

/// This node is gone.
async fn leave(client: &Client, node: i64) -> Result<(), Error> {
    for sql in [
        "DELETE FROM open_at WHERE node = $1",
        "DELETE FROM ready WHERE node = $1",
        "DELETE FROM nodes WHERE id = $1",
    ] {
        client.execute_typed(sql, &[(&node, Type::INT8)]).await?;
    }
    hints::say_goodbye(client, node).await
}

fn texts(codes: &[Code]) -> Vec<&str> {
    codes.iter().map(Code::as_str).collect()
}
