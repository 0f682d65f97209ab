//! A way from a refusal to the rule that refuses.

use words::Arg;

use crate::app::{Screen, Speech};
use crate::play::AnyGame;
use crate::prelude::*;
use crate::ui::Icon;

/// A link to the rule, if a rule refuses.
pub(crate) fn rule_link(speech: Speech, game: AnyGame, rule: Option<&'static str>) -> AnyView {
    let link = |number: &'static str| {
        let screen =
            Screen::Rules { game: game.name().to_owned(), number: Some(number.to_owned()) };
        let words = speech.say(key::WEB_RULE, &[("text", Arg::text(number))]);
        view! { <a class="rule-link" href=screen.link()><Icon name="icon-rules"/>{words}</a> }
    };
    rule.map(link).into_any()
}
