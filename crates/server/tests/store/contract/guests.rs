//! Guests and personal links.

use server::store::{Guest, GuestId};

use super::Maker;
use crate::made::{guest, table};

pub(crate) async fn a_guest_is_known_by_every_secret(maker: &impl Maker) {
    let store = maker.open().await;
    let anna = guest(1);
    assert_eq!(store.guest([1; 32]).await, Ok(None));
    store.put_guest([1; 32], &anna).await.unwrap();
    store.put_guest([2; 32], &guest(2)).await.unwrap();
    assert_eq!(store.guest([1; 32]).await, Ok(Some(anna.clone())));
    assert_eq!(store.guest_by_id(anna.id).await, Ok(Some(anna.clone())));

    // Another device, later.
    let anna = Guest { seen: 5000, ..anna };
    store.put_guest([3; 32], &anna).await.unwrap();
    for secret in [[1; 32], [3; 32]] {
        assert_eq!(store.guest(secret).await, Ok(Some(anna.clone())));
    }

    assert_eq!(store.introduce(anna.id, Some("Anna".into()), None).await, Ok(true));
    let anna = Guest { name: Some("Anna".into()), color: None, ..anna };
    assert_eq!(store.guest([3; 32]).await, Ok(Some(anna)));
    assert_eq!(store.introduce(GuestId(77), Some("Nobody".into()), None).await, Ok(false));
    assert_eq!(store.guest_by_id(GuestId(77)).await, Ok(None));
    store.close().await;
}

pub(crate) async fn a_deleted_guest_is_gone(maker: &impl Maker) {
    let store = maker.open().await;
    let code = table(&store, 1).await;
    let (anna, ben) = (guest(1), guest(2));
    for (secret, guest) in [([1; 32], &anna), ([2; 32], &anna), ([3; 32], &ben)] {
        store.put_guest(secret, guest).await.unwrap();
        store.join(&code, guest.id).await.unwrap();
        store.put_link([secret[0] + 10; 32], guest.id, 1000).await.unwrap();
    }
    store.delete_guest(anna.id).await.unwrap();
    for secret in [[1; 32], [2; 32]] {
        assert_eq!(store.guest(secret).await, Ok(None));
    }
    assert_eq!(store.guest_by_id(anna.id).await, Ok(None));
    assert_eq!(store.tables_of(anna.id).await, Ok(Vec::new()));
    assert_eq!(store.take_link([12; 32], 1).await, Ok(None));

    assert_eq!(store.guest([3; 32]).await, Ok(Some(ben.clone())), "somebody else is not");
    assert_eq!(store.tables_of(ben.id).await.unwrap().len(), 1);
    assert_eq!(store.take_link([13; 32], 1).await, Ok(Some(ben.id)));
    store.delete_guest(GuestId(77)).await.unwrap();
    store.close().await;
}

pub(crate) async fn a_personal_link_works_once_and_in_time(maker: &impl Maker) {
    let store = maker.open().await;
    let (anna, ben) = (guest(1).id, guest(2).id);
    store.put_link([1; 32], anna, 1000).await.unwrap();
    store.put_link([2; 32], ben, 1000).await.unwrap();
    assert_eq!(store.take_link([9; 32], 999).await, Ok(None));
    let (one, other) = tokio::join!(store.take_link([1; 32], 999), store.take_link([1; 32], 999));
    let mut taken = [one.unwrap(), other.unwrap()];
    taken.sort_unstable();
    assert_eq!(taken, [None, Some(anna)], "one of the two");
    assert_eq!(store.take_link([2; 32], 1000).await, Ok(None), "too late");
    assert_eq!(store.take_link([2; 32], 999).await, Ok(None), "and gone");

    store.put_link([3; 32], anna, 2000).await.unwrap();
    store.put_link([4; 32], anna, 2000).await.unwrap();
    assert_eq!(store.take_link([3; 32], 1).await, Ok(None), "a newer one was made");
    assert_eq!(store.take_link([4; 32], 1).await, Ok(Some(anna)));
    store.close().await;
}
