//! One manner of speaking in each language: the words that players know, one form of address, one spelling.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use words::Language;

/// What stands in a file, by key and by `key.form`, with a dash for whatever is filled in.
fn texts(language: Language) -> BTreeMap<String, String> {
    let file = format!("{}.ftl", language.code());
    let source = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("text").join(file));
    let resource = fluent_syntax::parser::parse(source.unwrap()).unwrap();
    let mut texts = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name;
        for form in message.attributes {
            texts.insert(format!("{key}.{}", form.id.name), plain(&form.value));
        }
        if let Some(value) = message.value {
            texts.insert(key, plain(&value));
        }
    }
    texts
}

fn plain(pattern: &Pattern<String>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(_) } => text.push('–'),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    text.push_str(&plain(&variant.value));
                    text.push(' ');
                }
            }
        }
    }
    text
}

fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
}

/// Words that a language does not use here, and endings of such words.
fn unwelcome(language: Language) -> (&'static [&'static str], &'static [&'static str]) {
    match language {
        // British spelling; whoever plays is a player, and what is kept of a game is the game.
        Language::English => (
            &[
                "armor", "center", "color", "colors", "defense", "favorite", "gray", "seat",
                "seats", "record",
            ],
            &[],
        ),
        // Everybody is addressed as "ty", and computers play as robots.
        Language::Czech => (
            &[
                "bot", "boti", "botů", "botům", "hrajete", "jste", "můžete", "máte", "vám", "vás",
                "váš", "vaše", "vyberte",
            ],
            &["jte", "ěte", "rte", "žte"],
        ),
        // Everybody is addressed as "du", and cards are laid on the discard pile.
        Language::German => (
            &[
                "abgeworfen",
                "abwerfen",
                "abwirft",
                "aufzeichnung",
                "euch",
                "gebt",
                "habt",
                "könnt",
                "wirfst",
            ],
            &["eure", "euren", "eurer", "eurem"],
        ),
        // Everybody is addressed as "ty".
        Language::Polish => (
            &[
                "dawaj",
                "gracie",
                "macie",
                "możecie",
                "wam",
                "was",
                "wasz",
                "wasza",
                "wasze",
                "waszego",
                "wybierzcie",
            ],
            &["jcie", "rzcie", "piszcie", "ujecie", "eracie", "ucacie"],
        ),
    }
}

#[test]
fn every_language_keeps_to_one_spelling_and_one_form_of_address() {
    for language in Language::ALL {
        let (whole, endings) = unwelcome(language);
        for (key, text) in texts(language) {
            for word in words(&text) {
                let found =
                    whole.contains(&word.as_str()) || endings.iter().any(|end| word.ends_with(end));
                assert!(!found, "{language}: {key} says “{word}”: {text}");
            }
        }
    }
}

#[test]
fn polish_choices_are_imperatives() {
    // Imperatives that end like infinitives.
    let imperatives = ["odrzuć", "poświęć", "rzuć", "zapłać"];
    for (key, text) in texts(Language::Polish) {
        let choice = ["action-", "goblin-action-", "web-do-", "web-target-"];
        if !choice.iter().any(|beginning| key.starts_with(beginning)) {
            continue;
        }
        for word in words(&text) {
            let infinitive = word.ends_with('ć') && !imperatives.contains(&word.as_str());
            assert!(!infinitive, "{key} says “{word}”: {text}");
        }
    }
}

#[test]
fn polish_buttons_begin_with_an_imperative() {
    let texts = texts(Language::Polish);
    for (key, verb) in [
        ("web-back", "wróć"),
        ("web-lend", "daj"),
        ("web-lend-absent", "daj"),
        ("web-menu-home", "wróć"),
        ("web-offline-later", "odłóż"),
        ("web-online-back", "wróć"),
        ("web-online-lend", "przekaż"),
        ("web-skip", "przejdź"),
        ("web-skip-turn", "przejdź"),
        ("web-to-game", "wróć"),
    ] {
        let text = &texts[key];
        assert_eq!(words(text).next().as_deref(), Some(verb), "{key}: {text}");
    }
}

#[test]
fn taking_back_does_not_speak_of_dice() {
    for language in Language::ALL {
        let dice = match language {
            Language::English => ["dice", "roll"],
            Language::Czech => ["kost", "hod"],
            Language::German => ["würf", "wurf"],
            Language::Polish => ["koś", "rzu"],
        };
        let texts = texts(language);
        for key in ["ui-undone", "ui-corrected", "ui-nothing-yet", "ui-nothing-to-undo", "web-undo"]
        {
            let found =
                words(&texts[key]).find(|word| dice.iter().any(|dice| word.starts_with(dice)));
            assert_eq!(found, None, "{language}: {key}");
        }
    }
}

