//! All heroes at the end.

use goblin::{Hero, PlayerView};
use table::Seat;
use words::{Arg, goblin as say};

use crate::app::{Speech, t};
use crate::goblin::Game;
use crate::prelude::*;
use crate::ui::{picture, pictures as shared};

/// All heroes with keys, cards won and hit points; who won comes first, who has left last.
#[component]
pub(crate) fn Ranking(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let view = game.view.get();
        let winners = view.result.as_ref().map(|result| result.winners);
        let mut seats: Vec<Seat> = Seat::first(view.players.len()).collect();
        let rank = |seat: &Seat| {
            let won = winners.is_some_and(|winners| winners.contains(*seat));
            let player = view.players.get(seat.index());
            let reached = player.map_or((false, 0, 0), |player| {
                (player.playing, player.keys.len(), cards_won(player))
            });
            core::cmp::Reverse((won, reached))
        };
        table::sort_by_key(&mut seats, rank);
        let row = |seat: Seat| {
            let player = view.players.get(seat.index())?;
            let hero = player.hero?;
            let name = speech.with(|words| say::hero(words, hero));
            let left = (!player.playing)
                .then(|| view! { <small>{speech.text("ui-left-game")}</small> }.into_any());
            let number = |icon: &'static str, count: usize, key: &str| {
                let words = speech.say(key, &[("count", Arg::Number(count as i64))]);
                view! {
                <span class="reached">{picture(icon)}<b aria-hidden="true">{count.to_string()}</b><span class="heard">{words}</span></span>
            }
            .into_any()
            };
            let numbers = vec![
                number("icon-piece-key", player.keys.len(), "web-count-keys"),
                number("icon-play-card", cards_won(player), "web-count-won"),
                number("icon-heart", player.hit_points.into(), "web-hit-points"),
            ];
            let row = view! {
                <li data-hero=hero.name()>
                    <span class="portrait">{picture(shared::hero_named(Hero::name(hero)))}</span>
                    <span class="name">{name}{left}</span>
                    {numbers}
                </li>
            };
            Some(row.into_any())
        };
        let rows: Vec<AnyView> = seats.into_iter().filter_map(row).collect();
        view! {
            <h3>{t("web-heroes")}</h3>
            <ol class="ranking">{rows}</ol>
        }
        .into_any()
    }
}

/// How many cards a player has won or bought and still has: everybody sees them somewhere.
fn cards_won(player: &PlayerView) -> usize {
    let discarded =
        player.discard.iter().filter(|card| matches!(card, goblin::Card::Won(_))).count();
    let known =
        |slot: &&goblin::SlotView| matches!(slot.known, goblin::Known::Card(goblin::Card::Won(_)));
    let in_deck = player.deck.slots.iter().filter(known).count() + player.deck.won.len();
    let worn = usize::from(player.weapon.is_some()) + usize::from(player.armor.is_some());
    player.hand.won.len() + discarded + in_deck + worn
}
