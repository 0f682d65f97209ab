//! `karak sim`.

use crate::support::karak;

fn sim(more: &[&str]) -> serde_json::Value {
    let args = ["sim", "dungeon", "--seats", "random,random,random", "--games", "60", "--json"];
    karak(&[&args[..], more].concat()).fine().json()
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let mut one = sim(&["--seed", "7", "--threads", "1"]);
    let mut many = sim(&["--seed", "7", "--threads", "5"]);
    for json in [&mut one, &mut many] {
        let object = json.as_object_mut().unwrap();
        for volatile in ["seconds", "decisions_per_second", "threads"] {
            assert!(object.remove(volatile).is_some());
        }
    }
    assert_eq!(one, many);
    assert_ne!(one["decisions"], sim(&["--seed", "8"])["decisions"]);
}

#[test]
fn everything_promised_is_in_the_object() {
    let json = sim(&["--turn-limit", "300"]);
    for key in [
        "games",
        "finished",
        "steps",
        "decisions",
        "turns",
        "seconds",
        "decisions_per_second",
        "wins_by_seat",
        "wins_by_hero",
        "mean_turns",
        "limited",
        "limited_share",
    ] {
        assert!(!json[key].is_null(), "{key}");
    }
    assert_eq!(json["wins_by_seat"].as_array().unwrap().len(), 3);
    assert_eq!(json["finished"].as_u64().unwrap() + json["limited"].as_u64().unwrap(), 60);
    assert!(json["turns"].as_u64().unwrap() <= 60 * 300, "a turn limit always holds (K11.3)");
}

#[test]
fn goals_content_and_heroes_can_be_chosen() {
    let json = sim(&["--goal", "both", "--short", "--heroes", "taia,horan,random", "--first", "2"]);
    assert!(json["endings"]["treasures"].as_u64().unwrap() > 0);
    assert_eq!(json["games_by_hero"]["taia"], 60);
    let text = karak(&["sim", "dungeon", "--games", "5"]).fine().out;
    assert!(text.starts_with("5 games"), "{text}");
}
