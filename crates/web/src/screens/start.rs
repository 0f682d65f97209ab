//! How the page begins.

use leptos::mount::mount_to_body;

use super::frame::Frame;
use super::{Parts, part};
use crate::platform::{page, timer};
use crate::prelude::*;
use crate::session::Thinker;
use crate::shell::{GameName, Navigation, Offline, Saves, Settings, Speech, Taught};
use crate::ui::Shortcuts;

/// Fetches the texts of the language wanted and draws the page.
pub(crate) async fn start() {
    let language = Settings::language_wanted();
    let words = Speech::fetch(language).await;
    // Drawing a page takes a slow processor a while, as reading texts does.
    timer::breath().await;
    // Whoever has tapped already sees the page that was tapped until the table is there.
    let tapped = page::tapped().and_then(|name| GameName::of(&name));
    let part = match tapped {
        Some(game) => part::fetch(game).await.map(|part| (game, part)),
        None => None,
    };
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
        provide_context(Parts::new(part));
        Frame()
    });
}
