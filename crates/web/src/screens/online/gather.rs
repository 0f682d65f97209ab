//! Before the game: who plays, where they sit, and whether everybody is ready.

use protocol::{Order, Sitter, Stage};
use words::Arg;

use super::me::Me;
use super::turns::Turns;
use super::{connection, guests, invite, keep, seats, shares, talk, tell, ways};
use crate::prelude::*;
use crate::session::remote::{Connected, Online};
use crate::shell::{GameName, Speech, t};
use crate::ui::{Icon, Page};

/// The whole screen.
pub(super) fn gather(online: Online, game: GameName) -> AnyView {
    let making = Memo::new(move |_| {
        let stage = online.table.get().map(|table| table.stage);
        matches!(stage, Some(Stage::MakingDice | Stage::Playing | Stage::Over))
    });
    let here = Memo::new(move |_| online.table.get().is_some());
    let shown = move || {
        if !here.get() {
            return view! { <p role="status">{t(key::WEB_CONNECTED_COMING)}</p> }.into_any();
        }
        if making.get() {
            return dice(online);
        }
        untrack(|| places(online))
    };
    view! {
        <Page title=game.title()>
            {expect_context::<Turns>().sign()}
            {connection::sign(online)}
            {shown}
        </Page>
    }
    .into_any()
}

fn places(online: Online) -> AnyView {
    let is_host = Memo::new(move |_| online.is_host());
    let sits = Memo::new(move |_| !online.own_seats().is_empty());
    let kept = move || is_host.get().then(|| keep::keep(online));
    let shares = move || sits.get().then(|| shares::shares(online));
    let own = if online.screen {
        tell::plain_http(key::WEB_PLAIN_HTTP_TABLE)
    } else {
        view! { <Me online=Some(online)/> }.into_any()
    };
    view! {
        <section class="panel" aria-labelledby="online-places">
            <h2 id="online-places">{t(key::WEB_SETUP_PLAYERS)}</h2>
            {seats::seats(online)}
            {refused(online)}
        </section>
        {begin(online)}
        {invite::invite(online)}
        {own}
        {shares}
        {talk::panel(online)}
        {kept}
    }
    .into_any()
}

/// Why the last wish was not granted.
pub(super) fn refused(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let why = move || {
        let refused = online.refused.get()?;
        let words = match refused.why {
            protocol::Why::Taken => key::WEB_REFUSED_TAKEN,
            protocol::Why::OnlyTheHost => key::WEB_REFUSED_HOST,
            protocol::Why::NotKept => key::WEB_GIVEN_BACK_NOT_KEPT,
            protocol::Why::TooMuch => key::WEB_GIVEN_BACK_TOO_MUCH,
            protocol::Why::NotNow => key::WEB_REFUSED_NOT_NOW,
            protocol::Why::Stale
            | protocol::Why::NotYourTurn
            | protocol::Why::AgainstTheRules
            | protocol::Why::NotYourSeat
            | protocol::Why::NothingToTakeBack
            | protocol::Why::Unknown
            | protocol::Why::NotAtThisTable => key::WEB_GIVEN_BACK,
        };
        Some(
            view! { <p class="trouble" role="alert" data-testid="refused">{speech.text(words)}</p> },
        )
    };
    view! { {why} }.into_any()
}

/// Being ready, and beginning.
fn begin(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let shown = move || {
        let table = online.table.get()?;
        let own = online.own_seats();
        let ready = own.iter().all(|seat| table.seats[seat.index()].ready);
        let taken = table.seats.iter().all(|seat| seat.sitter != Sitter::Empty);
        let all = taken && table.seats.iter().all(|seat| seat.ready);
        let waits = table.seats.iter().filter(|seat| !seat.ready).count();
        let be_ready = (!own.is_empty()).then(|| {
            let (words, icon) = if ready { (key::WEB_NOT_READY, "icon-close") } else { (key::WEB_READY, "icon-check") };
            view! {
                <button type="button" class="big" class:main-action=!ready data-testid="ready" on:click=move |_| online.order(Order::Ready { ready: !ready })>
                    <Icon name=icon/>{speech.text(words)}
                </button>
            }
        });
        let start = online.is_host().then(|| {
            view! {
                <button type="button" class="big" class:main-action=all disabled=!all data-testid="start" on:click=move |_| online.order(Order::Start)>
                    <Icon name="icon-play"/>{speech.text(key::WEB_SETUP_BEGIN)}
                </button>
            }
        });
        let take = ways::take_table(online, speech, &table);
        let hand = online.is_host().then(|| ways::hand_over(online, speech, &table));
        let note = if taken && own.is_empty() && !online.is_host() {
            speech.text(key::WEB_TABLE_FULL)
        } else if all {
            let host = Arg::text(guests::name(speech, &table, table.host));
            if online.is_host() {
                String::new()
            } else {
                speech.say(key::WEB_START_BY, &[("name", host)])
            }
        } else if taken {
            speech.say(key::WEB_START_WAITS, &[("count", Arg::Number(waits as i64))])
        } else {
            speech.text(key::WEB_START_EMPTY)
        };
        let lost = online.connected.get() != Connected::Yes;
        Some(view! {
            <div class="begin" inert=lost>
                <p role="status">{note}</p>
                {be_ready}
                {start}
                {take}
                {hand}
            </div>
        })
    };
    view! { {shown} }.into_any()
}

/// While the dice are made.
fn dice(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let so_far = move || {
        let fair = online.fair.get()?;
        let done = if fair.showing { fair.shown.len() } else { fair.promises.len() };
        let count = Arg::Number(done as i64);
        Some(speech.say(key::WEB_DICE_SO_FAR, &[("count", count)]))
    };
    view! {
        <section class="panel making-dice" data-testid="making-dice">
            <Icon name="icon-dice"/>
            <p role="status">{t(key::WEB_DICE_MAKING)}</p>
            <p class="about">{so_far}</p>
        </section>
    }
    .into_any()
}
