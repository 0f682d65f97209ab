//! Win, tie and loss as one bar; whole percents that add up to 100. What cannot happen is not named.

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
    let shown = || rows.into_iter().filter(|&(_, _, percent)| percent > 0);
    let strip = shown().map(|(_, class, percent)| {
        view! { <span class=class style:flex-grow=percent.to_string()></span> }
    });
    // Each stands below its part of the bar, as far as there is room for its words.
    let words = shown().map(|(key, class, percent)| {
        let text = move || speech.say(key, &[("count", Arg::Number(percent))]);
        view! { <span class=class style:flex-grow=percent.to_string()>{text}</span> }
    });
    view! {
        <span class="odds">
            <span class="strip" aria-hidden="true">{strip.collect_view()}</span>
            <span class="legend">{words.collect_view()}</span>
        </span>
    }
}
