//! Many writers at once.

use server::store::{Appended, Store};
use tokio::task::JoinSet;

use super::Maker;
use crate::made::{bodies, command_row, row, rows, table};

/// As many clients at one table as it takes, all of them at the same place each time.
pub(crate) async fn of_two_who_append_at_one_place_one_wins(maker: &impl Maker) {
    const CLIENTS: u64 = 8;
    const EACH: u64 = 20;
    let store = maker.open().await;
    let other = maker.another(&store).await;
    let code = table(&store, 1).await;
    let mut clients = JoinSet::new();
    for client in 0..CLIENTS {
        let store = if client % 2 == 0 { store.clone() } else { other.clone() };
        clients.spawn(async move {
            let mut expected = 0;
            for number in 0..EACH {
                loop {
                    let rows = vec![command_row(client, number)];
                    match store.append(&code, expected, 1, rows, None).await.unwrap() {
                        Appended::Kept => break,
                        Appended::Behind { sequence } => {
                            assert!(sequence > expected, "somebody else has won");
                            expected = sequence;
                        }
                        Appended::Twice { .. } => panic!("it was not kept before"),
                    }
                }
            }
        });
    }
    clients.join_all().await;

    let rows = rows(&store, &code).await;
    assert_eq!(rows.len() as u64, CLIENTS * EACH);
    for client in 0..CLIENTS {
        let mine: Vec<_> = rows.iter().filter_map(|row| row.command).collect();
        let mine = mine.iter().filter(|id| id.client == u64::MAX - client).map(|id| id.number);
        assert!(mine.eq(0..EACH), "each once, in the client's order");
    }
    other.close().await;
    store.close().await;
}

/// Asked for all at once, so that they share commits.
pub(crate) async fn a_conflict_spoils_nothing_of_others(maker: &impl Maker) {
    const TABLES: u16 = 100;
    let store = maker.open().await;
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(table(&store, number).await);
    }
    let append = |store: Store, code, expected, client| async move {
        store.append(&code, expected, 1, vec![command_row(client, 1)], None).await.unwrap()
    };
    let mut tasks = JoinSet::new();
    for (number, &code) in tables.iter().enumerate() {
        let store = store.clone();
        tasks.spawn(async move {
            let wrong = append(store.clone(), code, 5, 1);
            let right = append(store.clone(), code, 0, 2);
            let (wrong, right) = tokio::join!(wrong, right);
            assert!(matches!(wrong, Appended::Behind { .. }), "table {number}");
            assert_eq!(right, Appended::Kept, "table {number}");
            let twice = append(store.clone(), code, 1, 2);
            let more = append(store, code, 1, 3);
            let (twice, more) = tokio::join!(twice, more);
            assert_eq!(twice, Appended::Twice { sequence: 0 }, "table {number}");
            assert_eq!(more, Appended::Kept, "table {number}");
        });
    }
    tasks.join_all().await;
    for code in &tables {
        assert_eq!(bodies(&store, code).await, ["2/1", "3/1"]);
    }
    assert!(store.figures().writes_a_commit.percentile(100) > 1, "some shared a commit");
    store.close().await;
}

pub(crate) async fn what_was_accepted_is_finished_when_it_closes(maker: &impl Maker) {
    const TABLES: u16 = 50;
    let store = maker.open().await;
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(table(&store, number).await);
    }
    let mut tasks = JoinSet::new();
    for (number, &code) in tables.iter().enumerate() {
        let store = store.clone();
        tasks.spawn(async move {
            let mut kept = 0;
            while store.append(&code, kept, 1, vec![row("a")], None).await.is_ok() {
                kept += 1;
            }
            (number, kept)
        });
    }
    // So that it closes in the middle.
    while rows(&store, &tables[0]).await.len() < 3 {}
    store.close().await;
    let kept = tasks.join_all().await;

    let store = maker.open().await;
    for (number, kept) in kept {
        assert_eq!(rows(&store, &tables[number]).await.len() as u64, kept);
    }
    store.close().await;
}
