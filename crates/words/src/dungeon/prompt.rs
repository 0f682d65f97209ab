//! Who is to decide what.

use dungeon::{BattleView, Decision, Draw, Fight, Phase, View};
use table::{Seat, SeatSet};

use super::ending::ending;
use super::names::{direction, monster_noun, tile_type, token_noun, who};
use crate::seated::seat_noun;
use crate::{Arg, Key, Words, key};

/// What the game waits for, and from whom. When it is over: the result.
pub fn prompt(words: &Words, view: &View) -> String {
    let seat = view.turn.seat;
    let hero = ("hero", who(view, seat));
    match view.turn.phase {
        Phase::Chance(Draw::Hero { seats }) => {
            words.say(key::PROMPT_DRAW_HERO, &[("seat", seat_noun(first(seats, seat)))])
        }
        Phase::Chance(Draw::StartRoll { to_roll, .. }) => {
            words.say(key::PROMPT_ROLL_FOR_START, &[("hero", who(view, first(to_roll, seat)))])
        }
        Phase::Seat(Decision::Walk) => {
            words.say(key::PROMPT_WALK, &[hero, ("moves", view.turn.moves.into())])
        }
        Phase::Seat(Decision::MustFight) => match monster_here(view) {
            Some(monster) => words.say(key::PROMPT_MUST_FIGHT, &[hero, ("monster", monster)]),
            None => words.say(key::PROMPT_MUST_FIGHT_HERE, &[hero]),
        },
        Phase::Chance(Draw::Tile { direction: to, again }) => {
            let key = if again { key::PROMPT_DRAW_TILE_AGAIN } else { key::PROMPT_DRAW_TILE };
            words.say(key, &[hero, ("direction", Arg::text(direction(words, to)))])
        }
        Phase::Seat(Decision::LayTile { direction: to, tile }) => {
            let to = ("direction", Arg::text(direction(words, to)));
            words
                .say(key::PROMPT_LAY_TILE, &[hero, to, ("tile", Arg::text(tile_type(words, tile)))])
        }
        Phase::Chance(Draw::Token) => words.say(key::PROMPT_DRAW_TOKEN, &[hero]),
        Phase::Chance(Draw::SecondToken { first }) => {
            words.say(key::PROMPT_DRAW_SECOND_TOKEN, &[hero, ("token", token_noun(first))])
        }
        Phase::Seat(Decision::ChooseToken { tokens: [first, second] }) => {
            let tokens = [("first", token_noun(first)), ("second", token_noun(second))];
            words.say(key::PROMPT_CHOOSE_TOKEN, &[[hero].as_slice(), &tokens].concat())
        }
        Phase::Chance(Draw::Roll { second, .. }) => roll(words, view, hero, second),
        Phase::Seat(Decision::SecondRoll(fight)) => {
            compare(words, view, key::PROMPT_SECOND_ROLL, fight)
        }
        Phase::Seat(Decision::Strengthen(fight)) => {
            compare(words, view, key::PROMPT_STRENGTHEN, fight)
        }
        Phase::Seat(Decision::Loot(_)) => words.say(key::PROMPT_LOOT, &[hero]),
        Phase::Seat(Decision::PlaceCurse { .. }) => words.say(key::PROMPT_PLACE_CURSE, &[hero]),
        Phase::Seat(Decision::Rise) => words.say(key::PROMPT_RISE, &[hero]),
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
            let key = if second { key::PROMPT_ROLL_SECOND } else { key::PROMPT_ROLL };
            let strength = ("strength", (*strength).into());
            words.say(key, &[hero, ("monster", monster_noun(*monster)), strength])
        }
        None => words.say(key::PROMPT_ROLL_HERE, &[hero]),
    }
}

/// The total so far against the strength. Without a battle in the view the dice are all that is known.
fn compare(words: &Words, view: &View, key: Key, fight: Fight) -> String {
    let battle = view.battle.as_ref();
    let total = battle.and_then(|battle| battle.total).unwrap_or(fight.dice.sum());
    let strength = battle.map_or(0, |battle| battle.strength);
    let hero = ("hero", who(view, view.turn.seat));
    words.say(key, &[hero, ("total", total.into()), ("strength", strength.into())])
}
