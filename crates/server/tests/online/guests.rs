//! Guests over HTTP: names, further devices, and being forgotten.

use std::net::SocketAddr;
use std::time::Duration;

use goblin::Goblin;
use protocol::{Command, GameName};
use serde_json::{Value, json};
use server::Settings;
use table::Seat;

use crate::harness::{Person, Raw, Running, ask};
use crate::whole_games::{seated, table_of};

/// Who somebody is, and the cookie that is set because they were nobody.
async fn card(address: SocketAddr, cookie: &str) -> (Value, bool) {
    let (status, head, body) = ask(address, "GET", "/api/guest", Some(cookie), "").await;
    assert_eq!(status, 200);
    (serde_json::from_str(&body).expect("JSON"), head.contains("set-cookie"))
}

async fn link(address: SocketAddr, cookie: &str) -> String {
    let (status, head, body) = ask(address, "POST", "/api/guest/link", Some(cookie), "").await;
    assert_eq!(status, 200, "{body}");
    assert!(!head.contains("set-cookie"));
    body
}

/// The status, and the cookie of the other device.
async fn take(address: SocketAddr, token: &str) -> (u16, Option<String>) {
    let (status, head, _) = ask(address, "POST", "/api/guest/link/take", None, token).await;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    (status, cookie.and_then(|line| line.split(';').next()).map(str::to_owned))
}

#[tokio::test]
async fn a_cookie_is_for_no_script_and_no_other_site() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let table = serde_json::to_string(&table_of(GameName::Goblin, 2)).expect("JSON");
    for (method, path, body) in [
        ("GET", "/api/guest", ""),
        ("PUT", "/api/guest", "{\"name\":\"Anna\"}"),
        ("POST", "/api/tables", table.as_str()),
    ] {
        let (_, head, _) = ask(running.address, method, path, None, body).await;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let parts: Vec<&str> = cookie.expect("a cookie").split("; ").collect();
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
            assert!(parts.contains(&part), "{part} in {parts:?}");
        }
        let secret = parts[0].strip_prefix("karak-guest=").expect("a secret");
        assert_eq!(secret.len(), 64, "256 bits");
    }
    running.stop().await;
}

#[tokio::test]
async fn a_personal_link_brings_another_device_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, people) = seated::<Goblin>(&running).await;
    let anna = &people[0].cookie;
    let name = json!({"name": "Anna", "color": 3}).to_string();
    assert_eq!(ask(running.address, "PUT", "/api/guest", Some(anna), &name).await.0, 204);
    assert_eq!(ask(running.address, "POST", "/api/guest/link", None, "").await.0, 401);
    let replaced = link(running.address, anna).await;
    let token = link(running.address, anna).await;
    assert_eq!(take(running.address, &replaced).await.0, 410, "there is a later one");
    let (status, cookie) = take(running.address, &token).await;
    let phone = cookie.expect("a cookie");
    assert!(status == 204 && phone != *anna, "each device has a secret of its own");
    for wrong in [token.as_str(), "{\"token\":\"\"}", "{\"token\":\"00\"}"] {
        assert_eq!(take(running.address, wrong).await, (410, None));
    }
    let guessed = json!({"token": "0".repeat(64)}).to_string();
    assert_eq!(take(running.address, &guessed).await, (410, None));
    // Both are Anna.
    for cookie in [anna, &phone] {
        let (card, new) = card(running.address, cookie).await;
        assert_eq!((&card["name"], &card["color"], new), (&json!("Anna"), &json!(3), false));
        assert_eq!(card["tables"][0]["code"], code);
    }
    let mut raw = Raw::open(running.address, &code, &phone).await;
    raw.hello(77, 1).await;
    let welcome = raw.until("welcome").await;
    assert_eq!(welcome["you"], 0);
    assert_eq!(raw.until("fresh").await["viewer"], json!({"seat": 1}), "and sits on her seat");
    running.stop().await;
}

#[tokio::test]
async fn a_personal_link_does_not_work_for_long() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { link: Duration::ZERO, ..Settings::default() };
    let running = Running::start_with(folder.path(), &settings).await;
    let person = Person::<Goblin>::new(running.address, 1).await;
    let token = link(running.address, &person.cookie).await;
    assert_eq!(take(running.address, &token).await, (410, None));
    running.stop().await;
}

#[tokio::test]
async fn a_guest_who_is_deleted_is_nobody_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, mut people) = seated::<Goblin>(&running).await;
    let cookie = people[1].cookie.clone();
    let (_, phone) = take(running.address, &link(running.address, &cookie).await).await;
    let token = link(running.address, &cookie).await;
    people[1].done(Command::Introduce { name: Some("Benjamin".to_owned()), color: Some(1) }).await;
    let named = |person: &Person<Goblin>, name: Option<&str>| {
        let table = person.client.table().expect("a table");
        table.guests[1].name.as_deref() == name
    };
    people[0].until(|person| named(person, Some("Benjamin"))).await;
    let (status, head, _) = ask(running.address, "DELETE", "/api/guest", Some(&cookie), "").await;
    assert_eq!(status, 204);
    assert!(head.contains("set-cookie: karak-guest=;") && head.contains("Max-Age=0"), "{head}");
    people[0].until(|person| named(person, None)).await;
    // Neither a device nor a link leads back.
    for cookie in [cookie.as_str(), phone.as_deref().expect("a cookie")] {
        let (card, new) = card(running.address, cookie).await;
        assert!(new && card["name"].is_null() && card["tables"] == json!([]), "{card}");
        let (status, ..) = ask(running.address, "DELETE", "/api/guest", Some(cookie), "").await;
        assert_eq!(status, 401);
    }
    assert_eq!(take(running.address, &token).await, (410, None));
    let mut raw = Raw::welcome(running.address, &code, &cookie).await;
    assert_eq!(raw.asks(1, json!({"withdraw": {"seat": 2}})).await, "not_your_seat");
    // The seat is given out again once nobody is there, and the name is nowhere.
    let path = format!("/api/tables/{code}/record");
    let (_, _, record) = ask(running.address, "GET", &path, Some(&people[0].cookie), "").await;
    assert!(!record.contains("Benjamin"));
    let [anna, ben] = [0, 1].map(|index: usize| people[index].client.you().expect("a number"));
    people[0].done(Command::Remove { guest: ben }).await;
    people[0].done(Command::GiveSeat { seat: Seat::new(1), guest: anna }).await;
    people[0].plays_to_the_end().await;
    assert!(people[0].verdict().is_some_and(protocol::Verdict::is_proved));
    running.stop().await;
    assert!(!crate::database::holds(folder.path(), "Benjamin"), "nor is it kept");
}

