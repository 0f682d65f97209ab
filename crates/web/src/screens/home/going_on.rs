//! The latest game that is not over, to go on with.

use leptos::prelude::*;
use words::Arg;

use crate::app::{SavedGame, Saves, Screen, Speech, t};
use crate::platform::ago;
use crate::screens::saved::Players;
use crate::ui::Icon;

/// A card that leads back into the game, if there is one.
#[component]
pub(super) fn GoingOn() -> impl IntoView {
    let (saves, speech) = (expect_context::<Saves>(), expect_context::<Speech>());
    let latest = Memo::new(move |_| {
        saves.games.read().iter().find(|game| !game.summary.over && game.summary.turn > 0).cloned()
    });
    move || {
        latest.get().map(|SavedGame { id, summary }| {
            let (turn, when) = (summary.turn, summary.saved);
            let turn = move || speech.say("ui-turn", &[("number", Arg::from(turn))]);
            view! {
                <section class="going-on parchment">
                    <Players summary/>
                    <p class="game-state">
                        <strong>{turn}</strong>
                        <small>{move || ago(when, speech.language().code())}</small>
                    </p>
                    <a class="button" data-testid="continue" href=Screen::Play(id).link()>
                        <Icon name="icon-torch"/>
                        {t("web-continue")}
                    </a>
                </section>
            }
        })
    }
}
