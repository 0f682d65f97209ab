//! Why something is not possible, with the rule: put together alike in every game.

use table::Reason;

use crate::{Key, Words};

/// "There is a wall (K2.2)".
pub(crate) fn reason(words: &Words, key: Key, refusal: &impl Reason) -> String {
    format!("{} ({})", words.text(key), refusal.rule())
}
