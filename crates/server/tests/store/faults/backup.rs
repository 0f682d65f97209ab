//! Copies while the database is being written.

use std::fs;

use server::store::{Appended, Store, StoreError, backup};
use tokio::task::JoinSet;

use crate::contract::Maker as _;
use crate::made::{command_row, rows, table};
use crate::sqlite::Folder;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_one_moment_of_what_goes_on() {
    const TABLES: u16 = 20;
    let folder = Folder::new("a_backup");
    let store = folder.open().await;
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(table(&store, number).await);
    }
    let mut writers = JoinSet::new();
    for &code in &tables {
        let store = store.clone();
        writers.spawn(async move {
            for number in 0.. {
                match store.append(&code, number, 1, vec![command_row(1, number)], None).await {
                    Ok(appended) => assert_eq!(appended, Appended::Kept),
                    Err(error) => return assert_eq!(error, StoreError::Closed),
                }
            }
        });
    }
    while rows(&store, &tables[0]).await.len() < 5 {}
    let to = folder.path().join("copy/karak.db");
    fs::create_dir(folder.path().join("copy")).unwrap();
    backup(&folder.database(), &to).await.unwrap();
    let after = rows(&store, &tables[0]).await.len();
    // Again over the old one, and as another program does it.
    backup(&folder.database(), &to).await.unwrap();
    store.close().await;
    writers.join_all().await;

    let left: Vec<_> = fs::read_dir(folder.path().join("copy")).unwrap().collect();
    assert_eq!(left.len(), 1, "nothing but the copy");
    let copy = Store::open(&to).await.unwrap();
    assert!(rows(&copy, &tables[0]).await.len() >= after);
    for code in &tables {
        for (number, row) in (0..).zip(rows(&copy, code).await) {
            assert_eq!((row.sequence, row.command.unwrap().number), (number, number));
        }
    }
    copy.close().await;
}

#[tokio::test]
async fn a_backup_that_fails_leaves_nothing() {
    let folder = Folder::new("a_backup_that_fails");
    let store = folder.open().await;
    let code = table(&store, 1).await;
    let nowhere = folder.path().join("no such folder/karak.db");
    assert!(backup(&folder.database(), &nowhere).await.is_err());
    assert!(backup(&folder.database(), &folder.database()).await.is_err(), "never over itself");
    let missing = folder.path().join("other.db");
    let to = folder.path().join("to.db");
    assert_eq!(backup(&missing, &to).await, Err(StoreError::Missing(missing.clone())));
    assert!(!missing.exists() && !to.exists());
    assert!(rows(&store, &code).await.is_empty());
    store.close().await;
}
