//! The API as programs use it: finished games, their records, and a description that says what there is.

use std::net::SocketAddr;

use goblin::Goblin;
use protocol::{Command, GameName, Stage};
use serde_json::{Value, json};
use server::Played as _;
use table::{Saved, Seat};

use crate::harness::{Person, Running, ask, ask_with};
use crate::whole_games::{seated, table_of};

async fn json(address: SocketAddr, path: &str) -> Value {
    let (status, _, body) = ask(address, "GET", path, None, "").await;
    assert_eq!(status, 200, "{path}: {body}");
    serde_json::from_str(&body).expect("JSON")
}

#[tokio::test]
async fn finished_games_are_listed_and_their_records_replay() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (private, mut people) = seated::<Goblin>(&running).await;
    let [one, two] = &mut people[..] else { panic!("two people") };
    tokio::join!(one.plays_to_the_end(), two.plays_to_the_end());
    // At an open table a host plays against bots.
    let mut codes = Vec::new();
    for number in 3..=4 {
        let mut host = Person::<Goblin>::new(running.address, number).await;
        let mut new = table_of(Goblin::NAME, 2);
        new.settings.open = true;
        let code = host.open(&new).await;
        host.connect(&code).await;
        let seat = Seat::new(0);
        host.done(Command::Claim { seat }).await;
        let bot = "easy".to_owned();
        host.done(Command::SeatBot { seat: Seat::new(1), bot }).await;
        host.done(Command::Start).await;
        host.until(Person::has_begun).await;
        let path = format!("/api/tables/{code}/record");
        let (status, _, running_record) = ask(running.address, "GET", &path, None, "").await;
        assert!(status == 200 && running_record.contains("\nseen-by: spectator\n"));
        host.done(Command::AgreeToEnd { seat, agrees: true }).await;
        host.until(Person::has_proof).await;
        codes.push((code, host.record().expect("a record").to_owned()));
    }
    let listed = |games: &Value| -> Vec<String> {
        let games = games.as_array().expect("a list");
        assert!(
            games.iter().all(|game| game["stage"] == json!(Stage::Over) && game["open"] == true)
        );
        games.iter().map(|game| game["code"].as_str().expect("a code").to_owned()).collect()
    };
    let games = listed(&json(running.address, "/api/games").await);
    assert_eq!(games, [codes[1].0.clone(), codes[0].0.clone()], "the newest first");
    assert!(!games.contains(&private));
    let after = format!("/api/games?after={}", codes[1].0);
    assert_eq!(listed(&json(running.address, &after).await), [codes[0].0.clone()]);
    for (code, record) in &codes {
        let path = format!("/api/tables/{code}/record");
        let (status, head, text) = ask(running.address, "GET", &path, None, "").await;
        assert_eq!(status, 200);
        assert!(head.contains("content-type: text/plain; charset=utf-8"), "{head}");
        assert_eq!(text, *record, "anybody has the whole of it now");
        let saved = Saved::<Goblin>::parse(&text).expect("a record");
        assert!(saved.resume(|_, _| {}).is_ok(), "and it replays");
    }
    running.stop().await;
}

const METHODS: [&str; 4] = ["GET", "PUT", "POST", "DELETE"];

/// What is sent there by whoever knows what belongs there.
fn body_for(path: &str) -> String {
    match path {
        "/api/tables" => serde_json::to_string(&table_of(GameName::Goblin, 2)).expect("JSON"),
        "/api/guest/webhook" => json!({"url": "", "format": "text", "text": ""}).to_string(),
        "/api/guest/link/take" => json!({"token": ""}).to_string(),
        _ => json!({}).to_string(),
    }
}

/// Whether an answer with this status is described.
fn is_described(operation: &Value, status: u16) -> bool {
    operation["responses"].get(status.to_string()).is_some()
}

#[tokio::test]
async fn the_description_says_what_is_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let address = running.address;
    let person = Person::<Goblin>::new(address, 1).await;
    let code = person.open(&table_of(GameName::Goblin, 2)).await;
    let description = json(address, "/api/openapi.json").await;
    let paths = description["paths"].as_object().expect("paths");
    for (path, operations) in paths {
        let at = |code: &str| path.replace("{code}", code);
        // A socket says it itself.
        let socket = path.ends_with("/socket");
        let body = body_for(path);
        for method in METHODS {
            let cookie = Person::<Goblin>::new(address, 2).await.cookie;
            let cookie = format!("Cookie: {cookie}\r\n");
            let foreign = format!("{cookie}Origin: http://evil.example\r\n");
            let (status, ..) = ask_with(address, method, &at(&code), &foreign, &body).await;
            let Some(operation) = operations.get(method.to_lowercase()) else {
                assert_eq!(status, 405, "{method} {path} is not described");
                continue;
            };
            let origin = is_described(operation, 403);
            assert_eq!(status == 403, origin && !socket, "{method} {path}: {status}");
            // Each of these is described where it happens, and happens where it is described.
            for (described, lines, path, body) in [
                (401, "", at(&code), body.as_str()),
                (404, cookie.as_str(), at("00000000"), body.as_str()),
                (422, cookie.as_str(), at(&code), "1"),
            ] {
                let (status, ..) = ask_with(address, method, &path, lines, body).await;
                assert!(is_described(operation, status), "{method} {path}: {status}");
                // Pictures are drawn of any code, and lists have none in their path.
                let elsewhere = socket || path.ends_with("/qr.svg") || path.ends_with("/games");
                if is_described(operation, described) && !elsewhere {
                    assert_eq!(status, described, "{method} {path}");
                }
            }
        }
    }
    // Codes that are none.
    for path in ["/api/tables/x/qr.svg", "/api/games?after=x"] {
        assert_eq!(ask(address, "GET", path, None, "").await.0, 404, "{path}");
    }
    let (status, _, body) = ask(address, "GET", "/api/else", None, "").await;
    assert!(status == 404 && body.contains("no_such_thing"), "{body}");
    running.stop().await;
}
