//! `docs/protocol.md` is true: its JSON reads, its session is played, and it names every word.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use protocol::{Command, FromClientOf, FromServerOf, MAX_FROM_CLIENT, NewTable};
use serde_json::Value;
use table::Turn;
use table::example::{Race, RaceAction};

use crate::client::{FIRST, SECOND};
use crate::network::{Side, World};
use crate::samples::{from_client, from_server, new_table, words};

const BEGIN: &str = "<!-- session -->\n";
const END: &str = "<!-- end of session -->";

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

/// A session that is written down while it is played.
struct Told {
    world: World,
    text: String,
}

impl Told {
    /// What was said since the last time, under a sentence.
    fn tell(&mut self, sentence: &str) {
        let _ = writeln!(self.text, "{sentence}\n");
        let heard = std::mem::take(&mut self.world.heard);
        for lines in heard.chunk_by(|(one, _), (other, _)| one == other) {
            let side = match lines[0].0 {
                Side::Client => "client",
                Side::Server => "server",
            };
            let _ = writeln!(self.text, "```json {side}");
            for (_, line) in lines {
                let _ = writeln!(self.text, "{line}");
            }
            let _ = writeln!(self.text, "```\n");
        }
    }

    fn anna(&mut self, command: Command<RaceAction, <Race as table::Rules>::Chance>) {
        self.world.command(0, command);
        self.world.settle();
    }

    fn ben(&mut self, command: Command<RaceAction, <Race as table::Rules>::Chance>) {
        self.world.command(1, command);
        self.world.settle();
    }
}

/// The first seed with which Anna has the first turn.
fn session() -> String {
    let mut sessions = (0..).filter_map(session_with);
    sessions.next().unwrap_or_default()
}

fn session_with(seed: u64) -> Option<String> {
    let mut told = Told { world: World::new(seed, 2, false), text: String::new() };
    told.world.connect(0);
    told.world.settle();
    told.tell("Anna opens the link. Nobody sits anywhere.");

    let name = Some("Anna".to_owned());
    told.anna(Command::Introduce { name, color: Some(2) });
    told.anna(Command::Claim { seat: FIRST });
    told.tell("She says her name and sits down.");

    told.world.connect(1);
    told.world.settle();
    told.ben(Command::Claim { seat: SECOND });
    told.ben(Command::Ready { ready: true });
    told.anna(Command::Ready { ready: true });
    told.tell("Ben sits down and is ready, and so is she.");

    told.anna(Command::Start);
    let host = told.world.server.host.as_ref()?;
    if host.turn() != Turn::Seat(FIRST) {
        return None;
    }
    told.tell("She has opened the table, and starts. The dice are made, the game begins, and a roll says that Anna is first.");

    let walk = |seat| Command::Play { seat, actions: vec![RaceAction::Walk] };
    told.anna(walk(FIRST));
    told.world.devices[0].client.say("Run!".to_owned()).ok()?;
    told.anna(walk(FIRST));
    told.tell("She walks and says something. A second tap was too much.");

    told.ben(walk(SECOND));
    told.tell("Ben walks.");

    told.world.command(0, walk(FIRST));
    while told.world.up(0) {}
    told.world.cut(0, 0, 0);
    told.tell("She walks again, but the connection breaks before she hears of it.");

    told.world.settle();
    told.ben(walk(SECOND));
    told.world.connect(0);
    told.world.settle();
    told.tell("When she is back, she is told what she has missed, and sends the command again: it was carried out already.");

    told.ben(Command::Withdraw { seat: SECOND });
    told.tell("Ben gives up. The game is over, the server shows its secret, and her client checks everything.");
    Some(told.text)
}

#[test]
fn the_session_of_the_document_is_played() {
    let text = std::fs::read_to_string(path()).unwrap();
    let (before, rest) = text.split_once(BEGIN).unwrap();
    let (kept, after) = rest.split_once(END).unwrap();
    let played = format!("\n{}", session());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path(), format!("{before}{BEGIN}{played}{END}{after}")).unwrap();
    } else {
        assert!(kept == played, "run with UPDATE=1 if the change is meant\n{played}");
    }
}

#[test]
fn all_json_of_the_document_reads() {
    let text = std::fs::read_to_string(path()).unwrap();
    let mut read = 0;
    let mut kind = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), kind) {
            (Some(""), _) => kind = None,
            (Some(info), _) => kind = Some(info),
            (None, None) => {}
            (None, Some("json client")) => {
                FromClientOf::<Race>::read(line, MAX_FROM_CLIENT).unwrap();
                read += 1;
            }
            (None, Some("json server")) => {
                FromServerOf::<Race>::read(line).unwrap();
                read += 1;
            }
            (None, Some("json table")) => {
                serde_json::from_str::<NewTable>(line).unwrap();
                read += 1;
            }
            (None, Some(other)) => panic!("what is `{other}`?"),
        }
    }
    assert!(read > 40, "{read}");
}

#[test]
fn the_document_names_every_word() {
    let text = std::fs::read_to_string(path()).unwrap();
    let (text, _) = text.split_once(BEGIN).unwrap();
    let client = from_client().into_iter().map(|(_, message)| serde_json::to_value(&message));
    let server = from_server().into_iter().map(|(_, message)| serde_json::to_value(&message));
    for message in client
        .chain(server)
        .chain([serde_json::to_value(words()), serde_json::to_value(new_table())])
    {
        named(text, &message.unwrap());
    }
}

/// Fields whose contents are the game's.
const OF_THE_GAME: [&str; 5] = ["view", "events", "sections", "actions", "legal"];

fn named(text: &str, value: &Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                described(text, name);
                if !OF_THE_GAME.contains(&name.as_str()) {
                    named(text, value);
                }
            }
        }
        Value::Array(list) => {
            for value in list {
                match value {
                    Value::String(word) => described(text, word),
                    Value::Object(_)
                    | Value::Array(_)
                    | Value::Null
                    | Value::Bool(_)
                    | Value::Number(_) => named(text, value),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn described(text: &str, word: &str) {
    let quoted = [format!("`{word}`"), format!("\"{word}\"")];
    assert!(quoted.iter().any(|quoted| text.contains(quoted)), "`{word}` is not described");
}
