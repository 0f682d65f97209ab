//! Bad arguments: a sentence that helps, exit code 2.

use crate::support::{Folder, karak};

#[test]
fn wrong_arguments() {
    let play = |more: &[&str], part: &str| {
        karak(&[&["play", "--terminal", "goblin"], more].concat()).refused(part);
    };
    play(&["--seats", "human,random,random,random,random"], "5 seats are too many: up to 4");
    play(&["--heroes", "horan,horan"], "horan was chosen twice");
    play(&["--heroes", "gandalf"], "a hero is argentus");
    play(&["--seats", "human,random", "--heroes", "taia"], "seats: 2, heroes: 1");
    play(&["--seats", "human", "--first", "2"], "seat 2 cannot begin");
    play(&["--edition", "fr"], "an edition is en, cs, de or pl");
    play(&["--abilities", "maybe"], "a switch is on or off");
    play(&["--setting", "luck=on"], "a setting is gatekeepers");
    play(&["--setting", "hit-points=9"], "hit points are 3 to 7");
    play(&["--setting", "gatekeepers=3"], "4 or 5 gatekeepers");
    play(&["--cards", "missing.toml"], "cannot open");
    play(&["--turn-limit", "0"], "a turn limit is");
    for option in [&["--goal", "both"][..], &["--short"], &["--content", "x.toml"]] {
        play(option, &format!("{} is for the dungeon", option[0]));
    }
    karak(&["play", "goblin"]).refused("--terminal");
    karak(&["sim", "goblin", "--seats", "human"]).refused("nobody can be asked");
    karak(&["sim", "goblin", "--seats", "random,random,random,random,random"]).refused("too many");
}

#[test]
fn a_saved_game_is_not_set_up_again() {
    let folder = Folder::new("goblin-resume");
    let path = folder.write("game.karak", "game: goblin\nheroes: horan\n");
    for option in [
        ["--edition", "cs"],
        ["--abilities", "on"],
        ["--cards", "x"],
        ["--setting", "hit-points=6"],
    ] {
        karak(&[&["play", "--terminal", "--resume", &path], &option[..]].concat())
            .refused("cannot be used with");
    }
}

#[test]
fn records_with_wrong_lines() {
    let folder = Folder::new("goblin-lines");
    let refused = |text: &str, part: &str| {
        karak(&["replay", &folder.write("game.karak", text)]).refused(part);
    };
    refused("game: goblin\n", "`heroes` is missing");
    refused("game: goblin\nheroes: horan, horan\n", "horan was chosen twice");
    refused("game: goblin\nheroes: horan\nedition: fr\n", "`edition` an edition is");
    refused("game: goblin\nheroes: horan\nsettings: hit-points 9\n", "`settings` hit points are");
    refused("game: goblin\nheroes: horan\ncontent: karak\n", "`content` is not a set");
    refused("game: goblin\nheroes: horan\nseats: clever\n", "`seats`: human, or a bot is random");
    let five = "game: goblin\nheroes: random, random, random, random, random\n";
    refused(five, "5 seats are too many");
}
