//! Players of one table at different servers.

use std::net::SocketAddr;

use goblin::Goblin;
use protocol::{Command, GameName, NewTable, News, Settings, Stage, Verdict};
use table::{Entry, EntryOf, Record, Seat};

use crate::cluster::Cluster;
use crate::node::Node;
use crate::person::Person;

const BOT: Seat = Seat::new(2);

/// Two people sit down at one table, each at a server of their own, and begin.
async fn seated(one: SocketAddr, two: SocketAddr) -> [Person<Goblin>; 2] {
    let mut anna = Person::new(one, 1).await;
    let mut ben = Person::new(two, 2).await;
    let set_up = "game: goblin\nheroes: random, random, random\n".to_owned();
    let new = NewTable { game: GameName::Goblin, set_up, settings: Settings::default() };
    let code = anna.open(&new).await;
    anna.connect(&code).await;
    anna.done(Command::Claim { seat: Seat::new(0) }).await;
    // Somebody who plays to win, so that the game ends.
    anna.done(Command::SeatBot { seat: BOT, bot: "easy".to_owned() }).await;
    ben.connect(&code).await;
    ben.done(Command::Claim { seat: Seat::new(1) }).await;
    ben.done(Command::Ready { ready: true }).await;
    // She sees him there: who he is, where he sits and that he is ready.
    anna.until(|anna| {
        let table = anna.client.table().expect("a table");
        table.guests.len() == 2
            && table.guests.iter().all(|guest| guest.here)
            && table.seats[1].ready
    })
    .await;
    anna.done(Command::Start).await;
    [anna, ben]
}

/// How often the bot has decided in a game that is over.
pub(crate) fn decisions_of_the_bot(person: &Person<Goblin>) -> u64 {
    let record: Record<EntryOf<Goblin>> = person.record().expect("a record").parse().unwrap();
    let own = |entry: &&EntryOf<Goblin>| matches!(entry, Entry::Play { seat, .. } if *seat == BOT);
    record.entries.iter().filter(own).count() as u64
}

/// The same, and the game begins.
pub(crate) async fn begun(one: SocketAddr, two: SocketAddr) -> [Person<Goblin>; 2] {
    let [mut anna, mut ben] = seated(one, two).await;
    tokio::join!(anna.until(Person::has_begun), ben.until(Person::has_begun));
    [anna, ben]
}

/// Plays a whole game, and checks it.
async fn play_together(one: SocketAddr, two: SocketAddr) {
    let [mut anna, mut ben] = begun(one, two).await;
    tokio::join!(anna.plays_to_the_end(), ben.plays_to_the_end());
    ended_alike(&anna, &ben).await;
}

/// Both have seen the same game, and nothing in it was wrong.
pub(crate) async fn ended_alike(anna: &Person<Goblin>, ben: &Person<Goblin>) {
    for person in [anna, ben] {
        let verdict = person.verdict().expect("it is over");
        assert!(Verdict::is_proved(verdict), "{verdict:?}");
        assert_eq!(person.client.table().map(|table| table.stage), Some(Stage::Over));
        person.holds_what_is_so(1_000).await;
    }
    assert_eq!(anna.record(), ben.record());
}

#[tokio::test]
async fn a_game_of_two_at_different_servers() {
    let database = Cluster::shared().database("together");
    let [one, two] = [(); 2].map(|()| Node::start(&database));
    play_together(one.address, two.address).await;
    one.stop();
    two.stop();
}

#[tokio::test]
async fn names_lines_and_leaving_are_seen_at_the_other_server() {
    let database = Cluster::shared().database("names");
    let [one, two] = [(); 2].map(|()| Node::start(&database));
    let [mut anna, mut ben] = begun(one.address, two.address).await;
    ben.done(Command::Introduce { name: Some("Ben".to_owned()), color: None }).await;
    let of_ben = |anna: &Person<Goblin>| anna.client.table().expect("a table").guests[1].clone();
    anna.until(|anna| of_ben(anna).name.as_deref() == Some("Ben")).await;
    ben.client.say("Hello there".to_owned()).expect("he is there");
    ben.send().await;
    let said =
        |news: &News<_, _, _, _>| matches!(news, News::Said { text, .. } if text == "Hello there");
    anna.until(|anna| anna.news.iter().any(said)).await;
    ben.cut();
    anna.until(|anna| !of_ben(anna).here).await;
    one.stop();
    two.stop();
}
