//! The latest game that is not over, to go on with.

use words::Arg;

use crate::platform::ago;
use crate::prelude::*;
use crate::screens::saved::{Players, game_of};
use crate::shell::{SavedGame, Saves, Screen, Speech, t};
use crate::ui::Icon;

/// A card that leads back into the game, if there is one.
#[component]
pub(super) fn GoingOn() -> impl IntoView {
    let (saves, speech) = (expect_context::<Saves>(), expect_context::<Speech>());
    let latest = Memo::new(move |_| {
        saves
            .games
            .read()
            .iter()
            .find(|game| !game.summary.over && !game.summary.watched && game.summary.turn > 0)
            .cloned()
    });
    move || {
        latest.get().map(|SavedGame { id, summary }| {
            let (turn, when, game) = (summary.turn, summary.saved, game_of(&summary));
            let turn = move || speech.say(key::UI_TURN, &[("number", Arg::from(turn))]);
            view! {
                <section class="going-on parchment">
                    <Players summary/>
                    <p class="game-state">
                        <span class="game-name" data-game=game.name()>{t(game.title())}</span>
                        <strong>{turn}</strong>
                        <small>{move || ago(when, speech.language().code())}</small>
                    </p>
                    <a class="button main-action" data-testid="continue" href=Screen::Play(id).link()>
                        <Icon name="icon-torch"/>
                        {t(key::WEB_CONTINUE)}
                    </a>
                </section>
            }
        })
    }
}
