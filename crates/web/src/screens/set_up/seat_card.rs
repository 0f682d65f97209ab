//! One seat of a new game: who decides, and with which hero.

use words::{Arg, dungeon as say};

use super::form;
use super::hero_choice::Choosing;
use super::seats::{SeatDraft, Seats, Who};
use crate::app::Speech;
use crate::prelude::*;
use crate::ui::{Icon, Portrait};

/// The keys of a level's name and of the sentence about it.
const fn texts(who: Who) -> (&'static str, &'static str) {
    match who {
        Who::Person => ("web-who-person", "web-who-person-about"),
        Who::Easy => ("web-who-easy", "web-who-easy-about"),
        Who::Normal => ("web-who-normal", "web-who-normal-about"),
        Who::Hard => ("web-who-hard", "web-who-hard-about"),
    }
}

/// A card for one seat.
pub(super) fn seat_card(
    speech: Speech,
    seats: RwSignal<Seats>,
    seat: usize,
    SeatDraft { who, hero }: SeatDraft,
    choosing: Choosing,
) -> AnyView {
    let number = [("number", Arg::Number(seat as i64 + 1))];
    let hero_name = match hero {
        Some(hero) => speech.with(|words| say::hero_title(words, hero)),
        None => speech.text("web-setup-surprise"),
    };
    let levels = Who::ALL.map(|level| (level.name().to_owned(), speech.text(texts(level).0)));
    let choose_who = move |chosen: String| {
        if let Some(who) = Who::of(&chosen) {
            seats.update(|seats| seats.choose_who(seat, who));
        }
    };
    let choose_hero = move |_| {
        choosing.seat.set(seat);
        choosing.open.set(true);
    };
    let icon = if who == Who::Person { "icon-human" } else { "icon-bot" };
    let remove = (seats.read_untracked().drafts.len() > 1).then(|| {
        let label = speech.say("web-setup-remove", &number);
        view! {
            <button
                type="button"
                class="round plain"
                aria-label=label
                on:click=move |_| seats.update(|seats| seats.remove(seat))
            >
                <Icon name="icon-close"/>
            </button>
        }
    });
    view! {
        <li class="seat parchment">
            <div class="seat-head">
                <h3><Icon name=icon/>{speech.say("web-setup-player", &number)}</h3>
                {remove}
            </div>
            <label class="field">
                <span class="heard">{speech.text("web-setup-who")}</span>
                {form::list(levels.to_vec(), who.name(), Box::new(choose_who))}
                <small>{speech.text(texts(who).1)}</small>
            </label>
            <button
                type="button"
                class="seat-hero"
                aria-haspopup="dialog"
                on:click=choose_hero
            >
                <Portrait hero=hero/>
                <span class="seat-hero-name">
                    <small>{speech.text("web-setup-hero")}</small>
                    <strong>{hero_name}</strong>
                </span>
                <span class="seat-hero-change">{speech.text("web-setup-change")}</span>
            </button>
        </li>
    }
    .into_any()
}
