//! Clocks of tables whose server is killed: they run on at another one, and nobody's time is up twice.

use dungeon::Dungeon;
use protocol::{ClockSettings, Command, GameName, NewTable, Settings};
use table::{Entry, EntryOf, Record, Seat, SeatNote};

use crate::cluster::Cluster;
use crate::node::Node;
use crate::person::Person;

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

#[tokio::test]
async fn a_clock_runs_on_at_another_server_and_is_up_once() {
    let database = Cluster::shared().database("clocks");
    let [one, two] = [(); 2].map(|()| Node::start(&database));
    let clock = ClockSettings { bank: 2, increment: 0, lost_connection: 0 };
    let new = NewTable {
        game: GameName::Dungeon,
        set_up: "game: dungeon\nheroes: xanros, taia\nfirst: 1\n".to_owned(),
        settings: Settings { clock: Some(clock), ..Settings::default() },
    };
    // Anna opens the table at the server that will be killed, so it runs there.
    let mut anna = Person::<Dungeon>::new(one.address, 1).await;
    let code = anna.open(&new).await;
    let mut ben = Person::<Dungeon>::new(two.address, 2).await;
    for (person, seat) in [&mut anna, &mut ben].into_iter().zip(SEATS) {
        person.connect(&code).await;
        person.done(Command::Claim { seat }).await;
    }
    ben.done(Command::Ready { ready: true }).await;
    anna.until(|anna| anna.client.table().is_some_and(|table| table.seats[1].ready)).await;
    anna.done(Command::Start).await;
    tokio::join!(anna.until(Person::has_begun), ben.until(Person::has_begun));
    one.kill();
    let late = |seat: Seat| {
        move |ben: &Person<Dungeon>| {
            ben.client.table().is_some_and(|table| table.seats[seat.index()].out_of_time)
        }
    };
    ben.until(late(SEATS[0])).await;
    ben.until(late(SEATS[1])).await;
    // Both are played for by bots now, to the end.
    ben.until(Person::has_proof).await;
    let record: Record<EntryOf<Dungeon>> = ben.record().expect("a record").parse().unwrap();
    for seat in SEATS {
        let up = |entry: &&EntryOf<Dungeon>| matches!(entry, Entry::Note { seat: of, note: SeatNote::TimeOut } if *of == seat);
        assert_eq!(record.entries.iter().filter(up).count(), 1, "{record}");
    }
    two.stop();
}
