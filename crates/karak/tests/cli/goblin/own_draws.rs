//! Cards drawn at a real table and typed in.

use std::fs;

use crate::support::{Folder, karak, karak_with};

#[test]
fn draws_are_listed_checked_and_corrected() {
    let folder = Folder::new("goblin-own");
    let path = folder.path("own.karak");
    let args = ["play", "--terminal", "goblin", "--seats", "human", "--heroes", "random"];
    let more = ["--own-draws", "--save", &path];
    // A hero, a lord by name, level I by number in small letters and mistyped once, all else from the
    // list; then four cards in each way there is.
    let level = "1\n".repeat(7);
    let input = format!(
        "horan\ngoblin king\ni.1\nI.2\ns1\nu\nmonster I.9\n1\n1\n1\n1\nI.k3\n{level}{level}\
         mighty swing\ns2\ncard s4\n1\nfight i.1\nq\n"
    );
    let out = karak_with(&[&args[..], &more].concat(), &input).fine().out;
    assert!(out.contains("The Lord of All Monsters is drawn. Type a number or a name"), "{out}");
    assert!(out.contains("“s1” is not on the list"), "{out}");
    assert!(out.contains("Horan fights “Cave rat”"), "{out}");
    let record = fs::read_to_string(&path).unwrap();
    let begun = "draw hero horan\ndraw monster X.1\ndraw monster I.1\ndraw monster I.2\ncorrect\n\
                 draw monster I.9\ndraw monster I.2\ndraw monster I.3\n";
    assert!(record.contains(begun), "{record}");
    let cards = "draw card s1\ndraw card s2\ndraw card s4\ndraw card s3\n";
    assert!(record.contains(cards), "{record}");
    let proof = karak(&["replay", &path, "--verify"]);
    assert_eq!(proof.code, 3, "{}", proof.err);
    assert!(proof.out.contains("none of them is proved"), "{}", proof.out);
}

#[test]
fn everybody_types_in_their_own_cards() {
    let args = ["play", "--terminal", "goblin", "--seats", "human,human", "--own-draws"];
    let more = ["--heroes", "horan,taia", "--first", "1"];
    let monsters = "1\n".repeat(22);
    let input = format!("\n{monsters}1\n1\n1\n1\n\n\n1\n1\n1\n1\n");
    let out = karak_with(&[&args[..], &more].concat(), &input).fine().out;
    let (horan, taia) = out.split_once("Taia, press Enter when nobody else").unwrap();
    assert!(horan.contains("1. Mighty swing") && !horan.contains("Starlight"), "{horan}");
    assert!(taia.contains("2. Starlight") && !taia.contains("Mighty swing"), "{taia}");
}
