//! Faulty files are the cards of the tests with something replaced, so that nothing else is wrong.

use goblin::Content;

/// The cards of the tests: they never change with the balance of the game.
pub(crate) const CARDS: &str = include_str!("../data/test-cards.toml");
/// The first starting card, without its hero.
const STARTING: &str =
    "name = \"Argentus one\"\ncolor = \"green\"\nnext = [\"blue\"]\neffects = [\"attack 1\"]";
/// The front of the first monster.
const BEAST: &str = "level = \"I\"\nname = \"Beast 1\"\nattack = 0\nhit-points = 1\ncurses = []\n";

/// The set with the first place that says `old` saying `new`.
pub(crate) fn with(old: &str, new: &str) -> String {
    assert!(CARDS.contains(old), "the set has no {old:?}");
    CARDS.replacen(old, new, 1)
}

/// The set with `old` replaced in its first starting card.
pub(crate) fn starting(old: &str, new: &str) -> String {
    assert!(STARTING.contains(old), "the card has no {old:?}");
    with(STARTING, &STARTING.replacen(old, new, 1))
}

/// The set with `old` replaced in the front of its first monster.
pub(crate) fn beast(old: &str, new: &str) -> String {
    assert!(BEAST.contains(old), "the beast has no {old:?}");
    with(BEAST, &BEAST.replacen(old, new, 1))
}

/// What is wrong with a file, one fault a line; nothing if it is right.
pub(crate) fn faults(text: &str) -> String {
    Content::parse(text).map_or_else(|faults| faults.to_string(), |_| String::new())
}

/// The file has this one fault, in the first line that starts with `line`.
#[track_caller]
pub(crate) fn one_fault(text: &str, line: &str, reason: &str) {
    let number = 1 + text.lines().position(|there| there.starts_with(line)).unwrap();
    assert_eq!(faults(text), format!("line {number}: {reason}"));
}

/// These are among the faults of a file.
#[track_caller]
pub(crate) fn tells(text: &str, reasons: &[&str]) {
    let told = faults(text);
    for reason in reasons {
        assert!(told.contains(reason), "{reason:?} is missing in:\n{told}");
    }
}
