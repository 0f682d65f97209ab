//! A game passed on: as a link that has all of it, or as a file.

use leptos::task::spawn_local;
use words::Arg;

use super::beside::beside;
use crate::platform::{address, clipboard, file};
use crate::prelude::*;
use crate::session::link;
use crate::shell::{Screen, Speech, WatchedGame, t};
use crate::ui::{Icon, Switch};

/// What became of packing a game.
#[derive(Clone, PartialEq, Eq)]
enum Packed {
    /// On its way.
    Packing,
    /// The whole address.
    Link(String),
    /// So many letters are too many for a link.
    TooLong(usize),
    /// This browser cannot.
    Impossible,
}

/// The link with a way to copy it; the file for games that are too long.
#[component]
pub(crate) fn Share(
    /// The game as it may be passed on, with people's names or without.
    record: Callback<bool, String>,
    /// Which game it is.
    game: &'static str,
) -> impl IntoView {
    beside(Box::new(move |part| (part.share)(record, game)))
}

pub(super) fn sheet(record: Callback<bool, String>, game: &'static str) -> AnyView {
    // Names are nobody else's business unless those who have them say so.
    let named = RwSignal::new(false);
    let packed = RwSignal::new(Packed::Packing);
    let pack = move |text: String| {
        spawn_local(async move {
            let found = match link::pack(&text).await {
                None => Packed::Impossible,
                Some(packed) => {
                    let screen = Screen::Watch { game: WatchedGame::Link(packed), turn: None };
                    let link = address::of(&screen.to_string());
                    match link.len() {
                        length if length > link::LONGEST_LINK => Packed::TooLong(length),
                        _ => Packed::Link(link),
                    }
                }
            };
            // The sheet may have been closed meanwhile.
            packed.try_set(found);
        });
    };
    Effect::new(move |_| pack(record.run(named.get())));
    let save =
        move |_| file::offer(&format!("karak-{game}.txt"), &record.run(named.get_untracked()));
    let choice = (record.run(true) != record.run(false)).then(|| {
        view! { <Switch on=named label=key::WEB_SHARE_NAMES about=key::WEB_SHARE_NAMES_ABOUT/> }
    });
    view! {
        <div class="share">
            {choice}
            {move || shown(packed.get())}
            <button type="button" data-testid="share-file" on:click=save>
                <Icon name="icon-download"/>{t(key::WEB_SHARE_FILE)}
            </button>
        </div>
    }
    .into_any()
}

fn shown(packed: Packed) -> AnyView {
    let speech = expect_context::<Speech>();
    match packed {
        Packed::Packing => view! { <p role="status">{t(key::WEB_LOADING)}</p> }.into_any(),
        Packed::Impossible => view! { <p>{t(key::WEB_SHARE_IMPOSSIBLE)}</p> }.into_any(),
        Packed::TooLong(length) => {
            let count = [("count", Arg::Number(length as i64))];
            view! { <p data-testid="too-long">{speech.say(key::WEB_SHARE_TOO_LONG, &count)}</p> }
                .into_any()
        }
        Packed::Link(link) => {
            let copied = RwSignal::new(None);
            let text = link.clone();
            let copy = move |_| {
                let text = text.clone();
                spawn_local(async move {
                    let done = clipboard::copy(&text).await;
                    copied.try_set(Some(done));
                });
            };
            let told = move || {
                copied.get().map(|done| {
                    speech.text(if done { key::WEB_SHARE_COPIED } else { key::WEB_SHARE_BY_HAND })
                })
            };
            let (title, passed_on) = (speech.text(key::UI_TITLE), link.clone());
            let device = clipboard::can_share().then(|| {
                view! {
                    <button type="button" on:click=move |_| clipboard::share(&title, &passed_on)>
                        <Icon name="icon-share"/>{t(key::WEB_SHARE_DEVICE)}
                    </button>
                }
            });
            view! {
                <p>{t(key::WEB_SHARE_ABOUT)}</p>
                <input type="text" class="link" readonly data-testid="share-link" aria-label=t(key::WEB_SHARE_LINK) prop:value=link/>
                <div class="dialog-actions">
                    <button type="button" class="main-action" data-testid="share-copy" on:click=copy>
                        <Icon name="icon-check"/>{t(key::WEB_SHARE_COPY)}
                    </button>
                    {device}
                </div>
                <p class="good" role="status">{told}</p>
            }
            .into_any()
        }
    }
}
