//! `karak review`.

use crate::support::{Folder, karak, karak_with, saved_game};

#[test]
fn a_game_is_reviewed_in_words_and_numbers() {
    let folder = Folder::new("review");
    let path = saved_game(&folder);
    let text = karak(&["review", &path]).fine().out;
    assert!(text.starts_with("Review\n  Here 100 points are a sure victory."), "{text}");
    let czech = karak(&["review", &path, "--lang", "cs"]).fine().out;
    assert!(czech.starts_with("Rozbor hry\n"), "{czech}");
    let json = karak(&["review", &path, "--json"]).fine().json();
    let numbers = |value: &serde_json::Value| -> Vec<f64> {
        value.as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect()
    };
    let (start, result) = (numbers(&json["start"]), numbers(&json["result"]));
    for (place, seat) in json["seats"].as_array().unwrap().iter().enumerate() {
        let parts = ["luck", "own", "others"].map(|part| seat[part].as_f64().unwrap());
        let sum: f64 = parts.iter().sum();
        assert!((result[place] - start[place] - sum).abs() < 1e-9, "{seat}");
    }
    let drawn = &json["draws"][0];
    assert!(drawn["chance"].is_string() && drawn["luck"].is_array(), "{drawn}");
    let first = &json["decisions"][0];
    assert!(first["action"].is_string() && first["loss"].is_number(), "{first}");
}

#[test]
fn only_games_that_are_over_and_known_are_reviewed() {
    let folder = Folder::new("no-review");
    let path = folder.write("begun.karak", "game: dungeon\nheroes: horan, taia\nfirst: 1\n");
    karak(&["review", &path]).refused("the game is not over");
    let (whole, seen) = (folder.path("whole.karak"), folder.path("seen.karak"));
    let play = ["play", "--terminal", "goblin", "--seats", "human,easy", "--heroes", "horan,taia"];
    let play = [&play[..], &["--first", "2", "--seed", "4", "--save", &whole]].concat();
    karak_with(&play, "quit\n").fine();
    karak(&["replay", &whole, "--record-for", "1", "--save", &seen]).fine();
    karak(&["review", &seen]).refused("a review needs all of it");
}
