//! `karak play goblin --terminal`, through a pipe.

use std::fs;

use crate::support::{Folder, karak, karak_with};

const ALONE: [&str; 11] = [
    "play",
    "--terminal",
    "goblin",
    "--seats",
    "human",
    "--heroes",
    "horan",
    "--first",
    "1",
    "--seed",
    "3",
];
const TWO: [&str; 11] = [
    "play",
    "--terminal",
    "goblin",
    "--seats",
    "human,human",
    "--heroes",
    "horan,taia",
    "--first",
    "1",
    "--seed",
    "3",
];

fn with(game: &[&str], more: &[&str], input: &str) -> String {
    karak_with(&[game, more].concat(), input).fine().out
}

#[test]
fn bots_alone_play_to_the_end() {
    let seats = ["play", "--terminal", "goblin", "--seats", "normal,random", "--seed", "1"];
    let out = with(&seats, &["--turn-limit", "12"], "");
    assert!(out.contains("Turn 12") && out.contains("unfinished"), "{out}");
    assert!(out.contains("(normal bot)") && out.contains("(random bot)"), "{out}");
}

#[test]
fn one_plays_against_normal_bots_unless_told_otherwise() {
    let out = with(&["play", "--terminal", "goblin", "--seed", "1"], &[], "");
    assert_eq!(out.matches("(normal bot)").count(), 2, "{out}");
    let out = with(&["play", "--terminal", "goblin", "--heroes", "horan,taia"], &[], "");
    assert!(out.contains("Horan, warrior (human)") && out.contains("Taia, oracle (normal bot)"));
}

