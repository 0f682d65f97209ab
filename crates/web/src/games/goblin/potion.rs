//! A potion in a list.

use goblin::Potion;
use words::{Words, goblin as say};

use crate::games::goblin::pictures;
use crate::ui::html::{element, escaped, icon, span, tag};

/// What a potion is called and does, and something after it.
pub(super) fn potion_entry(words: &Words, kind: Potion, after: &str) -> String {
    let name = tag("b", "capital", &escaped(&say::potion_printed(words, kind)));
    let said = [&name, "<br>", &escaped(&say::potion_rule(words, kind))].concat();
    let portrait = span("portrait", &icon(pictures::potion(kind)));
    let parts = [&portrait, &element("span", &[], &said), after];
    element("li", &[("data-potion", kind.name())], &parts.concat())
}
