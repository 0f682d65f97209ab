//! Win, tie and loss as one bar; whole percents that add up to 100.

use dungeon::odds::Prospects;
use words::{Arg, dungeon::percents};

use crate::prelude::*;
use crate::shell::Speech;

/// The chances of a combat.
#[component]
pub(crate) fn OddsBar(odds: Prospects) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let [win, tie, loss] = percents(odds);
    let rows = [
        (key::WEB_ODDS_WIN, "win", win),
        (key::WEB_ODDS_TIE, "tie", tie),
        (key::WEB_ODDS_LOSS, "loss", loss),
    ];
    let strip = rows.map(|(_, class, percent)| {
        (percent > 0)
            .then(|| view! { <span class=class style:flex-grow=percent.to_string()></span> })
    });
    let words = rows.map(|(key, class, percent)| {
        let text = move || speech.say(key, &[("count", Arg::Number(percent))]);
        view! { <span class=class>{text}</span> }
    });
    view! {
        <span class="odds">
            <span class="strip" aria-hidden="true">{strip.into_iter().collect_view()}</span>
            <span class="legend">{words.into_iter().collect_view()}</span>
        </span>
    }
}
