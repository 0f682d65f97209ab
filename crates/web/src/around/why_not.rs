//! What is not possible now: first what was tapped, then what one could think of. What has the same reason is told once.

use super::rule_link::rule_link;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::{Notice, Reason, Stage, Staged};
use crate::ui::Icon;

/// The list, and how to ask about anything else.
#[component]
pub(crate) fn WhyNot<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let shown = move || {
        let view = stage.shown.view.get();
        let rules = stage.rules();
        let of = |tapped: &G::Tapped| speech.with(|words| rules.reason(words, &view, tapped));
        let tapped = match &*stage.notice.read() {
            Some(Notice::Impossible(tapped)) => of(tapped),
            Some(
                Notice::Refused(_)
                | Notice::Hint(_)
                | Notice::TakenBack
                | Notice::GivenBack(_)
                | Notice::Text(_),
            )
            | None => None,
        };
        let others = rules.thinkable(&view).iter().filter_map(of).collect();
        listed(speech, G::GAME, tapped, others)
    };
    view! { {shown} }.into_any()
}

/// One function for all games.
fn listed(
    speech: Speech,
    game: &'static str,
    tapped: Option<Reason>,
    others: Vec<Reason>,
) -> AnyView {
    let row = move |reason: Reason| {
        view! {
            <li>
                <span class="dimmed"><Icon name=reason.icon/></span>
                <div>
                    <b>{reason.name}</b>
                    <p>{reason.why}</p>
                    {reason.detail.map(|detail| view! { <p>{detail}</p> })}
                    {rule_link(speech, game, reason.rule)}
                </div>
            </li>
        }
    };
    let mut grouped = grouped(others);
    if let Some(tapped) = &tapped {
        grouped.retain(|reason| reason.name != tapped.name || reason.why != tapped.why);
    }
    let rows = tapped.into_iter().chain(grouped).map(row).collect::<Vec<_>>();
    let intro = if rows.is_empty() { key::WEB_WHY_NOT_ALL } else { key::WEB_WHY_NOT_NOW };
    view! {
        <p>{t(intro)}</p>
        <ul class="why-not">{rows}</ul>
        <p class="why-not-more">{t(key::WEB_WHY_NOT_MORE)}</p>
    }
    .into_any()
}

/// Each reason once, with the names of all that have it.
fn grouped(reasons: Vec<Reason>) -> Vec<Reason> {
    let mut groups: Vec<(Reason, Vec<String>)> = Vec::new();
    for reason in reasons {
        match groups.iter_mut().find(|(group, _)| group.why == reason.why) {
            Some((_, names)) if names.contains(&reason.name) => {}
            Some((_, names)) => names.push(reason.name),
            None => {
                let names = vec![reason.name.clone()];
                groups.push((Reason { detail: None, ..reason }, names));
            }
        }
    }
    let named =
        |(group, names): (Reason, Vec<String>)| Reason { name: names.join(" · "), ..group };
    groups.into_iter().map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_reason_is_told_once() {
        let reason = |name: &str, why: &str| Reason {
            icon: "icon-question",
            name: name.to_owned(),
            why: why.to_owned(),
            rule: None,
            detail: Some("6 moves away".to_owned()),
        };
        let told = grouped(vec![
            reason("mummy", "too far"),
            reason("Go north", "a wall"),
            reason("chest", "too far"),
            reason("mummy", "too far"),
        ]);
        let told: Vec<_> = told.iter().map(|one| (one.name.as_str(), one.why.as_str())).collect();
        assert_eq!(told, [("mummy · chest", "too far"), ("Go north", "a wall")]);
    }
}
