//! A game that cannot be opened: why, and what to do.

use words::Arg;

use crate::prelude::*;
use crate::session::Unreadable;
use crate::shell::{GameId, Navigation, Saves, Screen, Speech, WatchedGame, t};
use crate::ui::{Icon, Page};

/// What is said: the title, a sentence with what to do, and the reader's own reason. Only a game that is kept can be downloaded.
fn said(trouble: Unreadable, is_kept: bool) -> (Key, Key, Option<String>) {
    match trouble {
        Unreadable::Missing => (key::WEB_MISSING, key::WEB_MISSING_ABOUT, None),
        Unreadable::NotAGame => (key::WEB_UNREADABLE, key::WEB_NOT_A_GAME_ABOUT, None),
        Unreadable::CutShort => (key::WEB_LINK_CUT, key::WEB_LINK_CUT_ABOUT, None),
        Unreadable::NewerLink => (key::WEB_UNREADABLE, key::WEB_LINK_NEWER_ABOUT, None),
        Unreadable::Changed => (key::WEB_CHANGED, key::WEB_CHANGED_ABOUT, None),
        Unreadable::Watched => (key::WEB_WATCHED, key::WEB_WATCHED_ABOUT, None),
        Unreadable::CannotUnpack => (key::WEB_UNREADABLE, key::WEB_LINK_UNPACK_ABOUT, None),
        Unreadable::Damaged(reason) | Unreadable::OtherDice(reason) => {
            (key::WEB_UNREADABLE, key::WEB_DAMAGED_ABOUT, Some(reason))
        }
        Unreadable::OtherVersion(reason) => {
            let about =
                if is_kept { key::WEB_UNREADABLE_ABOUT } else { key::WEB_UNREADABLE_PASSED_ON };
            (key::WEB_UNREADABLE, about, Some(reason))
        }
    }
}

/// Says what happened and offers ways on.
#[component]
pub(super) fn NotOpened(
    /// The number that the game is kept under, if it is.
    kept: Option<GameId>,
    trouble: Unreadable,
    /// A way to see it all the same.
    #[prop(optional_no_strip)]
    anyway: Option<AnyView>,
) -> impl IntoView {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    let speech = expect_context::<Speech>();
    let watched = trouble == Unreadable::Watched;
    let missing = trouble == Unreadable::Missing;
    let (title, about, reason) = said(trouble, kept.is_some());
    let reason = reason.map(|reason| {
        let said = move || speech.say(key::WEB_REASON, &[("reason", Arg::text(reason.clone()))]);
        view! { <p class="reason">{said}</p> }
    });
    let watch = kept.filter(|_| watched).map(|id| {
        let link = Screen::Watch { game: WatchedGame::Kept(id), turn: None }.link();
        view! { <a class="button main-action" href=link><Icon name="icon-watch"/>{t(key::WEB_WATCH)}</a> }
    });
    let kept = kept.filter(|_| !missing).map(|id| {
        let delete = move |_| {
            saves.delete(id);
            navigation.go(&Screen::Saved);
        };
        view! {
            <div class="dialog-actions">
                <button type="button" on:click=move |_| saves.offer(id)>
                    <Icon name="icon-download"/>
                    {t(key::WEB_SAVED_DOWNLOAD)}
                </button>
                <button type="button" on:click=delete>
                    <Icon name="icon-trash"/>
                    {t(key::WEB_SAVED_DELETE)}
                </button>
            </div>
        }
    });
    view! {
        <Page title>
            <div class="parchment empty" data-testid="unreadable">
                <Icon name="icon-heart-broken"/>
                <p>{t(about)}</p>
                {reason}
                {watch}
                {anyway}
                {kept}
                <a class="button main-action" href=Screen::Home.link()>
                    <Icon name="icon-home"/>
                    {t(key::WEB_TO_HOME)}
                </a>
                <a href=Screen::Saved.link()>{t(key::WEB_SAVED)}</a>
            </div>
        </Page>
    }
    .into_any()
}
