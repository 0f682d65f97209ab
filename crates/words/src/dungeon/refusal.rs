//! Why something is not possible, with the rule.

use dungeon::Refusal;

use crate::Words;
use crate::reason::reason;

/// "There is a wall (K2.2)".
pub fn refusal(words: &Words, refusal: Refusal) -> String {
    reason(words, "refusal", &refusal)
}
