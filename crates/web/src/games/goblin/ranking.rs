//! All heroes at the end.

use goblin::{Card, Goblin, Hero, Known, Shown, SlotView, View};
use table::Seat;
use words::{Arg, goblin as say};

use crate::around::pictures as shared;
use crate::games::goblin::Game;
use crate::games::goblin::players::person;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::Staged as _;
use crate::ui::Markup;
use crate::ui::html::{self, element, escaped, heard, span, tag};

/// All heroes with keys, cards won and hit points; winners come first, those who have left last.
#[component]
pub(crate) fn Ranking(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let view = game.shown.view.get();
        let winners = view.result.as_ref().map(|result| result.winners);
        let mut seats: Vec<Seat> = Seat::first(view.players.len()).collect();
        let rank = |seat: &Seat| {
            let won = winners.is_some_and(|winners| winners.contains(*seat));
            core::cmp::Reverse((won, Goblin::reached(&view, *seat)))
        };
        seats.sort_by_key(rank);
        let row = |seat: Seat| {
            let player = view.players.get(seat.index())?;
            let hero = player.hero?;
            let name = speech.with(|words| say::hero(words, hero));
            let left = (!player.playing)
                .then(|| element("small", &[], &escaped(&speech.text(key::UI_LEFT_GAME))));
            let number = |icon: &'static str, count: usize, key: Key| {
                let words = speech.say(key, &[("count", Arg::Number(count as i64))]);
                let shown = element("b", &[("aria-hidden", "true")], &count.to_string());
                span("reached", &[html::icon(icon), shown, heard(&words)].concat())
            };
            let parts = [
                span("portrait", &html::icon(shared::hero_named(Hero::name(hero)))),
                span(
                    "name",
                    &[escaped(&name), person(game.name(seat).as_deref()), left.unwrap_or_default()]
                        .concat(),
                ),
                number("icon-piece-key", player.keys.len(), key::WEB_COUNT_KEYS),
                number("icon-play-card", cards_won(&view, seat), key::WEB_COUNT_WON),
                number("icon-heart", player.hit_points.into(), key::WEB_HIT_POINTS),
            ];
            Some(element("li", &[("data-hero", hero.name())], &parts.concat()))
        };
        let rows: String = seats.into_iter().filter_map(row).collect();
        view! {
            <h3>{t(key::WEB_HEROES)}</h3>
            {Markup(tag("ol", "ranking", &rows))}
        }
        .into_any()
    }
}

/// How many cards a player has won or bought and still has: everybody sees them somewhere.
pub(super) fn cards_won(view: &View, seat: Seat) -> usize {
    let Some(player) = view.players.get(seat.index()) else { return 0 };
    let is_won = |card: &&Card| matches!(card, Card::Won(_));
    let discarded = player.discard.iter().filter(is_won).count();
    let known = |slot: &&SlotView| matches!(slot.known, Known::Card(Card::Won(_)));
    let in_deck = player.deck.slots.iter().filter(known).count() + player.deck.won.len();
    let worn = usize::from(player.weapon.is_some()) + usize::from(player.armor.is_some());
    // The last battle of a game is never cleared away (G5.7).
    let fought = view.battle.as_ref().filter(|_| view.turn.seat == seat);
    let laid = fought.map_or(0, |battle| {
        let looked = battle.looked.iter().filter(|card| matches!(card, Shown::Card(Card::Won(_))));
        battle.chain.iter().filter(is_won).count() + looked.count()
    });
    player.hand.won.len() + discarded + in_deck + worn + laid
}