/// The terms of the rulebooks: a key, and what it says in English, Czech, German and Polish.
const KNOWN: [(&str, [&str; 4]); 54] = [
    ("hero-argentus.title", ["wizard", "čaroděj", "Hexer", "czarodziej"]),
    ("hero-horan.title", ["warrior", "válečník", "Krieger", "wojownik"]),
    ("hero-xanros.title", ["warlock", "černokněžník", "Schwarzkünstler", "czarnoksiężnik"]),
    ("hero-aderyn.title", ["thief", "lupička", "Räuberin", "złodziejka"]),
    ("hero-victorius.title", ["swordsman", "šermíř", "Fechter", "mistrz miecza"]),
    ("hero-taia.title", ["oracle", "vědma", "Wahrsagerin", "wyrocznia"]),
    ("goblin-monster-ordinary", ["monster", "nestvůra", "Monster", "potwór"]),
    ("goblin-monster-gatekeeper", ["gatekeeper", "klíčník", "Torwächter", "strażnik"]),
    (
        "goblin-monster-lord",
        ["Lord of All Monsters", "vládce nestvůr", "Monsterlord", "Władca Wszystkich Potworów"],
    ),
    ("goblin-level", ["level –", "patro –", "Level –", "poziom –"]),
    ("ui-turn", ["Turn –", "Tah –", "Zug –", "Tura –"]),
    ("ui-hit-points", ["Hit points", "Životy", "Trefferpunkte", "Punkty wytrzymałości"]),
    ("goblin-effect-attack", ["attack", "útok", "Angriff", "atak"]),
    ("goblin-effect-defence", ["defence", "obrana", "Abwehr", "obrona"]),
    ("goblin-effect-heal", ["heal", "léčení", "Heilen", "leczenie"]),
    ("goblin-effect-draw", ["draw", "tažení karty", "Ziehen", "dobieranie"]),
    ("ui-reward-action", ["action card", "akční karta", "Aktionskarte", "karta akcji"]),
    (
        "goblin-starting-card",
        [
            "a starting action card",
            "základní akční karta",
            "eine Start-Aktionskarte",
            "początkowa karta akcji",
        ],
    ),
    ("web-deck", ["Deck", "Dobírací balíček", "Deck", "Talia"]),
    (
        "web-discard",
        ["Discard pile", "Odhazovací balíček", "Ablagestapel", "Stos kart odrzuconych"],
    ),
    ("web-pile-hand", ["Hand", "Ruka", "Hand", "Ręka"]),
    ("goblin-color-green", ["green", "zelená", "grün", "zielony"]),
    ("goblin-color-blue", ["blue", "modrá", "blau", "niebieski"]),
    ("goblin-color-red", ["red", "červená", "rot", "czerwony"]),
    ("goblin-color-yellow", ["yellow", "žlutá", "gelb", "żółty"]),
    ("ui-reward", ["Reward", "Odměna", "Belohnung", "Nagroda"]),
    ("web-equipment", ["Equipment", "Vybavení", "Ausrüstung", "Wyposażenie"]),
    ("goblin-kind-weapon", ["weapon", "zbraň", "Waffe", "broń"]),
    ("goblin-kind-armour", ["armour", "zbroj", "Rüstung", "pancerz"]),
    (
        "goblin-potion-strength",
        ["potion of strength", "lektvar síly", "Stärkungstrank", "eliksir wzmacniający"],
    ),
    ("goblin-potion-healing", ["healing potion", "lektvar léčení", "Heiltrank", "eliksir zdrowia"]),
    (
        "goblin-potion-countercurse",
        [
            "countercurse potion",
            "lektvar ochrany",
            "Gegenfluchtrank",
            "eliksir oczyszczenia z klątw",
        ],
    ),
    ("web-merchant", ["Merchant", "Obchodník", "Händler", "Kupiec"]),
    ("web-pawnshop", ["Pawnshop", "Vetešnictví", "Pfandleihe", "Arsenał"]),
    (
        "goblin-setting-abilities",
        ["Special abilities", "Zvláštní schopnosti", "Spezialfähigkeiten", "Zdolności specjalne"],
    ),
    ("kind-tunnel", ["tunnel", "chodba", "Gang", "tunel"]),
    ("kind-room", ["room", "místnost", "Raum", "komnata"]),
    (
        "kind-gate",
        ["teleportation gate", "teleportační brána", "Teleportationstor", "brama teleportacyjna"],
    ),
    ("kind-fountain", ["healing fountain", "léčivý pramen", "Heilquelle", "źródło uzdrowienia"]),
    ("monster-giant-rat", ["giant rat", "obří krysa", "Riesenratte", "wielki szczur"]),
    ("monster-giant-spider", ["giant spider", "obří pavouk", "Riesenspinne", "wielki pająk"]),
    ("monster-mummy", ["mummy", "mumie", "Mumie", "mumia"]),
    (
        "monster-skeleton-turnkey",
        ["skeleton turnkey", "kostlivec klíčník", "Skelett-Schließer", "szkielet klucznik"],
    ),
    (
        "monster-skeleton-warrior",
        ["skeleton warrior", "kostlivec válečník", "Skelett-Krieger", "szkielet wojownik"],
    ),
    (
        "monster-skeleton-king",
        ["skeleton king", "kostlivec král", "Skelett-König", "szkielet król"],
    ),
    ("monster-dragon", ["dragon", "drak", "Drache", "smok"]),
    ("token-chest", ["chest", "truhla", "Truhe", "skrzynia"]),
    ("piece-treasure", ["treasure", "poklad", "Schatz", "skarb"]),
    ("piece-daggers", ["daggers", "dýky", "Dolche", "sztylety"]),
    ("piece-sword", ["sword", "meč", "Schwert", "miecz"]),
    ("piece-axe", ["axe", "sekera", "Axt", "topór"]),
    ("piece-bolt", ["magic bolt", "magická střela", "Magiegeschoss", "magiczny pocisk"]),
    ("piece-portal", ["portal of healing", "léčivý portál", "Heilportal", "portal uzdrowienia"]),
    ("ui-unconscious", ["unconscious", "v bezvědomí", "bewusstlos", "nieprzytomna nieprzytomny "]),
];

#[test]
fn things_have_the_names_that_players_know() {
    let files = [Language::English, Language::Czech, Language::German, Language::Polish].map(texts);
    for (key, names) in KNOWN {
        for (file, name) in files.iter().zip(names) {
            assert_eq!(file[key], name, "{key}");
        }
    }
}
