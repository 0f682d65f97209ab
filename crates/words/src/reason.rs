//! Why something is not possible, with the rule: put together alike in every game.

use table::Reason;

use crate::Words;

/// "There is a wall (K2.2)". The key is `prefix` and the name of the variant: `refusal-no-moves-left` for
/// `NoMovesLeft`. A test holds every variant to its text.
pub(crate) fn reason(words: &Words, prefix: &str, refusal: &impl Reason) -> String {
    let mut key = prefix.to_owned();
    for letter in format!("{refusal:?}").chars() {
        if letter.is_ascii_uppercase() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    format!("{} ({})", words.text(&key), refusal.rule())
}
