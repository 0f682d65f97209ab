//! One's own tables say whose turn it is: live ones, ones that were put away, and ones that a new server has not read yet.

use std::net::SocketAddr;
use std::time::Duration;

use dungeon::Dungeon;
use protocol::Command;
use serde_json::Value;
use server::Settings;
use table::{Seat, Viewer};

use crate::harness::{Person, Running, ask};
use crate::whole_games::seated;

/// Whether the newest table of each says that it is their turn.
async fn turns(address: SocketAddr, cookies: &[String]) -> Vec<bool> {
    let mut turns = Vec::new();
    for cookie in cookies {
        let (status, _, body) = ask(address, "GET", "/api/guest", Some(cookie), "").await;
        assert_eq!(status, 200);
        let card: Value = serde_json::from_str(&body).expect("JSON");
        turns.push(card["tables"][0]["your_turn"].as_bool().expect("it is said"));
    }
    turns
}

/// The seat that is to decide, as this person sees it.
fn acting(person: &Person<Dungeon>) -> Option<Seat> {
    let seat = person.client.viewers().into_iter().find(|viewer| *viewer != Viewer::Spectator)?;
    person.client.follower(seat)?.view.acting()
}

#[tokio::test]
async fn are_told_wherever_the_table_is() {
    let folder = tempfile::tempdir().expect("a folder");
    // A table is put away as soon as nobody is there.
    let settings = Settings { idle: Duration::ZERO, ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let (_, mut people) = seated::<Dungeon>(&running).await;
    let cookies: Vec<String> = people.iter().map(|person| person.cookie.clone()).collect();
    let is_person = |person: &Person<Dungeon>| acting(person).is_some_and(|seat| seat.index() < 2);
    let mut asked = Seat::new(0);
    for _ in 0..12 {
        for person in &mut people {
            person.until(is_person).await;
        }
        asked = acting(&people[0]).expect("a seat");
        let expected: Vec<bool> = (0..2).map(|number| number == asked.index()).collect();
        assert_eq!(turns(running.address, &cookies).await, expected);
        let person = &mut people[asked.index()];
        let (seat, action) = person.anything().expect("something to do");
        person.done(Command::Play { seat, actions: vec![action] }).await;
        let sequence = |person: &Person<Dungeon>, seat| {
            person.client.follower(Viewer::Seat(Seat::new(seat))).map(|held| held.sequence)
        };
        let now = sequence(&people[asked.index()], asked.index());
        let other = 1 - asked.index();
        people[other].until(|person| sequence(person, other) >= now).await;
    }
    for person in &mut people {
        person.until(is_person).await;
        asked = acting(person).expect("a seat");
        person.cut();
    }
    let expected: Vec<bool> = (0..2).map(|number| number == asked.index()).collect();
    assert_eq!(turns(running.address, &cookies).await, expected, "nobody is there");
    running.stop().await;
    let running = Running::start_with(folder.path(), &settings).await;
    assert_eq!(turns(running.address, &cookies).await, expected, "the server was started anew");
    running.stop().await;
}
