//! A portal of healing: first whom it carries, then to which fountain.

use dungeon::{Action, Place};
use table::Seat;
use words::dungeon as say;

use super::picks::Picks;
use crate::games::dungeon::Game;
use crate::games::dungeon::pictures;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::Icon;

/// Both questions, one after the other.
#[component]
pub(crate) fn PortalChoice(game: Game, open: RwSignal<bool>) -> impl IntoView {
    let whom = RwSignal::new(None::<Seat>);
    let portals = move || -> Vec<(Seat, Place)> {
        let portal = |action: &Action| {
            if let Action::Portal(seat, place) = *action { Some((seat, place)) } else { None }
        };
        game.offered.legal.read().iter().filter_map(portal).collect()
    };
    let seats = move || {
        let mut seats: Vec<Seat> = portals().into_iter().map(|(seat, _)| seat).collect();
        seats.dedup();
        seats
    };
    let where_to = Signal::derive(move || {
        let chosen = portals().into_iter().filter(|&(seat, _)| Some(seat) == whom.get());
        chosen.map(|(seat, place)| Action::Portal(seat, place)).collect()
    });
    let hero = move |seat: Seat| view! { <Whom game seat whom/> };
    view! {
        <Show
            when=move || whom.get().is_some()
            fallback=move || view! {
                <p class="question">{t(key::WEB_PORTAL_WHOM)}</p>
                <div class="picks">{move || seats().into_iter().map(hero).collect_view()}</div>
            }
        >
            <p class="question">
                <button type="button" on:click=move |_| whom.set(None)>
                    <Icon name="icon-undo"/>
                    {t(key::WEB_BACK)}
                </button>
                {t(key::WEB_PORTAL_WHERE)}
            </p>
            <Picks game actions=where_to done=Callback::new(move |()| open.set(false))/>
        </Show>
    }
}

/// A hero to carry.
#[component]
fn Whom(game: Game, seat: Seat, whom: RwSignal<Option<Seat>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let shown = game.shown.view.get_untracked();
    let hero = shown.heroes.get(seat.index()).cloned()?;
    let drawn = hero.hero?;
    let name = move || speech.with(|words| say::hero(words, drawn));
    Some(view! {
        <button type="button" class="pick" data-hero=drawn.name() on:click=move |_| whom.set(Some(seat))>
            <span class="portrait big"><Icon name=pictures::hero(drawn)/></span>
            <span class="name">{name}</span>
            <span class="about hearts">
                <Icon name="icon-heart"/>
                <b>{hero.hit_points}</b>
                {hero.cursed.then(|| view! { <Icon name="icon-curse"/> })}
            </span>
        </button>
    })
}
