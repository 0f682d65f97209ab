//! Why a game ended, and who won.

use core::cmp::Reverse;

use goblin::{Ending, ResultView, View};
use table::Seat;

use super::names::who;
use crate::{Arg, Words, key};

/// The result: who won, and in a second line how many keys everybody has. Solo (G1.1): the turns it took. Why the game
/// ended has been said by its last event.
pub fn ending(words: &Words, view: &View) -> String {
    match &view.result {
        Some(result) if view.players.len() > 1 => {
            format!("{}\n{}", outcome(words, view, result), keys(words, view))
        }
        Some(result) => outcome(words, view, result),
        None => words.text(key::RESULT_PENDING),
    }
}

/// Why the game ended.
pub(super) fn reason(words: &Words, view: &View, ending: Ending) -> String {
    match ending {
        Ending::Lord(seat) => words.say(key::GOBLIN_END_LORD, &[("hero", who(view, seat))]),
        Ending::TurnLimit => words.text(key::END_TURN_LIMIT),
        Ending::LastLeft(_) => words.text(key::END_LAST_LEFT),
        Ending::Abandoned => words.text(key::END_ABANDONED),
        Ending::Agreed => words.text(key::END_AGREED),
    }
}

fn outcome(words: &Words, view: &View, result: &ResultView) -> String {
    let hero = |seat| ("hero", who(view, seat));
    match result.ending {
        Ending::Lord(seat) if view.players.len() == 1 => {
            words.say(key::GOBLIN_RESULT_SOLO, &[hero(seat), ("turns", result.turns.into())])
        }
        Ending::Lord(seat) | Ending::LastLeft(seat) => words.say(key::RESULT_LAST, &[hero(seat)]),
        Ending::TurnLimit => words.text(key::GOBLIN_RESULT_UNFINISHED),
        Ending::Abandoned | Ending::Agreed => words.text(key::RESULT_NOBODY),
    }
}

/// "Keys: Taia 3, Horan 2". Heroes who have left the game come last.
fn keys(words: &Words, view: &View) -> String {
    let mut players: Vec<_> = Seat::first(view.players.len()).zip(&view.players).collect();
    players.sort_by_key(|(_, player)| Reverse((player.playing, player.keys.len())));
    let lines = players.into_iter().map(|(seat, player)| {
        let key = if player.playing { key::RESULT_POINTS } else { key::RESULT_POINTS_LEFT };
        let count = Arg::Number(player.keys.len() as i64);
        words.say(key, &[("hero", who(view, seat)), ("points", count)])
    });
    let list = lines.collect::<Vec<_>>().join(", ");
    words.say(key::GOBLIN_RESULT_KEYS, &[("list", Arg::text(list))])
}
