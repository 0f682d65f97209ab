//! `karak sim match`, `tournament` and `compare`.

use crate::support::karak;

#[test]
fn a_match_tells_who_is_stronger_by_its_exit_code() {
    let stronger = ["sim", "match", "dungeon", "normal", "random", "--turn-limit", "300"];
    let ran = karak(&stronger).fine();
    assert!(ran.out.starts_with("normal is stronger than random"), "{}", ran.out);
    assert!(ran.out.contains("a share of 60.0 % is likelier"), "{}", ran.out);
    assert!(ran.out.contains("when it stopped, normal had won"), "{}", ran.out);
    assert!(ran.out.contains("ms a decision"), "{}", ran.out);
    let weaker = ["sim", "match", "dungeon", "random", "normal", "--turn-limit", "300"];
    let ran = karak(&weaker);
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.out.contains("not shown to be stronger"), "{}", ran.out);
    let few = ["sim", "match", "dungeon", "normal", "random", "--games", "4"];
    let ran = karak(&few);
    assert_eq!(ran.code, 1);
    assert!(ran.out.starts_with("undecided after 4 games"), "{}", ran.out);
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads_and_at_any_table() {
    let played = |more: &[&str]| {
        let args = ["sim", "match", "dungeon", "normal", "random", "--turn-limit", "200", "--json"];
        let mut json = karak(&[&args[..], more].concat()).json();
        for volatile in ["mean_ms", "slowest_ms"] {
            assert!(json.as_object_mut().unwrap().remove(volatile).is_some());
        }
        json
    };
    assert_eq!(played(&["--threads", "1"]), played(&["--threads", "3"]));
    let four = played(&["--seats", "4"]);
    assert_eq!(four, played(&["--table", "random,random,normal,random"]));
    assert_eq!(four["games"].as_u64().unwrap(), 4 * four["deals"].as_u64().unwrap());
    assert!((four["at_least"].as_f64().unwrap() - 0.30).abs() < 1e-9);
}

#[test]
fn equal_bots_share_every_deal() {
    let args = ["sim", "match", "dungeon", "random", "random", "--games", "40", "--json"];
    let json = karak(&[&args[..], &["--turn-limit", "100"]].concat()).json();
    assert!((json["share"].as_f64().unwrap() - 0.5).abs() < 1e-9, "{json}");
}

#[test]
fn a_tournament_rates_with_error_bars() {
    let args = ["sim", "tournament", "dungeon", "random", "normal", "--games", "40"];
    let json = karak(&[&args[..], &["--turn-limit", "200", "--json"]].concat()).fine().json();
    assert_eq!(json[0]["bot"], "normal");
    assert!(json[0]["elo"].as_f64().unwrap() > 100.0 && json[0]["error"].as_f64().unwrap() > 10.0);
    let text = karak(&[&args[..], &["--turn-limit", "200", "--seats", "4"]].concat()).fine().out;
    assert!(text.contains("Elo") && text.contains("normal"), "{text}");
}

#[test]
fn a_comparison_says_what_differs_and_what_does_not() {
    let args = ["sim", "compare", "dungeon"];
    let more = ["--seats", "random,random", "--games", "60", "--turn-limit", "400"];
    let compare = |one: &str, other: &str| karak(&[&args[..], &[one, other], &more].concat());
    let text = compare("default", "short=on,goal=treasures").fine().out;
    assert!(
        text.contains("More than chance explains") && text.contains("turns of a game"),
        "{text}"
    );
    let text = compare("default", "default").fine().out;
    assert!(text.contains("Nothing differs"), "{text}");
    compare("default", "edition=cs").refused("`edition` is not an option of the dungeon");
    compare("default", "shorter").refused("`shorter` is not an option");
    compare("missing.toml", "default").refused("cannot open missing.toml");
    let goblin = ["sim", "compare", "goblin", "edition=cs", "edition=en,hit-points=99"];
    karak(&goblin).refused("hit-points=99 cannot be played");
}

#[test]
fn wrong_bots_and_tables_are_refused() {
    let args = ["sim", "match", "dungeon", "normal"];
    let refused = |more: &[&str], part: &str| karak(&[&args[..], more].concat()).refused(part);
    refused(&["clever"], "a bot is random, easy, normal, hard");
    refused(&["random", "--at-least", "0.5", "--not-above", "0.6"], "has to be lower");
    refused(&["random", "--table", "normal,easy"], "and nobody else");
    refused(&["random", "--seats", "6"], "6");
    karak(&["sim", "tournament", "dungeon", "normal"]).refused("two bots or more");
    karak(&["sim", "tournament", "dungeon", "easy", "easy"]).refused("named twice");
    karak(&["sim", "tournament", "dungeon", "easy", "hard", "--seats", "3"]).refused("even number");
    karak(&["lab", "fit", "dungeon", "--seats", "normal"]).refused("name two bots or more");
    karak(&["lab", "fit", "dungeon", "--ridge", "0"]).refused("above 0");
}
