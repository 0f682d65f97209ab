//! Why something is not possible, with the rule.

use goblin::Refusal;

use crate::Words;
use crate::reason::reason;

/// "The last card does not allow this color (G4.3)".
pub fn refusal(words: &Words, refusal: Refusal) -> String {
    reason(words, "goblin-refusal", &refusal)
}
