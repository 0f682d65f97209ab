//! Old tables that are deleted, with a record or without.

use server::store::{Database, Store};
use server::{Prune, prune};

use crate::made::{code, listing, row};
use crate::sqlite::Folder;

#[tokio::test]
async fn a_table_of_which_no_record_can_be_made_is_left() {
    let folder = Folder::new("prune_broken");
    let store = Store::open(&folder.database()).await.expect("a database can be made");
    let old = listing(protocol::Stage::Over, true, 0);
    assert_eq!(
        store.create(&code(1), 1, old, vec![row("nothing that was ever written")]).await,
        Ok(true)
    );
    store.close().await;

    let database = Database::File(folder.database());
    let records = folder.path().join("records");
    let exporting = Prune { before: 10, only_finished: false, export: Some(records.clone()) };
    let pruned = prune(&database, &exporting).await.expect("a database");
    assert_eq!((pruned.finished, pruned.abandoned, pruned.records), (0, 0, 0));
    assert!(matches!(&pruned.left[..], [left] if left.starts_with(code(1).as_str())), "{pruned:?}");
    assert_eq!(std::fs::read_dir(records).expect("a folder").count(), 0);
    // Whoever wants no records has it deleted like any other.
    let pruned = prune(&database, &Prune { export: None, ..exporting }).await.expect("a database");
    assert_eq!((pruned.finished, pruned.left.len()), (1, 0));
}

#[tokio::test]
async fn those_that_are_over_and_no_others() {
    let folder = Folder::new("prune_finished");
    let store = Store::open(&folder.database()).await.expect("a database can be made");
    let stages = [
        protocol::Stage::Gathering,
        protocol::Stage::Playing,
        protocol::Stage::Over,
        protocol::Stage::Closed,
        protocol::Stage::Over,
    ];
    for (number, stage) in (1..).zip(stages) {
        // The last one is young.
        let at = if number == stages.len() as u16 { 10 } else { 0 };
        let old = listing(stage, true, at);
        assert_eq!(store.create(&code(number), 1, old, vec![row("a row")]).await, Ok(true));
    }
    store.close().await;
    let database = Database::File(folder.database());
    let finished = Prune { before: 10, only_finished: true, export: None };
    let pruned = prune(&database, &finished).await.expect("a database");
    assert_eq!((pruned.finished, pruned.abandoned), (2, 0));
    let pruned = prune(&database, &Prune { only_finished: false, ..finished }).await;
    let pruned = pruned.expect("a database");
    assert_eq!((pruned.finished, pruned.abandoned), (0, 2));
}
