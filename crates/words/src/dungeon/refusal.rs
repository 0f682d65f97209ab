//! Why something is not possible, with the rule.

use dungeon::Refusal;
use table::Reason;

use crate::Words;

/// "There is a wall (K2.2)".
pub fn refusal(words: &Words, refusal: Refusal) -> String {
    format!("{} ({})", words.text(&key(refusal)), refusal.rule())
}

/// `refusal-no-moves-left` for `NoMovesLeft`: the name of the variant. A test holds every variant to its text.
fn key(refusal: Refusal) -> String {
    let mut key = "refusal".to_owned();
    for letter in format!("{refusal:?}").chars() {
        if letter.is_ascii_uppercase() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    key
}
