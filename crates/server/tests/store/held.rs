//! Rows of PostgreSQL that a program holds which has stopped in the middle of a transaction.

use std::time::Duration;

use server::store::{Appended, Postgres, Store, StoreError};
use tokio::time::timeout;
use tokio_postgres::{Client, NoTls};

use crate::cluster::Cluster;
use crate::made::{row, rows, table};

/// Longer than anybody may be held up; whoever waits for a transaction that never ends waits longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A store of a new database, and another program there.
async fn opened(test: &str) -> (Store, Client) {
    let url = Cluster::shared().database(test);
    let store = Store::connect(&Postgres::new(&url, None).expect("an address")).await;
    let (other, connection) = tokio_postgres::connect(&url, NoTls).await.expect("a database");
    tokio::spawn(connection);
    (store.expect("a database can be made"), other)
}

/// The other program appends to the first table, and does not say whether it means it.
const APPEND: &str = "
    BEGIN;
    INSERT INTO log (table_id, sequence, at, body)
    SELECT table_id, max(sequence) + 1, 1, 'theirs' FROM log WHERE table_id = 1 GROUP BY table_id";

#[tokio::test]
async fn a_table_that_somebody_holds_holds_up_no_other() {
    let (store, other) = opened("held").await;
    let codes = [table(&store, 1).await, table(&store, 2).await, table(&store, 3).await];
    let appends = |place| {
        let append = |code| store.append(code, place, 1, vec![row("ours")], None);
        futures_util::future::join_all(codes.iter().map(append))
    };
    assert!(appends(0).await.iter().all(|appended| *appended == Ok(Appended::Kept)));
    other.batch_execute(APPEND).await.expect("a row");
    let appended = timeout(PATIENCE, appends(1)).await.expect("an answer");
    let kept = Ok(Appended::Kept);
    assert_eq!(
        appended,
        [Err(StoreError::Busy), kept.clone(), kept],
        "and it is known what is kept"
    );
    other.batch_execute("ROLLBACK").await.expect("nothing is kept");
    let again = store.append(&codes[0], 1, 1, vec![row("ours")], None).await;
    assert_eq!(again, Ok(Appended::Kept));
    store.close().await;
}

#[tokio::test]
async fn tables_are_claimed_and_left_around_one_that_somebody_holds() {
    let (store, other) = opened("held_claims").await;
    let codes = [table(&store, 1).await, table(&store, 2).await];
    let hold = "BEGIN; SELECT FROM tables WHERE id = 1 FOR UPDATE";
    other.batch_execute(hold).await.expect("it is there");
    let mut watched = codes.map(|code| store.watch(&code));
    let ours = async {
        while !watched[1].beyond().ours {
            watched[1].news().await;
        }
    };
    timeout(PATIENCE, ours).await.expect("nobody holds that one");
    assert!(!watched[0].beyond().ours);
    other.batch_execute("ROLLBACK").await.expect("it is let go");
    while !watched[0].beyond().ours {
        watched[0].news().await;
    }
    // What is put away meanwhile is left to others as soon as it can be.
    other.batch_execute(hold).await.expect("it is there");
    drop(watched);
    let owners = async |wanted: &[i64]| loop {
        let sql = "SELECT id FROM tables WHERE owner IS NOT NULL ORDER BY id";
        let found = other.query_typed(sql, &[]).await.expect("an answer");
        if found.iter().map(|row| row.get::<_, i64>(0)).eq(wanted.iter().copied()) {
            break;
        }
    };
    timeout(PATIENCE, owners(&[1])).await.expect("the other one is left");
    other.batch_execute("ROLLBACK").await.expect("it is let go");
    timeout(PATIENCE, owners(&[])).await.expect("both are left");
    store.close().await;
}

/// An append that was on its way when somebody deleted the table is in a log that is there.
#[tokio::test]
async fn a_table_that_goes_on_meanwhile_is_not_deleted() {
    let (store, other) = opened("held_deletes").await;
    let code = table(&store, 1).await;
    store.append(&code, 0, 1, vec![row("a")], None).await.unwrap();
    other.batch_execute(APPEND).await.expect("a row");
    let deleting = tokio::spawn({
        let store = store.clone();
        async move { store.delete(&code, 1).await }
    });
    let sql = "SELECT count(*) FROM pg_locks WHERE NOT granted";
    while other.query_typed_one(sql, &[]).await.expect("an answer").get::<_, i64>(0) == 0
        && !deleting.is_finished()
    {}
    other.batch_execute("COMMIT").await.expect("it is kept");
    let deleted = deleting.await.expect("an answer");
    assert!(matches!(deleted, Ok(false) | Err(StoreError::Busy)), "{deleted:?}");
    assert_eq!(store.delete(&code, 1).await, Ok(false));
    assert_eq!(rows(&store, &code).await.len(), 2);
    store.close().await;
}
