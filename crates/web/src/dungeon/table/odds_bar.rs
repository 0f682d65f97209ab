//! Win, tie and loss as one bar; whole percents that add up to 100.

use leptos::prelude::*;
use words::{Arg, dungeon::percents};

use super::prospects::Prospects;
use crate::app::Speech;

/// The chances of a combat.
#[component]
pub(crate) fn OddsBar(odds: Prospects) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let parts = percents(odds);
    let part = move |(key, class, percent): (&'static str, &'static str, i64)| {
        (percent > 0).then(|| {
            let words = move || speech.say(key, &[("count", Arg::Number(percent))]);
            view! {
                <span class=class style:flex-grow=percent.to_string()>
                    <span>{words}</span>
                </span>
            }
        })
    };
    let [win, tie, loss] = parts;
    let rows = [
        ("web-odds-win", "win", win),
        ("web-odds-tie", "tie", tie),
        ("web-odds-loss", "loss", loss),
    ];
    view! { <span class="odds">{rows.map(part).collect_view()}</span> }
}
