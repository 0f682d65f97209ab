//! Every card of every set that comes with the game has its name in every language, and no other card has one.

use std::collections::{BTreeMap, BTreeSet};

use goblin::{Card, Content, Hero, Monster, Starting, Won};
use words::{Key, Language, Words, goblin as say};

use crate::support::{all_words, check};

/// The names of a set as its file has them: monsters, rewards, starting cards. Within each kind no name comes twice.
fn names(content: &Content) -> [Vec<&str>; 3] {
    let starting =
        Hero::ALL.into_iter().flat_map(|hero| Starting::all().map(move |card| (hero, card)));
    [
        Monster::all().map(|monster| content.monster_name(monster)).collect(),
        Won::all().map(|card| content.reward_name(card)).collect(),
        starting.map(|(hero, card)| content.starting_name(hero, card)).collect(),
    ]
}

/// The names of cards in the texts of a language, by key, without the places where a long one may break.
fn texts(language: Language) -> BTreeMap<String, String> {
    let path = format!("{}/text/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
    let source = std::fs::read_to_string(path).unwrap();
    let names = source.lines().filter(|line| line.starts_with("card-"));
    names
        .map(|line| line.split_once(" = ").unwrap())
        .map(|(key, name)| (key.to_owned(), name.replace('·', "")))
        .collect()
}

#[test]
fn every_card_has_a_name_in_every_language_and_no_name_is_left_over() {
    let sets: Vec<Content> = Content::released().collect();
    let all: BTreeSet<&str> = sets.iter().flat_map(|set| names(set).concat()).collect();
    let key = |name: &str| Key::of_card(name).unwrap_or_else(|| panic!("{name} has no text"));
    let keys: BTreeSet<String> = all.iter().map(|name| key(name).name().to_owned()).collect();
    assert_eq!(keys.len(), all.len(), "two names have the same key");
    for language in Language::ALL {
        let (texts, words) = (texts(language), Words::new(language));
        let named: BTreeSet<String> = texts.keys().cloned().collect();
        let missing: Vec<_> = keys.difference(&named).collect();
        let unused: Vec<_> = named.difference(&keys).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{language}: {missing:?}, {unused:?}");
        for name in &all {
            let text = &texts[key(name).name()];
            assert_eq!(say::card_name(&words, name), *text, "{language}");
            assert!(text.starts_with(char::is_uppercase), "{language}: {text}");
            assert!(text.chars().count() <= goblin::MAX_NAME, "{language}: {text}");
        }
    }
}

#[test]
fn english_names_are_those_of_the_files() {
    for (key, name) in texts(Language::English) {
        assert_eq!(Key::of_card(&name).unwrap().name(), key);
    }
    let english = Words::new(Language::English);
    for set in Content::released() {
        for name in names(&set).concat() {
            assert_eq!(say::card_name(&english, name), name);
        }
    }
}

#[test]
fn no_two_cards_of_a_kind_have_the_same_name_in_any_language() {
    for set in Content::released() {
        for words in &all_words() {
            for kind in names(&set) {
                let told: BTreeSet<String> =
                    kind.iter().map(|name| say::card_name(words, name)).collect();
                assert_eq!(told.len(), kind.len(), "{}", words.language());
            }
        }
    }
}

#[test]
fn cards_of_an_own_set_are_called_what_their_file_calls_them() {
    let (monster, reward) = (Monster::all().next().unwrap(), Won::all().next().unwrap());
    let printed = Content::goblin();
    let source = printed
        .source
        .replace(&format!("\"{}\"", printed.id), "\"ours\"")
        .replace(&format!("\"{}\"", printed.monster_name(monster)), "\"Žluťoučký kůň {1}\"")
        .replace(&format!("\"{}\"", printed.reward_name(reward)), "\"Rat’s $tail\"");
    let ours = Content::parse(&source).unwrap();
    for words in &all_words() {
        assert_eq!(say::monster_name(words, &ours, monster), "Žluťoučký kůň {1}");
        assert!(say::monster_line(words, &ours, monster).starts_with("Žluťoučký kůň {1} – "));
        assert_eq!(say::won_name(words, &ours, reward), "Rat’s $tail");
        assert!(say::won_line(words, &ours, reward).starts_with("Rat’s $tail ("));
    }
}

#[test]
fn every_card_is_told_with_all_that_is_on_it() {
    for set in Content::released() {
        for words in &all_words() {
            for monster in Monster::all() {
                check(&say::monster_line(words, &set, monster));
                check(&say::monster_kind(words, monster));
            }
            for card in Won::all() {
                check(&say::won_line(words, &set, card));
                assert_eq!(
                    say::card_line(words, &set, None, Card::Won(card)),
                    say::won_line(words, &set, card)
                );
            }
            for (hero, card) in
                Hero::ALL.into_iter().flat_map(|hero| Starting::all().map(move |card| (hero, card)))
            {
                check(&say::card_line(words, &set, Some(hero), Card::Starting(card)));
                check(&say::card_face(words, &set, Some(hero), Card::Starting(card)).unwrap());
            }
        }
    }
}
