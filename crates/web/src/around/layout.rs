//! The frame of every table: head, log, what is told, and the end, around a game's own parts.

use super::announce::Announcer;
use super::aside::Aside;
use super::hand_over::HandOver;
use super::keys;
use super::lessons::{Teaches, lessons};
use super::log::Log;
use super::menu::Menu;
use super::online::strip;
use super::opening::Opening;
use super::remember::remember;
use super::since::Since;
use super::steady::Steady;
use super::toast::Toast;
use crate::platform::device;
use crate::prelude::*;
use crate::shell::{Pace, Settings, t};
use crate::stage::{Stage, Staged, Waits};
use crate::ui::Icon;

/// What is a game's own at its table.
pub(crate) struct Layout {
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
    /// What a first game explains.
    pub teaches: Teaches,
}

impl Layout {
    /// The whole table.
    pub(crate) fn table<G: Staged>(self, stage: Stage<G>, title: Key) -> AnyView {
        let settings = expect_context::<Settings>();
        keys::listen(stage);
        remember(stage);
        let log_open = RwSignal::new(device::is_wide(settings.text_size.get_untracked().percent()));
        let common = Common {
            game: G::GAME,
            waits: stage.offered.waits,
            pace: stage.pace,
            colors: Memo::new(move |_| stage.colors()),
            menu: view! { <Menu stage lessons=self.teaches.all/> }.into_any(),
            lessons: lessons(stage, self.teaches),
            told: vec![
                view! { <Announcer stage/> }.into_any(),
                view! { <Toast stage/> }.into_any(),
                view! { <Since stage/> }.into_any(),
                view! { <Aside stage/> }.into_any(),
                view! { <HandOver stage/> }.into_any(),
                view! { <Opening stage/> }.into_any(),
                view! { <div class="online-strip">{strip(stage)}</div> }.into_any(),
            ],
            log: view! { <Log stage open=log_open fights=self.fights/> }.into_any(),
            log_open,
            steady: Steady::new(stage),
        };
        self.frame(common, title)
    }

    fn frame(self, common: Common, title: Key) -> AnyView {
        let Common { log_open, waits, pace, colors, steady, .. } = common;
        let waits = move || match waits.get() {
            Waits::Showing => "showing",
            Waits::Person(_) => "person",
            Waits::Throw(_) => "throw",
            Waits::Draw => "draw",
            Waits::Bot(_) => "bot",
            Waits::Elsewhere(_) => "elsewhere",
            Waits::Answer => "answer",
            Waits::HandOver(_) => "hand-over",
            Waits::Time => "time",
            Waits::Nothing => "nothing",
        };
        view! {
            <main
                class="table"
                class:with-log=move || log_open.get()
                class:fighting=move || self.fights.get()
                data-testid="table"
                data-game=common.game
                data-waits=waits
                data-pace=move || pace.get().name()
                on:pointerdown:capture=move |_| steady.press()
                on:click:capture=move |event| steady.tap(&event)
                on:toggle:capture=move |_| steady.change()
                style=move || colors.get()
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
                        {common.menu}
                    </div>
                </header>
                {self.heroes}
                <div class="board-place">
                    {self.board}
                    {common.told}
                </div>
                {self.bar}
                {common.log}
                {self.outcome}
                {common.lessons}
            </main>
        }
        .into_any()
    }
}

/// What every table has.
struct Common {
    game: &'static str,
    waits: RwSignal<Waits>,
    pace: RwSignal<Pace>,
    /// The colors of heroes whose players chose others, as a style.
    colors: Memo<String>,
    menu: AnyView,
    lessons: AnyView,
    /// What is said and shown over the board.
    told: Vec<AnyView>,
    log: AnyView,
    log_open: RwSignal<bool>,
    steady: Steady,
}
