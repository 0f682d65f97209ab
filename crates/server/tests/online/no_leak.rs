//! Every byte that each viewer is sent is what the rules show that viewer, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

use dungeon::Dungeon;
use goblin::Goblin;
use protocol::{Command, CommandOf, FromServer, FromServerOf, News, NewsOf, Why};
use server::Played;
use table::{Entry, EntryOf, Follower, Host, Record, Seat, SeatNote, Seating, Viewer};
use tokio::task::JoinSet;

use crate::database::{ONE_IN, SERVERS};
use crate::harness::{Person, Running};
use crate::whole_games::table_of;

/// Games at a time.
const AT_ONCE: usize = 25;

/// What the rules show a viewer at each step of a finished game: the whole position, and what led on from there.
pub(crate) struct Shown {
    pub(crate) positions: BTreeMap<usize, serde_json::Value>,
    pub(crate) updates: BTreeMap<usize, serde_json::Value>,
}

pub(crate) fn position<G: Played>(held: &table::FollowerOf<G>) -> serde_json::Value {
    let legal: Vec<String> = held.legal.iter().map(ToString::to_string).collect();
    serde_json::json!([held.sequence, held.view, held.log, legal])
}

pub(crate) fn shown<G: Played>(
    person: &Person<G>,
    record: &Record<EntryOf<G>>,
    eyes: Viewer,
) -> Shown {
    let rules = &person.client.set_up().expect("a set-up").rules;
    let seating = Seating::named(&["human", "human", "easy"]);
    let mut host = Host::new(rules.clone(), None).seated(seating).by_record();
    // Whole positions are long, and few are sent.
    let whole: BTreeSet<usize> =
        person.received.iter().filter_map(|text| sequence_of::<G>(text)).collect();
    let mut shown = Shown { positions: BTreeMap::new(), updates: BTreeMap::new() };
    for entry in &record.entries {
        let look = |host: &Host<G>, done: &table::Done<G>| {
            let update = serde_json::to_value(done.update(rules, eyes)).expect("JSON");
            shown.updates.insert(done.from(), update);
            if whole.contains(&host.sequence()) {
                shown.positions.insert(host.sequence(), position::<G>(&Follower::of(host, eyes)));
            }
        };
        host = host.replay_with([entry], look).unwrap_or_else(|_| panic!("it can be replayed"));
    }
    shown
}

/// The sequence number of a whole position that was sent.
fn sequence_of<G: Played>(text: &str) -> Option<usize> {
    let message: FromServerOf<G> =
        text.starts_with("{\"fresh\"").then(|| serde_json::from_str(text).ok())??;
    if let FromServer::Fresh { sequence, .. } = message { Some(sequence) } else { None }
}

