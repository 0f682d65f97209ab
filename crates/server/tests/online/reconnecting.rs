//! Connections that break, come again, come late or come twice; servers that stop and start again.

use dungeon::Dungeon;
use goblin::Goblin;
use protocol::{Bye, Command, News, Stage};
use serde_json::json;
use server::Played;
use table::{Entry, EntryOf, Record, Seat};

use crate::harness::{Person, Raw, Running, ask};
use crate::whole_games::{seated, table_of};

/// Connections break one time in so many.
const NEVER: u32 = u32::MAX;

/// How many actions of a seat a finished game has.
fn actions_of<G: Played>(record: &str, seat: Seat) -> usize {
    let record: Record<EntryOf<G>> = record.parse().expect("a record");
    let own = |entry: &&EntryOf<G>| matches!(entry, Entry::Play { seat: by, .. } if *by == seat);
    record.entries.iter().filter(own).count()
}

/// How often a person was told that a command has come into effect, commands of before the game not counted.
fn acknowledged<G: Played>(person: &Person<G>) -> usize {
    let told = person.news.iter();
    told.filter(|news| matches!(news, News::Acknowledged { sequence, .. } if *sequence > 1)).count()
}

async fn cut_at_random_moments<G: Played>(one_in: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (_, mut people) = seated::<G>(&running).await;
    let before: Vec<usize> = people.iter().map(acknowledged).collect();
    let seen: Vec<usize> = people.iter().map(|person| person.received.len()).collect();
    let [one, two] = &mut people[..] else { panic!("two people") };
    tokio::join!(one.plays_with_cuts(one_in), two.plays_with_cuts(one_in));
    for (number, person) in people.iter().enumerate() {
        let verdict = person.verdict();
        assert!(verdict.is_some_and(protocol::Verdict::is_proved), "{verdict:?}");
        let anew = person.received[seen[number]..].iter();
        let anew = anew.filter(|text| text.starts_with("{\"fresh\"")).count();
        assert_eq!(anew, 0, "what was missed comes as updates");
        let record = person.record().expect("a record");
        let played = actions_of::<G>(record, Seat::new(number));
        assert_eq!(acknowledged(person) - before[number], played, "each came into effect once");
    }
    running.stop().await;
}

#[tokio::test]
async fn cut_at_random_moments_in_the_dungeon() {
    cut_at_random_moments::<Dungeon>(9).await;
}

#[tokio::test]
async fn cut_at_random_moments_in_goblin() {
    cut_at_random_moments::<Goblin>(4).await;
}

#[tokio::test]
async fn two_devices_of_one_guest() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, mut people) = seated::<Goblin>(&running).await;
    let mut phone = people[0].other_device(100);
    phone.connect(&code).await;
    phone.until(|phone| phone.client.table().is_some() && phone.has_begun()).await;
    let [one, two] = &mut people[..] else { panic!("two people") };
    tokio::join!(one.plays_with_cuts(NEVER), two.plays_to_the_end(), phone.plays_with_cuts(NEVER));
    assert!(acknowledged(&phone) > 0 && acknowledged(one) > 0, "both devices played");
    let record = one.record().expect("a record");
    let played = actions_of::<Goblin>(record, Seat::new(0));
    // The first device started the game, at a sequence that may count.
    let told = acknowledged(one) + acknowledged(&phone);
    assert!([played, played + 1].contains(&told), "{told} of {played}");
    // A guest is here until the last device is gone.
    phone.cut();
    two.done(Command::Rematch).await;
    let again = two.client.table().and_then(|table| table.rematch.clone());
    for person in [&*one, &*two] {
        let (_, _, card) =
            ask(running.address, "GET", "/api/guest", Some(&person.cookie), "").await;
        assert!(card.contains(&again.clone().expect("a table")), "it is among one's own: {card}");
    }
    let here =
        |person: &Person<Goblin>| person.client.table().is_some_and(|table| table.guests[0].here);
    assert!(here(two));
    one.cut();
    two.until(|two| !here(two)).await;
    running.stop().await;
}

