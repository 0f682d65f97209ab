//! Leaving a game that goes on: a bot plays on until one comes back, or one withdraws for good.

use table::Seat;

use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::{Stage, Staged, Waits};
use crate::ui::Icon;

/// How far somebody is with leaving.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// Nobody leaves.
    No,
    /// Lend the seat, or leave for good?
    How,
    /// For good?
    Sure,
}

/// How a player leaves, at the player's next decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leaving {
    /// A bot plays on.
    Lend,
    /// Nobody does.
    Withdraw,
}

impl Leaving {
    /// Does it for a seat.
    pub(super) fn leave<G: Staged>(self, stage: Stage<G>, seat: Seat) {
        match self {
            Self::Lend => stage.lend(seat),
            Self::Withdraw => stage.withdraw(seat),
        }
    }
}

/// The way out for the person whose turn it is, or at any time for the only one; and the way back for those who have lent
/// their seat.
#[component]
pub(super) fn Leave<G: Staged>(
    stage: Stage<G>,
    open: RwSignal<bool>,
    /// How a player leaves, at the player's next decision.
    wish: RwSignal<Option<Leaving>>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let leaving = Memo::new(move |_| match stage.offered.waits.get() {
        Waits::Person(seat) => Some(seat),
        Waits::Showing
        | Waits::Throw(_)
        | Waits::Draw
        | Waits::Bot(_)
        | Waits::Elsewhere(_)
        | Waits::Answer => match stage.session().people()[..] {
            [alone] => Some(alone),
            _ => None,
        },
        Waits::HandOver(_) | Waits::Time | Waits::Nothing => None,
    });
    let over = Memo::new(move |_| stage.offered.waits.get() == Waits::Nothing);
    let says = move |key: Key, seat: Seat| {
        Signal::derive(move || {
            speech.say(key, &[("hero", stage.who(&stage.shown.view.read(), seat))])
        })
    };
    let back = move || {
        let lent = if over.get() { Vec::new() } else { stage.lent() };
        let way = move |seat: Seat| {
            let come = Callback::new(move |()| {
                open.set(false);
                stage.come_back(seat);
            });
            button("come-back", "icon-human", says(key::WEB_COME_BACK, seat), come, "main-action")
        };
        lent.into_iter().map(way).collect::<Vec<_>>()
    };
    let out = move || {
        let seat = leaving.get()?;
        let later = move |leaving: Leaving| {
            Callback::new(move |()| {
                open.set(false);
                wish.set(Some(leaving));
            })
        };
        let (lend, withdraw) = (later(Leaving::Lend), later(Leaving::Withdraw));
        let lend_it = says(key::WEB_LEND, seat);
        Some(ways_out(lend_it, says(key::WEB_MENU_WITHDRAW_SURE, seat), lend, withdraw))
    };
    view! {
        <div class="withdraw">{back}</div>
        {out}
    }
    .into_any()
}

fn button(
    id: &'static str,
    icon: &'static str,
    words: Signal<String>,
    press: Callback<()>,
    class: &'static str,
) -> AnyView {
    view! {
        <button type="button" class=class data-testid=id on:click=move |_| press.run(())>
            <Icon name=icon/>{words}
        </button>
    }
    .into_any()
}

/// First asked how, then whether somebody is sure.
fn ways_out(
    lend_it: Signal<String>,
    sure: Signal<String>,
    lend: Callback<()>,
    withdraw: Callback<()>,
) -> AnyView {
    let asked = RwSignal::new(Asked::No);
    let ask = move |next: Asked| Callback::new(move |()| asked.set(next));
    let said = |key: Key| Signal::derive(t(key));
    let stay = move || button("stay", "icon-close", said(key::WEB_CANCEL), ask(Asked::No), "");
    let shown = move || match asked.get() {
        Asked::No => vec![button("out", "icon-walk", said(key::WEB_LEAVE), ask(Asked::How), "")],
        Asked::How => vec![
            view! { <p>{t(key::WEB_LEND_ABOUT)}</p> }.into_any(),
            button("lend", "icon-bot", lend_it, lend, "main-action"),
            button("for-good", "icon-trash", said(key::WEB_MENU_WITHDRAW), ask(Asked::Sure), ""),
            stay(),
        ],
        Asked::Sure => vec![
            view! { <p>{sure}</p> }.into_any(),
            button("withdraw", "icon-trash", said(key::WEB_MENU_WITHDRAW_YES), withdraw, "danger"),
            stay(),
        ],
    };
    view! { <div class="withdraw">{shown}</div> }.into_any()
}
