//! Playing without a network, and the offer of a new version: never taken by itself, and never shown over a game.

use super::{Screen, t};
use crate::platform::offline::{self, State};
use crate::prelude::*;

/// What is known of the page's files, for whoever shows it.
#[derive(Clone, Copy)]
pub struct Offline {
    number: RwSignal<usize>,
    /// Somebody does not want to be asked again.
    later: RwSignal<bool>,
}

impl Offline {
    /// Follows what the service worker does.
    pub(super) fn new() -> Self {
        let number = RwSignal::new(offline::number());
        let told = move |_| number.set(offline::number());
        let listener = window_event_listener_untyped(offline::EVENT, told);
        on_cleanup(move || listener.remove());
        Self { number, later: RwSignal::new(false) }
    }

    /// What is known now.
    pub fn state(self) -> State {
        offline::read(self.number.get())
    }
}

/// A quiet bar on every screen but the table.
#[component]
pub(super) fn NewVersion(screen: Memo<Screen>) -> impl IntoView {
    let offline = expect_context::<Offline>();
    move || {
        let wanted = offline.state().offered && !offline.later.get();
        (wanted && !matches!(*screen.read(), Screen::Play(_))).then(|| {
            view! {
                <div class="new-version" role="status" data-testid="new-version">
                    <p>
                        <strong>{t(key::WEB_OFFLINE_NEW)}</strong>
                        " "
                        {t(key::WEB_OFFLINE_NEW_HELP)}
                    </p>
                    <button type="button" on:click=|_| offline::renew()>
                        {t(key::WEB_OFFLINE_RELOAD)}
                    </button>
                    <button type="button" on:click=move |_| offline.later.set(true)>
                        {t(key::WEB_OFFLINE_LATER)}
                    </button>
                </div>
            }
            .into_any()
        })
    }
}
