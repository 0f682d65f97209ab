//! What every screen shares: language, settings, saved games, where one is, and the worker.

mod game_name;
pub mod lines;
mod navigate;
mod offline;
mod saves;
mod settings;
mod shell;
mod speech;
mod trouble;

use leptos::mount::mount_to_body;

pub use game_name::GameName;
pub use navigate::{Company, Navigation, Screen};
pub use offline::Offline;
pub use saves::{GameId, NotReadable, SavedGame, Saves, Summary};
pub use settings::{Pace, Settings, TextSize};
pub use speech::{Speech, t};

use shell::Shell;

use crate::platform::worker::Thinker;
use crate::prelude::*;

/// Fetches the texts of the language wanted and draws the page.
pub async fn start() {
    let language = Settings::language_wanted();
    let words = speech::fetch(language).await;
    mount_to_body(move || {
        let settings = Settings::load(language);
        provide_context(settings);
        provide_context(Speech::new(words, settings));
        provide_context(Navigation::new());
        provide_context(Saves::new());
        provide_context(Offline::new());
        provide_context(LocalValue::new_local(Thinker::start()));
        Shell()
    });
}