/// Tricks with letters, and what everybody sees instead.
const NAMES: [(&str, Option<&str>); 9] = [
    ("Anna", Some("Anna")),
    ("  Anna \t Maria\n", Some("Anna Maria")),
    ("\u{202e}nimda\u{202c}", Some("nimda")),
    ("A\u{200b}n\u{200d}n\u{feff}a", Some("Anna")),
    ("An\u{0}na\u{1b}[31m\u{7f}", Some("Anna[31m")),
    ("e\u{301}\u{301}\u{301}\u{301}", Some("e\u{301}\u{301}")),
    ("\u{200b}\u{2066}\u{3164}", None),
    ("", None),
    ("abcdefghijklmnopqrstuvwxyzabcdefghijkl", Some("abcdefghijklmnopqrstuvwx")),
];

#[tokio::test]
async fn names_play_no_tricks() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (_, mut people) = seated::<Goblin>(&running).await;
    let cookie = people[0].cookie.clone();
    for (name, seen) in NAMES {
        let body = json!({ "name": name }).to_string();
        assert_eq!(ask(running.address, "PUT", "/api/guest", Some(&cookie), &body).await.0, 204);
        assert_eq!(card(running.address, &cookie).await.0["name"], json!(seen), "{name:?}");
    }
    for (name, seen) in NAMES {
        people[0].done(Command::Introduce { name: Some(name.to_owned()), color: None }).await;
        let table = people[0].client.table().expect("a table");
        assert_eq!(table.guests[0].name.as_deref(), seen, "{name:?}");
        assert_eq!(card(running.address, &cookie).await.0["name"], json!(seen), "{name:?}");
    }
    let long = json!({ "name": "x".repeat(1 << 20) }).to_string();
    let (status, ..) = ask(running.address, "PUT", "/api/guest", Some(&cookie), &long).await;
    assert_eq!(status, 422, "nobody reads that much");
    running.stop().await;
}

/// What everybody at the table reads, until the server answers a ping.
async fn heard(raw: &mut Raw) -> Vec<String> {
    raw.say(&json!("ping")).await;
    let mut lines = Vec::new();
    loop {
        let message = raw.next().await.expect("a connection");
        if message == "pong" {
            return lines;
        }
        lines.extend(message["said"]["text"].as_str().map(str::to_owned));
        lines.extend(message["emoted"]["emote"].as_u64().map(|emote| emote.to_string()));
    }
}

#[tokio::test]
async fn lines_are_few_and_play_no_tricks() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let mut new = table_of(GameName::Goblin, 2);
    for (open, said) in [(false, 5), (true, 0)] {
        new.settings.open = open;
        let host = Person::<Goblin>::new(running.address, 1).await;
        let code = host.open(&new).await;
        let mut loud = Raw::welcome(running.address, &code, &host.cookie).await;
        for number in 0..20 {
            loud.say(&json!({"say": {"text": format!("line {number}")}})).await;
        }
        assert_eq!(heard(&mut loud).await.len(), said, "a few at once, none at open tables");
        // A second device of the same guest is no second voice.
        let mut second = Raw::open(running.address, &code, &host.cookie).await;
        second.hello(2, 1).await;
        second.say(&json!({"say": {"text": "louder"}})).await;
        let emotes = if open { vec!["3".to_owned()] } else { Vec::new() };
        second.say(&json!({"emote": {"emote": 3}})).await;
        assert_eq!(heard(&mut second).await, emotes);
    }
    new.settings.open = false;
    let host = Person::<Goblin>::new(running.address, 2).await;
    let code = host.open(&new).await;
    let mut raw = Raw::welcome(running.address, &code, &host.cookie).await;
    for text in ["\u{202e}dlrow\u{0} \n hello", &"x".repeat(201), "\u{200b}", &"ř".repeat(200)] {
        raw.say(&json!({"say": {"text": text}})).await;
    }
    assert_eq!(heard(&mut raw).await, ["dlrow hello".to_owned(), "ř".repeat(200)]);
    running.stop().await;
}

#[tokio::test]
async fn a_device_that_everybody_sees_has_a_spectators_eyes_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let (code, people) = seated::<Goblin>(&running).await;
    for (shared, eyes) in
        [(false, vec![json!({"seat": 1})]), (true, vec![json!({"seat": 1}), json!("spectator")])]
    {
        let mut raw = Raw::open(running.address, &code, &people[0].cookie).await;
        let hello = json!({"protocol": 1, "client": 90 + u8::from(shared), "connection": 1, "shared": shared});
        raw.say(&json!({ "hello": hello })).await;
        raw.until("welcome").await;
        for viewer in eyes {
            assert_eq!(raw.until("fresh").await["viewer"], viewer, "shared: {shared}");
        }
    }
    running.stop().await;
}
