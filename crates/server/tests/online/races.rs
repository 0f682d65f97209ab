//! Two servers of one store that hear nothing of each other: whoever is second finds out by an append that does not win.

use goblin::Goblin;
use protocol::{Command, GameName, News, Stage, Why};
use server::{Limits, Settings};
use table::{Seat, Viewer};

use crate::harness::{Person, Running};
use crate::whole_games::table_of;

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// Anna and Ben at a table without bots; it is her turn.
async fn her_turn(running: &Running) -> [Person<Goblin>; 2] {
    let mut people = [Person::new(running.address, 1).await, Person::new(running.address, 2).await];
    let code = people[0].open(&table_of(GameName::Goblin, 2)).await;
    for (person, seat) in people.iter_mut().zip([ANNA, BEN]) {
        person.connect(&code).await;
        person.done(Command::Claim { seat }).await;
    }
    let [anna, ben] = &mut people;
    ben.done(Command::Ready { ready: true }).await;
    anna.done(Command::Start).await;
    tokio::join!(anna.until(Person::has_begun), ben.until(Person::has_begun));
    while anna.anything().is_none() {
        if let Some((seat, action)) = ben.anything() {
            ben.done(Command::Play { seat, actions: vec![action] }).await;
        } else {
            tokio::select! {
                on = anna.next() => assert!(on),
                on = ben.next() => assert!(on),
            }
        }
    }
    people
}

/// What became of a command: nothing, if it came into effect.
async fn refused(person: &mut Person<Goblin>, number: u64) -> Option<Why> {
    person.until(|person| person.client.unanswered().next().is_none()).await;
    person.news.iter().find_map(|news| {
        let News::GivenBack { command, refused } = news else { return None };
        (command.number == number).then_some(refused.why)
    })
}

/// Whether a device has come, and sees the game.
fn shown(person: &Person<Goblin>) -> bool {
    !person.client.viewers().is_empty() && person.has_begun()
}

#[tokio::test]
async fn of_two_devices_that_answer_one_position_the_second_is_told_that_it_is_stale() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, ()) = crate::database::open(folder.path()).await;
    let settings = Settings { burst: 10_000, ..Settings::default() };
    let first = Running::of(store.clone(), (), &settings, Limits::USUAL).await;
    let second = Running::of(store, (), &settings, Limits::USUAL).await;
    let [mut anna, mut ben] = her_turn(&first).await;
    let mut phone = anna.other_device(3);
    phone.address = second.address;
    phone.connect(&anna.code).await;
    phone.until(shown).await;
    let held = |person: &Person<Goblin>| person.client.follower(Viewer::Seat(ANNA)).cloned();
    assert!(held(&anna) == held(&phone), "both have the same before them");

    let (seat, action) = anna.anything().expect("it is her turn");
    let (_, other) = phone.anything().expect("it is her turn there as well");
    anna.done(Command::Play { seat, actions: vec![action] }).await;
    let number = phone.command(Command::Play { seat, actions: vec![other] }).await;
    assert_eq!(refused(&mut phone, number).await, Some(Why::Stale));
    assert!(held(&anna) == held(&phone), "the second was told what the first has done");

    // What answers no position is tried again against the one that is so then.
    anna.done(Command::AgreeToEnd { seat: ANNA, agrees: true }).await;
    let mut at_second = ben.other_device(4);
    at_second.address = second.address;
    let code = ben.code.clone();
    at_second.connect(&code).await;
    at_second.until(shown).await;
    at_second.done(Command::AgreeToEnd { seat: BEN, agrees: true }).await;
    for person in [&mut phone, &mut at_second] {
        person.until(Person::has_proof).await;
        assert_eq!(person.client.table().map(|table| table.stage), Some(Stage::Over));
    }
    // The first one learns it when somebody there asks for something.
    let number = ben.command(Command::AgreeToEnd { seat: BEN, agrees: true }).await;
    ben.until(Person::has_proof).await;
    let _ = refused(&mut ben, number).await;
    anna.until(Person::has_proof).await;
    assert_eq!(anna.record(), phone.record());
    second.stop().await;
    first.stop().await;
}