#[tokio::test]
async fn a_later_connection_ends_the_earlier_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let person = Person::<Goblin>::new(running.address, 1).await;
    let code = person.open(&table_of(protocol::GameName::Goblin, 2)).await;
    let open = || Raw::open(running.address, &code, &person.cookie);
    let mut sockets = [open().await, open().await, open().await];
    let [first, second, late] = &mut sockets;
    first.hello(7, 1).await;
    first.until("welcome").await;
    second.hello(7, 3).await;
    second.until("welcome").await;
    assert_eq!(first.bye().await.as_deref(), Some("again"));
    late.hello(7, 2).await;
    assert_eq!(late.bye().await.as_deref(), Some("again"), "it is itself an earlier one");
    assert_eq!(second.asks(1, json!({"claim": {"seat": 1}})).await, "done");
    // And when the later one is gone, the earlier one is no better.
    drop(sockets);
    let mut other = Raw::welcome(running.address, &code, &person.cookie).await;
    assert_eq!(other.asks(1, json!({"free": {"seat": 1}})).await, "done");
    let mut late = open().await;
    late.hello(7, 2).await;
    assert_eq!(late.bye().await.as_deref(), Some("again"));
    running.stop().await;
}

/// A gap in what is held, or another history, is no reason to trust it.
#[tokio::test]
async fn whoever_has_something_else_is_told_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, people) = seated::<Goblin>(&running).await;
    let table = people[0].client.follower(table::Viewer::Seat(Seat::new(0))).expect("a game");
    let unknown = "ab".repeat(32);
    for sequence in [0, table.sequence, table.sequence + 1, usize::MAX] {
        let mut raw = Raw::open(running.address, &code, &people[0].cookie).await;
        let have = json!([{"viewer": {"seat": 1}, "sequence": sequence, "link": unknown}]);
        let hello = json!({"protocol": 1, "client": 50, "connection": 1, "have": have});
        raw.say(&json!({ "hello": hello })).await;
        assert_eq!(raw.until("fresh").await["viewer"], json!({"seat": 1}));
    }
    running.stop().await;
}

/// Whoever is connected is told, whether they have come to a table or not, and then the server is stopped.
#[tokio::test]
async fn everybody_is_told_of_a_stop() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let person = Person::<Goblin>::new(running.address, 1).await;
    let code = person.open(&table_of(protocol::GameName::Goblin, 2)).await;
    let mut sockets = Vec::new();
    for client in 0..20 {
        let mut raw = Raw::open(running.address, &code, &person.cookie).await;
        if client % 2 == 0 {
            raw.hello(client, 1).await;
            raw.until("welcome").await;
        }
        sockets.push(raw);
    }
    let server = running.server.clone();
    running.stop().await;
    assert!(server.metrics().contains("karak_connections 0.0"), "{}", server.metrics());
    for raw in &mut sockets {
        assert_eq!(raw.bye().await.as_deref(), Some("stopping"));
    }
}

/// Everything that people hold is there after a stop, and the game goes on.
#[tokio::test]
async fn a_server_that_stops_and_starts_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, mut people) = seated::<Goblin>(&running).await;
    for _ in 0..30 {
        for person in &mut people {
            if let Some((seat, action)) = person.anything() {
                person.done(Command::Play { seat, actions: vec![action] }).await;
            }
        }
        let [one, two] = &mut people[..] else { panic!("two people") };
        tokio::select! { _ = one.next() => {}, _ = two.next() => {} }
    }
    running.stop().await;
    for person in &mut people {
        while person.next().await {}
        assert!(person.news.contains(&News::Bye(Bye::Stopping)), "they are told");
    }
    let running = Running::start(folder.path()).await;
    for person in &mut people {
        person.address = running.address;
        person.connect(&code).await;
        person.until(|person| person.client.state() == protocol::ConnectionState::Online).await;
    }
    let [one, two] = &mut people[..] else { panic!("two people") };
    tokio::join!(one.plays_to_the_end(), two.plays_to_the_end());
    for person in &people {
        assert_eq!(person.client.table().map(|table| table.stage), Some(Stage::Over));
        let verdict = person.verdict();
        assert!(verdict.is_some_and(protocol::Verdict::is_proved), "{verdict:?}");
        person.holds_what_is_so(1_000).await;
    }
    running.stop().await;
}
