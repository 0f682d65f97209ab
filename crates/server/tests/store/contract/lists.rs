//! Lists of tables.

use protocol::Stage;
use server::store::{Appended, Code, GuestId};

use super::Maker;
use crate::made::{code, listing, row, table};

pub(crate) async fn lists_show_open_tables_newest_first(maker: &impl Maker) {
    let store = maker.open().await;
    let stages = [
        Stage::Gathering,
        Stage::MakingDice,
        Stage::Playing,
        Stage::Over,
        Stage::Over,
        Stage::Closed,
    ];
    for (number, stage) in (1..).zip(stages) {
        for (open, number) in [(true, number), (false, number + 100)] {
            let listing = listing(stage, open, 1000 + u64::from(number % 100));
            assert_eq!(store.create(&code(number), 1, listing, Vec::new()).await, Ok(true));
        }
    }
    let in_lobby = [3, 2, 1].map(code);
    assert_eq!(codes_of(&store.lobby(10).await.unwrap()), in_lobby);
    assert_eq!(codes_of(&store.lobby(2).await.unwrap()), in_lobby[..2]);
    assert_eq!(store.lobby(1).await.unwrap()[0].1, listing(Stage::Playing, true, 1003));
    assert_eq!(codes_of(&store.finished(None, 10).await.unwrap()), [5, 4].map(code));
    assert_eq!(codes_of(&store.finished(None, 1).await.unwrap()), [code(5)]);
    assert_eq!(codes_of(&store.finished(Some(code(5)), 1).await.unwrap()), [code(4)]);
    assert_eq!(store.finished(Some(code(4)), 1).await, Ok(Vec::new()));
    assert_eq!(store.finished(Some(code(999)), 1).await, Ok(Vec::new()), "no such table");

    // With an append a table is listed anew.
    let over = Some(listing(Stage::Over, true, 2000));
    assert_eq!(store.append(&code(2), 0, 2, vec![row("end")], over).await, Ok(Appended::Kept));
    assert_eq!(codes_of(&store.lobby(10).await.unwrap()), [3, 1].map(code));
    assert_eq!(codes_of(&store.finished(None, 10).await.unwrap()), [2, 5, 4].map(code));

    // A guest's own tables are all of them, whether they are open or not.
    let guest = GuestId(u64::MAX);
    for number in [1, 101, 6, 1] {
        assert_eq!(store.join(&code(number), guest).await, Ok(true));
    }
    let mut own = codes_of(&store.tables_of(guest).await.unwrap());
    assert_eq!(own.remove(0), code(6));
    own.sort_unstable();
    assert_eq!(own, [1, 101].map(code));
    assert_eq!(store.tables_of(GuestId(1)).await, Ok(Vec::new()));
    store.close().await;
}

pub(crate) async fn every_table_is_listed_once(maker: &impl Maker) {
    let store = maker.open().await;
    for number in (0..25).rev() {
        table(&store, number).await;
    }
    let mut found = Vec::new();
    loop {
        let page = store.codes(found.last().copied(), 10).await.unwrap();
        assert!(page.len() <= 10);
        if page.is_empty() {
            break;
        }
        found.extend(page);
    }
    assert_eq!(found, (0..25).map(code).collect::<Vec<_>>());
    store.close().await;
}

fn codes_of<T>(lines: &[(Code, T)]) -> Vec<Code> {
    lines.iter().map(|(code, _)| *code).collect()
}
