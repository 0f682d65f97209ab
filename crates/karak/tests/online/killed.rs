//! `kill -9` in the middle of many games: nothing that was acknowledged is lost, or there twice.

use goblin::Goblin;
use protocol::{Command, GameName, NewTable, News, NewsOf, Settings};
use table::{Entry, EntryOf, Record, Recorded, Seat};
use tokio::task::JoinSet;

use crate::harness::{Person, Process};

const TABLES: u64 = 100;
/// So many of them are played to their end; the others are given up after the last kill.
const PLAYED: usize = 20;
/// So many commands of each person are answered before the first kill.
const COMMANDS: usize = 6;

/// Somebody plays against a bot, at a table of their own.
pub(crate) async fn begins(address: std::net::SocketAddr, number: u64) -> Person<Goblin> {
    begins_against(address, number, "easy").await
}

/// The same against a bot of this level.
pub(crate) async fn begins_against(
    address: std::net::SocketAddr,
    number: u64,
    bot: &str,
) -> Person<Goblin> {
    let mut person = Person::new(address, number).await;
    let set_up = "game: goblin\nheroes: random, random\n".to_owned();
    let new = NewTable { game: GameName::Goblin, set_up, settings: Settings::default() };
    let code = person.open(&new).await;
    person.connect(&code).await;
    person.done(Command::Claim { seat: Seat::new(0) }).await;
    person.done(Command::SeatBot { seat: Seat::new(1), bot: bot.to_owned() }).await;
    person.done(Command::Start).await;
    person.until(Person::has_begun).await;
    person
}

fn acknowledged(person: &Person<Goblin>) -> usize {
    let told = person.news.iter();
    told.filter(|news| matches!(news, News::Acknowledged { number, .. } if *number > 3)).count()
}

/// Waits until everything is answered, and compares what was acknowledged with what the record has. The game is over.
pub(crate) async fn each_is_there_once(person: &mut Person<Goblin>) {
    person.until(|person| person.client.unanswered().next().is_none()).await;
    let decision =
        |news: &&NewsOf<Goblin>| matches!(news, News::Acknowledged { number, .. } if *number > 3);
    let acknowledged = person.news.iter().filter(decision).count();
    let record: Record<EntryOf<Goblin>> = person.record().expect("a record").parse().unwrap();
    assert_eq!(played(&record), acknowledged);
}

/// The decisions of the first seat.
fn played(record: &Record<EntryOf<Goblin>>) -> usize {
    let own = |entry: &&EntryOf<Goblin>| matches!(entry, Entry::Play { seat, .. } if *seat == Seat::new(0));
    record.entries.iter().filter(own).count()
}

/// Everybody plays at full speed; after so many commands of all of them the server is killed.
pub(crate) async fn play_until_killed<G: Recorded>(
    people: Vec<Person<G>>,
    process: Process,
    commands: usize,
) -> Vec<Person<G>> {
    let (told, mut tells) = tokio::sync::mpsc::unbounded_channel();
    let mut games = JoinSet::new();
    for mut person in people {
        let told = told.clone();
        games.spawn(async move {
            loop {
                if let Some((seat, action)) = person.anything() {
                    person.command(Command::Play { seat, actions: vec![action] }).await;
                    let _ = told.send(());
                } else if person.has_proof() || !person.next().await {
                    return person;
                }
            }
        });
    }
    for _ in 0..commands {
        tells.recv().await;
    }
    process.kill();
    games.join_all().await
}

/// Everybody comes to their table again, at the server that was started anew.
pub(crate) async fn come_again<G: Recorded>(people: &mut [Person<G>], process: &Process) {
    for person in people {
        person.address = process.address;
        let code = person.code.clone();
        person.cut();
        person.connect(&code).await;
    }
}

#[tokio::test]
async fn every_acknowledged_command_is_there_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut process = Process::start(folder.path());
    let mut games = JoinSet::new();
    for number in 1..=TABLES {
        games.spawn(begins(process.address, number));
    }
    let mut people = games.join_all().await;
    for _ in 0..3 {
        people = play_until_killed(people, process, COMMANDS * TABLES as usize).await;
        process = Process::start(folder.path());
        come_again(&mut people, &process).await;
    }
    let mut games = JoinSet::new();
    for (place, mut person) in people.into_iter().enumerate() {
        games.spawn(async move {
            if place < PLAYED {
                person.plays_with_cuts(u32::MAX).await;
                return (person, 0);
            }
            // What was sent before the last kill comes first; a game may be over with it.
            person.until(|person| person.client.unanswered().next().is_none()).await;
            let before = acknowledged(&person);
            if !person.has_proof() {
                person.command(Command::AgreeToEnd { seat: Seat::new(0), agrees: true }).await;
            }
            let answered = |person: &Person<Goblin>| person.client.unanswered().next().is_none();
            person.until(|person| person.has_proof() && answered(person)).await;
            let given_up = acknowledged(&person) - before;
            (person, given_up)
        });
    }
    for (person, given_up) in games.join_all().await {
        let verdict = person.verdict();
        assert!(verdict.is_some_and(protocol::Verdict::is_proved), "{verdict:?}");
        let record: Record<EntryOf<Goblin>> = person.record().expect("a record").parse().unwrap();
        assert_eq!(played(&record), acknowledged(&person) - given_up);
        person.holds_what_is_so(10_000).await;
    }
    process.kill();
    let check = std::process::Command::new(env!("CARGO_BIN_EXE_karak"))
        .args(["db", "check", "--data"])
        .arg(folder.path())
        .output()
        .expect("the program");
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stdout));
}
