//! What one can do about a game online besides playing it.

use protocol::{Order, Sitter, Stage, TableNow};
use words::Arg;

use super::{gather, guests, invite};
use crate::platform::timer;
use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::{Speech, t};
use crate::ui::Icon;

/// For players: a bot plays on, the end is agreed upon, one withdraws. For the host: what only the host may.
pub(super) fn ways(online: Online) -> AnyView {
    let speech = expect_context::<Speech>();
    // What was refused before the menu was opened is no news.
    online.forget_refused();
    // Clocks run with every move; whoever is about to tap a second time must not lose the button to that.
    let table = Memo::new(move |_| {
        let mut table = TableNow::clone(&*online.table.get()?);
        table.seats.iter_mut().for_each(|seat| seat.clock = None);
        Some(table)
    });
    let shown = move || {
        let (table, you) = (table.get()?, online.you.get()?);
        if table.stage != Stage::Playing {
            return None;
        }
        let mut ways: Vec<AnyView> = Vec::new();
        for seat in table.seats_of(you) {
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
            ways.push(if now.agrees_to_end {
                let words = speech.text(key::WEB_AGREE_NO_LONGER);
                let order = Order::AgreeToEnd { seat, agrees: false };
                way(online, "agree-no-longer", "icon-check", words, order)
            } else {
                // The last who agrees ends the game for everybody.
                let words = speech.text(key::WEB_AGREE_TO_END);
                let order = Order::AgreeToEnd { seat, agrees: true };
                sure(online, speech, "agree", words, order)
            });
            let withdraw = speech.text(key::WEB_MENU_WITHDRAW);
            ways.push(sure(online, speech, "online-withdraw", withdraw, Order::Withdraw { seat }));
        }
        let agreed = table.seats.iter().filter(|seat| seat.agrees_to_end).count();
        let asked = (agreed > 0).then(|| {
            let count = [("count", Arg::Number(agreed as i64))];
            view! { <p role="status">{speech.say(key::WEB_AGREED, &count)}</p> }
        });
        ways.extend(take_table(online, speech, &table));
        let host = (you == table.host).then(|| host(online, speech, &table));
        Some(
            view! { <div class="withdraw online-ways">{gather::refused(online)}{asked}{ways}{host}</div> },
        )
    };
    let plays = Memo::new(move |_| {
        online.table.read().as_ref().is_some_and(|table| table.stage == Stage::Playing)
    });
    // Somebody may want to look on, or lose the phone they play with.
    let invite = move || {
        plays.get().then(|| {
            view! {
                <details class="invite-later" data-testid="invite-later">
                    <summary>{t(key::WEB_INVITE)}</summary>
                    {invite::invite(online)}
                </details>
            }
        })
    };
    view! { {shown}{invite} }.into_any()
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

/// So long a question is shown before its answer is taken, in milliseconds.
const MOMENT: u32 = 400;

/// Whether somebody was asked if they are sure.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    No,
    /// They cannot have read it yet.
    Now,
    Read,
}

impl Asked {
    const fn name(self) -> &'static str {
        match self {
            Self::No => "no",
            Self::Now => "now",
            Self::Read => "read",
        }
    }
}

/// What cannot be taken back is asked twice.
pub(super) fn sure(
    online: Online,
    speech: Speech,
    id: &'static str,
    words: String,
    order: Order,
) -> AnyView {
    let asked = RwSignal::new(Asked::No);
    let press = move |_| match asked.get_untracked() {
        Asked::No => {
            asked.set(Asked::Now);
            timer::after_here(MOMENT, move || asked.set(Asked::Read));
        }
        // The same tap, twice.
        Asked::Now => {}
        Asked::Read => online.order(order.clone()),
    };
    let again = move || {
        (asked.get() != Asked::No).then(|| format!(" – {}", speech.text(key::WEB_TAP_AGAIN)))
    };
    view! {
        <button type="button" data-testid=id class:danger=move || asked.get() != Asked::No data-asked=move || asked.get().name() on:click=press><Icon name="icon-trash"/>{words}{again}</button>
    }
    .into_any()
}

/// Players may take the table of a host who is gone.
pub(super) fn take_table(online: Online, speech: Speech, table: &TableNow) -> Option<AnyView> {
    let you = online.you.get()?;
    let sits = table.seats_of(you).next().is_some();
    if you == table.host || !sits || guests::is_here(table, table.host) {
        return None;
    }
    let words = speech.text(key::WEB_TAKE_TABLE);
    Some(way(online, "take-table", "icon-pass", words, Order::HandOver { guest: you }))
}

/// The host makes somebody else the host.
pub(super) fn hand_over(online: Online, speech: Speech, table: &TableNow) -> Vec<AnyView> {
    let others = table.guests.iter().filter(|guest| guest.here && guest.number != table.host);
    let hand = |guest: &protocol::GuestNow| {
        let name = [("name", Arg::text(guests::name(speech, table, guest.number)))];
        let words = speech.say(key::WEB_HAND_TABLE, &name);
        sure(online, speech, "hand-table", words, Order::HandOver { guest: guest.number })
    };
    others.map(hand).collect()
}

/// What only the host may.
fn host(online: Online, speech: Speech, table: &TableNow) -> AnyView {
    let mut ways: Vec<AnyView> = Vec::new();
    let sits = |guest| table.seats.iter().any(|seat| seat.sitter == Sitter::Guest(guest));
    for (seat, now) in ::table::Seat::first(table.seats.len()).zip(&table.seats) {
        let Sitter::Guest(absent) = now.sitter else { continue };
        if absent == table.host || guests::is_here(table, absent) {
            continue;
        }
        let absent = ("absent", Arg::text(guests::name(speech, table, absent)));
        if now.lent_to.is_none() {
            let bot = bots::Chooser::OPPONENT.to_string();
            let words = speech.say(key::WEB_LEND_ABSENT, &[("name", absent.1.clone())]);
            ways.push(way(online, "lend-absent", "icon-bot", words, Order::Lend { seat, bot }));
        }
        // Whoever has lost the way back comes as somebody else.
        for guest in table.guests.iter().filter(|guest| guest.here && !sits(guest.number)) {
            let name = ("name", Arg::text(guests::name(speech, table, guest.number)));
            let words = speech.say(key::WEB_GIVE_SEAT, &[absent.clone(), name]);
            let order = Order::GiveSeat { seat, guest: guest.number };
            ways.push(sure(online, speech, "give-seat", words, order));
        }
    }
    ways.extend(hand_over(online, speech, table));
    for guest in table.guests.iter().filter(|guest| guest.number != table.host) {
        let name = [("name", Arg::text(guests::name(speech, table, guest.number)))];
        let words = speech.say(key::WEB_REMOVE_GUEST, &name);
        ways.push(sure(online, speech, "remove", words, Order::Remove { guest: guest.number }));
    }
    ways.push(sure(online, speech, "close-table", speech.text(key::WEB_TABLE_CLOSE), Order::Close));
    view! { <details class="host-ways"><summary>{t(key::WEB_HOST_WAYS)}</summary>{ways}</details> }
        .into_any()
}
