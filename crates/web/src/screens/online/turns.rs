//! One's turn at several tables: a list, a sign on every screen, and a word from a device that nobody looks at.

use leptos::ev;
use leptos::task::spawn_local;
use protocol::Stage;
use words::Arg;

use super::lines::{GuestCard, TableLine};
use super::tell;
use crate::platform::{api, page, storage, timer};
use crate::prelude::*;
use crate::shell::{Screen, Settings, Speech};
use crate::ui::Icon;

/// There is something under this name as long as this device may have tables that are not over.
pub(super) const TABLES: &str = "karak.tables";

/// How often other tables are asked for, in milliseconds.
const ASKS: u32 = 15_000;

/// The tables of whoever uses this device.
#[derive(Clone, Copy)]
pub(super) struct Turns {
    /// Those that are not over, one's turn first.
    pub(super) tables: RwSignal<Vec<TableLine>>,
    /// Whether the table that is looked at waits for somebody here.
    pub(super) here: RwSignal<bool>,
    /// Whether the server has told of them before.
    known: StoredValue<bool>,
    screen: Memo<Screen>,
    speech: Speech,
    volume: RwSignal<u8>,
}

/// Begins to look after them, and gives what draws the sign.
pub(super) fn look_after(screen: Memo<Screen>) -> fn() -> AnyView {
    let turns = Turns {
        tables: RwSignal::new(Vec::new()),
        here: RwSignal::new(false),
        known: StoredValue::new(false),
        screen,
        speech: expect_context(),
        volume: expect_context::<Settings>().volume,
    };
    provide_context(turns);
    // Before it was at a table this device is nobody to the server, and need not be made somebody.
    if storage::get(TABLES).is_some() {
        turns.ask();
    }
    timer::every(ASKS, move || turns.ask_if_any());
    let seen = window_event_listener(ev::visibilitychange, move |_| turns.ask_if_any());
    on_cleanup(move || seen.remove());
    let others = Memo::new(move |_| turns.waiting().len());
    Effect::new(move |before: Option<Screen>| {
        let now = screen.get();
        if before.is_some_and(|before| before != now) {
            turns.ask_if_any();
        }
        now
    });
    // The screen's own title is set by an effect that was there before.
    Effect::new(move |_| {
        screen.track();
        turns.speech.language();
        page::mark_title(others.get() > 0 || turns.here.get());
    });
    || expect_context::<Turns>().sign()
}

impl Turns {
    /// The table that is looked at.
    fn looked_at(self) -> Option<String> {
        match self.screen.get() {
            Screen::Table { code, .. } => Some(code),
            Screen::Home
            | Screen::SetUp { .. }
            | Screen::Play(_)
            | Screen::Watch { .. }
            | Screen::Online
            | Screen::Me(_)
            | Screen::Saved
            | Screen::History
            | Screen::Rules { .. }
            | Screen::Settings
            | Screen::About => None,
        }
    }

    /// The other tables where it is one's turn.
    fn waiting(self) -> Vec<TableLine> {
        let here = self.looked_at();
        let tables = self.tables.read();
        let waits = |line: &&TableLine| line.your_turn && Some(&line.code) != here.as_ref();
        tables.iter().filter(waits).cloned().collect()
    }

    /// Asks the server, if there is another table than the one that is looked at.
    fn ask_if_any(self) {
        let here = untrack(|| self.looked_at());
        let is_other = |line: &TableLine| Some(&line.code) != here.as_ref();
        if self.tables.with_untracked(|tables| tables.iter().any(is_other)) {
            self.ask();
        }
    }

    /// Asks the server now.
    pub(super) fn ask(self) {
        spawn_local(async move {
            // Whoever is not answered asks again later.
            if let Ok(card) = api::get::<GuestCard>("api/guest").await {
                self.told(card.tables);
            }
        });
    }

    /// The server has told which tables there are.
    pub(super) fn told(self, mut tables: Vec<TableLine>) {
        tables.retain(|line| !matches!(line.stage, Stage::Over | Stage::Closed));
        tables.sort_by_key(|line| !line.your_turn);
        if tables.is_empty() {
            storage::remove(TABLES);
        } else {
            // Where nothing can be kept the sign comes with the next visit to a table.
            let _: Result<(), _> = storage::set(TABLES, "yes");
        }
        let before = untrack(|| self.waiting());
        self.tables.set(tables);
        let now = untrack(|| self.waiting());
        let new = now.iter().filter(|line| before.iter().all(|before| before.code != line.code));
        // What waits already when the page is opened says the sign.
        let new: Vec<_> = new.filter(|_| self.known.get_value()).collect();
        self.known.set_value(true);
        tell::turns(self.speech, self.volume, &new);
    }

    /// A small sign with the number of tables that wait, and the way there.
    pub(super) fn sign(self) -> AnyView {
        let shown = move || {
            let waiting = self.waiting();
            let [first, others @ ..] = &waiting[..] else { return None };
            let way = if others.is_empty() {
                Screen::Table { code: first.code.clone(), screen: false }
            } else {
                Screen::Online
            };
            let count = [("count", Arg::Number(waiting.len() as i64))];
            let words = self.speech.say(key::WEB_TURNS_ELSEWHERE, &count);
            let label = words.clone();
            // Over a board there is room for the number only.
            Some(view! {
                <a class="button turns" data-testid="turns" href=way.link() aria-label=label>
                    <Icon name="icon-online"/>
                    <span class="turns-words" aria-hidden="true">{words}</span>
                    <em class="badge" aria-hidden="true" data-count=waiting.len()></em>
                </a>
            })
        };
        view! { <div class="turns-place" role="status">{shown}</div> }.into_any()
    }
}
