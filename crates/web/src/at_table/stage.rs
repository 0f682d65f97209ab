//! The frame of every table: head, log, what is told, and the end, around a game's own parts.

use super::announce::Announcer;
use super::hand_over::HandOver;
use super::keys;
use super::log::Log;
use super::menu::Menu;
use super::toast::Toast;
use crate::app::{Settings, t};
use crate::platform::device;
use crate::play::{AnyGame, Waits};
use crate::prelude::*;
use crate::ui::Icon;

/// What is a game's own at its table.
pub(crate) struct Around {
    /// Whose turn it is and what is to do now.
    pub banner: AnyView,
    /// What belongs beside log and menu.
    pub supply: AnyView,
    /// All heroes.
    pub heroes: AnyView,
    /// The board, and the sheets that lie on it.
    pub board: AnyView,
    /// What can be done now.
    pub bar: AnyView,
    /// The end.
    pub outcome: AnyView,
    /// Whether a fight lies over the board.
    pub fights: Memo<bool>,
}

impl Around {
    /// The whole table.
    pub(crate) fn table(self, game: AnyGame, title: Key) -> AnyView {
        let settings = expect_context::<Settings>();
        keys::listen(game);
        let log_open = RwSignal::new(device::is_wide(settings.text_size.get_untracked().percent()));
        let waits = move || match game.waits() {
            Waits::Showing => "showing",
            Waits::Person(_) => "person",
            Waits::Draw => "draw",
            Waits::Bot(_) => "bot",
            Waits::HandOver(_) => "hand-over",
            Waits::Nothing => "nothing",
        };
        view! {
            <main
                class="table"
                class:with-log=move || log_open.get()
                class:fighting=move || self.fights.get()
                data-testid="table"
                data-game=game.name()
                data-waits=waits
                data-pace=move || settings.pace.get().name()
            >
                <h1 class="heard" tabindex="-1">{t(title)}</h1>
                <header class="table-head">
                    {self.banner}
                    <div class="table-tools">
                        {self.supply}
                        <button
                            type="button"
                            class="round log-button"
                            aria-label=t(key::WEB_LOG_SHOW)
                            aria-expanded=move || log_open.get().to_string()
                            on:click=move |_| log_open.update(|open| *open = !*open)
                        >
                            <Icon name="icon-log"/>
                        </button>
                        <Menu game/>
                    </div>
                </header>
                {self.heroes}
                <div class="board-place">
                    {self.board}
                    <Announcer game/>
                    <Toast game/>
                    <HandOver game/>
                </div>
                {self.bar}
                <Log game open=log_open fights=self.fights/>
                {self.outcome}
            </main>
        }
        .into_any()
    }
}
