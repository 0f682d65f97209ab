//! Deleting every game and setting. The files of the page itself stay: they come with the next visit anyway.

use crate::platform::storage;
use crate::prelude::*;
use crate::shell::t;
use crate::ui::{Dialog, Icon};

/// Deletes every game and setting and begins anew.
fn erase() {
    const OURS: &str = "karak.";
    for name in storage::names(OURS) {
        storage::remove(&format!("{OURS}{name}"));
    }
    // A browser that does not load the page again shows settings that are gone until it does.
    drop(window().location().reload());
}

/// Asks before it does.
#[component]
pub(super) fn Erase() -> impl IntoView {
    let asking = RwSignal::new(false);
    view! {
        <section class="parchment options">
            <h2>{t(key::WEB_SETTINGS_DATA)}</h2>
            <p class="about">{t(key::WEB_ERASE_ABOUT)}</p>
            <button type="button" class="danger" on:click=move |_| asking.set(true)>
                <Icon name="icon-trash"/>
                {t(key::WEB_ERASE)}
            </button>
            <Dialog open=asking title=Signal::derive(t(key::WEB_ERASE_ASK))>
                <p>{t(key::WEB_ERASE_WARNING)}</p>
                <div class="dialog-actions">
                    <button type="button" on:click=move |_| asking.set(false)>
                        {t(key::WEB_KEEP_IT)}
                    </button>
                    <button type="button" class="danger" on:click=move |_| erase()>
                        <Icon name="icon-trash"/>
                        {t(key::WEB_ERASE_CONFIRM)}
                    </button>
                </div>
            </Dialog>
        </section>
    }
    .into_any()
}
