//! One saved game in the list.

use dungeon::Hero;
use words::{Arg, dungeon as say};

use super::players::name_of;
use super::{Players, game_of};
use crate::platform::ago;
use crate::prelude::*;
use crate::shell::{GameId, Saves, Screen, Speech, Summary, WatchedGame, t};
use crate::ui::{Dialog, Icon};

/// What is known of a game, and what can be done with it.
#[component]
pub(super) fn Row(id: GameId, summary: Summary) -> impl IntoView {
    let (saves, speech) = (expect_context::<Saves>(), expect_context::<Speech>());
    let asking = RwSignal::new(false);
    let game = game_of(&summary);
    let (over, turn, date) = (summary.over, summary.turn, summary.saved);
    let winners = winners(&summary);
    let state = move || {
        if over && !winners.is_empty() {
            let who = |(hero, name): &(Hero, Option<String>)| {
                let hero = speech.with(|words| say::hero(words, *hero));
                name.as_ref()
                    .map_or_else(|| hero.clone(), |name| format!("\u{2068}{name}\u{2069} ({hero})"))
            };
            let who = winners.iter().map(who).collect::<Vec<_>>().join(", ");
            speech.say(key::WEB_SAVED_WON, &[("who", Arg::text(who))])
        } else if over {
            speech.text(key::WEB_SAVED_OVER)
        } else {
            speech.say(key::UI_TURN, &[("number", Arg::from(turn))])
        }
    };
    let when = move || ago(date, speech.language().code());
    let words = if over { key::WEB_SAVED_LOOK } else { key::WEB_CONTINUE };
    let open = (!summary.watched).then(|| {
        view! {
            <a class="button" class:main-action=!over href=Screen::Play(id).link()>
                <Icon name="icon-play"/>
                {t(words)}
            </a>
        }
    });
    let watch = Screen::Watch { game: WatchedGame::Kept(id), turn: None };
    view! {
        <li class="game parchment">
            <Players summary/>
            <p class="game-state">
                <span class="game-name" data-game=game.name()>{t(game.title())}</span>
                <strong>{state}</strong>
                <small>{when}</small>
            </p>
            <div class="game-actions">
                {open}
                <a class="button" data-testid="watch" href=watch.link()>
                    <Icon name="icon-watch"/>
                    {t(key::WEB_WATCH)}
                </a>
                <button
                    type="button"
                    title=t(key::WEB_SAVED_DOWNLOAD)
                    on:click=move |_| saves.offer(id)
                >
                    <Icon name="icon-download"/>
                    <span class="roomy">{t(key::WEB_SAVED_DOWNLOAD)}</span>
                </button>
                <button
                    type="button"
                    title=t(key::WEB_SAVED_DELETE)
                    on:click=move |_| asking.set(true)
                >
                    <Icon name="icon-trash"/>
                    <span class="roomy">{t(key::WEB_SAVED_DELETE)}</span>
                </button>
            </div>
            <Dialog open=asking title=Signal::derive(t(key::WEB_SAVED_DELETE_ASK))>
                <p>{t(key::WEB_SAVED_DELETE_ABOUT)}</p>
                <div class="dialog-actions">
                    <button type="button" on:click=move |_| asking.set(false)>
                        {t(key::WEB_KEEP_IT)}
                    </button>
                    <button
                        type="button"
                        class="danger"
                        data-testid="delete"
                        on:click=move |_| saves.delete(id)
                    >
                        <Icon name="icon-trash"/>
                        {t(key::WEB_SAVED_DELETE)}
                    </button>
                </div>
            </Dialog>
        </li>
    }
    .into_any()
}

/// Who won, by hero and name.
fn winners(summary: &Summary) -> Vec<(Hero, Option<String>)> {
    let winner = |&seat: &usize| {
        let hero = summary.heroes.get(seat)?.parse().ok()?;
        Some((hero, name_of(&summary.names, seat)))
    };
    summary.winners.iter().filter_map(winner).collect()
}
