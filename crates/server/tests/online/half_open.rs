//! Connections of which nothing is heard: the other side may be gone without a word.

use std::time::Duration;

use goblin::Goblin;
use protocol::GameName;
use server::Settings;

use crate::harness::{Person, Raw, Running};
use crate::whole_games::table_of;

/// Whether the first guest of a table is there.
fn is_here(person: &Person<Goblin>) -> bool {
    person.client.table().is_some_and(|table| table.guests[0].here)
}

#[tokio::test]
async fn whoever_answers_no_ping_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { ping: Duration::from_millis(100), ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let host = Person::<Goblin>::new(running.address, 1).await;
    let code = host.open(&table_of(GameName::Goblin, 2)).await;
    // Nobody reads what this one is sent, so nobody answers; its connection is never closed from here.
    let _silent = Raw::welcome(running.address, &code, &host.cookie).await;
    let mut other = Person::<Goblin>::new(running.address, 2).await;
    other.connect(&code).await;
    other.until(|other| other.client.table().is_some()).await;
    other.until(|other| !is_here(other)).await;
    // Whoever answers stays.
    let mut again = host.other_device(3);
    tokio::join!(again.connect(&code), other.until(is_here));
    running.stop().await;
}

#[tokio::test]
async fn whoever_does_not_say_hello_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { hello: Duration::from_millis(50), ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let host = Person::<Goblin>::new(running.address, 1).await;
    let code = host.open(&table_of(GameName::Goblin, 2)).await;
    let mut silent = Raw::open(running.address, &code, &host.cookie).await;
    assert_eq!(silent.next().await, None);
    while !running.server.metrics().contains("karak_connections 0.0") {
        tokio::task::yield_now().await;
    }
    running.stop().await;
}
