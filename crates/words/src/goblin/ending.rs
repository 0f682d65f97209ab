//! Why a game ended, and who won.

use core::cmp::Reverse;

use goblin::{Ending, ResultView, View};
use table::Seat;

use super::names::who;
use crate::{Arg, Words};

/// The result: who won, and in a second line how many keys everybody has. Solo (G1.1): the turns it took. Why the game
/// ended has been said by its last event.
pub fn ending(words: &Words, view: &View) -> String {
    match &view.result {
        Some(result) if view.players.len() > 1 => {
            format!("{}\n{}", outcome(words, view, result), keys(words, view))
        }
        Some(result) => outcome(words, view, result),
        None => words.text("result-pending"),
    }
}

/// Why the game ended.
pub(super) fn reason(words: &Words, view: &View, ending: Ending) -> String {
    match ending {
        Ending::Lord(seat) => words.say("goblin-end-lord", &[("hero", who(view, seat))]),
        Ending::TurnLimit => words.text("end-turn-limit"),
        Ending::LastLeft(_) => words.text("end-last-left"),
        Ending::Abandoned => words.text("end-abandoned"),
        Ending::Agreed => words.text("end-agreed"),
    }
}

fn outcome(words: &Words, view: &View, result: &ResultView) -> String {
    let hero = |seat| ("hero", who(view, seat));
    match result.ending {
        Ending::Lord(seat) if view.players.len() == 1 => {
            words.say("goblin-result-solo", &[hero(seat), ("turns", result.turns.into())])
        }
        Ending::Lord(seat) | Ending::LastLeft(seat) => words.say("result-last", &[hero(seat)]),
        Ending::TurnLimit => words.text("goblin-result-unfinished"),
        Ending::Abandoned | Ending::Agreed => words.text("result-nobody"),
    }
}

/// "Keys: Taia 3, Horan 2". Who has left the game comes last.
fn keys(words: &Words, view: &View) -> String {
    let mut players: Vec<_> = Seat::first(view.players.len()).zip(&view.players).collect();
    table::sort_by_key(&mut players, |(_, player)| Reverse((player.playing, player.keys.len())));
    let lines = players.into_iter().map(|(seat, player)| {
        let key = if player.playing { "result-points" } else { "result-points-left" };
        let count = Arg::Number(player.keys.len() as i64);
        words.say(key, &[("hero", who(view, seat)), ("points", count)])
    });
    let list = lines.collect::<Vec<_>>().join(", ");
    words.say("goblin-result-keys", &[("list", Arg::text(list))])
}
