//! A read-only database: moves are refused, nobody's view changes, and it heals by itself.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command as Program;

use goblin::Goblin;
use protocol::{Command, News, Why};
use table::{Seat, Viewer};

use crate::harness::{PROGRAM, Person, Process, ask};
use crate::killed::{begins, each_is_there_once};

/// Somebody whom permissions bind.
const NOBODY: u32 = 65_534;

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("the owner may");
}

/// A server that may write to the folder, as far as the permissions of its files let it. Whoever may do everything is not
/// stopped by permissions: then the program is somebody else's, who may not be able to reach it where it was built.
fn start(folder: &Path) -> Process {
    let database = folder.join("tables.db");
    if fs::OpenOptions::new().append(true).open(&database).is_err() {
        return Process::start(folder);
    }
    let copy = folder.join("karak");
    fs::copy(PROGRAM, &copy).expect("a copy");
    Process::start_by(Program::new(copy).uid(NOBODY), folder)
}

/// Waits until a decision is this person's.
async fn turn(person: &mut Person<Goblin>) -> (Seat, goblin::Action) {
    loop {
        match person.anything() {
            Some(decision) => return decision,
            None => assert!(person.next().await, "the connection is gone"),
        }
    }
}

#[tokio::test]
async fn a_read_only_database_refuses_and_heals() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(folder.path());
    let mut person = begins(process.address, 1).await;
    let code = person.code.clone();
    let mut watching = Person::<Goblin>::new(process.address, 2).await;
    watching.connect(&code).await;
    watching.until(Person::has_begun).await;
    // No bot is to decide when the server starts again.
    turn(&mut person).await;
    process.stop();

    allow(folder.path(), 0o777);
    for file in fs::read_dir(folder.path()).expect("a folder") {
        allow(&file.expect("a file").path(), 0o666);
    }
    let database = folder.path().join("tables.db");
    allow(&database, 0o444);
    let process = start(folder.path());
    for guest in [&mut person, &mut watching] {
        while guest.next().await {}
        guest.address = process.address;
        guest.connect(&code).await;
        guest.until(|guest| guest.client.state() == protocol::ConnectionState::Online).await;
    }
    let (seat, action) = turn(&mut person).await;
    let before = person.client.follower(Viewer::Seat(seat)).cloned();
    let seen = watching.client.follower(Viewer::Spectator).cloned();
    for number in 0..2 {
        let refused = person.command(Command::Play { seat, actions: vec![action] }).await;
        person.until(|person| person.client.unanswered().next().is_none()).await;
        let why = person.news.iter().find_map(|news| {
            let News::GivenBack { command, refused: why } = news else { return None };
            (command.number == refused).then_some(why.why)
        });
        assert_eq!(why, Some(Why::NotKept));
        assert!(person.client.follower(Viewer::Seat(seat)) == before.as_ref());
        person.holds_what_is_so(100 + number).await;
        watching.client.ping().expect("a connection");
        watching.send().await;
        watching.until(|watching| watching.news.last() == Some(&News::Pong)).await;
        assert!(watching.client.follower(Viewer::Spectator) == seen.as_ref());
        watching.news.clear();
        assert_eq!(ask(process.address, "GET", "/ready", None, "").await.0, 503);
    }
    // Nobody new can be kept either.
    assert_eq!(ask(process.address, "GET", "/api/guest", None, "").await.0, 503);

    allow(&database, 0o666);
    person.done(Command::Play { seat, actions: vec![action] }).await;
    assert_eq!(ask(process.address, "GET", "/ready", None, "").await.0, 200);
    person.plays_to_the_end().await;
    assert!(person.verdict().is_some_and(protocol::Verdict::is_proved));
    each_is_there_once(&mut person).await;
    process.kill();
}
