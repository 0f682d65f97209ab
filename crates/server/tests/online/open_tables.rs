//! What open tables never have, however they are asked for: rolls that somebody types in, and hints.

use goblin::Goblin;
use protocol::{ChatPolicy, GameName, Settings};
use serde_json::{Value, json};

use crate::harness::{Person, Raw, Running, ask};
use crate::whole_games::table_of;

const OPEN: Settings =
    Settings { open: true, chat: None, hints: true, own_draws: false, clock: None };

/// The settings of a table as whoever comes is told them.
async fn kept(raw: &mut Raw) -> Value {
    raw.until("table").await["settings"].clone()
}

#[tokio::test]
async fn are_not_opened_with_own_draws_and_have_no_hints() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let host = Person::<Goblin>::new(running.address, 1).await;
    let mut new = table_of(GameName::Goblin, 2);
    new.settings = Settings { own_draws: true, ..OPEN };
    let body = serde_json::to_string(&new).expect("JSON");
    let (status, _, body) =
        ask(running.address, "POST", "/api/tables", Some(&host.cookie), &body).await;
    assert_eq!(status, 422, "{body}");
    let (.., listed) = ask(running.address, "GET", "/api/tables", None, "").await;
    assert!(!listed.contains("\"code\""), "there is none: {listed}");
    new.settings = OPEN;
    let code = host.open(&new).await;
    let mut raw = Raw::open(running.address, &code, &host.cookie).await;
    raw.hello(1, 1).await;
    let welcome = raw.until("welcome").await;
    let settings = &welcome["table"]["settings"];
    assert_eq!((&settings["open"], &settings["hints"]), (&json!(true), &json!(false)));
    running.stop().await;
}

#[tokio::test]
async fn a_table_that_is_opened_later_loses_its_hints_and_takes_no_own_draws() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = Running::start(folder.path()).await;
    let host = Person::<Goblin>::new(running.address, 1).await;
    let code = host.open(&table_of(GameName::Goblin, 2)).await;
    let mut raw = Raw::welcome(running.address, &code, &host.cookie).await;
    let keep = |settings: &Settings| json!({"keep": {"settings": settings}});
    let both = Settings { own_draws: true, ..OPEN };
    assert_eq!(raw.asks(1, keep(&both)).await, "not_at_this_table");
    raw.command(2, keep(&Settings { chat: Some(ChatPolicy::Emotes), ..OPEN })).await;
    let mut settings = kept(&mut raw).await;
    while settings["open"] != true {
        settings = kept(&mut raw).await;
    }
    assert_eq!((&settings["hints"], &settings["own_draws"]), (&json!(false), &json!(false)));
    assert_eq!(raw.asks(3, keep(&both)).await, "not_at_this_table");
    running.stop().await;
}
