//! Several people play at this device: whose turn it is now, so that they pass it on.

use bots::Chooser;
use leptos::prelude::*;
use table::Seat;
use words::dungeon as say;

use crate::app::{Speech, t};
use crate::dungeon::{Game, Waits};
use crate::ui::{Icon, pictures};

/// A card that says so. Nothing is secret in this game, so it blocks nothing: it goes with a tap or the first choice.
#[component]
pub(crate) fn HandOver(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let people = game
        .ask(|table| table.players().iter().filter(|player| **player == Chooser::Human).count());
    let shown = RwSignal::new(None::<Seat>);
    Effect::new(move |last: Option<Option<Seat>>| {
        let last = last.flatten();
        match game.waits.get() {
            Waits::Person(seat) => {
                if people > 1 && last != Some(seat) {
                    shown.set(Some(seat));
                }
                Some(seat)
            }
            Waits::Showing | Waits::Draw | Waits::Bot(_) | Waits::Nothing => {
                shown.set(None);
                last
            }
        }
    });
    move || {
        let seat = shown.get()?;
        let view = game.view.read_untracked();
        let hero = view.heroes.get(seat.index())?.hero?;
        let title = speech.say("web-hand-over", &[("hero", say::who(&view, seat))]);
        Some(view! {
            <button type="button" class="hand-over" data-testid="hand-over" data-hero=hero.name() on:click=move |_| shown.set(None)>
                <span class="portrait big"><Icon name=pictures::hero(hero)/></span>
                <span>
                    <b>{title}</b>
                    <span>{t("web-hand-over-pass")}</span>
                </span>
                <Icon name="icon-pass"/>
            </button>
        })
    }
}