/// Reads everything that somebody was sent before the end.
fn read<G: Played>(person: &Person<G>, eyes: Viewer, secrets: &[String]) -> usize {
    let record: Record<EntryOf<G>> = person.record().expect("it is over").parse().unwrap();
    let shown = shown(person, &record, eyes);
    let mut views = 0;
    for text in &person.received {
        let message: FromServerOf<G> = serde_json::from_str(text).expect("a message");
        match message {
            FromServer::Fresh { viewer, sequence, view, log, legal, .. } => {
                assert_eq!(viewer, eyes);
                let held = position::<G>(&Follower { sequence, view, log, legal });
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
            FromServer::Refused(refused) if SERVERS > 1 && refused.why == Why::Stale => {}
            FromServer::Refused(_)
            | FromServer::Said { .. }
            | FromServer::Emoted { .. }
            | FromServer::Pong
            | FromServer::Bye(_) => panic!("nobody did anything for that: {text}"),
        }
        // Nothing but what the types above hold: what is written is what was read.
        let again: FromServerOf<G> = serde_json::from_str(text).expect("a message");
        assert_eq!(serde_json::to_string(&again).expect("JSON"), *text);
        for secret in secrets {
            assert!(!text.contains(secret.as_str()), "a secret in {text}");
        }
    }
    panic!("a proof comes")
}

/// The server's secret, the shares, and the cookies of everybody.
pub(crate) fn secrets<G: Played>(people: &[&Person<G>]) -> Vec<String> {
    let record = people[0].record().expect("it is over");
    let lines = record.lines().filter(|line| line.starts_with("dice-"));
    let dice = lines.flat_map(|line| line.split([' ', ','])).filter(|part| part.len() >= 32);
    let cookies = people.iter().filter_map(|person| Some(person.cookie.split_once('=')?.1));
    let all: Vec<String> = dice.chain(cookies).map(str::to_owned).collect();
    assert!(all.len() >= 4 + people.len(), "a secret of the server, three shares and the cookies");
    all
}

/// What was done in games, and how much of it was read.
#[derive(Default)]
struct Read {
    views: usize,
    taken_back: usize,
    lent: usize,
}

impl Read {
    fn and(self, other: &Self) -> Self {
        Self {
            views: self.views + other.views,
            taken_back: self.taken_back + other.taken_back,
            lent: self.lent + other.lent,
        }
    }

    /// More than so many views and updates of all games, and so many things that were taken back, and seats that were lent.
    fn is_much(&self, views: usize, others: usize) {
        let of_all = [self.views, self.taken_back, self.lent].map(|count| count * ONE_IN as usize);
        let least = [views, others, others];
        assert!(of_all.iter().zip(least).all(|(&count, least)| count > least), "only {of_all:?}");
    }
}

/// Asks for something until it is done. The game may be over before that is heard, and a bot at another server may be quicker.
async fn insists<G: Played>(person: &mut Person<G>, wanted: CommandOf<G>) {
    while !person.has_proof() {
        let number = person.command(wanted.clone()).await;
        person.until(|person| person.client.unanswered().next().is_none()).await;
        let is_refused = |news: &NewsOf<G>| matches!(news, News::GivenBack { command, .. } if command.number == number);
        if !person.news.iter().any(is_refused) {
            break;
        }
    }
}

/// Plays anything; every now and then takes it back, or has a bot play until it has done something.
async fn does_something<G: Played>(person: &mut Person<G>, seat: Seat, chance: u64) {
    let own = Viewer::Seat(seat);
    let Some((seat, action)) = person.anything() else { return };
    // While it is one's own turn nobody else can come between.
    if chance.is_multiple_of(3) && person.client.can_undo(own) {
        person.done(Command::Undo { seat }).await;
    } else if chance.is_multiple_of(7) {
        let before = person.client.follower(own).map(|held| held.sequence);
        person.done(Command::Lend { seat, bot: "easy".to_owned() }).await;
        person
            .until(|person| {
                person.has_proof()
                    || person.client.follower(own).map(|held| held.sequence) != before
            })
            .await;
        insists(person, Command::TakeBack { seat }).await;
    } else {
        person.done(Command::Play { seat, actions: vec![action] }).await;
    }
}

/// Part of a game, after which the host closes the table and everything is shown. Who is not the host may be at another server.
async fn plays<G: Played>([here, there]: [SocketAddr; 2], number: u64) -> Read {
    let mut one = Person::<G>::new(here, 10 * number).await;
    let mut two = Person::new(there, 10 * number + 1).await;
    let mut watching = Person::new(there, 10 * number + 2).await;
    let code = one.open(&table_of(G::NAME, 3)).await;
    one.connect(&code).await;
    two.connect(&code).await;
    watching.connect(&code).await;
    one.done(Command::Claim { seat: Seat::new(0) }).await;
    two.done(Command::Claim { seat: Seat::new(1) }).await;
    one.done(Command::SeatBot { seat: Seat::new(2), bot: "easy".to_owned() }).await;
    two.done(Command::Ready { ready: true }).await;
    one.until(|one| one.client.table().is_some_and(|table| table.seats[1].ready)).await;
    one.done(Command::Start).await;
    tokio::join!(one.until(Person::has_begun), two.until(Person::has_begun));
    // Longer and longer games.
    let mut moves = 4 + number % 40;
    while moves > 0 && !one.has_proof() {
        for (index, person) in [&mut one, &mut two].into_iter().enumerate() {
            if person.anything().is_some() {
                does_something(person, Seat::new(index), moves + number).await;
                moves = moves.saturating_sub(1);
            }
        }
        // Whoever only watches listens as well: who does not is taken for gone.
        tokio::select! { _ = one.next() => {}, _ = two.next() => {}, _ = watching.next() => {} }
    }
    insists(&mut one, Command::Close).await;
    for person in [&mut one, &mut two, &mut watching] {
        person.until(Person::has_proof).await;
    }
    let secrets = secrets(&[&one, &two, &watching]);
    let views = read(&one, Viewer::Seat(Seat::new(0)), &secrets)
        + read(&two, Viewer::Seat(Seat::new(1)), &secrets)
        + read(&watching, Viewer::Spectator, &secrets);
    let record: Record<EntryOf<G>> = one.record().expect("it is over").parse().unwrap();
    let count =
        |is: fn(&EntryOf<G>) -> bool| record.entries.iter().filter(|entry| is(entry)).count();
    Read {
        views,
        taken_back: count(|entry| matches!(entry, Entry::Undo { .. })),
        lent: count(|entry| matches!(entry, Entry::Note { note: SeatNote::Lent(_), .. })),
    }
}

async fn every_byte_is_what_the_viewer_may_know<G: Played>(games: u64) -> Read {
    let folder = tempfile::tempdir().expect("a folder");
    let mut running = Vec::new();
    for _ in 0..SERVERS {
        running.push(Running::start(folder.path()).await);
    }
    let places = [0, SERVERS - 1].map(|place| running[place].address);
    let mut all = Read::default();
    let numbers: Vec<u64> = (1..=games).filter(|number| number.is_multiple_of(ONE_IN)).collect();
    for numbers in numbers.chunks(AT_ONCE) {
        let games = numbers.iter().map(|&number| plays::<G>(places, number));
        let games: JoinSet<Read> = games.collect();
        all = games.join_all().await.iter().fold(all, Read::and);
    }
    for running in running {
        running.stop().await;
    }
    all
}

#[tokio::test]
async fn every_byte_of_goblin_is_what_the_viewer_may_know() {
    every_byte_is_what_the_viewer_may_know::<Goblin>(125).await.is_much(6_000, 60);
}

#[tokio::test]
async fn every_byte_of_the_dungeon_is_what_the_viewer_may_know() {
    every_byte_is_what_the_viewer_may_know::<Dungeon>(100).await.is_much(5_000, 50);
}
