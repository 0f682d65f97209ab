//! The end of a game: who won, with what, and what next.

use std::cmp::Reverse;

use dungeon::Event;
use leptos::prelude::*;
use table::Seat;
use words::{Arg, dungeon as say};

use super::menu::download;
use crate::app::{Navigation, Saves, Screen, Speech, t};
use crate::dungeon::{Game, NewGame, Waits};
use crate::ui::{Icon, pictures};

/// The winner's parchment. It can be put aside to look at the dungeon.
#[component]
pub(crate) fn Outcome(game: Game) -> impl IntoView {
    let aside = RwSignal::new(false);
    let over = Memo::new(move |_| game.waits.get() == Waits::Nothing);
    view! {
        <Show when=move || over.get()>
            <Show
                when=move || !aside.get()
                fallback=move || view! {
                    <button type="button" class="show-result main-action" on:click=move |_| aside.set(false)>
                        <Icon name="icon-trophy"/>{t("web-result-show")}
                    </button>
                }
            >
                <div class="outcome-veil">
                    <section class="outcome parchment" data-testid="outcome" aria-label=t("web-over")>
                        <Winners game/>
                        <Ranking game/>
                        <Ways game aside/>
                    </section>
                </div>
            </Show>
        </Show>
    }
}

/// Who won, and why the game ended.
#[component]
fn Winners(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let view = game.view.get();
        let result = view.result.clone()?;
        let winners = result.winners.iter().filter_map(|seat| view.heroes.get(seat.index())?.hero);
        let portrait = |hero: dungeon::Hero| {
            view! { <span class="portrait huge" data-hero=hero.name()><Icon name=pictures::hero(hero)/></span> }
        };
        let said = speech.with(|words| say::ending(words, &view));
        let first = said.lines().next().unwrap_or_default().to_owned();
        let ended = Event::GameEnded { ending: result.ending };
        let why = speech.with(|words| say::event(words, &view, &ended));
        Some(view! {
            <Icon name="icon-crown"/>
            <div class="winners">{winners.map(portrait).collect_view()}</div>
            <h2>{first}</h2>
            <p>{why}</p>
            <p>{speech.say("web-turns", &[("count", result.turns.into())])}</p>
        })
    }
}

/// All heroes, most points first.
#[component]
fn Ranking(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let view = game.view.get();
        let mut heroes: Vec<_> = Seat::first(view.heroes.len()).zip(view.heroes.clone()).collect();
        heroes.sort_by_key(|(_, hero)| Reverse((hero.playing, hero.points.halves)));
        let row = |(_, hero): (Seat, dungeon::HeroView)| {
            let drawn = hero.hero?;
            let name = speech.with(|words| say::hero(words, drawn));
            let points = speech
                .say("ui-points-count", &[("points", Arg::Halves(hero.points.halves.into()))]);
            let left =
                (!hero.playing).then(|| view! { <small>{speech.text("ui-left-game")}</small> });
            Some(view! {
                <li data-hero=drawn.name()>
                    <span class="portrait"><Icon name=pictures::hero(drawn)/></span>
                    <span class="name">{name}{left}</span>
                    <b>{points}</b>
                </li>
            })
        };
        view! {
            <h3>{t("web-ranking")}</h3>
            <ol class="ranking">{heroes.into_iter().filter_map(row).collect_view()}</ol>
        }
    }
}

/// What next.
#[component]
fn Ways(game: Game, aside: RwSignal<bool>) -> impl IntoView {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    view! {
        <div class="ways">
            <button type="button" class="main-action" data-testid="again" data-main="" on:click=move |_| again(game, saves, navigation)>
                <Icon name="icon-play"/>{t("web-again")}
            </button>
            <a class="button" href=Screen::Home.link()><Icon name="icon-home"/>{t("web-home")}</a>
            <button type="button" on:click=move |_| aside.set(true)><Icon name="icon-explore"/>{t("web-look")}</button>
            <button type="button" on:click=move |_| download(game)><Icon name="icon-save"/>{t("web-menu-record")}</button>
        </div>
    }
}

/// A new game, set up like this one.
fn again(game: Game, saves: Saves, navigation: Navigation) {
    let chosen = game.ask(|table| {
        let (setup, players) = (table.rules().setup(), table.players());
        NewGame {
            seats: players.iter().copied().zip(setup.heroes.iter().copied()).collect(),
            goals: setup.goals,
            short: *table.rules().content() == dungeon::Content::short(),
            own_draws: table.own_draws(),
            first: setup.first,
        }
    });
    chosen.begin(saves, navigation);
}
