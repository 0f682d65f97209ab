//! The log of a server tells of its work. Names, codes, cookies, chat and dice are not in it.

use std::process::Command as Program;

use protocol::{Command, FromServer, FromServerOf};
use table::Seat;

use crate::harness::{PROGRAM, Person, Process, ask};
use crate::killed::begins;

#[tokio::test]
async fn no_name_code_or_secret_is_logged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::new(PROGRAM);
    program.env("KARAK_LOG", "debug");
    let process = Process::start_by(&mut program, folder.path());
    let address = process.address;
    let mut person = begins(address, 1).await;
    let named = "{\"name\":\"Barbora\"}";
    ask(address, "PUT", "/api/guest", Some(&person.cookie), named).await;
    person.done(Command::Introduce { name: Some("Kunigunde".to_owned()), color: None }).await;
    person.client.say("a line for nobody else".to_owned()).expect("a connection");
    person.send().await;
    let (_, _, link) = ask(address, "POST", "/api/guest/link", Some(&person.cookie), "").await;
    let link: serde_json::Value = serde_json::from_str(&link).expect("JSON");
    // What is refused, and what is nonsense, is told at most by its kind.
    for path in [
        format!("/api/tables/{}", person.code),
        format!("/api/tables/{}/record", person.code),
        "/api/tables/5CR7Q0XN".to_owned(),
        "/api/tables/nonsense-in-a-path".to_owned(),
    ] {
        ask(address, "GET", &path, Some(&person.cookie), "").await;
    }
    ask(address, "POST", "/api/tables", Some(&person.cookie), "{\"nonsense-in-a-body\":1}").await;
    let own = Seat::new(0);
    person.command(Command::Undo { seat: own }).await;
    for _ in 0..5 {
        while person.anything().is_none() {
            assert!(person.next().await);
        }
        let (seat, action) = person.anything().expect("a decision");
        person.done(Command::Play { seat, actions: vec![action] }).await;
    }
    // What is not kept is told of, too.
    let set_up = "{\"game\":\"goblin\",\"set_up\":\"game: goblin\\nheroes: random, random\\n\"}";
    process.limit("1");
    let (status, ..) = ask(address, "POST", "/api/tables", Some(&person.cookie), set_up).await;
    assert_eq!(status, 503);
    process.limit("unlimited");
    person.command(Command::AgreeToEnd { seat: own, agrees: true }).await;
    person.until(Person::has_proof).await;
    let proof = person.received.iter().find_map(|text| {
        let message: FromServerOf<goblin::Goblin> = serde_json::from_str(text).expect("a message");
        if let FromServer::Proof(proof) = message { Some(proof) } else { None }
    });
    let proof = proof.expect("a proof");
    let shares = proof.record.lines().find_map(|line| line.strip_prefix("dice-seats: "));
    let shares: Vec<&str> = shares.expect("shares").split(", ").collect();
    let secret = table::hex(&proof.secret.0);
    let log = process.stop_and_tell();
    assert!(log.contains("karak serves") && log.contains("karak stops"), "{log}");
    let cookie = person.cookie.split_once('=').expect("a cookie").1;
    let token = link["token"].as_str().expect("a token");
    let hidden = [
        "Barbora",
        "Kunigunde",
        "a line for nobody else",
        &person.code,
        "5CR7Q0XN",
        "nonsense-in",
        cookie,
        token,
        &secret,
        shares[0],
        shares[1],
    ];
    for hidden in hidden {
        assert!(!log.contains(hidden), "{hidden} is in the log: {log}");
    }
}
