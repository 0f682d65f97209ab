//! A banner that says that games are not saved, and what to do.

use crate::platform::storage::NotKept;
use crate::prelude::*;
use crate::shell::{Saves, Screen, Speech, t};
use crate::ui::Icon;

/// Shown on every screen until it is closed or a game is saved again.
#[component]
pub(super) fn Trouble(screen: Memo<Screen>) -> impl IntoView {
    let (saves, speech) = (expect_context::<Saves>(), expect_context::<Speech>());
    let closed = RwSignal::new(false);
    Effect::new(move |_| {
        saves.trouble.track();
        closed.set(false);
    });
    let trouble = Memo::new(move |_| saves.trouble.get().filter(|_| !closed.get()));
    let playing = move || match screen.get() {
        Screen::Play(id) => Some(id),
        Screen::Home
        | Screen::SetUp { .. }
        | Screen::Watch { .. }
        | Screen::Online
        | Screen::Table { .. }
        | Screen::Me(_)
        | Screen::Saved
        | Screen::History
        | Screen::Rules { .. }
        | Screen::Settings
        | Screen::About => None,
    };
    let banner = move |trouble: NotKept| {
        let (what, help) = match trouble {
            NotKept::Full => (key::WEB_TROUBLE_FULL, key::WEB_TROUBLE_FULL_HELP),
            NotKept::Unavailable => {
                (key::WEB_TROUBLE_UNAVAILABLE, key::WEB_TROUBLE_UNAVAILABLE_HELP)
            }
            NotKept::Elsewhere => (key::WEB_TROUBLE_ELSEWHERE, key::WEB_TROUBLE_ELSEWHERE_HELP),
        };
        view! {
            <div class="trouble" role="alert" data-testid="trouble">
                <p>
                    <strong>{move || speech.text(what)}</strong>
                    " "
                    {move || speech.text(help)}
                </p>
                <div class="trouble-actions">
                    {move || playing().map(|id| {
                        view! {
                            <button type="button" on:click=move |_| saves.offer(id)>
                                <Icon name="icon-download"/>
                                {t(key::WEB_TROUBLE_DOWNLOAD)}
                            </button>
                        }
                    })}
                    <a class="button" href=Screen::Saved.link()>{t(key::WEB_SAVED)}</a>
                    <button
                        type="button"
                        class="round"
                        aria-label=t(key::WEB_CLOSE)
                        on:click=move |_| closed.set(true)
                    >
                        <Icon name="icon-close"/>
                    </button>
                </div>
            </div>
        }
    };
    move || trouble.get().map(banner)
}
