//! Whole games of both kinds: people, bots and a spectator, and the proof at the end.

use dungeon::Dungeon;
use goblin::Goblin;
use protocol::{Command, GameName, NewTable, Settings, Stage};
use server::Played;
use table::Seat;

use crate::harness::{Person, Running};

/// Set-ups of both games with so many seats.
pub(crate) fn table_of(game: GameName, seats: usize) -> NewTable {
    let heroes = vec!["random"; seats].join(", ");
    let name = match game {
        GameName::Dungeon => "dungeon",
        GameName::Goblin => "goblin",
    };
    NewTable {
        game,
        set_up: format!("game: {name}\nheroes: {heroes}\n"),
        settings: Settings::default(),
    }
}

/// Two people and a bot sit down and begin.
pub(crate) async fn seated<G: Played>(running: &Running) -> (String, Vec<Person<G>>) {
    let mut people =
        vec![Person::<G>::new(running.address, 1).await, Person::new(running.address, 2).await];
    let code = people[0].open(&table_of(G::NAME, 3)).await;
    for (number, person) in people.iter_mut().enumerate() {
        person.connect(&code).await;
        person.done(Command::Claim { seat: Seat::new(number) }).await;
    }
    people[0].done(Command::SeatBot { seat: Seat::new(2), bot: "easy".to_owned() }).await;
    people[1].done(Command::Ready { ready: true }).await;
    people[0].done(Command::Start).await;
    let [one, two] = &mut people[..] else { panic!("two people") };
    // Both have to answer for the dice.
    tokio::join!(one.until(Person::has_begun), two.until(Person::has_begun));
    (code, people)
}

async fn whole_game<G: Played>() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, mut people) = seated::<G>(&running).await;
    let mut watching = Person::<G>::new(running.address, 3).await;
    watching.connect(&code).await;
    let [one, two] = &mut people[..] else { panic!("two people") };
    tokio::join!(one.plays_to_the_end(), two.plays_to_the_end(), watching.until(Person::has_proof));
    for person in &people {
        assert_eq!(person.client.table().map(|table| table.stage), Some(Stage::Over));
        let verdict = person.verdict();
        assert!(verdict.is_some_and(protocol::Verdict::is_proved), "{verdict:?}");
    }
    running.stop().await;
}

#[tokio::test]
async fn of_the_dungeon() {
    whole_game::<Dungeon>().await;
}

#[tokio::test]
async fn of_goblin() {
    whole_game::<Goblin>().await;
}
