//! Files that are broken from end to end.

use goblin::Content;

use crate::support::{CARDS, beast, tells};

#[test]
fn what_is_no_toml_is_told_with_its_line() {
    for broken in ["attack = ", "attack 1", "attack = 1 1", "attack = 1\nattack = 1"] {
        let text = beast("attack = 0", broken);
        let line = 1 + text.lines().position(|line| line == "name = \"Beast 1\"").unwrap();
        let told = Content::parse(&text).unwrap_err();
        let near = |fault: usize| (line..=line + 2).contains(&fault);
        assert!(told.0.iter().any(|fault| near(fault.line)), "{broken}: {told}");
    }
    assert!(Content::parse("\u{0}\u{1}nonsense").is_err());
    tells(
        "monster = 3\nlord = [4]",
        &[
            "line 1: `monster` is a list: write [[monster]]",
            "line 2: `lord` holds tables: write [[lord]]",
        ],
    );
}

#[test]
fn the_example_of_the_documentation_lacks_nothing_but_more_cards() {
    let document = include_str!("../../../../docs/cards.md");
    let example = document.split("```").find_map(|part| part.strip_prefix("toml\n")).unwrap();
    let told = Content::parse(example).unwrap_err();
    assert!(
        told.0.iter().all(|fault| fault.reason.to_string().contains("there must be")),
        "{told}"
    );
}

#[test]
fn nothing_at_all_lacks_everything() {
    let told = Content::parse("").unwrap_err();
    // The id, the potions, six decks, three times two kinds of monsters, and the lords.
    assert_eq!(told.0.len(), 1 + 1 + 6 + 6 + 1, "{told}");
    assert!(told.0.iter().all(|fault| fault.line == 1));
}

#[test]
fn faults_of_different_cards_are_told_together_in_the_order_of_lines() {
    let text = CARDS
        .replacen("\"attack 1\"", "\"attack 0\"", 1)
        .replacen("name = \"Beast 1\"", "name = \"\"", 1)
        .replacen("healing = 4", "healing = 5", 1)
        .replacen("name = \"Lord 3\"\nattack = 9", "name = \"Lord 3\"\nattack = 999", 1);
    let told = Content::parse(&text).unwrap_err();
    assert_eq!(told.0.len(), 4, "{told}");
    assert!(told.0.is_sorted_by_key(|fault| fault.line), "{told}");
}

#[test]
fn a_thousand_faults_are_a_hundred_and_the_number_of_the_others() {
    let with_keys = |count: u32| {
        let keys: Vec<String> = (0..count).map(|number| format!("key-{number} = 1\n")).collect();
        Content::parse(&format!("{}{CARDS}", keys.concat())).unwrap_err()
    };
    assert_eq!(with_keys(100).0.len(), 100);
    let told = with_keys(1000);
    assert_eq!(told.0.len(), 101);
    assert_eq!(told.0[100].to_string(), "line 100: more faults, here and below: 900");
    assert!(with_keys(101).to_string().ends_with("line 100: more faults, here and below: 1"));
}

/// A file that was not written to its end is refused unless only the last line's end is missing.
#[test]
fn a_file_that_is_cut_off_never_panics() {
    for end in (0..=CARDS.len()).rev().step_by(61) {
        let Some(part) = CARDS.get(..end) else { continue };
        assert_eq!(Content::parse(part).is_ok(), end == CARDS.len(), "the first {end} bytes");
    }
    assert!(Content::parse(CARDS.trim_end()).is_ok());
}

/// The same at every byte, with one card of each kind.
#[test]
fn a_card_that_is_cut_off_never_panics() {
    let first = |table: &str| CARDS.split("\n\n").find(|part| part.starts_with(table)).unwrap();
    let weapon = CARDS.split("\n\n").find(|part| part.contains("weapon = {")).unwrap();
    let tables = ["[[starting]]", "[[monster]]", "[[gatekeeper]]", "[[lord]]"].map(first);
    let head = CARDS.split("# Argentus").next().unwrap();
    let small = format!("{head}{}\n\n{weapon}\n", tables.join("\n\n"));
    for end in 0..=small.len() {
        assert!(small.get(..end).is_none_or(|part| Content::parse(part).is_err()));
    }
}

/// Brackets without end, and lists in lists: an answer, and soon.
#[test]
fn deep_and_long_files_are_refused() {
    assert!(Content::parse(&"[".repeat(100_000)).is_err());
    assert!(Content::parse(&format!("a = {}", "[".repeat(100_000))).is_err());
    assert!(Content::parse(&"[[monster]]\n".repeat(5_000)).is_err());
    assert!(Content::parse(&"[[starting]]\nname = \"x\"\n".repeat(5_000)).is_err());
}
