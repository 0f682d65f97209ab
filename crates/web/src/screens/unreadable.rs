//! A game that cannot go on here: why, and what to do.

use words::Arg;

use crate::app::{GameId, Navigation, NotReadable, Saves, Screen, Speech, t};
use crate::prelude::*;
use crate::ui::{Icon, Page};

/// Says what happened and offers ways on.
#[component]
pub(super) fn Unreadable(id: GameId, trouble: NotReadable) -> impl IntoView {
    let (title, about, reason) = match trouble {
        NotReadable::Missing => (key::WEB_MISSING, key::WEB_MISSING_ABOUT, None),
        NotReadable::OtherVersion(reason) => {
            (key::WEB_UNREADABLE, key::WEB_UNREADABLE_ABOUT, Some(reason))
        }
    };
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    let speech = expect_context::<Speech>();
    let delete = move |_| {
        saves.delete(id);
        navigation.go(&Screen::Saved);
    };
    let kept = reason.map(|reason| {
        let said = move || speech.say(key::WEB_REASON, &[("reason", Arg::text(reason.clone()))]);
        view! {
            <p class="reason">{said}</p>
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
