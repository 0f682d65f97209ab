//! `karak replay --verify`: it says exactly what is proved.

use std::fs;
use std::process::Command;

use crate::support::{Folder, karak, karak_with, saved_game};

#[test]
fn a_commitment_shown_before_the_first_roll_is_compared() {
    let folder = Folder::new("commitment");
    let path = folder.path("game.karak");
    let play = ["play", "--terminal", "dungeon", "--seats", "human,random", "--save", &path];
    let said = karak_with(&play, "quit\n").fine().out;
    let shown = said.split("commitment ").nth(1).unwrap().split('.').next().unwrap();
    assert!(shown.len() == 64 && said.find(shown) < said.find("rolls to see who begins"), "{said}");
    let alone = karak(&["replay", &path, "--verify"]).fine().out;
    assert!(alone.contains("anybody can renew it"), "{alone}");
    assert!(alone.contains("tried secrets until they liked the dice"), "{alone}");
    assert!(alone.contains(shown), "{alone}");
    let promised = karak(&["replay", &path, "--verify", "--commitment", shown]).fine().out;
    assert!(promised.contains("is the one that was promised"), "{promised}");
    let other = "0".repeat(64);
    karak(&["replay", &path, "--verify", "--commitment", &other])
        .refused("not the dice that were promised");
    karak(&["replay", &path, "--verify", "--commitment", "12"]).refused("64 hexadecimal digits");
    karak(&["replay", &path, "--commitment", shown]).refused("--verify");
}

#[test]
fn seeded_games_are_said_to_be_seeded() {
    let folder = Folder::new("seeded");
    let path = saved_game(&folder);
    let said = karak(&["replay", &path, "--verify"]).fine().out;
    assert!(said.contains("come from the seed 5"), "{said}");
    let json = karak(&["replay", &path, "--verify", "--json"]).fine().json();
    assert_eq!(json["dice_seed"], 5);
    // Who takes the line away has a record that says less, but not one with other dice.
    let hidden: String = fs::read_to_string(&path)
        .unwrap()
        .lines()
        .filter(|line| !line.starts_with("dice-seed") && !line.starts_with("seal"))
        .map(|line| line.to_owned() + "\n")
        .collect();
    karak(&["replay", &folder.write("hidden", hidden), "--verify"]).refused("no seal");
}

#[test]
fn own_draws_have_a_message_and_an_exit_code_of_their_own() {
    let folder = Folder::new("own-draws");
    let path = folder.path("game.karak");
    let play = ["play", "--terminal", "dungeon", "--own-draws", "--seats", "human,human"];
    let said = karak_with(&[&play[..], &["--save", &path]].concat(), "3 4\n1 2\nquit\n").fine().out;
    assert!(!said.contains("commitment"), "{said}");
    let ran = karak(&["replay", &path, "--verify"]);
    assert_eq!(ran.code, 3, "{}", ran.err);
    assert!(ran.out.contains("typed in by players: none of them is proved"), "{}", ran.out);
    let compared = ["replay", &path, "--verify", "--commitment", &"0".repeat(64)];
    karak(&compared).refused("no commitment to compare");
}

/// `docs/fair-dice.md` says that the script reads whole records of the dungeon.
#[test]
fn a_script_in_another_language_reads_whole_records() {
    let folder = Folder::new("script");
    let path = saved_game(&folder);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../table/tests/fair_dice.py");
    let check = |path: &str| {
        let python = Command::new("python3").args([script, path]).output();
        let ran = python.expect("python3 runs; on Debian: apt-get install python3");
        (
            ran.status.success(),
            String::from_utf8_lossy(&[ran.stdout, ran.stderr].concat()).into_owned(),
        )
    };
    let (fits, said) = check(&path);
    assert!(fits && said.contains("throws are those of the dice"), "{said}");
    let text = fs::read_to_string(&path).unwrap();
    let throw = text.find("dice ").unwrap();
    let throw = text[throw..].find("> dice ").unwrap() + throw;
    let changed =
        [&text[..throw], "> dice 1 1 > dice 1 1 > dice 1 1", &text[throw + 10..]].concat();
    let (fits, said) = check(&folder.write("changed.karak", changed));
    assert!(!fits && said.contains("which the dice did not give"), "{said}");
}
