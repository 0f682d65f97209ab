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
