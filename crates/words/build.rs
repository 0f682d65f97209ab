//! Makes a constant of every key in `text/en.ftl`, so that a key that does not exist does not compile.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::{parser, serializer};

const TEXTS: &str = "text/en.ftl";
/// What the keys of cards begin with: they are looked up by the names that card files have.
const CARD: &str = "card-";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={TEXTS}");
    let texts = fs::read_to_string(TEXTS)?;
    let resource = parser::parse(texts.as_str())
        .map_err(|(_, faults)| format!("{TEXTS} cannot be read: {faults:?}"))?;
    let mut keys = String::new();
    let mut cards = Vec::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let name = message.id.name;
            if name.starts_with(CARD) {
                cards.push(name);
            }
            writeln!(keys, "#[doc = {:?}]", shown(message))?;
            writeln!(keys, "pub const {}: Key = Key({name:?});", constant(name))?;
        }
    }
    cards.sort_unstable();
    writeln!(keys, "/// The names of cards, in the order of their keys.")?;
    writeln!(keys, "static CARDS: [Key; {}] = [", cards.len())?;
    for card in cards {
        writeln!(keys, "    {},", constant(card))?;
    }
    writeln!(keys, "];")?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("keys.rs"), keys)?;
    Ok(())
}

/// `UI_SAVED` for `ui-saved`.
fn constant(key: &str) -> String {
    key.to_uppercase().replace('-', "_")
}

/// The English text with its arguments and forms, for the documentation of its key.
fn shown(message: Message<&str>) -> String {
    let message = Message { comment: None, ..message };
    let text = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
    format!("```text\n{text}```")
}
