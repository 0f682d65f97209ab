//! Deleting every game and setting. The files of the page itself stay: they come with the next visit anyway.

use crate::app::t;
use crate::platform::storage;
use crate::prelude::*;
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
            <h2>{t("web-settings-data")}</h2>
            <p class="about">{t("web-erase-about")}</p>
            <button type="button" class="danger" on:click=move |_| asking.set(true)>
                <Icon name="icon-trash"/>
                {t("web-erase")}
            </button>
            <Dialog open=asking title=Signal::derive(t("web-erase-ask"))>
                <p>{t("web-erase-warning")}</p>
                <div class="dialog-actions">
                    <button type="button" on:click=move |_| asking.set(false)>
                        {t("web-keep-it")}
                    </button>
                    <button type="button" class="danger" on:click=move |_| erase()>
                        <Icon name="icon-trash"/>
                        {t("web-erase-confirm")}
                    </button>
                </div>
            </Dialog>
        </section>
    }
    .into_any()
}
