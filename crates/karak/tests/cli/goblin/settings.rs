//! Editions by language, and the house rules that ask or count by seat.

use std::fs;

use super::by_hand;
use crate::support::{Folder, karak, karak_with};

/// The record of a game that is over after a turn.
fn record(folder: &Folder, more: &[&str]) -> String {
    let path = folder.path(&format!("game{}.karak", more.concat()));
    let game = ["play", "--terminal", "goblin", "--seats", "easy,random", "--turn-limit", "1"];
    karak(&[&game[..], more, &["--seed", "1", "--save", &path]].concat()).fine();
    fs::read_to_string(path).unwrap()
}

#[test]
fn the_language_chooses_its_edition_unless_another_is_named() {
    let folder = Folder::new("goblin-language");
    for language in ["en", "cs", "de", "pl"] {
        let told = record(&folder, &["--lang", language]);
        assert!(told.contains(&format!("\nedition: {language}\n")), "{told}");
        assert!(!told.contains("settings:"), "{told}");
    }
    assert!(record(&folder, &[]).contains("\nedition: en\n"));
    let named = record(&folder, &["--lang", "de", "--edition", "cs"]);
    assert!(named.contains("\nedition: cs\n"), "{named}");
    let sim = ["sim", "goblin", "--seats", "random,random", "--games", "1", "--edition", "pl"];
    karak(&[&sim[..], &["--turn-limit", "2"]].concat()).fine();
}

#[test]
fn a_head_start_is_chosen_before_the_first_turn() {
    let game = [
        "play",
        "--terminal",
        "goblin",
        "--seats",
        "random,human",
        "--heroes",
        "horan,taia",
        "--first",
        "1",
        "--seed",
        "3",
        "--setting",
        "head-start=on",
    ];
    let out = karak_with(&game, "merchant\nchoose healing\nq\nq\n").fine().out;
    for part in [
        "every player but the first begins with a potion",
        "Taia, which potion do you begin with?",
        "First choose the potion to begin with (G9.13)",
        "Taia begins with a healing potion.",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let [chosen, began] = ["Taia begins with", "Turn 1"].map(|part| out.find(part));
    assert!(chosen.is_some() && chosen < began, "{out}");
}

#[test]
fn hit_points_by_seat_are_shown_and_have_to_be_as_many_as_seats() {
    let game = ["play", "--terminal", "goblin", "--seats", "human,human", "--seed", "3"];
    let with = |points: &str| {
        let setting = format!("hit-points={points}");
        karak_with(&[&game[..], &["--setting", &setting]].concat(), "\ns\nq\nq\n")
    };
    let out = with("3/7").fine().out;
    assert!(out.contains("Hit points by player: 3, 7."), "{out}");
    assert!(out.contains("Hit points 3/3") && out.contains("Hit points 7/7"), "{out}");
    with("3/7/5").refused("one number for each seat: 3/7/5 (G9.10)");
    with("3/8").refused("hit points are 3 to 7");
}

#[test]
fn xanros_names_an_attack_after_its_card() {
    let folder = Folder::new("goblin-names");
    let record = by_hand([4, 1, 2, 3], "1 fight I.8\n")
        .replacen("> monster I.1 ", "> monster I.8 ", 1)
        .replace("heroes: horan, taia", "heroes: xanros, taia\nabilities: on");
    let path = folder.write("game.karak", record);
    let input = "\nplay s4 despite attack\nplay s4\nname s4 attack\nq\nq\n";
    let out = karak_with(&["play", "--terminal", "--resume", &path], input).fine().out;
    for part in [
        "An attack or a defence is named only after its card has been played (G8.3)",
        "Let the attack count despite the curse (+1): ",
        "names the attack of",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(out.contains("attack 1 against"), "{out}");
}
