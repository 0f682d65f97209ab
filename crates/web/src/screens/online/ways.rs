//! What one can do about a game online besides playing it.

use protocol::{Order, Sitter, Stage};
use words::Arg;

use super::guests;
use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::{Speech, t};
use crate::ui::Icon;

/// For players: a bot plays on, the end is agreed upon, one withdraws. For the host: what only the host may.
pub(super) fn ways(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    let shown = move || {
        let table = online.table.get()?;
        if table.stage != Stage::Playing {
            return None;
        }
        let mut ways: Vec<AnyView> = Vec::new();
        for seat in online.own_seats() {
            let now = &table.seats[seat.index()];
            if now.lent_to.is_some() || now.out_of_time {
                ways.push(way(
                    online,
                    "online-back",
                    "icon-human",
                    speech.text(key::WEB_ONLINE_BACK),
                    Order::TakeBack { seat },
                ));
            } else {
                let bot = bots::Chooser::OPPONENT.to_string();
                ways.push(way(
                    online,
                    "online-lend",
                    "icon-bot",
                    speech.text(key::WEB_ONLINE_LEND),
                    Order::Lend { seat, bot },
                ));
            }
            let (words, agrees) = if now.agrees_to_end {
                (key::WEB_AGREE_NO_LONGER, false)
            } else {
                (key::WEB_AGREE_TO_END, true)
            };
            ways.push(way(
                online,
                "agree",
                "icon-check",
                speech.text(words),
                Order::AgreeToEnd { seat, agrees },
            ));
            ways.push(sure(online, speech, key::WEB_MENU_WITHDRAW, Order::Withdraw { seat }));
        }
        let agreed = table.seats.iter().filter(|seat| seat.agrees_to_end).count();
        let asked = (agreed > 0).then(|| {
            let count = [("count", Arg::Number(agreed as i64))];
            view! { <p role="status">{speech.say(key::WEB_AGREED, &count)}</p> }
        });
        let host = online.is_host().then(|| host(online, speech, &table));
        Some(view! { <div class="withdraw online-ways">{asked}{ways}{host}</div> })
    };
    view! { {shown} }.into_any()
}

fn way(
    online: Online,
    id: &'static str,
    icon: &'static str,
    words: String,
    order: Order,
) -> AnyView {
    view! {
        <button type="button" data-testid=id on:click=move |_| online.order(order.clone())><Icon name=icon/>{words}</button>
    }
    .into_any()
}

/// What cannot be taken back is asked twice.
fn sure(online: Online, speech: Speech, words: Key, order: Order) -> AnyView {
    let asked = RwSignal::new(false);
    let press = move |_| {
        if asked.get_untracked() {
            online.order(order.clone());
        } else {
            asked.set(true);
        }
    };
    let said = move || speech.text(if asked.get() { key::WEB_MENU_WITHDRAW_YES } else { words });
    view! {
        <button type="button" class:danger=move || asked.get() on:click=press><Icon name="icon-trash"/>{said}</button>
    }
    .into_any()
}

/// What only the host may.
fn host(online: Online, speech: Speech, table: &protocol::TableNow) -> AnyView {
    let mut ways: Vec<AnyView> = Vec::new();
    for (seat, now) in ::table::Seat::first(table.seats.len()).zip(&table.seats) {
        let Sitter::Guest(guest) = now.sitter else { continue };
        if guest == table.host {
            continue;
        }
        let name = [("name", Arg::text(guests::name(speech, table, guest)))];
        if now.lent_to.is_none() && !guests::is_here(table, guest) {
            let bot = bots::Chooser::OPPONENT.to_string();
            ways.push(way(
                online,
                "lend-absent",
                "icon-bot",
                speech.say(key::WEB_LEND_ABSENT, &name),
                Order::Lend { seat, bot },
            ));
        }
    }
    for guest in table.guests.iter().filter(|guest| guest.number != table.host) {
        let name = [("name", Arg::text(guests::name(speech, table, guest.number)))];
        if guest.here {
            ways.push(way(
                online,
                "hand-table",
                "icon-pass",
                speech.say(key::WEB_HAND_TABLE, &name),
                Order::HandOver { guest: guest.number },
            ));
        }
        ways.push(way(
            online,
            "remove",
            "icon-trash",
            speech.say(key::WEB_REMOVE_GUEST, &name),
            Order::Remove { guest: guest.number },
        ));
    }
    ways.push(sure(online, speech, key::WEB_TABLE_CLOSE, Order::Close));
    view! { <details class="host-ways"><summary>{t(key::WEB_HOST_WAYS)}</summary>{ways}</details> }
        .into_any()
}
