//! Everything one could think of that is not possible now, each with its reason and rule.

use super::rule_link::rule_link;
use crate::app::{Speech, t};
use crate::play::{AnyGame, Reason};
use crate::prelude::*;
use crate::ui::Icon;

/// The list.
#[component]
pub(crate) fn WhyNot(game: AnyGame) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let row = move |reason: Reason| {
        view! {
            <li>
                <span class="dimmed"><Icon name=reason.icon/></span>
                <div>
                    <b>{reason.name}</b>
                    <p>{reason.why}</p>
                    {rule_link(speech, game, reason.rule)}
                </div>
            </li>
        }
    };
    let rows = move || {
        let reasons = speech.with(|words| game.reasons(words));
        reasons.into_iter().map(row).collect_view()
    };
    view! {
        <p>{t(key::WEB_WHY_NOT_NOW)}</p>
        <ul class="why-not">{rows}</ul>
    }
    .into_any()
}
