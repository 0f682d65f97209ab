//! Whole tables and guests on their way, and tables that are deleted.

use protocol::Stage;
use server::store::WholeGuest;

use super::Maker;
use crate::made::{code, command_row, guest, listing, row, rows, table};

pub(crate) async fn a_table_is_imported_with_its_whole_log(maker: &impl Maker) {
    let store = maker.open().await;
    let (from, to) = (code(1), code(2));
    let first = listing(Stage::Over, true, 7);
    let begins = vec![row("zero"), command_row(3, 1)];
    assert_eq!(store.create(&from, 10, first, begins).await, Ok(true));
    store.append(&from, 2, 11, vec![row("two")], None).await.unwrap();
    let whole = rows(&store, &from).await;
    assert_eq!(store.import(&to, first, whole.clone()).await, Ok(true));
    assert_eq!(rows(&store, &to).await, whole, "times and commands, too");
    assert_eq!(store.listing(&to).await, Ok(Some(first)));
    assert_eq!(store.import(&to, first, Vec::new()).await, Ok(false), "there is one");
    assert_eq!(rows(&store, &to).await, whole);
    store.close().await;
}

pub(crate) async fn a_table_is_deleted_as_it_was_seen(maker: &impl Maker) {
    let store = maker.open().await;
    let (gone, stays) = (table(&store, 1).await, table(&store, 2).await);
    for code in [&gone, &stays] {
        store.append(code, 0, 1, vec![row("a"), row("b")], None).await.unwrap();
        store.join(code, guest(1).id).await.unwrap();
    }
    assert_eq!(store.delete(&gone, 1).await, Ok(false), "it has gone on");
    assert_eq!(store.delete(&gone, 2).await, Ok(true));
    assert_eq!(store.delete(&gone, 2).await, Ok(false));
    assert_eq!(store.read(&gone, 0).await, Ok(None));
    let left = store.tables_of(guest(1).id).await.unwrap();
    assert_eq!(left.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [stays]);
    assert_eq!(rows(&store, &stays).await.len(), 2);
    // The code can be given again.
    assert_eq!(table(&store, 1).await, gone);
    store.close().await;
}

pub(crate) async fn every_guest_is_listed_once_with_all_that_is_kept(maker: &impl Maker) {
    let store = maker.open().await;
    let code = table(&store, 1).await;
    let mut expected = Vec::new();
    for number in 0..12_u64 {
        let secrets = vec![[number as u8; 32], [100 + number as u8; 32]];
        for &secret in &secrets {
            store.put_guest(secret, &guest(number)).await.unwrap();
        }
        let tables = if number % 2 == 0 { vec![code] } else { Vec::new() };
        for code in &tables {
            store.join(code, guest(number).id).await.unwrap();
        }
        expected.push(WholeGuest { guest: guest(number), secrets, tables });
    }
    let mut found: Vec<WholeGuest> = Vec::new();
    loop {
        let after = found.last().map(|last| last.guest.id);
        let page = store.whole_guests(after, 5).await.unwrap();
        if page.is_empty() {
            break;
        }
        found.extend(page);
    }
    for whole in &mut found {
        whole.secrets.sort_unstable();
    }
    found.sort_by_key(|whole| std::cmp::Reverse(whole.guest.id));
    assert_eq!(found, expected);
    store.close().await;
}
