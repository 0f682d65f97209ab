//! `karak odds`.

use crate::support::karak;

const BOOK: [&str; 10] = [
    "odds",
    "dungeon",
    "--hero",
    "horan",
    "--weapons",
    "2,1",
    "--bolts",
    "1",
    "--against",
    "skeleton-king",
];

#[test]
fn fractions_are_exact_and_add_up() {
    let json = karak(&[&BOOK[..], &["--json"]].concat()).fine().json();
    assert_eq!(json["win"], "119/144");
    assert_eq!(json["tie"], "25/432");
    assert_eq!(json["loss"], "25/216");
    assert_eq!(json["hit_points_spent"], "25/216");
    let text = karak(&BOOK).fine().out;
    assert!(text.contains("119/144") && text.contains("82.6 %"), "{text}");
}

#[test]
fn the_curse_takes_the_second_roll() {
    let json = karak(&[&BOOK[..], &["--cursed", "--json"]].concat()).fine().json();
    // 3 from weapons and 1 from the bolt against 10: seven or more on two dice.
    assert_eq!((&json["win"], &json["tie"]), (&"7/12".into(), &"5/36".into()));
}

#[test]
fn hit_points_and_the_first_move_count() {
    let xanros = ["odds", "dungeon", "--hero", "xanros", "--against", "mummy", "--json"];
    let json = karak(&[&xanros[..], &["--hit-points", "1"]].concat()).fine().json();
    assert_eq!(json["win"], "7/12", "a sacrifice turns a seven into a win");
    assert_eq!(json["hit_points_sacrificed"], "11/36", "for a win with 7, for a tie with 6");
    let taia = ["odds", "dungeon", "--hero", "taia", "--against", "mummy", "--json"];
    assert_eq!(karak(&taia).fine().json()["win"], "5/12");
    assert_eq!(karak(&[&taia[..], &["--first-move"]].concat()).fine().json()["win"], "7/12");
}
