//! The offer of a new version: never taken by itself, and never shown over a game.

use crate::platform::offline;
use crate::prelude::*;
use crate::shell::{Offline, Screen, t};

/// A quiet bar on every screen but the table.
#[component]
pub(super) fn NewVersion(screen: Memo<Screen>) -> impl IntoView {
    let offline = expect_context::<Offline>();
    move || {
        let wanted = offline.state().offered && !offline.later.get();
        (wanted && !screen.read().is_table()).then(|| {
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
