//! How the page begins.

use leptos::mount::mount_to_body;

use super::frame::Frame;
use crate::prelude::*;
use crate::session::Thinker;
use crate::shell::{Navigation, Offline, Saves, Settings, Speech, Taught};
use crate::ui::Shortcuts;

/// Fetches the texts of the language wanted and draws the page.
pub(crate) async fn start() {
    let language = Settings::language_wanted();
    let words = Speech::fetch(language).await;
    mount_to_body(move || {
        let settings = Settings::load(language);
        provide_context(settings);
        provide_context(Speech::new(words, settings));
        provide_context(Navigation::new());
        provide_context(Saves::new());
        provide_context(Taught::load());
        provide_context(Offline::new());
        provide_context(Shortcuts::new());
        provide_context(StoredValue::new_local(Thinker::start()));
        Frame()
    });
}
