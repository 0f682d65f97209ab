//! Why something is not possible, in words and with a way to the rule.

use dungeon::{Refusal, View};
use leptos::prelude::*;
use table::{HostError, Reason as _};
use words::{Arg, dungeon as say};

use crate::app::{Screen, Speech};
use crate::ui::Icon;

/// The reason as a sentence.
pub(super) fn reason(speech: Speech, view: &View, why: HostError<Refusal>) -> String {
    match why {
        HostError::TurnOf(seat) => speech.say("web-turn-of", &[("hero", say::who(view, seat))]),
        HostError::DrawFirst => speech.text("ui-draw-first"),
        HostError::NothingToDraw => speech.text("refusal-nothing-to-draw"),
        HostError::Over => speech.text("refusal-game-over"),
        HostError::NotOwnDraws => speech.text("web-not-own-draws"),
        HostError::NothingToUndo => speech.text("ui-nothing-to-undo"),
        HostError::Begun => speech.text("web-begun"),
        HostError::Refused(refusal) => speech.with(|words| say::refusal(words, refusal)),
    }
}

/// A link to the rule that refuses, if a rule does.
pub(super) fn rule_link(speech: Speech, why: HostError<Refusal>) -> Option<impl IntoView + use<>> {
    let HostError::Refused(refusal) = why else { return None };
    let number = refusal.rule();
    let screen = Screen::Rules { game: "dungeon".to_owned(), number: Some(number.to_owned()) };
    let words = speech.say("web-rule", &[("text", Arg::text(number))]);
    Some(view! { <a class="rule-link" href=screen.link()><Icon name="icon-rules"/>{words}</a> })
}
