//! All heroes side by side, and the sheet of the one that was tapped.

use table::Seat;
use words::dungeon as say;

use super::hero_card::HeroCard;
use super::hero_sheet::HeroSheet;
use crate::around::titled;
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::{Dialog, opened_by};

/// The heroes.
#[component]
pub(crate) fn Heroes(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let inspected = RwSignal::new(None::<Seat>);
    let open = opened_by(inspected);
    let seats = game.shown.view.read_untracked().heroes.len();
    let title = Signal::derive(move || {
        let view = game.shown.view.read();
        let Some(seat) = inspected.get() else { return String::new() };
        let hero = view.heroes.get(seat.index()).and_then(|hero| hero.hero);
        let title = hero.map(|hero| speech.with(|words| say::hero_title(words, hero)));
        titled(title.unwrap_or_default(), game.name(seat))
    });
    let card = move |seat: Seat| view! { <HeroCard game seat inspected/> };
    view! {
        <nav class="heroes" aria-label=t(key::WEB_HEROES)>
            <ul>{Seat::first(seats).map(card).collect_view()}</ul>
        </nav>
        <Dialog open title>
            {move || inspected.get().map(|seat| view! { <HeroSheet game seat/> })}
        </Dialog>
    }
}
