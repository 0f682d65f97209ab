//! The four files against each other: the same keys, the same arguments, every form that a sentence asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use words::{FORMS, Language, Reading, Words, key};

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn source(language: Language) -> String {
    fs::read_to_string(folder("text").join(format!("{}.ftl", language.code()))).unwrap()
}

/// The messages of a language: every line of the file is one that can be read, and no key comes twice.
fn messages(language: Language) -> BTreeMap<String, Message<String>> {
    let resource = fluent_syntax::parser::parse(source(language))
        .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name.clone();
                assert!(messages.insert(key.clone(), message).is_none(), "{language}: {key} twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{language}: {entry:?}"),
        }
    }
    messages
}

/// All variables of a text.
fn variables(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => variable(inline, found),
                Expression::Select { selector, variants } => {
                    variable(selector, found);
                    for variant in variants {
                        variables(&variant.value, found);
                    }
                }
            }
        }
    }
}

fn variable(inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    let InlineExpression::VariableReference { id } = inline else {
        panic!("texts use variables only, not {inline:?}");
    };
    found.insert(id.name.clone());
}

fn variables_of(message: &Message<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    if let Some(value) = &message.value {
        variables(value, &mut found);
    }
    found
}

/// The arguments behind the variables: `monster` for `monster-acc`.
fn arguments(message: &Message<String>) -> BTreeSet<String> {
    let names = variables_of(message);
    let spoken = names.iter().filter(|name| !name.ends_with("-gender"));
    spoken.map(|name| name.split('-').next().unwrap().to_owned()).collect()
}

#[test]
fn every_key_exists_in_every_language_with_the_same_arguments() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let own = messages(language);
        let keys =
            |messages: &BTreeMap<String, _>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let (en, here) = (keys(&english), keys(&own));
        let missing: Vec<_> = en.difference(&here).collect();
        let unknown: Vec<_> = here.difference(&en).collect();
        assert!(missing.is_empty() && unknown.is_empty(), "{language}: {missing:?}, {unknown:?}");
        for (key, message) in &own {
            assert!(message.value.is_some(), "{language}: {key} is empty");
            assert_eq!(arguments(message), arguments(&english[key]), "{language}: {key}");
        }
    }
}

/// Which nouns an argument of a text can be. The monsters of Goblin are cards.
fn nouns_of(key: &str, argument: &str) -> &'static [&'static str] {
    match argument {
        "hero" | "other" => &[
            "hero-argentus",
            "hero-horan",
            "hero-xanros",
            "hero-aderyn",
            "hero-victorius",
            "hero-taia",
            "seat",
        ],
        "monster" if key.starts_with("goblin-") => &["goblin-named-monster"],
        "monster" => &["monster-"],
        "token" | "first" | "second" | "thing" => &["monster-", "token-chest"],
        "piece" => &["piece-"],
        "kind" => &["kind-"],
        "place" => &["place-"],
        "fountain" => &["fountain-"],
        "card" => &["goblin-named-card", "goblin-starting-card"],
        "effect" => &["goblin-effect-"],
        "curse" => &["goblin-curse-"],
        "potion" => &["goblin-potion-"],
        _ => panic!("which nouns can ${argument} be?"),
    }
}

#[test]
fn every_form_a_sentence_asks_for_exists() {
    for language in Language::ALL {
        let own = messages(language);
        for (key, message) in &own {
            for name in variables_of(message) {
                let Some((argument, form)) = name.split_once('-') else { continue };
                assert!(
                    FORMS.contains(&form) || form == "gender",
                    "{language}: {key} uses ${name}"
                );
                for prefix in nouns_of(key, argument) {
                    let nouns = own.iter().filter(|(noun, _)| noun.starts_with(prefix));
                    for (noun, forms) in nouns {
                        let has =
                            forms.attributes.iter().any(|attribute| attribute.id.name == form);
                        assert!(has, "{language}: {key} uses ${name}, but {noun} has no .{form}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_form_of_a_noun_is_a_known_one() {
    for language in Language::ALL {
        for (key, message) in messages(language) {
            for attribute in &message.attributes {
                let form = attribute.id.name.as_str();
                assert!(FORMS.contains(&form) || form == "gender", "{language}: {key}.{form}");
            }
        }
    }
}

#[test]
fn a_text_that_cannot_be_read_is_refused_with_its_line() {
    let error = Words::from_source(Language::Czech, "a = b\n\nc = { $\n").unwrap_err();
    assert!(error.starts_with("line 3 of the texts: "), "{error}");
}

#[test]
fn a_text_is_read_part_by_part_as_it_is_as_a_whole() {
    for language in Language::ALL {
        let source = source(language);
        let mut reading = Reading::new(language, &source);
        let mut parts = 1;
        while reading.go_on().unwrap() {
            parts += 1;
        }
        assert!(parts > 4, "{language} is read in {parts} parts");
        let (read, whole) = (reading.done(), Words::new(language));
        let keys = [key::UI_UNDONE, key::UI_GOODBYE, key::WEB_WATCH, key::WEB_PLAIN_HTTP];
        for key in keys {
            assert!(read.has(key), "{language}");
            assert_eq!(read.text(key), whole.text(key), "{language}");
        }
    }
    let broken = format!("{}c = {{ $\n", "a = b\n".repeat(10_000));
    let error = Words::from_source(Language::Czech, &broken).unwrap_err();
    assert!(error.starts_with("line 10001 of the texts: "), "{error}");
}

#[test]
fn what_is_missing_is_said_in_english_or_by_its_key() {
    let words = Words::from_source(Language::German, "ui-undone = Rückgängig gemacht.\n").unwrap();
    assert_eq!(words.text(key::UI_UNDONE), "Rückgängig gemacht.");
    assert_eq!(words.text(key::UI_GOODBYE), "Goodbye!");
    let wordless = Words::wordless(Language::German);
    assert_eq!(wordless.text(key::UI_GOODBYE), "ui-goodbye");
    assert!(words.has(key::UI_UNDONE) && !words.has(key::UI_GOODBYE));
}

#[test]
fn the_help_fits_into_a_terminal_and_names_the_same_commands_everywhere() {
    let commands = |language| {
        let help = Words::new(language).text(key::UI_HELP_TEXT);
        assert!(help.lines().all(|line| line.chars().count() <= 78), "{language}:\n{help}");
        let rows = help.lines().skip(1).map(|line| {
            // A line without a command goes on with the explanation above it.
            let (command, explanation) =
                line.trim_start().split_once("  ").unwrap_or(("", line.trim_start()));
            let column = line.chars().count() - explanation.trim_start().chars().count();
            let words = command.split(' ').filter(|word| !word.chars().all(char::is_uppercase));
            (column, words.collect::<Vec<_>>().join(" "))
        });
        let (columns, commands): (BTreeSet<_>, Vec<_>) = rows.unzip();
        assert_eq!(columns.len(), 1, "{language}: explanations begin in one column");
        commands
    };
    for language in Language::ALL {
        assert_eq!(commands(language), commands(Language::English), "{language}");
    }
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Words::new(Language::English));
}
