//! `kill -9` in the middle of many games of two people and somebody who watches: what was acknowledged is there once, and all of
//! them see the same again.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use dungeon::Dungeon;
use protocol::{Command, GameName, NewTable, News, NewsOf, Settings};
use table::{Entry, EntryOf, Record, Seat, Viewer};
use tokio::task::JoinSet;

use crate::harness::{PROGRAM, Person, Process};
use crate::killed::{come_again, play_until_killed};

const TABLES: u64 = 100;
/// Commands of a player before the game: sitting down, and being ready or starting.
const BEFORE: u64 = 2;
/// So many commands are sent at each table before a kill, on average.
const COMMANDS: usize = 6;

fn start(folder: &std::path::Path) -> Process {
    // A machine that is busy with something else makes dice late.
    Process::start_by(std::process::Command::new(PROGRAM).env("KARAK_DICE_TIME", "10m"), folder)
}

/// Two people play, and one watches.
async fn begins(address: SocketAddr, number: u64) -> [Person<Dungeon>; 3] {
    let mut one = Person::new(address, 3 * number).await;
    let mut two = Person::new(address, 3 * number + 1).await;
    let mut watching = Person::new(address, 3 * number + 2).await;
    let set_up = "game: dungeon\nheroes: random, random\n".to_owned();
    let new = NewTable { game: GameName::Dungeon, set_up, settings: Settings::default() };
    let code = one.open(&new).await;
    for person in [&mut one, &mut two, &mut watching] {
        person.connect(&code).await;
    }
    one.done(Command::Claim { seat: Seat::new(0) }).await;
    two.done(Command::Claim { seat: Seat::new(1) }).await;
    two.done(Command::Ready { ready: true }).await;
    one.done(Command::Start).await;
    tokio::join!(one.until(Person::has_begun), two.until(Person::has_begun));
    [one, two, watching]
}

fn seat_of(person: &Person<Dungeon>) -> Option<Seat> {
    person.client.viewers().into_iter().find_map(|viewer| match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    })
}

/// How many decisions of this person were acknowledged.
fn acknowledged(person: &Person<Dungeon>) -> usize {
    let is_decision = |news: &&NewsOf<Dungeon>| matches!(news, News::Acknowledged { number, .. } if *number > BEFORE);
    person.news.iter().filter(is_decision).count()
}

/// How many decisions of this seat a record has.
fn played(record: &str, seat: Seat) -> usize {
    let record: Record<EntryOf<Dungeon>> = record.parse().expect("a record");
    let own =
        |entry: &&EntryOf<Dungeon>| matches!(entry, Entry::Play { seat: who, .. } if *who == seat);
    record.entries.iter().filter(own).count()
}

fn is_answered(person: &Person<Dungeon>) -> bool {
    person.client.unanswered().next().is_none()
}

#[tokio::test]
async fn every_acknowledged_command_is_there_once_and_all_see_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut process = start(folder.path());
    let mut tables = JoinSet::new();
    for number in 1..=TABLES {
        tables.spawn(begins(process.address, number));
    }
    let mut people: Vec<Person<Dungeon>> = tables.join_all().await.into_iter().flatten().collect();
    for _ in 0..3 {
        people = play_until_killed(people, process, COMMANDS * TABLES as usize).await;
        process = start(folder.path());
        come_again(&mut people, &process).await;
    }
    // What was sent before the last kill comes first: who agrees to an end no longer does when somebody plays.
    let mut answered = JoinSet::new();
    for mut person in people {
        answered.spawn(async move {
            person.until(|person| is_answered(person) && person.has_begun()).await;
            person
        });
    }
    let mut ended = JoinSet::new();
    for mut person in answered.join_all().await {
        ended.spawn(async move {
            let decisions = acknowledged(&person);
            if let Some(seat) = seat_of(&person) {
                person.command(Command::AgreeToEnd { seat, agrees: true }).await;
            }
            person.until(|person| person.has_proof() && is_answered(person)).await;
            (person, decisions)
        });
    }
    let mut records: BTreeMap<String, String> = BTreeMap::new();
    let mut players = 0;
    for (person, decisions) in ended.join_all().await {
        let verdict = person.verdict();
        assert!(verdict.is_some_and(protocol::Verdict::is_proved), "{verdict:?}");
        let record = person.record().expect("a record");
        if let Some(seat) = seat_of(&person) {
            assert_eq!(played(record, seat), decisions, "each is there once");
            players += 1;
        }
        let same = records.entry(person.code.clone()).or_insert_with(|| record.to_owned());
        assert_eq!(same, record, "all of a table are shown one record");
        person.holds_what_is_so(10_000).await;
    }
    assert_eq!((records.len() as u64, players), (TABLES, 2 * TABLES));
    process.kill();
}
