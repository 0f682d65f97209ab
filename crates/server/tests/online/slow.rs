//! A device that does not read what it is sent: it is sent away, little is kept for it, and the others at its table play on.

use std::time::Duration;

use goblin::Goblin;
use protocol::Verdict;
use server::Settings;

use crate::harness::{Person, Raw, Running};
use crate::whole_games::seated;

/// Bytes that a narrow connection holds on its way: what the system keeps at both ends, which is more than it is asked for.
const ON_THE_WAY: usize = 256 << 10;
const OUTBOX: usize = 32 << 10;

fn slow(running: &Running) -> String {
    let metrics = running.server.metrics();
    let line = metrics.lines().find_map(|line| line.strip_prefix("karak_slow_total "));
    line.expect("a counter").to_owned()
}

/// Two people play to the end, and are proved what they saw.
async fn play_on(people: &mut [Person<Goblin>]) {
    let [one, two] = people else { panic!("two people") };
    tokio::join!(one.plays_to_the_end(), two.plays_to_the_end());
    assert!(people.iter().all(|person| person.verdict().is_some_and(Verdict::is_proved)));
}

/// One of two people says something long, and both hear it. Gives back its bytes.
async fn say(people: &mut [Person<Goblin>]) -> usize {
    let is_said = |text: &&String| text.starts_with("{\"said\"");
    let heard = |person: &Person<Goblin>| person.received.iter().filter(is_said).count();
    let [one, two] = people else { panic!("two people") };
    let next = heard(one) + 1;
    let line = "x".repeat(200);
    let bytes = line.len();
    one.client.say(line).expect("a connection");
    one.send().await;
    let has_it = |person: &Person<Goblin>| heard(person) == next;
    tokio::join!(one.until(has_it), two.until(has_it));
    bytes
}

#[tokio::test]
async fn whoever_does_not_read_is_sent_away_and_others_play_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let patience = Duration::from_secs(600);
    let settings = Settings {
        burst: 100_000,
        chat_burst: 100_000,
        // More messages than there are: what is too much here is bytes.
        outbox: 100_000,
        outbox_bytes: OUTBOX,
        write: patience,
        ping: patience,
        ..Settings::default()
    };
    let running = Running::start_narrow(folder.path(), &settings).await;
    let (code, mut people) = seated::<Goblin>(&running).await;
    let watching = Person::<Goblin>::new(running.address, 3).await;
    let mut silent = Raw::narrow(running.address, &code, &watching.cookie).await;
    silent.hello(1, 1).await;
    // So much is said that it fits nowhere.
    let mut said = 0;
    while slow(&running) == "0" {
        assert!(said < 4 << 20, "all of it is kept for somebody who does not read");
        said += say(&mut people).await;
    }
    play_on(&mut people).await;
    assert_eq!(slow(&running), "1", "nobody else is");
    let (bytes, bye) = silent.bytes_and_bye().await;
    assert_eq!(bye.as_deref(), Some("too_slow"));
    assert!(bytes < ON_THE_WAY + 2 * OUTBOX, "{bytes} bytes were kept");
    running.stop().await;
}

#[tokio::test]
async fn whoever_takes_too_long_to_read_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings {
        burst: 100_000,
        chat_burst: 100_000,
        outbox: 100_000,
        outbox_bytes: 1 << 30,
        write: Duration::from_secs(2),
        ..Settings::default()
    };
    let running = Running::start_narrow(folder.path(), &settings).await;
    let (code, mut people) = seated::<Goblin>(&running).await;
    let watching = Person::<Goblin>::new(running.address, 3).await;
    let mut silent = Raw::narrow(running.address, &code, &watching.cookie).await;
    silent.hello(1, 1).await;
    while slow(&running) == "0" {
        say(&mut people).await;
    }
    while !running.server.metrics().contains("karak_connections 2.0") {
        tokio::task::yield_now().await;
    }
    play_on(&mut people).await;
    assert_eq!(silent.bytes_and_bye().await.1, None, "nothing more is said to it");
    running.stop().await;
}
