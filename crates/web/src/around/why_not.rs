//! Everything one could think of that is not possible now, each with its reason and rule.

use words::Words;

use super::rule_link::{rule, rule_link};
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::{Stage, Staged};
use crate::ui::Icon;

/// The list.
#[component]
pub(crate) fn WhyNot<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let row = move |reason: Reason| {
        view! {
            <li>
                <span class="dimmed"><Icon name=reason.icon/></span>
                <div>
                    <b>{reason.name}</b>
                    <p>{reason.why}</p>
                    {rule_link(speech, G::GAME, reason.rule)}
                </div>
            </li>
        }
    };
    let rows = move || {
        let reasons = speech.with(|words| reasons(stage, words));
        reasons.into_iter().map(row).collect_view()
    };
    view! {
        <p>{t(key::WEB_WHY_NOT_NOW)}</p>
        <ul class="why-not">{rows}</ul>
    }
    .into_any()
}

/// Something that is not possible now.
struct Reason {
    /// Its picture.
    icon: &'static str,
    /// Its name.
    name: String,
    /// Why it is not possible.
    why: String,
    /// The rule that says so.
    rule: Option<&'static str>,
}

/// Everything one could think of that is not possible now.
fn reasons<G: Staged>(stage: Stage<G>, words: &Words) -> Vec<Reason> {
    let (view, rules) = (stage.shown.view.get(), stage.rules());
    let reason = |(action, name): (G::Action, String)| {
        let why = stage.why_not(action)?;
        let icon = G::picture(&view, action);
        Some(Reason { icon, name, why: rules.host_error(words, &view, why), rule: rule(why) })
    };
    rules.thinkable(words, &view).into_iter().filter_map(reason).collect()
}
