//! One seat of a new game: who decides, and with which hero.

use words::{Arg, dungeon as say};

use super::form;
use super::hero_choice::Choosing;
use super::seats::{SeatDraft, Seats, Who};
use crate::around::Portrait;
use crate::prelude::*;
use crate::shell::people::LONGEST_NAME;
use crate::shell::{Color, Person, Speech};
use crate::ui::Icon;

/// The keys of a level's name and of the sentence about it.
const fn texts(who: Who) -> (Key, Key) {
    match who {
        Who::Person => (key::WEB_WHO_PERSON, key::WEB_WHO_PERSON_ABOUT),
        Who::Easy => (key::WEB_WHO_EASY, key::WEB_WHO_EASY_ABOUT),
        Who::Normal => (key::WEB_WHO_NORMAL, key::WEB_WHO_NORMAL_ABOUT),
        Who::Hard => (key::WEB_WHO_HARD, key::WEB_WHO_HARD_ABOUT),
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
        None => speech.text(key::WEB_SETUP_SURPRISE),
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
    let person = (who == Who::Person).then(|| person(speech, seats, seat, &number));
    let icon = if who == Who::Person { "icon-human" } else { "icon-bot" };
    let remove = (seats.read_untracked().drafts.len() > 1).then(|| {
        let label = speech.say(key::WEB_SETUP_REMOVE, &number);
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
                <h3><Icon name=icon/>{speech.say(key::WEB_SETUP_PLAYER, &number)}</h3>
                {remove}
            </div>
            <label class="field">
                <span class="heard">{speech.text(key::WEB_SETUP_WHO)}</span>
                {form::list(levels.to_vec(), who.name(), Box::new(choose_who))}
                <small>{speech.text(texts(who).1)}</small>
            </label>
            {person}
            <button
                type="button"
                class="seat-hero"
                aria-haspopup="dialog"
                on:click=choose_hero
            >
                <Portrait hero=hero/>
                <span class="seat-hero-name">
                    <small>{speech.text(key::WEB_SETUP_HERO)}</small>
                    <strong>{hero_name}</strong>
                </span>
                <span class="seat-hero-change">{speech.text(key::WEB_SETUP_CHANGE)}</span>
            </button>
        </li>
    }
    .into_any()
}

/// What a person is called, and their color.
fn person(
    speech: Speech,
    seats: RwSignal<Seats>,
    seat: usize,
    number: &[(&str, Arg<'_>)],
) -> AnyView {
    let Person { name, color } =
        seats.read_untracked().people.get(seat).cloned().unwrap_or_default();
    let own = ("own".to_owned(), speech.text(key::WEB_COLOR_OWN));
    let colors = Color::ALL.map(|color| (color.name().to_owned(), speech.text(color_name(color))));
    let choose = move |chosen: String| {
        seats.update(|seats| seats.choose_color(seat, Color::of(&chosen)));
    };
    let swatch = color.map(|color| format!("background: var(--color-{})", color.name()));
    view! {
        <div class="person">
            <label class="field">
                <span class="heard">{speech.text(key::WEB_SETUP_NAME)}</span>
                <input
                    type="text"
                    dir="auto"
                    data-testid="name"
                    autocomplete="off"
                    spellcheck="false"
                    maxlength=LONGEST_NAME.to_string()
                    placeholder=speech.say(key::WEB_SETUP_PLAYER, number)
                    prop:value=name.unwrap_or_default()
                    on:change:target=move |event| {
                        let typed = event.target().value();
                        seats.update(|seats| seats.call(seat, &typed));
                    }
                />
            </label>
            <label class="field color">
                <span class="heard">{speech.text(key::WEB_SETUP_COLOR)}</span>
                <span class="swatch" style=swatch aria-hidden="true"></span>
                {form::list([own].into_iter().chain(colors).collect(), color.map_or("own", Color::name), Box::new(choose))}
            </label>
        </div>
    }
    .into_any()
}

const fn color_name(color: Color) -> Key {
    match color {
        Color::Blue => key::WEB_COLOR_BLUE,
        Color::Red => key::WEB_COLOR_RED,
        Color::Violet => key::WEB_COLOR_VIOLET,
        Color::Green => key::WEB_COLOR_GREEN,
        Color::Yellow => key::WEB_COLOR_YELLOW,
        Color::White => key::WEB_COLOR_WHITE,
    }
}
