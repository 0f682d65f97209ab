//! Files of other versions and of other programs, and two who open one.

use std::fs;

use rusqlite::Connection;
use server::store::{Store, StoreError};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::contract::Maker as _;
use crate::made::{row, rows, table};
use crate::sqlite::Folder;

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let folder = Folder::new("an_empty_file");
    fs::write(folder.database(), []).unwrap();
    let store = folder.open().await;
    table(&store, 1).await;
    store.ready().await.unwrap();
    store.close().await;
    let database = Connection::open(folder.database()).unwrap();
    let pragma = |name| database.pragma_query_value(None, name, |row| row.get::<_, String>(0));
    assert_eq!(pragma("journal_mode").unwrap(), "wal");
    assert_eq!(pragma("integrity_check").unwrap(), "ok");
}

#[tokio::test]
async fn a_closed_database_is_one_file() {
    let folder = Folder::new("a_closed_database_is_one_file");
    // Which thread ends last differs from time to time.
    for number in 0..20 {
        let store = folder.open().await;
        table(&store, number).await;
        store.close().await;
        let log = folder.path().join("karak.db-wal");
        assert!(!log.exists(), "round {number}: changes are still beside the file");
    }
}

#[tokio::test]
async fn folders_are_made() {
    let folder = Folder::new("folders_are_made");
    let store = Store::open(&folder.path().join("a/b/karak.db")).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_newer_database_is_refused_and_left_alone() {
    let folder = Folder::new("a_newer_database");
    let store = folder.open().await;
    table(&store, 1).await;
    store.close().await;
    Connection::open(folder.database()).unwrap().pragma_update(None, "user_version", 1000).unwrap();
    let before = fs::read(folder.database()).unwrap();

    let error = Store::open(&folder.database()).await.err().unwrap();
    assert_eq!(error, StoreError::Newer { found: 1000, known: 2 });
    assert!(error.to_string().starts_with("the database was written by a newer version"));
    assert_eq!(fs::read(folder.database()).unwrap(), before);
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_refused_and_left_alone() {
    let folder = Folder::new("no_database_of_ours");
    let database = folder.database();
    fs::write(&database, "some letter, longer than nothing".repeat(1000)).unwrap();
    let before = fs::read(&database).unwrap();
    let error = Store::open(&database).await.err().unwrap();
    assert!(matches!(error, StoreError::Broken(_)), "{error}");
    assert_eq!(fs::read(&database).unwrap(), before);

    fs::remove_file(&database).unwrap();
    Connection::open(&database).unwrap().execute_batch("CREATE TABLE log (a)").unwrap();
    let error = Store::open(&database).await.err().unwrap();
    assert!(matches!(error, StoreError::Broken(_)), "{error}");
}

#[tokio::test]
async fn a_second_one_is_told_where_the_first_one_is() {
    let folder = Folder::new("a_second_one");
    let store = folder.open().await;
    let second = || async { Store::open(&folder.database()).await.err() };
    assert_eq!(second().await, Some(StoreError::InUse { address: None }));
    for address in ["http://127.0.0.1:8080/", "http://[::1]:1/"] {
        store.set_address(address).unwrap();
        assert_eq!(second().await, Some(StoreError::InUse { address: Some(address.into()) }));
    }
    let code = table(&store, 1).await;
    store.append(&code, 0, 1, vec![row("still works")], None).await.unwrap();
    store.close().await;

    let store = folder.open().await;
    assert_eq!(rows(&store, &code).await.len(), 1);
    assert_eq!(second().await, Some(StoreError::InUse { address: None }), "the old one is gone");
    store.close().await;
}

#[tokio::test]
async fn one_that_is_dropped_lets_the_next_one_in() {
    let folder = Folder::new("one_that_is_dropped");
    let store = folder.open().await;
    let code = table(&store, 1).await;
    drop(store);
    let store = folder.open().await;
    assert!(rows(&store, &code).await.is_empty());
    store.close().await;
}

/// Also while there is always something to write: else the file beside the database would grow for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_of_changes_begins_anew_while_it_is_written() {
    let folder = Folder::new("the_log_of_changes");
    let store = folder.open().await;
    // A number in the log's head that is counted up each time it begins anew.
    let log = folder.path().join("karak.db-wal");
    let times = || fs::read(&log).unwrap().get(12..16).map(<[u8]>::to_vec);
    let body = "long ".repeat(20_000);
    let mut tables = JoinSet::new();
    let (stop, stopped) = watch::channel(false);
    for number in 0..8 {
        let code = table(&store, number).await;
        let (store, body, stopped) = (store.clone(), body.clone(), stopped.clone());
        tables.spawn(async move {
            for sequence in 0.. {
                if *stopped.borrow() {
                    return (code, sequence);
                }
                store.append(&code, sequence, 1, vec![row(&body)], None).await.unwrap();
            }
            unreachable!("it is stopped before");
        });
    }
    let before = times();
    assert!(before.is_some());
    while times() == before {
        store.ready().await.unwrap();
    }
    stop.send(true).unwrap();
    for (code, length) in tables.join_all().await {
        assert_eq!(rows(&store, &code).await.len() as u64, length);
    }
    store.close().await;
}
