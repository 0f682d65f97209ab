//! Messages as they go over the wire: a file each in `tests/wire`, read and written.
//!
//! `UPDATE=1 cargo test -p karak-protocol --test wire` writes them anew; read the difference: clients and servers of other
//! versions read the old ones.

#[path = "../../table/tests/shared/fuzz.rs"]
mod fuzz;
#[path = "shared/samples.rs"]
mod samples;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::{Path, PathBuf};

use fuzz::check;
use proptest::prelude::any;
use protocol::{FromClientOf, FromServerOf, MAX_FROM_CLIENT, NewTable};
use samples::{from_client, from_server, new_table, words};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::example::Race;

type Client = FromClientOf<Race>;
type Server = FromServerOf<Race>;

const ITERATIONS: u32 = 5_000;
/// Any text, line ends and the like included.
const TEXT: &str = "(?s).{0,64}";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wire")
}

/// A message is written as its file says, and the file reads as the message.
fn compare<M: Serialize + DeserializeOwned + PartialEq + Debug>(name: &str, message: &M) {
    let path = folder().join(format!("{name}.json"));
    let text = serde_json::to_string(message).unwrap();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, format!("{text}\n")).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(kept.trim_end(), text, "{name}: run with UPDATE=1 if the change is meant");
    let read: M = serde_json::from_str(&kept).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(&read, message, "{name}");
}

#[test]
fn every_message_is_as_its_file_says() {
    let mut names = BTreeSet::new();
    for (name, message) in from_client() {
        compare(&format!("client/{name}"), &message);
        assert_eq!(Client::read(&message.write(), MAX_FROM_CLIENT), Ok(message));
        names.insert(format!("client/{name}"));
    }
    for (name, message) in from_server() {
        compare(&format!("server/{name}"), &message);
        assert_eq!(Server::read(&message.write()), Ok(message));
        names.insert(format!("server/{name}"));
    }
    compare("new_table", &new_table());
    compare("words", &words());
    // No file is left of a message that is gone.
    for side in ["client", "server"] {
        for file in std::fs::read_dir(folder().join(side)).unwrap() {
            let name = file.unwrap().path();
            let name = format!("{side}/{}", name.file_stem().unwrap().display());
            assert!(names.contains(&name), "{name} is no message");
        }
    }
}

#[test]
fn unknown_fields_are_ignored() {
    let hello = r#"{"hello":{"protocol":1,"client":5,"mood":"good","more":[{"deep":null}]}}"#;
    assert!(Client::read(hello, MAX_FROM_CLIENT).is_ok());
    let claim = r#"{"command":{"number":1,"command":{"claim":{"seat":1,"softly":true}},"at":3}}"#;
    assert!(Client::read(claim, MAX_FROM_CLIENT).is_ok());
    let done = r#"{"done":{"number":3,"sequence":9,"took":0.25}}"#;
    assert!(Server::read(done).is_ok());
}

#[test]
fn unknown_messages_are_refused() {
    for text in [
        r#"{"sing":{"song":"la"}}"#,
        r#""sing""#,
        r#"{"command":{"number":1,"command":{"cheat":{}}}}"#,
        r#"{"ping":null,"say":{"text":"two at once"}}"#,
        r#"{"command":{"number":1,"command":{"play":{"seat":1,"actions":["fly"]}}}}"#,
        r#"{"command":{"number":1,"command":{"claim":{"seat":6}}}}"#,
        r#"{"command":{"number":-1,"command":"start"}}"#,
        r#"{"promise":{"seat":1,"hash":"00"}}"#,
        r#"{"share":{"seat":1,"bytes":"zz000000000000000000000000000000"}}"#,
        r#"{"say":{}}"#,
        "{}",
        "[]",
        "null",
        "",
        "\u{0}",
    ] {
        assert!(Client::read(text, MAX_FROM_CLIENT).is_err(), "{text}");
    }
    assert!(Server::read(r#"{"welcome":{}}"#).is_err());
}

#[test]
fn what_is_too_long_or_too_deep_is_refused() {
    let long = format!(r#"{{"say":{{"text":"{}"}}}}"#, "a".repeat(MAX_FROM_CLIENT));
    let error = Client::read(&long, MAX_FROM_CLIENT).unwrap_err();
    assert_eq!(error.to_string(), "a message has at most 65536 bytes");
    let deep = format!(r#"{{"ping":{}{}}}"#, "[".repeat(8_000), "]".repeat(8_000));
    assert!(Client::read(&deep, MAX_FROM_CLIENT).is_err());
    assert!(Server::read(&"[".repeat(1 << 20)).is_err());
}

/// What is read can be written, and reads the same again.
fn round_trips(text: &str) {
    if let Ok(message) = Client::read(text, MAX_FROM_CLIENT) {
        assert_eq!(Client::read(&message.write(), usize::MAX), Ok(message));
    }
    if let Ok(message) = Server::read(text) {
        assert_eq!(Server::read(&message.write()), Ok(message));
    }
    let _ = serde_json::from_str::<NewTable>(text);
}

#[test]
fn any_text_is_a_message_or_refused() {
    check(ITERATIONS, TEXT, |text| round_trips(text));
}

#[test]
fn damaged_messages_are_messages_or_refused() {
    let client = from_client().into_iter().map(|(_, message)| message.write());
    let server = from_server().into_iter().map(|(_, message)| message.write());
    let texts: Vec<String> = client.chain(server).collect();
    check(ITERATIONS, any::<(u8, Vec<(u16, u8)>, u16)>(), |(which, changes, end)| {
        let mut bytes = texts[usize::from(*which) % texts.len()].clone().into_bytes();
        for &(at, byte) in changes.iter().take(3) {
            let at = usize::from(at) % bytes.len();
            bytes[at] = byte;
        }
        if end % 3 == 0 {
            bytes.truncate(usize::from(*end) % (bytes.len() + 1));
        }
        round_trips(&String::from_utf8_lossy(&bytes));
    });
}
