//! Tables of this version, brought up to one that is not made yet.

#[path = "../../../../tests/harness/cluster.rs"]
mod cluster;

use std::fs;
use std::os::unix::fs::PermissionsExt as _;

use tokio_postgres::Client;

use super::super::connection::Link;
use super::*;
use cluster::Cluster;

const LATER: [&str; 2] = [
    MIGRATIONS[0],
    "ALTER TABLE guests ADD COLUMN likes TEXT; UPDATE guests SET name = 'nobody'; DROP TABLE secrets",
];

/// What is easily lost: nothing, quotes, lines, bytes, numbers with a sign.
const KEPT: &str = r"
    INSERT INTO guests VALUES (-7, 'Anna''s \ name', NULL, 12), (8, NULL, 3, 13);
    INSERT INTO secrets VALUES ('\x00ff27', -7);
    INSERT INTO tables (code, game, open, stage, seats, free, changed)
        VALUES ('A', 0, true, 1, 4, 2, 5), ('B', 1, false, 3, 2, 0, 6);
    INSERT INTO log VALUES (2, 0, 5, NULL, NULL, NULL, E'{a:\n\t(1,\\2)}');
    INSERT INTO members VALUES (-7, 2);
    INSERT INTO open_at VALUES (2, 1, '{-7}')";

const TABLES: [&str; 7] = ["karak", "tables", "log", "guests", "secrets", "members", "links"];

async fn database(name: &str) -> Link {
    let url = Cluster::shared().database(name);
    Link::open(&url.parse().expect("an address")).await.expect("a database")
}

/// All rows of these tables, as text.
async fn rows(client: &Client) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for table in TABLES {
        let sql = format!("SELECT kept::text FROM {table} AS kept ORDER BY 1");
        let rows = client.query_typed(&sql, &[]).await.expect("a table");
        all.push(rows.iter().map(|row| row.get(0)).collect());
    }
    all
}

#[tokio::test]
async fn tables_of_an_earlier_version_are_copied_before_they_are_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut link = database("earlier").await;
    migrate(&mut link.client, MIGRATIONS, None).await.expect("there was nothing to copy");
    link.client.batch_execute(KEPT).await.expect("rows");
    let before = rows(&link.client).await;

    let refused = migrate(&mut link.client, &LATER, None).await;
    assert_eq!(refused, Err(StoreError::Earlier { found: 1, known: 2 }));
    assert_eq!(rows(&link.client).await, before, "nothing is changed without a copy");
    migrate(&mut link.client, &LATER, Some(folder.path())).await.expect("it is copied first");
    assert_eq!(version(&link.client, 2).await, Ok(2));
    assert_eq!(are_known(&link.client).await, Err(StoreError::Newer { found: 2, known: 1 }));

    let files = fs::read_dir(folder.path()).expect("a folder");
    let files: Vec<_> = files.map(|file| file.expect("a file")).collect();
    let [copy] = &files[..] else { panic!("{files:?}") };
    assert_eq!(copy.file_name(), "postgres.version-1.sql");
    assert_eq!(copy.metadata().expect("a file").permissions().mode() & 0o077, 0);
    let again = database("earlier_again").await;
    let text = fs::read_to_string(copy.path()).expect("text");
    again.client.batch_execute(&text).await.expect("it is SQL");
    assert_eq!(rows(&again.client).await, before);
    assert_eq!(are_known(&again.client).await, Ok(()));
    // What is opened next is no table that was there.
    let next = "INSERT INTO tables (code, game, open, stage, seats, free, changed)
                VALUES ('C', 0, true, 1, 4, 2, 5) RETURNING id";
    let next = again.client.query_typed_one(next, &[]).await.expect("a table");
    assert_eq!(next.get::<_, i64>(0), 3);
}

#[tokio::test]
async fn a_migration_that_fails_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut link = database("fails").await;
    assert_eq!(are_known(&link.client).await, Err(StoreError::Earlier { found: 0, known: 1 }));
    migrate(&mut link.client, MIGRATIONS, None).await.expect("tables");
    link.client.batch_execute(KEPT).await.expect("rows");
    let before = rows(&link.client).await;
    let broken = [LATER[0], "DELETE FROM guests; ALTER TABLE nothing ADD COLUMN likes TEXT"];
    let failed = migrate(&mut link.client, &broken, Some(folder.path())).await;
    assert!(matches!(failed, Err(StoreError::Refused(_))), "{failed:?}");
    assert_eq!(rows(&link.client).await, before);
}
