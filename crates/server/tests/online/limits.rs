//! What one address may take up; here this machine is one like any other.

use std::time::Duration;

use goblin::Goblin;
use protocol::{Command, GameName};
use serde_json::json;
use server::{Limits, Settings};
use table::Seat;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;

use crate::harness::{Person, Raw, Running, ask};
use crate::whole_games::table_of;

const LIMITED: Limits = Limits { this_machine: true, ..Limits::USUAL };
/// Nothing comes back as long as a test runs.
const NEVER: Duration = Duration::from_secs(24 * 60 * 60);

fn counted(running: &Running) -> String {
    let metrics = running.server.metrics();
    let line = metrics.lines().find_map(|line| line.strip_prefix("karak_limited_total "));
    line.expect("a counter").to_owned()
}

#[tokio::test]
async fn of_new_guests_and_nobody_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { guest_burst: 3, guest_every: NEVER, ..Settings::default() };
    let running = Running::start_limited(folder.path(), &settings, LIMITED).await;
    let mut people = Vec::new();
    for number in 0..3 {
        people.push(Person::<Goblin>::new(running.address, number).await);
    }
    let code = people[0].open(&table_of(GameName::Goblin, 2)).await;
    let table = serde_json::to_string(&table_of(GameName::Goblin, 2)).expect("JSON");
    for (method, path, body) in [
        ("GET", "/api/guest", ""),
        ("PUT", "/api/guest", "{\"name\":\"Many\"}"),
        ("POST", "/api/tables", table.as_str()),
    ] {
        let (status, head, body) = ask(running.address, method, path, None, body).await;
        assert_eq!(status, 429, "{method} {path}");
        assert!(body.contains("\"too_much\"") && !head.contains("set-cookie"), "{body}");
    }
    let stranger = Raw::try_open(running.address, &code, "karak-guest=0", None).await;
    assert!(stranger.is_none(), "a socket makes no guest either");
    assert_eq!(counted(&running), "4");
    // Whoever is known comes in.
    for person in &mut people {
        person.connect(&code).await;
        person.until(|person| person.client.table().is_some()).await;
        let (status, ..) =
            ask(running.address, "GET", "/api/guest", Some(&person.cookie), "").await;
        assert_eq!(status, 200);
    }
    running.stop().await;
}

#[tokio::test]
async fn of_new_tables_rematches_included() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { table_burst: 2, table_every: NEVER, ..Settings::default() };
    let running = Running::start_limited(folder.path(), &settings, LIMITED).await;
    let mut person = Person::<Goblin>::new(running.address, 1).await;
    let new = table_of(GameName::Goblin, 2);
    person.open(&new).await;
    let code = person.open(&new).await;
    let body = serde_json::to_string(&new).expect("JSON");
    let (status, ..) =
        ask(running.address, "POST", "/api/tables", Some(&person.cookie), &body).await;
    assert_eq!(status, 429);
    person.connect(&code).await;
    person.done(Command::Claim { seat: Seat::new(0) }).await;
    person.done(Command::SeatBot { seat: Seat::new(1), bot: "easy".to_owned() }).await;
    person.done(Command::Start).await;
    person.until(Person::has_begun).await;
    person.done(Command::Withdraw { seat: Seat::new(0) }).await;
    let mut raw = Raw::open(running.address, &code, &person.cookie).await;
    raw.hello(2, 1).await;
    assert_eq!(raw.asks(1, json!("rematch")).await, "too_much");
    assert_eq!(counted(&running), "2");
    running.stop().await;
}

#[tokio::test]
async fn of_codes_that_are_guessed() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { guess_burst: 6, guess_every: NEVER, ..Settings::default() };
    let running = Running::start_limited(folder.path(), &settings, LIMITED).await;
    let anna = Person::<Goblin>::new(running.address, 1).await;
    let ben = Person::<Goblin>::new(running.address, 2).await;
    let code = anna.open(&table_of(GameName::Goblin, 2)).await;
    let asks = async |cookie: &str, path: &str| {
        ask(running.address, "GET", path, Some(cookie), "").await.0
    };
    // Each way counts, and says no more of a private table than of none.
    for way in ["/api/tables/00000000", "/api/tables/0000000A/record", "/api/games?after=0000000B"]
    {
        assert_eq!(asks(&ben.cookie, way).await, 404, "{way}");
    }
    assert_eq!(asks(&ben.cookie, &format!("/api/games?after={code}")).await, 404);
    for guess in ["0000000C", "0000000D"] {
        let mut raw = Raw::open(running.address, guess, &ben.cookie).await;
        raw.hello(1, 1).await;
        assert_eq!(raw.bye().await.as_deref(), Some("no_such_table"));
    }
    // What is guessed now is not answered, right or wrong.
    let table = format!("/api/tables/{code}");
    let record = format!("{table}/record");
    for path in [table.as_str(), &record, "/api/tables/0000000E", "/api/games?after=0000000F"] {
        assert_eq!(asks(&ben.cookie, path).await, 429, "{path}");
    }
    for code in [code.as_str(), "0000000G"] {
        assert!(Raw::try_open(running.address, code, &ben.cookie, None).await.is_none());
    }
    // Who has been there still finds it.
    assert_eq!(asks(&anna.cookie, &table).await, 200);
    assert_eq!(asks(&anna.cookie, &record).await, 409);
    Raw::welcome(running.address, &code, &anna.cookie).await;
    assert_eq!(asks(&ben.cookie, "/api/games").await, 200);
    running.stop().await;
}

#[tokio::test]
async fn of_connections_and_sockets() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = Limits { from_one_address: 5, ..LIMITED };
    let running = Running::start_limited(folder.path(), &Settings::default(), limits).await;
    let person = Person::<Goblin>::new(running.address, 1).await;
    let code = person.open(&table_of(GameName::Goblin, 2)).await;
    let mut sockets = Vec::new();
    // A connection that has ended may be counted a moment longer.
    while sockets.len() < 5 {
        let opened = Raw::try_open(running.address, &code, &person.cookie, None).await;
        sockets.extend(opened);
    }
    assert!(Raw::try_open(running.address, &code, &person.cookie, None).await.is_none());
    let mut more = TcpStream::connect(running.address).await.expect("a server");
    let mut nothing = Vec::new();
    // Cut off at once, without having asked for anything.
    let _ = more.read_to_end(&mut nothing).await;
    assert!(nothing.is_empty());
    sockets.pop();
    while Raw::try_open(running.address, &code, &person.cookie, None).await.is_none() {}
    running.stop().await;
}
