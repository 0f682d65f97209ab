//! The six heroes with what they can do, and the surprise.

use dungeon::Hero;
use words::{Arg, dungeon as say};

use super::seats::Seats;
use super::{About, called};
use crate::around::Portrait;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::Dialog;

/// Whose hero is chosen, while it is.
#[derive(Clone, Copy)]
pub(super) struct Choosing {
    /// For which seat.
    pub(super) seat: RwSignal<usize>,
    /// Whether the sheet is open.
    pub(super) open: RwSignal<bool>,
}

/// Chooses the hero of one seat; whoever is taken changes places.
#[component]
pub(super) fn HeroChoice(
    seats: RwSignal<Seats>,
    choosing: Choosing,
    /// What a hero can do in this game.
    about: About,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let Choosing { seat, open } = choosing;
    let player = move |seat: usize| Arg::text(called(speech, &seats.read(), seat));
    let title = move || speech.say(key::WEB_SETUP_HERO_OF, &[("player", player(seat.get()))]);
    let cards = move || {
        let chosen = seats.read();
        let seat = seat.get();
        let own = chosen.drafts.get(seat)?.hero;
        let card =
            |hero: Option<Hero>, title: String, taken: Option<String>, about: Vec<String>| {
                let choose = move |_| {
                    seats.update(|seats| seats.choose_hero(seat, hero));
                    open.set(false);
                };
                let about =
                    about.into_iter().map(|line| view! { <span class="skill">{line}</span> });
                view! {
                    <li>
                        <button
                            type="button"
                            class="hero-card"
                            aria-pressed=if own == hero { "true" } else { "false" }
                            on:click=choose
                        >
                            <Portrait hero=hero/>
                            <span class="hero-card-text">
                                <strong>{title}</strong>
                                {taken.map(|taken| view! { <em class="badge">{taken}</em> })}
                                {about.collect_view()}
                            </span>
                        </button>
                    </li>
                }
                .into_any()
            };
        let surprise = vec![speech.text(key::WEB_SETUP_SURPRISE_ABOUT)];
        let mut cards = vec![card(None, speech.text(key::WEB_SETUP_SURPRISE), None, surprise)];
        for hero in Hero::ALL {
            let other = chosen.seat_of(hero).filter(|&taken| taken != seat);
            let taken =
                other.map(|other| speech.say(key::WEB_SETUP_TAKEN, &[("player", player(other))]));
            let title = speech.with(|words| say::hero_title(words, hero));
            cards.push(card(Some(hero), title, taken, about(hero)));
        }
        Some(cards)
    };
    let cards = StoredValue::new(cards);
    view! {
        <Dialog open title=Signal::derive(title)>
            <ul class="hero-cards">{move || cards.with_value(|cards| cards())}</ul>
        </Dialog>
    }
    .into_any()
}
