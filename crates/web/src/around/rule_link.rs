//! A way from a refusal to the rule that refuses.

use words::Arg;

use crate::prelude::*;
use crate::shell::{Screen, Speech};
use crate::ui::Icon;

/// A link to the rule of a game, if a rule refuses.
pub(crate) fn rule_link(speech: Speech, game: &str, rule: Option<&'static str>) -> AnyView {
    let link = |number: &'static str| {
        let screen = Screen::Rules { game: game.to_owned(), number: Some(number.to_owned()) };
        let words = speech.say(key::WEB_RULE, &[("text", Arg::text(number))]);
        view! { <a class="rule-link" href=screen.link()><Icon name="icon-rules"/>{words}</a> }
    };
    rule.map(link).into_any()
}
