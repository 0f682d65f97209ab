//! Every byte that is sent where a seat changes hands in the middle of a game, and where one guest has several: eyes change with
//! seats, and neither the record of a running game nor the server's figures tell more.

use dungeon::Dungeon;
use goblin::Goblin;
use protocol::{Command, FromServer, FromServerOf, GuestNumber, TableNow};
use serde_json::Value;
use server::Played;
use table::{EntryOf, Follower, Record, Seat, Viewer};

use crate::harness::{Person, Running, ask};
use crate::no_leak::{Shown, position, secrets, shown};
use crate::whole_games::table_of;

const GAMES: u64 = 12;
const ONE: Viewer = Viewer::Seat(Seat::new(0));
const TWO: Viewer = Viewer::Seat(Seat::new(1));

/// The viewers that a guest may be: those of the guest's seats.
fn eyes_of(table: &TableNow, you: GuestNumber) -> Vec<Viewer> {
    let mut eyes: Vec<Viewer> = table.seats_of(you).map(Viewer::Seat).collect();
    if eyes.len() != 1 {
        eyes.push(Viewer::Spectator);
    }
    eyes
}

/// What a finished game shows each of those who saw it.
struct All([(Viewer, Shown); 3]);

impl All {
    fn of<G: Played>(person: &Person<G>) -> Self {
        let record: Record<EntryOf<G>> = person.record().expect("it is over").parse().unwrap();
        Self([ONE, TWO, Viewer::Spectator].map(|eyes| (eyes, shown(person, &record, eyes))))
    }

    fn to(&self, viewer: Viewer) -> &Shown {
        &self.0.iter().find(|(eyes, _)| *eyes == viewer).expect("a viewer of this game").1
    }
}

/// Reads everything that a person was sent before the end, and gives the viewers that the person was, one set after the other.
fn read<G: Played>(person: &Person<G>, secrets: &[String]) -> Vec<Vec<Viewer>> {
    let all = All::of(person);
    let (mut you, mut had) = (GuestNumber(0), Vec::new());
    for text in &person.received {
        let message: FromServerOf<G> = serde_json::from_str(text).expect("a message");
        let may =
            |viewer: &Viewer| had.last().is_some_and(|eyes: &Vec<Viewer>| eyes.contains(viewer));
        let mut now = None;
        match message {
            FromServer::Welcome(welcome) => {
                you = welcome.you;
                now = Some(eyes_of(&welcome.table, you));
            }
            FromServer::Table(table) => now = Some(eyes_of(&table, you)),
            FromServer::Fresh { viewer, sequence, view, log, legal, .. } => {
                assert!(may(&viewer), "{viewer:?} of {had:?}");
                let held = position::<G>(&Follower { sequence, view, log, legal });
                assert_eq!(Some(&held), all.to(viewer).positions.get(&sequence));
            }
            FromServer::Update { viewer, update, .. } => {
                assert!(may(&viewer), "{viewer:?} of {had:?}");
                let sent = serde_json::to_value(&update).expect("JSON");
                assert_eq!(Some(&sent), all.to(viewer).updates.get(&update.from));
            }
            // From here on everybody may know everything.
            FromServer::Proof(_) => return had,
            FromServer::Fair(_) | FromServer::Done { .. } => {}
            FromServer::Refused(_)
            | FromServer::Said { .. }
            | FromServer::Emoted { .. }
            | FromServer::Pong
            | FromServer::Bye(_) => panic!("nobody did anything for that: {text}"),
        }
        if let Some(now) = now
            && had.last() != Some(&now)
        {
            had.push(now);
        }
        assert!(secrets.iter().all(|secret| !text.contains(secret)), "a secret in {text}");
    }
    panic!("a proof comes")
}

/// The record of a running game as this person gets it, and whose it has to be.
async fn record<G: Played>(person: &Person<G>, viewer: Viewer) -> (Viewer, String) {
    let path = format!("/api/tables/{}/record", person.code);
    let (status, _, text) = ask(person.address, "GET", &path, Some(&person.cookie), "").await;
    assert_eq!(status, 200, "{text}");
    (viewer, text)
}

