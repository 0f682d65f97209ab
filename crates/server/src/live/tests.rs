//! A hall without a network: tables that break, and connections that take nothing.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use protocol::{Bye, GameName, Hello, NewTable, Settings};
use tokio::sync::mpsc;

use super::{ConnectionId, Hall, Limits, Mail, Parcel, Pool};
use crate::room::Times;
use crate::store::{Code, Guest, GuestId, Store};

async fn hall(folder: &Path) -> Arc<Hall> {
    let store = Store::open(&folder.join("tables.db")).await.unwrap();
    let limits = Limits {
        times: Times { dice: 1_000, absence: 1_000 },
        mailbox: 8,
        outbox: 16,
        connections: 10,
        idle: Duration::from_secs(60),
        tables: 10,
        new_guests: (10, 1_000),
        new_tables: (10, 1_000),
    };
    Arc::new(Hall::new(store, Pool::new(1, Duration::from_secs(1)), limits, "test".to_owned()))
}

async fn opened(hall: &Arc<Hall>) -> Code {
    let set_up = "game: goblin\nheroes: random, random\n".to_owned();
    let new = NewTable { game: GameName::Goblin, set_up, settings: Settings::default() };
    hall.open(&new, GuestId(1)).await.unwrap()
}

/// Somebody comes, with so much room for messages.
async fn comes(
    hall: &Arc<Hall>,
    code: &Code,
    guest: u64,
) -> (ConnectionId, mpsc::Receiver<Parcel>) {
    let (outbox, parcels) = mpsc::channel(hall.limits.outbox + 1);
    let connection = hall.connection();
    let guest = Guest { id: GuestId(guest), name: None, color: None, seen: 0 };
    let hello = Hello { protocol: 1, client: connection.0, connection: 1, have: Vec::new() };
    let mail = Mail::Connect { connection, guest, hello, from: None, outbox };
    assert!(hall.send(code, mail).await.is_some());
    (connection, parcels)
}

/// The messages until the table says nothing more, and its last word.
async fn all(parcels: &mut mpsc::Receiver<Parcel>) -> (usize, Option<Bye>) {
    let mut count = 0;
    while let Some(parcel) = parcels.recv().await {
        match parcel {
            Parcel::Message(_) => count += 1,
            Parcel::Last(bye) => return (count, Some(bye)),
        }
    }
    (count, None)
}

#[tokio::test]
async fn a_connection_that_takes_nothing_ends_and_others_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(folder.path()).await;
    let code = opened(&hall).await;
    let (_, mut slow) = comes(&hall, &code, 1).await;
    let (quick, mut parcels) = comes(&hall, &code, 2).await;
    let mut pongs = 0;
    for number in 1..=40 {
        let what = if number % 2 == 1 { "claim" } else { "free" };
        let text =
            format!(r#"{{"command":{{"number":{number},"command":{{"{what}":{{"seat":1}}}}}}}}"#);
        let say = Mail::Say { connection: quick, text: text.into() };
        assert!(hall.send(&code, say).await.is_some());
        let text = "\"ping\"".into();
        assert!(hall.send(&code, Mail::Say { connection: quick, text }).await.is_some());
        while let Some(Parcel::Message(text)) = parcels.recv().await {
            if text.as_str() == "\"pong\"" {
                pongs += 1;
                break;
            }
        }
    }
    assert_eq!(pongs, 40, "whoever listens is answered");
    assert_eq!(all(&mut slow).await, (hall.limits.outbox, Some(Bye::TooSlow)));
    assert_eq!(hall.figures.slow.get(), 1);
    hall.stop().await;
}

#[tokio::test]
async fn a_table_that_breaks_is_read_anew_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(folder.path()).await;
    let (broken, whole) = (opened(&hall).await, opened(&hall).await);
    let (claiming, mut first) = comes(&hall, &broken, 1).await;
    let (other, mut second) = comes(&hall, &whole, 2).await;
    let text = r#"{"command":{"number":1,"command":{"claim":{"seat":2}}}}"#;
    let say = Mail::Say { connection: claiming, text: text.into() };
    assert!(hall.send(&broken, say).await.is_some());
    assert!(hall.send(&broken, Mail::Break).await.is_some());
    let (told, bye) = all(&mut first).await;
    assert!(told > 2 && bye.is_none(), "its connections end");
    assert_eq!(hall.figures.panicked.get(), 1);

    let (_, mut again) = comes(&hall, &broken, 1).await;
    let Some(Parcel::Message(welcome)) = again.recv().await else { panic!("no welcome") };
    assert!(welcome.as_str().contains(r#"{"sitter":{"guest":0}"#), "{welcome:?}");
    let say = Mail::Say { connection: other, text: "\"ping\"".into() };
    assert!(hall.send(&whole, say).await.is_some());
    loop {
        let Some(Parcel::Message(text)) = second.recv().await else { panic!("it is whole") };
        if text.as_str() == "\"pong\"" {
            break;
        }
    }
    hall.stop().await;
    assert_eq!(hall.live(), 0);
    assert_eq!(all(&mut second).await.1, Some(Bye::Stopping));
}
