//! Everything one could think of that is not possible now, each with its reason and rule.

use dungeon::{Action, Decision, Direction, Phase, Place, View};
use leptos::prelude::*;
use table::Seat;

use super::choice::{Choice, picture, short_words};
use super::reason::{reason, rule_link};
use crate::app::{Speech, t};
use crate::dungeon::Game;
use crate::ui::Icon;

/// The list.
#[component]
pub(crate) fn WhyNot(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let rows = move || {
        let view = game.view.get();
        let seat = view.turn.seat;
        let row = |action: Action| {
            let why = game.ask(|table| table.why_not(seat, action))?;
            let choice = Choice::Act(action);
            let words = short_words(&view, choice).map(|key| speech.text(key))?;
            Some(view! {
                <li>
                    <span class="dimmed"><Icon name=picture(&view, choice)/></span>
                    <div>
                        <b>{words}</b>
                        <p>{reason(speech, &view, why)}</p>
                        {rule_link(speech, why)}
                    </div>
                </li>
            })
        };
        thinkable(&view).into_iter().filter_map(row).collect_view()
    };
    view! {
        <p>{t("web-why-not-now")}</p>
        <ul class="why-not">{rows}</ul>
    }
}

/// What somebody might want to do in this situation.
fn thinkable(view: &View) -> Vec<Action> {
    let seat = view.turn.seat;
    let mut seats = Seat::first(view.heroes.len());
    let other = seats.find(|&other| other != seat).unwrap_or(seat);
    let gates = view.tiles.iter().filter(|tile| tile.kind == dungeon::TileKind::Gate);
    let gate = gates.map(|tile| tile.place).next_back().unwrap_or(Place::START);
    match view.turn.phase {
        Phase::Seat(Decision::SecondRoll(_) | Decision::Strengthen(_)) => {
            vec![Action::RollAgain, Action::Bolt, Action::Sacrifice, Action::Strike, Action::End]
        }
        Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => {
            let here = view.heroes.get(seat.index()).and_then(|hero| view.tile_at(hero.place));
            let blocked = |side: &Direction| here.is_some_and(|tile| !tile.exits.contains(*side));
            let mut actions = vec![
                Action::End,
                Action::Open,
                Action::Collect,
                Action::Fight,
                Action::Gate(gate),
                Action::Portal(seat, Place::START),
                Action::Swap(other),
            ];
            actions.extend(Direction::ALL.into_iter().find(blocked).map(Action::Explore));
            actions
        }
    }
}
