//! `karak lab fit`.

use std::fs;

use bots::{Judged as _, Model};
use dungeon::Dungeon;

use crate::support::{Folder, karak};

#[test]
fn weights_are_fitted_tested_and_can_be_read_back() {
    let folder = Folder::new("fit");
    let out = folder.path("dungeon.txt");
    let args = ["lab", "fit", "dungeon", "--games", "60", "--turn-limit", "300"];
    let tables = ["--seats", "normal,normal", "--seats", "normal,random,random"];
    let ran = karak(&[&args[..], &tables, &["--out", &out]].concat()).fine();
    assert!(ran.out.contains("of other games") && ran.out.contains("foretold"), "{}", ran.out);
    let text = fs::read_to_string(&out).unwrap();
    assert!(text.contains("--seats normal,random,random --games 60 --seed 1"), "{text}");
    let model = Model::parse(Dungeon::FEATURES, &text).unwrap();
    let points = Dungeon::FEATURES.iter().position(|feature| *feature == "points").unwrap();
    assert!(model.weights()[points] > 0.0, "treasures win games");
    let printed = karak(&[&args[..], &tables, &["--threads", "1"]].concat()).fine().out;
    assert_eq!(printed, text, "the same on any number of threads");
}

#[test]
fn weights_say_which_games_they_come_from() {
    let args = ["lab", "fit", "goblin", "--seats", "easy,easy", "--games", "20"];
    let options = ["--edition", "cs", "--setting", "hit-points=6"];
    let with = ["--with", "abilities=on", "--with", "abilities=off"];
    let text = karak(&[&args[..], &options, &with].concat()).fine().out;
    let told = "lab fit goblin --seats easy,easy --edition cs --setting hit-points=6 \
                --with abilities=on --with abilities=off --games 20";
    assert!(text.contains(told), "{text}");
    karak(&[&args[..], &["--with", "short=on"]].concat()).refused("short");
    karak(&[&args[..], &["--with", "abilities"]].concat()).refused("is not an option");
}
