//! One saved game in the list.

use words::Arg;

use super::{Players, game_of};
use crate::app::{GameId, Saves, Screen, Speech, Summary, t};
use crate::platform::ago;
use crate::prelude::*;
use crate::ui::{Dialog, Icon};

/// What is known of a game, and what can be done with it.
#[component]
pub(super) fn Row(id: GameId, summary: Summary) -> impl IntoView {
    let (saves, speech) = (expect_context::<Saves>(), expect_context::<Speech>());
    let asking = RwSignal::new(false);
    let game = game_of(&summary);
    let (over, turn, date) = (summary.over, summary.turn, summary.saved);
    let state = move || {
        if over {
            speech.text("web-saved-over")
        } else {
            speech.say("ui-turn", &[("number", Arg::from(turn))])
        }
    };
    let when = move || ago(date, speech.language().code());
    let open = if over { "web-saved-look" } else { "web-continue" };
    view! {
        <li class="game parchment">
            <Players summary/>
            <p class="game-state">
                <span class="game-name" data-game=game.name()>{t(game.title())}</span>
                <strong>{state}</strong>
                <small>{when}</small>
            </p>
            <div class="game-actions">
                <a class="button" class:main-action=!over href=Screen::Play(id).link()>
                    <Icon name="icon-play"/>
                    {t(open)}
                </a>
                <button
                    type="button"
                    title=t("web-saved-download")
                    on:click=move |_| saves.offer(id)
                >
                    <Icon name="icon-download"/>
                    <span class="roomy">{t("web-saved-download")}</span>
                </button>
                <button
                    type="button"
                    title=t("web-saved-delete")
                    on:click=move |_| asking.set(true)
                >
                    <Icon name="icon-trash"/>
                    <span class="roomy">{t("web-saved-delete")}</span>
                </button>
            </div>
            <Dialog open=asking title=Signal::derive(t("web-saved-delete-ask"))>
                <p>{t("web-saved-delete-about")}</p>
                <div class="dialog-actions">
                    <button type="button" on:click=move |_| asking.set(false)>
                        {t("web-keep-it")}
                    </button>
                    <button
                        type="button"
                        class="danger"
                        data-testid="delete"
                        on:click=move |_| saves.delete(id)
                    >
                        <Icon name="icon-trash"/>
                        {t("web-saved-delete")}
                    </button>
                </div>
            </Dialog>
        </li>
    }
    .into_any()
}
