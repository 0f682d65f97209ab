//! Every byte that each viewer is sent is what the rules show that viewer, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

use goblin::Goblin;
use protocol::{Command, FromServer, FromServerOf, GameName};
use table::{EntryOf, Follower, Host, Record, Seat, Seating, Viewer};
use tokio::task::JoinSet;

use crate::harness::{Person, Running};
use crate::whole_games::table_of;

/// Games at a time, and how often.
const AT_ONCE: u64 = 25;
const ROUNDS: u64 = 8;

/// What the rules show a viewer at each step of a finished game: the whole position, and what led on from there.
struct Shown {
    positions: BTreeMap<usize, serde_json::Value>,
    updates: BTreeMap<usize, serde_json::Value>,
}

fn position(held: &table::FollowerOf<Goblin>) -> serde_json::Value {
    let legal: Vec<String> = held.legal.iter().map(ToString::to_string).collect();
    serde_json::json!([held.sequence, held.view, held.log, legal])
}

fn shown(person: &Person<Goblin>, record: &Record<EntryOf<Goblin>>, eyes: Viewer) -> Shown {
    let rules = &person.client.set_up().expect("a set-up").rules;
    let seating = Seating::named(&["human", "human", "easy"]);
    let mut host = Host::new(rules.clone(), None).seated(seating).by_record();
    // Whole positions are long, and few are sent.
    let whole: BTreeSet<usize> =
        person.received.iter().filter_map(|text| sequence_of(text)).collect();
    let mut shown = Shown { positions: BTreeMap::new(), updates: BTreeMap::new() };
    for entry in &record.entries {
        let look = |host: &Host<Goblin>, done: &table::Done<Goblin>| {
            let update = serde_json::to_value(done.update(rules, eyes)).expect("JSON");
            shown.updates.insert(done.from(), update);
            if whole.contains(&host.sequence()) {
                shown.positions.insert(host.sequence(), position(&Follower::of(host, eyes)));
            }
        };
        host = host.replay_with([entry], look).unwrap_or_else(|_| panic!("it can be replayed"));
    }
    shown
}

/// The sequence number of a whole position that was sent.
fn sequence_of(text: &str) -> Option<usize> {
    let message: FromServerOf<Goblin> =
        text.starts_with("{\"fresh\"").then(|| serde_json::from_str(text).ok())??;
    if let FromServer::Fresh { sequence, .. } = message { Some(sequence) } else { None }
}

/// Reads everything that somebody was sent before the end.
fn read(person: &Person<Goblin>, eyes: Viewer, secrets: &[String]) -> usize {
    let record: Record<EntryOf<Goblin>> = person.record().expect("it is over").parse().unwrap();
    let shown = shown(person, &record, eyes);
    let mut views = 0;
    for text in &person.received {
        let message: FromServerOf<Goblin> = serde_json::from_str(text).expect("a message");
        match message {
            FromServer::Fresh { viewer, sequence, view, log, legal, .. } => {
                assert_eq!(viewer, eyes);
                let held = position(&Follower { sequence, view, log, legal });
                assert_eq!(Some(&held), shown.positions.get(&sequence));
                views += 1;
            }
            FromServer::Update { viewer, update, .. } => {
                assert_eq!(viewer, eyes);
                let sent = serde_json::to_value(&update).expect("JSON");
                assert_eq!(Some(&sent), shown.updates.get(&update.from));
                views += 1;
            }
            // From here on everybody may know everything.
            FromServer::Proof(_) => return views,
            FromServer::Welcome(_)
            | FromServer::Table(_)
            | FromServer::Fair(_)
            | FromServer::Done { .. } => {}
            FromServer::Refused(_)
            | FromServer::Said { .. }
            | FromServer::Emoted { .. }
            | FromServer::Pong
            | FromServer::Bye(_) => panic!("nobody did anything for that: {text}"),
        }
        // Nothing but what the types above hold: what is written is what was read.
        let again: FromServerOf<Goblin> = serde_json::from_str(text).expect("a message");
        assert_eq!(serde_json::to_string(&again).expect("JSON"), *text);
        for secret in secrets {
            assert!(!text.contains(secret.as_str()), "a secret in {text}");
        }
    }
    panic!("a proof comes")
}

/// The server's secret, the shares, and the cookies of everybody.
fn secrets(people: &[&Person<Goblin>]) -> Vec<String> {
    let record = people[0].record().expect("it is over");
    let lines = record.lines().filter(|line| line.starts_with("dice-"));
    let dice = lines.flat_map(|line| line.split([' ', ','])).filter(|part| part.len() >= 32);
    let cookies = people.iter().filter_map(|person| Some(person.cookie.split_once('=')?.1));
    let all: Vec<String> = dice.chain(cookies).map(str::to_owned).collect();
    assert!(all.len() >= 4 + people.len(), "a secret of the server, three shares and the cookies");
    all
}

/// Part of a game, after which the host closes the table and everything is shown.
async fn plays(address: SocketAddr, number: u64) -> usize {
    let mut one = Person::<Goblin>::new(address, 10 * number).await;
    let mut two = Person::new(address, 10 * number + 1).await;
    let mut watching = Person::new(address, 10 * number + 2).await;
    let code = one.open(&table_of(GameName::Goblin, 3)).await;
    one.connect(&code).await;
    two.connect(&code).await;
    watching.connect(&code).await;
    one.done(Command::Claim { seat: Seat::new(0) }).await;
    two.done(Command::Claim { seat: Seat::new(1) }).await;
    one.done(Command::SeatBot { seat: Seat::new(2), bot: "easy".to_owned() }).await;
    two.done(Command::Ready { ready: true }).await;
    one.done(Command::Start).await;
    tokio::join!(one.until(Person::has_begun), two.until(Person::has_begun));
    // Longer and longer games.
    let mut moves = 4 + number % 40;
    while moves > 0 && !one.has_proof() {
        for person in [&mut one, &mut two] {
            if let Some((seat, action)) = person.anything() {
                person.done(Command::Play { seat, actions: vec![action] }).await;
                moves = moves.saturating_sub(1);
            }
        }
        tokio::select! { _ = one.next() => {}, _ = two.next() => {} }
    }
    if !one.has_proof() {
        one.done(Command::Close).await;
    }
    for person in [&mut one, &mut two, &mut watching] {
        person.until(Person::has_proof).await;
    }
    let secrets = secrets(&[&one, &two, &watching]);
    read(&one, Viewer::Seat(Seat::new(0)), &secrets)
        + read(&two, Viewer::Seat(Seat::new(1)), &secrets)
        + read(&watching, Viewer::Spectator, &secrets)
}

#[tokio::test]
async fn every_byte_is_what_the_viewer_may_know() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let mut views = 0;
    for round in 0..ROUNDS {
        let mut games = JoinSet::new();
        for game in 0..AT_ONCE {
            games.spawn(plays(running.address, 1 + round * AT_ONCE + game));
        }
        views += games.join_all().await.into_iter().sum::<usize>();
    }
    assert!(views > 10_000, "only {views} views and updates were read");
    running.stop().await;
}
