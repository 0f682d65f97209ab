//! Every text of every language is what Fluent makes of it, to the letter.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use words::{Arg, FORMS, Language, Words};

use crate::oracle::Oracle;

/// One message of each form: so that every form of every noun gets said.
fn forms() -> String {
    let mut text = String::new();
    for form in FORMS.iter().chain(&["gender", "nonsense"]) {
        text += &format!("form-{form} = {{ $noun-{form} }}\n");
    }
    text
}

fn source(language: Language) -> String {
    let file = format!("text/{}.ftl", language.code());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read_to_string(path).unwrap() + "\n" + &forms()
}

/// The variables of a text; some come twice.
fn variables<'a>(pattern: &Pattern<&'a str>, found: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    variables(&variant.value, found);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            found.push(id.name);
        }
    }
}

/// Numbers of every kind, and texts that look like something else.
fn values() -> Vec<Arg<'static>> {
    let numbers = (0..=30).chain(100..=125).chain([1000, 1_000_000, -1, -2, -12]);
    let mut values: Vec<_> = numbers.map(Arg::Number).collect();
    values.extend((0..=12).chain(199..=206).map(Arg::Halves));
    values.extend((0..=60).chain(1000..=1021).map(Arg::Tenths));
    let texts = ["", " ", "0", "1", "one", "few", "feminine", "Žluťoučký { $count }"];
    values.extend(texts.map(Arg::text));
    values
}

fn check(language: Language) {
    let source = source(language);
    let (words, oracle) =
        (Words::from_source(language, &source).unwrap(), Oracle::read(language, &source).unwrap());
    let resource = fluent_syntax::parser::parse(source.as_str()).unwrap();
    let messages: Vec<&Message<&str>> = resource
        .body
        .iter()
        .filter_map(|entry| if let Entry::Message(it) = entry { Some(it) } else { None })
        .collect();
    let nouns: Vec<&str> =
        messages.iter().filter(|it| !it.attributes.is_empty()).map(|it| it.id.name).collect();
    let mut nouns: Vec<_> = nouns
        .iter()
        .flat_map(|key| [Arg::noun((*key).to_owned()), Arg::labeled((*key).to_owned(), "7")])
        .chain([Arg::noun("no-such-noun"), Arg::labeled("ui-help-text", "x")])
        .collect();
    nouns.extend([Arg::Number(1), Arg::text("feminine")]);
    let values = values();
    let mut said = 0;
    for message in messages {
        let key = message.id.name;
        let same = |args: &[(&str, Arg<'_>)]| {
            let ours = words.say(key, args);
            assert_eq!(Some(ours), oracle.say(key, args), "{language}: {key} with {args:?}");
        };
        same(&[]);
        let mut names = Vec::new();
        variables(message.value.as_ref().unwrap(), &mut names);
        let has_forms = names.iter().any(|name| name.contains('-'));
        let mut arguments: Vec<&str> =
            names.iter().map(|name| name.split('-').next().unwrap()).collect();
        arguments.sort_unstable();
        arguments.dedup();
        let told = |pool: &[Arg<'static>], step: usize| {
            let args = arguments
                .iter()
                .enumerate()
                .map(|(place, name)| (*name, pool[(step + place * 7) % pool.len()].clone()));
            args.collect::<Vec<_>>()
        };
        if names.is_empty() {
            continue;
        }
        for step in 0..values.len() {
            same(&told(&values, step));
        }
        // A noun is one of many texts where no sentence asks for its forms.
        let all_nouns = if has_forms { nouns.len() } else { 3 };
        for step in 0..all_nouns {
            same(&told(&nouns, step));
        }
        said += 1 + values.len() + all_nouns;
    }
    assert!(said > 50_000, "{language}: {said}");
}

#[test]
fn english_is_said_as_fluent_says_it() {
    check(Language::English);
}

#[test]
fn czech_is_said_as_fluent_says_it() {
    check(Language::Czech);
}

#[test]
fn german_is_said_as_fluent_says_it() {
    check(Language::German);
}

#[test]
fn polish_is_said_as_fluent_says_it() {
    check(Language::Polish);
}