#[test]
fn the_table_shows_what_lies_open_with_colors_in_words_and_signs() {
    let out = with(&ALONE, &[], "m\ns\nq\nq\n");
    for part in [
        "Level I. Deck: ",
        "Level II (closed). Deck: ",
        "Lord of All Monsters",
        "Merchant: 4 × potion of strength",
        "Pawnshop: nothing",
        "Hand (4 of 4):",
        "▲ red",
        "Deck (2), on top: a starting action card",
        "Signs of the colours:",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let ascii = with(&ALONE, &["--ascii"], "m\nq\nq\n");
    assert!(ascii.contains("^ red") && !ascii.contains(['▲', '☼', '●', '♣']), "{ascii}");
    let none = with(&ALONE, &["--map", "none"], "m\nq\nq\n");
    assert!(none.contains("  I.") && none.contains("→ "), "{none}");
    assert!(!none.contains(['▲', '☼', '●', '♣']) && !none.contains("Signs of"), "{none}");
}

#[test]
fn tables_and_sheets_fit_eighty_columns_in_every_language() {
    for language in ["en", "cs", "de", "pl"] {
        let out = with(&ALONE, &["--lang", language], "m\n1\nm\ncards\ndeck\ndiscard\nodds\n");
        // Sentences are broken by the terminal; here only tables and lists are looked at.
        let table = out.lines().filter(|line| line.starts_with("  I") || line.starts_with("     "));
        for line in table {
            assert!(line.chars().count() <= 80, "{language}: {line}");
        }
    }
}

/// The first monster of level I in the game of somebody alone.
fn first_monster() -> String {
    let out = with(&ALONE, &[], "");
    let row = out.lines().find(|line| line.starts_with("  I.")).unwrap();
    row.split_whitespace().next().unwrap().to_lowercase()
}

#[test]
fn cards_piles_odds_and_reasons_can_be_asked_for() {
    let monster = first_monster();
    let input = format!(
        "odds\nodds {monster}\nodds III.1\nodds nonsense\ncard i.1\ncard x.1\ncard s1\ncard q\n\
         cards\ndeck\ndiscard\ni\nwhy\nwhy play s1\nwhy fly\nmerchant\nq\nq\n"
    );
    let out = with(&ALONE, &[], &input);
    for part in [
        "wins ",
        "survives 100 %",
        "Best play:",
        "This cannot be fought now: ",
        "“nonsense” is not the number of a card",
        "I.1: Cave rat – attack ",
        "Nimble paws (",
        "s1  Mighty swing",
        "“q” is not the number of a card",
        "in the deck, in no known order: ",
        "Discard pile (0)",
        "without special abilities",
        "A key is missing for this level (G4.2)",
        "only possible in battle (G4.3)",
        "“fly” is not an action. Actions are written like: fight I.3",
        "visits the merchant",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
}

#[test]
fn a_battle_is_shown_and_fought() {
    let monster = first_monster();
    let out = with(&ALONE, &[], &format!("FIGHT {monster}\nodds\n2\nend\nkeep\nq\nq\n"));
    for part in
        ["Horan fights “", "Best play:", "End card play: attack 0 against ", "Horan plays “"]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(out.contains("Horan ends the turn."), "{out}");
}

#[test]
fn somebody_alone_is_never_asked_to_look_away() {
    let out = with(&ALONE, &[], "1\nend\nmerchant\nq\nq\n");
    assert!(!out.contains("nobody else") && out.contains("Turn 2"), "{out}");
}

#[test]
fn the_device_is_passed_on_in_every_language() {
    for (language, hide, take) in [
        ("en", "pass the device on", "Taia, press Enter when nobody else"),
        ("cs", "předej zařízení dál", "Taio, stiskni Enter"),
        ("de", "gib das Gerät weiter", "Taia, drücke die Eingabetaste"),
        ("pl", "przekaż urządzenie dalej", "Taia, naciśnij Enter"),
    ] {
        let out = with(&TWO, &["--lang", language], "\n1\nend\n\n\nq\nq\n");
        assert!(out.contains(hide) && out.contains(take), "{language}: {out}");
    }
}

#[test]
fn settings_are_told_and_kept() {
    let folder = Folder::new("goblin-settings");
    let path = folder.path("game.karak");
    let more = ["--edition", "pl", "--abilities", "on", "--setting", "hit-points=6"];
    let house = ["--setting", "first-strike on, short-game=on", "--save", &path];
    let out = with(&ALONE, &[&more[..], &house].concat(), "i\nq\n");
    for part in
        ["Polish edition", "Each hero has 6 hit points.", "takes no damage", "Hit points 6/6"]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(out.contains("+1 attack for two cards"), "{out}");
    let record = fs::read_to_string(&path).unwrap();
    assert!(
        record.contains("edition: pl\nsettings: first-strike on, hit-points 6, short-game on\n")
    );
    assert!(record.contains("abilities: on\n"), "{record}");
    let again = with(&["play", "--terminal", "--resume", &path], &[], "q\n");
    assert!(again.contains("Polish edition") && again.contains("Hit points 6/6"), "{again}");
}

#[test]
fn a_resumed_game_goes_on_as_if_it_had_not_stopped() {
    let folder = Folder::new("goblin-steady");
    let game = |path: &str, input: &str| {
        let more = ["--seats", "human,normal", "--heroes", "taia,horan", "--first", "1"];
        let rest = ["--seed", "8", "--save", path];
        with(&["play", "--terminal", "goblin"], &[&more[..], &rest].concat(), input);
    };
    let (whole, parts) = (folder.path("whole.karak"), folder.path("parts.karak"));
    game(&whole, "merchant\nmerchant\nmerchant\nmerchant\nq\n");
    game(&parts, "merchant\nmerchant\nq\n");
    with(&["play", "--terminal", "--resume", &parts], &[], "merchant\nmerchant\nq\n");
    assert_eq!(fs::read_to_string(&whole).unwrap(), fs::read_to_string(parts).unwrap());
    karak(&["replay", &whole, "--verify"]).fine();
}

#[test]
fn leaving_and_agreeing_are_asked_twice() {
    let out = with(&TWO, &[], "\nwithdraw\nwithdraw\n");
    assert!(out.contains("Horan leaves the game") && out.contains("Taia wins"), "{out}");
    let out = with(&TWO, &[], "\nagree\nagree\n");
    assert!(out.contains("All agree to end") && out.contains("Nobody wins"), "{out}");
}
