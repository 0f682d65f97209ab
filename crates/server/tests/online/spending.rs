//! What one guest may take of a table: others play on, whatever somebody asks for without end.

use std::time::Duration;

use goblin::Goblin;
use protocol::{Command, GameName, GuestNumber};
use serde_json::{Value, json};
use server::Settings;
use table::Seat;

use crate::harness::{Person, Raw, Running};
use crate::whole_games::table_of;

/// Nothing comes back as long as a test runs.
const NEVER: Duration = Duration::from_secs(24 * 60 * 60);
/// Room for a game, and little for anything else.
const ROWS: u64 = 4_000;

/// Asks for one and the other, in turns, until it is too much. Gives the number of what was done.
async fn toggles(raw: &mut Raw, first: u64, commands: [Value; 2]) -> u64 {
    for number in first..first + ROWS {
        let answer = raw.asks(number, commands[(number % 2) as usize].clone()).await;
        match answer.as_str() {
            "done" => {}
            "too_much" => return number - first,
            other => panic!("{other}"),
        }
    }
    panic!("nothing is ever too much");
}

async fn rows(running: &Running) -> u64 {
    running.server.live_tables().await.first().expect("a table").rows
}

#[tokio::test]
async fn nobody_alone_uses_up_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    // Anna and Ben look away meanwhile.
    let settings =
        Settings { burst: 100_000, table_rows: ROWS, outbox: 10_000, ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let mut anna = Person::<Goblin>::new(running.address, 1).await;
    let mut ben = Person::<Goblin>::new(running.address, 2).await;
    let carl = Person::<Goblin>::new(running.address, 3).await.cookie;
    let code = anna.open(&table_of(GameName::Goblin, 3)).await;
    for (number, person) in [&mut anna, &mut ben].into_iter().enumerate() {
        person.connect(&code).await;
        person.done(Command::Claim { seat: Seat::new(number) }).await;
    }
    // Sitting down and getting up again, from one device and then from another.
    let seat = json!({"seat": 3});
    let sits = [json!({"free": seat}), json!({"claim": seat})];
    let mut raw = Raw::open(running.address, &code, &carl).await;
    raw.hello(1, 1).await;
    assert_eq!(toggles(&mut raw, 1, sits.clone()).await, ROWS / 80);
    let mut raw = Raw::open(running.address, &code, &carl).await;
    raw.hello(2, 1).await;
    assert_eq!(toggles(&mut raw, 1, sits).await, 0, "another device is no other guest");
    // What is so already is no row, however often it is asked for.
    let before = rows(&running).await;
    let mut second = Raw::open(running.address, &code, &ben.cookie).await;
    second.hello(7, 1).await;
    for number in 1..=200 {
        assert_eq!(second.asks(number, json!({"ready": {"ready": number > 100}})).await, "done");
    }
    assert_eq!(rows(&running).await, before + 1);
    assert_eq!(second.asks(201, json!({"claim": seat})).await, "done");
    assert_eq!(second.asks(202, json!({"free": seat})).await, "done");
    anna.done(Command::Remove { guest: GuestNumber(2) }).await;
    anna.done(Command::SeatBot { seat: Seat::new(2), bot: "easy".to_owned() }).await;
    anna.done(Command::Start).await;
    tokio::join!(anna.until(Person::has_begun), ben.until(Person::has_begun));
    // The same with an end that one agrees to, or not.
    let agree = |agrees: bool| json!({"agree_to_end": {"seat": 2, "agrees": agrees}});
    toggles(&mut second, 203, [agree(false), agree(true)]).await;
    tokio::join!(anna.plays_to_the_end(), ben.plays_to_the_end());
    assert!(anna.verdict().is_some_and(protocol::Verdict::is_proved));
    running.stop().await;
}

#[tokio::test]
async fn a_guest_asks_for_no_more_with_several_sockets() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { burst: 10, every: NEVER, ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let anna = Person::<Goblin>::new(running.address, 1).await;
    let mut ben = Person::<Goblin>::new(running.address, 2).await;
    let code = anna.open(&table_of(GameName::Goblin, 3)).await;
    let mut answers = Vec::new();
    for client in 1..=3 {
        let mut raw = Raw::open(running.address, &code, &anna.cookie).await;
        raw.hello(client, 1).await;
        for number in 1..=6 {
            let what = if number % 2 == 1 { "claim" } else { "free" };
            answers.push(raw.asks(number, json!({what: {"seat": 1}})).await);
        }
    }
    let done = answers.iter().take_while(|answer| *answer == "done").count();
    assert_eq!(done, 10, "{answers:?}");
    assert!(answers[done..].iter().all(|answer| answer == "too_much"), "{answers:?}");
    ben.connect(&code).await;
    ben.done(Command::Claim { seat: Seat::new(2) }).await;
    running.stop().await;
}

#[tokio::test]
async fn a_log_has_so_many_bytes_and_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { burst: 100_000, table_bytes: 8_000, ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let anna = Person::<Goblin>::new(running.address, 1).await;
    let code = anna.open(&table_of(GameName::Goblin, 2)).await;
    let mut raw = Raw::welcome(running.address, &code, &anna.cookie).await;
    let seat = json!({"seat": 1});
    let done = toggles(&mut raw, 1, [json!({"free": seat}), json!({"claim": seat})]).await;
    assert!((10..100).contains(&done), "{done} rows of 1000 bytes");
    assert_eq!(raw.asks(9_000, json!("close")).await, "done");
    running.stop().await;
}
