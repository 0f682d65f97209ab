//! `karak sim goblin`.

use crate::support::karak;

fn sim(more: &[&str]) -> serde_json::Value {
    let args = ["sim", "goblin", "--games", "20", "--turn-limit", "60", "--json"];
    karak(&[&args[..], more].concat()).fine().json()
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let seats = ["--seats", "normal,random", "--games", "3"];
    let run = |more: &[&str]| {
        let args = ["sim", "goblin", "--turn-limit", "40", "--json"];
        let mut json = karak(&[&args[..], &seats, more].concat()).fine().json();
        for volatile in ["seconds", "decisions_per_second", "threads"] {
            assert!(json.as_object_mut().unwrap().remove(volatile).is_some());
        }
        json
    };
    let one = run(&["--seed", "7", "--threads", "1"]);
    assert_eq!(one, run(&["--seed", "7", "--threads", "5"]));
    assert_ne!(one["decisions"], run(&["--seed", "8"])["decisions"]);
}

#[test]
fn the_object_has_what_that_of_the_dungeon_has_and_figures() {
    let json = sim(&[]);
    let dungeon = karak(&["sim", "dungeon", "--games", "2", "--json"]).fine().json();
    for key in dungeon.as_object().unwrap().keys() {
        assert!(!json[key].is_null(), "{key}");
    }
    assert_eq!(json["wins_by_seat"].as_array().unwrap().len(), 4, "four unless told otherwise");
    assert_eq!(json["finished"].as_u64().unwrap() + json["limited"].as_u64().unwrap(), 20);
    for figure in ["fights", "fights_won", "cards_played", "merchant_visits", "falls", "revivals"] {
        assert!(json["figures"][figure].as_u64().unwrap() > 0, "{figure}");
    }
    let text = karak(&["sim", "goblin", "--games", "2", "--turn-limit", "9"]).fine().out;
    assert!(text.starts_with("2 games") && text.contains("fights"), "{text}");
}

#[test]
fn heroes_editions_and_settings_can_be_chosen() {
    let json = sim(&[
        "--seats",
        "random,random",
        "--heroes",
        "taia,random",
        "--first",
        "2",
        "--edition",
        "de",
        "--abilities",
        "on",
        "--setting",
        "hit-points=3",
    ]);
    assert_eq!(json["games_by_hero"]["taia"], 20);
}

#[test]
fn normal_heroes_come_to_the_end() {
    let args = ["sim", "goblin", "--seats", "normal", "--games", "1", "--json"];
    let json = karak(&args).fine().json();
    assert_eq!(json["endings"]["lord"], 1, "{json}");
}
