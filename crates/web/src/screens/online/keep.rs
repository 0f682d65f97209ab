//! How the host keeps the table.

use protocol::{ClockSettings, Order, Settings};
use words::Arg;

use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::{Speech, t};
use crate::ui::{Icon, switch, switch_words};

/// Minutes in the bank and seconds for each turn.
pub(crate) const CLOCKS: [(u32, u32); 3] = [(5, 15), (10, 30), (30, 60)];

/// What a player may be without a connection, in seconds.
const LOST_CONNECTION: u32 = 180;

/// The clock of so many minutes and seconds.
pub(crate) const fn clock((minutes, seconds): (u32, u32)) -> ClockSettings {
    ClockSettings { bank: minutes * 60, increment: seconds, lost_connection: LOST_CONNECTION }
}

/// What the host may change before the game.
pub(super) fn keep(online: Online) -> AnyView {
    // What was wanted last holds until it was answered: the next change is one of that.
    let wanted = RwSignal::new(None::<Settings>);
    Effect::new(move |_| {
        if !online.sent.get() {
            wanted.set(None);
        }
    });
    let settings = Memo::new(move |_| wanted.get().unwrap_or_else(|| online.settings()));
    let change = move |change: &dyn Fn(&mut Settings)| {
        let mut settings = settings.get_untracked();
        change(&mut settings);
        wanted.set(Some(settings.clone()));
        online.order(Order::Keep { settings });
    };
    let sure = RwSignal::new(false);
    let close = move || {
        if sure.get() {
            view! {
                <p>{t(key::WEB_TABLE_CLOSE_SURE)}</p>
                <button type="button" class="danger" data-testid="close-table-sure" on:click=move |_| online.order(Order::Close)>
                    <Icon name="icon-trash"/>{t(key::WEB_TABLE_CLOSE)}
                </button>
                <button type="button" on:click=move |_| sure.set(false)>{t(key::WEB_CANCEL)}</button>
            }
            .into_any()
        } else {
            view! {
                <button type="button" data-testid="close-table" on:click=move |_| sure.set(true)>
                    <Icon name="icon-trash"/>{t(key::WEB_TABLE_CLOSE)}
                </button>
            }
            .into_any()
        }
    };
    view! {
        <section class="panel" aria-labelledby="online-kept">
            <h2 id="online-kept">{t(key::WEB_TABLE_KEPT)}</h2>
            <div class="parchment options">
                {fields(settings.into(), change)}
                <div class="withdraw">{close}</div>
            </div>
        </section>
    }
    .into_any()
}

/// Open or private, hints, and the clock.
pub(super) fn fields(
    settings: Signal<Settings>,
    change: impl Fn(&dyn Fn(&mut Settings)) + Copy + Send + Sync + 'static,
) -> AnyView {
    let speech = expect_context::<Speech>();
    let open = switch(
        Signal::derive(move || settings.get().open),
        Box::new(move |on| {
            change(&move |settings| {
                settings.open = on;
                settings.hints &= !on;
                settings.own_draws &= !on;
            });
        }),
        switch_words(t(key::WEB_TABLE_OPEN).into_any(), t(key::WEB_TABLE_OPEN_ABOUT).into_any()),
    );
    let hints = switch(
        Signal::derive(move || settings.get().hints && !settings.get().open),
        Box::new(move |on| change(&move |settings| settings.hints = on)),
        switch_words(t(key::WEB_TABLE_HINTS).into_any(), t(key::WEB_TABLE_HINTS_ABOUT).into_any()),
    );
    let choose = move |chosen: String| {
        let clock = chosen
            .parse()
            .ok()
            .and_then(|place: usize| CLOCKS.get(place))
            .map(|&times| clock(times));
        change(&move |settings| settings.clock = clock);
    };
    let option = move |(place, times): (usize, &(u32, u32))| {
        let &(minutes, seconds) = times;
        let own = clock(*times);
        let said = move || {
            let args = [
                ("minutes", Arg::Number(minutes.into())),
                ("seconds", Arg::Number(seconds.into())),
            ];
            speech.say(key::WEB_CLOCK_TIME, &args)
        };
        view! { <option value=place prop:selected=move || settings.get().clock == Some(own)>{said}</option> }
    };
    view! {
        {open}
        {hints}
        <label class="field">
            <span>{t(key::WEB_TABLE_CLOCK)}</span>
            <select data-testid="clock" on:change:target=move |event| choose(event.target().value())>
                <option value="" prop:selected=move || settings.get().clock.is_none()>{t(key::WEB_CLOCK_NONE)}</option>
                {CLOCKS.iter().enumerate().map(option).collect_view()}
            </select>
        </label>
    }
    .into_any()
}
