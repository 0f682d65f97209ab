//! Clocks of real servers: when somebody's time is up a bot plays on, until the seat is taken back.

use dungeon::Dungeon;
use protocol::{ClockSettings, Command, GameName, NewTable, Settings, TableNow};
use table::Seat;

use crate::harness::{Person, Running};

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// Anna, who begins, and Ben, who sits there too, at a table where everybody has a second.
async fn seated(running: &Running) -> [Person<Dungeon>; 2] {
    let clock = ClockSettings { bank: 1, increment: 0, lost_connection: 0 };
    let new = NewTable {
        game: GameName::Dungeon,
        set_up: "game: dungeon\nheroes: xanros, taia\nfirst: 1\n".to_owned(),
        settings: Settings { clock: Some(clock), ..Settings::default() },
    };
    let mut people = [Person::new(running.address, 1).await, Person::new(running.address, 2).await];
    let code = people[0].open(&new).await;
    for (person, seat) in people.iter_mut().zip([ANNA, BEN]) {
        person.connect(&code).await;
        person.done(Command::Claim { seat }).await;
    }
    let [anna, ben] = &mut people;
    ben.done(Command::Ready { ready: true }).await;
    anna.done(Command::Start).await;
    tokio::join!(anna.until(Person::has_begun), ben.until(Person::has_begun));
    people
}

fn told(person: &Person<Dungeon>, is_so: impl Fn(&TableNow) -> bool) -> bool {
    person.client.table().is_some_and(is_so)
}

#[tokio::test]
async fn a_bot_plays_on_when_the_time_is_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let [mut anna, mut ben] = seated(&running).await;
    let late = |seat: Seat| move |table: &TableNow| table.seats[seat.index()].out_of_time;
    // Ben has done nothing, and is told what happens to Anna.
    ben.until(|ben| told(ben, late(ANNA))).await;
    anna.until(|anna| told(anna, late(ANNA))).await;
    // Her bot has decided when somebody else is waited for: then the seat is hers again.
    ben.until(|ben| told(ben, late(BEN))).await;
    anna.done(Command::TakeBack { seat: ANNA }).await;
    assert!(!told(&anna, late(ANNA)));
    running.stop().await;
}
