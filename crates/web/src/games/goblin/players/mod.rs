//! All heroes with what everybody may see of them, and the sheet of the one that was tapped.

mod player_card;
mod player_sheet;

use table::Seat;
use words::{Arg, goblin as say};

use crate::around::titled;
use crate::games::goblin::Game;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::{Dialog, opened_by};

use player_card::{Glance, player_card};
pub(super) use player_card::{keys, person};
use player_sheet::PlayerSheet;

/// All heroes with what everybody may see of them.
#[component]
pub(crate) fn Players(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let inspected = RwSignal::new(None::<Seat>);
    let open = opened_by(inspected);
    let title = Signal::derive(move || {
        let view = game.shown.view.read();
        let Some(seat) = inspected.get() else { return String::new() };
        let hero = view.players.get(seat.index()).and_then(|player| player.hero);
        let title = speech.with(|words| match hero {
            Some(hero) => say::hero_title(words, hero),
            None => words.say(key::SEAT, &[("label", Arg::text(seat.to_string()))]),
        });
        titled(title, game.name(seat).filter(|_| hero.is_some()))
    });
    let card = move |seat: Seat| {
        let glance = Memo::new(move |_| {
            Glance::of(
                &game.shown.view.read(),
                seat,
                game.offered.waits.get(),
                game.is_bot_now(seat),
                game.name(seat),
            )
        });
        let drawn = move || {
            let glance = glance.read();
            let glance = glance.as_ref()?;
            let view = game.shown.view.read_untracked();
            Some(speech.with(|words| {
                game.with_rules(|rules| player_card(words, rules, &view, glance, inspected))
            }))
        };
        view! { {move || drawn()} }.into_any()
    };
    let seats = game.shown.view.read_untracked().players.len();
    let cards: Vec<AnyView> = Seat::first(seats).map(card).collect();
    view! {
        <nav class="heroes" aria-label=t(key::WEB_HEROES)>
            <ul>{cards}</ul>
        </nav>
        <Dialog open title>
            {move || inspected.get().map(|seat| view! { <PlayerSheet game seat/> }.into_any())}
        </Dialog>
    }
    .into_any()
}