/// A running game's record shows what that viewer was shown, if anything is hidden in this game.
fn is_read<G: Played>(all: &All, (viewer, text): &(Viewer, String)) {
    let mut count = 0;
    for line in text.lines().filter(|line| line.starts_with('{')) {
        let update: Value = serde_json::from_str(line).expect("JSON");
        if let Some(from) = update["from"].as_u64().filter(|from| update["to"] != *from) {
            assert_eq!(Some(&update), all.to(*viewer).updates.get(&(from as usize)), "{viewer:?}");
            count += 1;
        }
    }
    assert!(G::OPEN || (count > 0 && text.contains(&format!("\nseen-by: {viewer}\n"))), "{text}");
}

/// So many decisions of whoever may decide; whoever only watches listens as well.
async fn play_on<G: Played>(people: &mut [Person<G>; 3], mut moves: u64) {
    while moves > 0 && !people[0].has_proof() {
        for person in people.iter_mut() {
            if let Some((seat, action)) = person.anything() {
                person.done(Command::Play { seat, actions: vec![action] }).await;
                moves = moves.saturating_sub(1);
            }
        }
        let [one, two, watching] = people;
        tokio::select! { _ = one.next() => {}, _ = two.next() => {}, _ = watching.next() => {} }
    }
}

/// The host gives the own seat to the other player in the middle of the game.
async fn plays<G: Played>(running: &Running, number: u64) {
    let mut people = [
        Person::<G>::new(running.address, 10 * number).await,
        Person::new(running.address, 10 * number + 1).await,
        Person::new(running.address, 10 * number + 2).await,
    ];
    let code = people[0].open(&table_of(G::NAME, 3)).await;
    for person in &mut people {
        person.connect(&code).await;
        person.until(|person| person.client.table().is_some()).await;
    }
    let [one, two, _] = &mut people;
    one.done(Command::Claim { seat: Seat::new(0) }).await;
    two.done(Command::Claim { seat: Seat::new(1) }).await;
    one.done(Command::SeatBot { seat: Seat::new(2), bot: "easy".to_owned() }).await;
    two.done(Command::Ready { ready: true }).await;
    one.done(Command::Start).await;
    tokio::join!(one.until(Person::has_begun), two.until(Person::has_begun));
    play_on(&mut people, 3 + number % 10).await;
    people[0].done(Command::GiveSeat { seat: Seat::new(0), guest: GuestNumber(1) }).await;
    people[1].until(|two| two.client.viewers().len() == 3 && two.has_begun()).await;
    play_on(&mut people, 3 + number % 10).await;
    let records = [
        record(&people[0], Viewer::Spectator).await,
        record(&people[1], ONE).await,
        record(&people[2], Viewer::Spectator).await,
    ];
    let metrics = running.server.metrics();
    people[0].done(Command::Close).await;
    for person in &mut people {
        person.until(Person::has_proof).await;
    }
    let [one, two, watching] = &people;
    let secrets = secrets(&[one, two, watching]);
    let watched = vec![Viewer::Spectator];
    assert_eq!(read(one, &secrets), [watched.clone(), vec![ONE], watched.clone()]);
    let both = vec![ONE, TWO, Viewer::Spectator];
    assert_eq!(read(two, &secrets), [watched.clone(), vec![TWO], both]);
    assert_eq!(read(watching, &secrets), [watched]);
    let all = All::of(one);
    for running in &records {
        is_read::<G>(&all, running);
    }
    let texts = records.iter().map(|(_, text)| text).chain([&metrics]);
    for text in texts {
        assert!(secrets.iter().all(|secret| !text.contains(secret)), "a secret in {text}");
    }
    assert!(!metrics.contains(&code), "figures tell of no table: {metrics}");
}

async fn eyes_change_with_seats<G: Played>() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    for number in 1..=GAMES {
        plays::<G>(&running, number).await;
    }
    running.stop().await;
}

#[tokio::test]
async fn every_byte_of_goblin_is_what_those_eyes_may_see() {
    eyes_change_with_seats::<Goblin>().await;
}

#[tokio::test]
async fn every_byte_of_the_dungeon_is_what_those_eyes_may_see() {
    eyes_change_with_seats::<Dungeon>().await;
}
