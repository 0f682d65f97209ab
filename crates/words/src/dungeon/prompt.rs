//! Who is to decide what.

use dungeon::{BattleView, Decision, Draw, Fight, Phase, View};
use table::{Seat, SeatSet};

use super::ending::ending;
use super::names::{direction, monster_noun, tile_type, token_noun, who};
use crate::seated::seat_noun;
use crate::{Arg, Words};

/// What the game waits for, and from whom. When it is over: the result.
pub fn prompt(words: &Words, view: &View) -> String {
    let seat = view.turn.seat;
    let hero = ("hero", who(view, seat));
    match view.turn.phase {
        Phase::Chance(Draw::Hero { seats }) => {
            words.say("prompt-draw-hero", &[("seat", seat_noun(first(seats, seat)))])
        }
        Phase::Chance(Draw::StartRoll { to_roll, .. }) => {
            words.say("prompt-roll-for-start", &[("hero", who(view, first(to_roll, seat)))])
        }
        Phase::Seat(Decision::Walk) => {
            words.say("prompt-walk", &[hero, ("moves", view.turn.moves.into())])
        }
        Phase::Seat(Decision::MustFight) => match monster_here(view) {
            Some(monster) => words.say("prompt-must-fight", &[hero, ("monster", monster)]),
            None => words.say("prompt-must-fight-here", &[hero]),
        },
        Phase::Chance(Draw::Tile { direction: to, again }) => {
            let key = if again { "prompt-draw-tile-again" } else { "prompt-draw-tile" };
            words.say(key, &[hero, ("direction", Arg::text(direction(words, to)))])
        }
        Phase::Seat(Decision::LayTile { direction: to, tile }) => {
            let to = ("direction", Arg::text(direction(words, to)));
            words.say("prompt-lay-tile", &[hero, to, ("tile", Arg::text(tile_type(words, tile)))])
        }
        Phase::Chance(Draw::Token) => words.say("prompt-draw-token", &[hero]),
        Phase::Chance(Draw::SecondToken { first }) => {
            words.say("prompt-draw-second-token", &[hero, ("token", token_noun(first))])
        }
        Phase::Seat(Decision::ChooseToken { tokens: [first, second] }) => {
            let tokens = [("first", token_noun(first)), ("second", token_noun(second))];
            words.say("prompt-choose-token", &[[hero].as_slice(), &tokens].concat())
        }
        Phase::Chance(Draw::Roll { second, .. }) => roll(words, view, hero, second),
        Phase::Seat(Decision::SecondRoll(fight)) => {
            compare(words, view, "prompt-second-roll", fight)
        }
        Phase::Seat(Decision::Strengthen(fight)) => {
            compare(words, view, "prompt-strengthen", fight)
        }
        Phase::Seat(Decision::Loot(_)) => words.say("prompt-loot", &[hero]),
        Phase::Seat(Decision::PlaceCurse { .. }) => words.say("prompt-place-curse", &[hero]),
        Phase::Seat(Decision::Rise) => words.say("prompt-rise", &[hero]),
        Phase::Over(_) => ending(words, view),
    }
}

fn first(seats: SeatSet, otherwise: Seat) -> Seat {
    seats.iter().next().unwrap_or(otherwise)
}

/// The monster on the tile of the hero whose turn it is.
fn monster_here(view: &View) -> Option<Arg<'static>> {
    let hero = view.heroes.get(view.turn.seat.index())?;
    view.tile_at(hero.place)?.thing.monster().map(monster_noun)
}

fn roll(words: &Words, view: &View, hero: (&str, Arg<'_>), second: bool) -> String {
    match &view.battle {
        Some(BattleView { monster, strength, .. }) => {
            let key = if second { "prompt-roll-second" } else { "prompt-roll" };
            let strength = ("strength", (*strength).into());
            words.say(key, &[hero, ("monster", monster_noun(*monster)), strength])
        }
        None => words.say("prompt-roll-here", &[hero]),
    }
}

/// The total so far against the strength. Without a battle in the view the dice are all that is known.
fn compare(words: &Words, view: &View, key: &str, fight: Fight) -> String {
    let battle = view.battle.as_ref();
    let total = battle.and_then(|battle| battle.total).unwrap_or(fight.dice.sum());
    let strength = battle.map_or(0, |battle| battle.strength);
    let hero = ("hero", who(view, view.turn.seat));
    words.say(key, &[hero, ("total", total.into()), ("strength", strength.into())])
}
