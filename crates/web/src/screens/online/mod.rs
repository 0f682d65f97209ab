//! Tables online: finding them, sitting down, and what is around a game there.
//!
//! All of it is a part of the module of its own, which nobody needs who plays at one device.

mod clocks;
mod connection;
mod ending;
mod far;
mod gather;
mod guests;
mod hall;
mod invite;
mod keep;
mod lines;
mod me;
mod messages;
mod open;
mod part;
mod renewal;
mod seats;
mod sent;
mod shares;
mod table;
mod talk;
mod tell;
mod turns;
mod ways;

pub(super) use far::{dungeon, goblin};
pub(super) use keep::{CLOCKS, clock};
use leptos::task::spawn_local;
pub(super) use open::Wanted;
use part::OnlinePart;

use crate::around::Elsewhere;
use crate::platform::api::NoAnswer;
use crate::platform::{storage, timer};
use crate::prelude::*;
use crate::screens::later::later;
use crate::shell::{Navigation, Screen};

/// Whoever has tables elsewhere may wait so many milliseconds for the sign: the start is for what is on the screen.
const LATER: u32 = 3000;

/// The tables there are, and the way to a new one.
#[component]
pub(crate) fn Hall() -> impl IntoView {
    when_here(|part| (part.hall)())
}

/// One table.
#[component]
pub(crate) fn OnlineTable(code: String, screen: bool) -> impl IntoView {
    when_here(move |part| (part.table)(&code, screen))
}

/// Another device becomes this guest's.
#[component]
pub(crate) fn TakeOver(token: String) -> impl IntoView {
    when_here(move |part| (part.take_over)(token.clone()))
}

/// Opens a table and goes there; says what went wrong.
pub(super) fn open(wanted: Wanted, navigation: Navigation, failed: RwSignal<Option<NoAnswer>>) {
    spawn_local(async move {
        match part::fetch().await {
            Some(part) => (part.open)(wanted, navigation, failed),
            None => drop(failed.try_set(Some(NoAnswer::Nobody))),
        }
    });
}

/// Shows something of the part, once it is here.
fn when_here(drawn: impl Fn(OnlinePart) -> AnyView + Send + Sync + 'static) -> AnyView {
    let looking = expect_context::<LookingAfter>();
    later(key::WEB_ONLINE, part::fetch, move |part| {
        looking.begin(part);
        drawn(part)
    })
}

/// What looks after one's tables on every screen, from the first moment on that anybody needs it.
#[derive(Clone, Copy)]
struct LookingAfter {
    screen: Memo<Screen>,
    sign: RwSignal<Option<fn() -> AnyView>>,
    /// It stays as long as the page.
    page: StoredValue<Owner>,
}

impl LookingAfter {
    fn begin(self, part: OnlinePart) {
        if self.sign.get_untracked().is_none() {
            let sign = self.page.with_value(|page| page.with(|| (part.look_after)(self.screen)));
            self.sign.set(Some(sign));
        }
    }
}

/// The sign that it is one's turn at another table, for every screen but tables, which have a place for it: whoever was never at
/// a table online does not fetch what draws it.
pub(crate) fn elsewhere(screen: Memo<Screen>) -> AnyView {
    let sign = RwSignal::new(None);
    provide_context(Elsewhere(sign));
    let page = StoredValue::new(Owner::current().unwrap_or_default());
    let looking = LookingAfter { screen, sign, page };
    provide_context(looking);
    if storage::get(turns::TABLES).is_some() {
        timer::after(LATER, move || {
            spawn_local(async move {
                if let Some(part) = part::fetch().await {
                    looking.begin(part);
                }
            });
        });
    }
    let shown = move || {
        let elsewhere = screen.with(|screen| !screen.is_table() && *screen != Screen::Online);
        if elsewhere { sign.get().map(|draw| draw()) } else { None }
    };
    view! { {shown} }.into_any()
}
