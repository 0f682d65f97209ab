//! One writer and one log.

use protocol::Stage;
use server::store::{Appended, StoreError};

use super::Maker;
use crate::made::{bodies, code, command_row, id, listing, row, rows, table};

pub(crate) async fn rows_are_read_in_the_order_of_their_appends(maker: &impl Maker) {
    let store = maker.open().await;
    let code = code(1);
    let first = vec![row("zero"), command_row(7, 1)];
    assert!(store.create(&code, 10, listing(Stage::Gathering, true, 10), first).await.unwrap());
    let more = vec![row("two"), row("three")];
    assert_eq!(store.append(&code, 2, 11, more, None).await, Ok(Appended::Kept));
    assert_eq!(store.append(&code, 4, 12, vec![row("čtyři")], None).await, Ok(Appended::Kept));

    let all = rows(&store, &code).await;
    let found: Vec<_> =
        all.iter().map(|row| (row.sequence, row.at, row.command, row.body.as_str())).collect();
    let expected = [
        (0, 10, None, "zero"),
        (1, 10, Some(id(7, 1)), "7/1"),
        (2, 11, None, "two"),
        (3, 11, None, "three"),
        (4, 12, None, "čtyři"),
    ];
    assert_eq!(found, expected);
    assert_eq!(store.read(&code, 3).await, Ok(Some(all[3..].to_vec())));
    assert_eq!(store.read(&code, 5).await, Ok(Some(Vec::new())));
    assert_eq!(store.read(&code, u64::MAX).await, Ok(Some(Vec::new())));
    store.close().await;
}

pub(crate) async fn a_code_is_given_once(maker: &impl Maker) {
    let store = maker.open().await;
    let code = table(&store, 1).await;
    store.append(&code, 0, 1, vec![row("mine")], None).await.unwrap();
    let again = store.create(&code, 2, listing(Stage::Over, true, 2), vec![row("yours")]).await;
    assert_eq!(again, Ok(false));
    assert_eq!(bodies(&store, &code).await, ["mine"]);
    assert_eq!(store.finished(None, 10).await, Ok(Vec::new()));
    store.close().await;
}

pub(crate) async fn there_is_nothing_at_a_table_that_is_none(maker: &impl Maker) {
    let store = maker.open().await;
    let code = code(1);
    assert_eq!(store.read(&code, 0).await, Ok(None));
    assert_eq!(store.command(&code, id(1, 1)).await, Ok(None));
    assert_eq!(store.append(&code, 0, 1, vec![row("a")], None).await, Err(StoreError::NoTable));
    assert_eq!(store.join(&code, id(1, 1).guest).await, Ok(false));
    store.close().await;
}

pub(crate) async fn all_rows_of_an_append_are_kept_or_none(maker: &impl Maker) {
    let store = maker.open().await;
    let code = table(&store, 1).await;
    store.append(&code, 0, 1, vec![row("zero"), command_row(1, 1)], None).await.unwrap();
    let over = Some(listing(Stage::Over, true, 5));
    for wrong in [0, 1, 3, u64::MAX] {
        let appended = store.append(&code, wrong, 2, vec![row("a"), row("b")], over).await;
        assert_eq!(appended, Ok(Appended::Behind { sequence: 2 }), "{wrong}");
    }
    // The second row is the one that is there already.
    let appended = store.append(&code, 2, 2, vec![row("a"), command_row(1, 1)], over).await;
    assert_eq!(appended, Ok(Appended::Twice { sequence: 1 }));
    assert_eq!(bodies(&store, &code).await, ["zero", "1/1"]);
    assert_eq!(store.finished(None, 10).await, Ok(Vec::new()));
    store.close().await;
}

pub(crate) async fn a_command_is_kept_once(maker: &impl Maker) {
    let store = maker.open().await;
    let (here, there) = (table(&store, 1).await, table(&store, 2).await);
    store.append(&here, 0, 1, vec![row("begin"), command_row(1, 1)], None).await.unwrap();
    assert_eq!(store.command(&here, id(1, 1)).await, Ok(Some(1)));
    assert_eq!(store.command(&there, id(1, 1)).await, Ok(None));

    // Also for a client that has not seen that it was kept: it is told of its command, not of its place.
    for expected in [0, 1, 2] {
        let again = store.append(&here, expected, 2, vec![command_row(1, 1)], None).await;
        assert_eq!(again, Ok(Appended::Twice { sequence: 1 }));
    }
    // Another number, client, guest or table is another command.
    let mut of_other_guest = command_row(1, 1);
    of_other_guest.command.as_mut().unwrap().guest = id(5, 1).guest;
    let others = [command_row(1, 2), command_row(2, 1), of_other_guest];
    for (sequence, other) in (2..).zip(others) {
        assert_eq!(store.append(&here, sequence, 3, vec![other], None).await, Ok(Appended::Kept));
    }
    let there = store.append(&there, 0, 3, vec![command_row(1, 1)], None).await;
    assert_eq!(there, Ok(Appended::Kept));
    store.close().await;
}

pub(crate) async fn rows_that_no_table_needs_are_refused(maker: &impl Maker) {
    let store = maker.open().await;
    let code = table(&store, 1).await;
    let long = vec![row("short"), row(&"a".repeat((16 << 20) + 1))];
    assert_eq!(store.append(&code, 0, 1, long, None).await, Err(StoreError::TooLong));
    let twice = vec![command_row(1, 1), row("between"), command_row(1, 1)];
    assert_eq!(store.append(&code, 0, 1, twice, None).await, Err(StoreError::Repeated));
    assert!(rows(&store, &code).await.is_empty());
    store.close().await;
}

pub(crate) async fn everything_is_there_when_it_is_opened_again(maker: &impl Maker) {
    let store = maker.open().await;
    let code = table(&store, 1).await;
    store.append(&code, 0, 1, vec![command_row(1, 1)], None).await.unwrap();
    let before = rows(&store, &code).await;
    let clone = store.clone();
    store.close().await;
    assert_eq!(clone.read(&code, 0).await, Err(StoreError::Closed));
    assert_eq!(clone.ready().await, Err(StoreError::Closed));

    let store = maker.open().await;
    assert_eq!(rows(&store, &code).await, before);
    assert_eq!(store.append(&code, 1, 2, vec![row("on")], None).await, Ok(Appended::Kept));
    store.close().await;
}

pub(crate) async fn figures_count_what_was_written(maker: &impl Maker) {
    let store = maker.open().await;
    let code = table(&store, 1).await;
    for sequence in 0..10 {
        store.append(&code, sequence, 1, vec![row("a")], None).await.unwrap();
    }
    store.append(&code, 0, 1, vec![row("a")], None).await.unwrap();
    let figures = store.figures();
    assert_eq!(figures.commits(), 11, "conflicts write nothing");
    assert_eq!(figures.writes_a_commit.percentile(100), 1);
    assert!(figures.commit_micros.percentile(99) > 0);
    assert_eq!((figures.rows(), figures.failures()), (10, 0));
    store.close().await;
}
