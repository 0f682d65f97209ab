//! Why a game ended, who won, and who has how many points.

use core::cmp::Reverse;

use dungeon::{Ending, Points, ResultView, View};
use table::Seat;

use super::names::{hero, who};
use crate::seated::list;
use crate::{Arg, Words, key};

/// The result: who won, with how many points, and in a second line the points of all heroes. Solo (K1.1): points and
/// turns. Why the game ended has been said by its last event.
pub fn ending(words: &Words, view: &View) -> String {
    match &view.result {
        Some(result) if view.heroes.len() > 1 => {
            format!("{}\n{}", outcome(words, view, result), ranking(words, view))
        }
        Some(result) => outcome(words, view, result),
        None => words.text(key::RESULT_PENDING),
    }
}

/// Why the game ended.
pub(super) fn reason(words: &Words, view: &View, ending: Ending) -> String {
    match ending {
        Ending::Dragon => words.text(key::END_DRAGON),
        Ending::Treasures(seat) => words.say(key::END_TREASURES, &[("hero", who(view, seat))]),
        Ending::Explored => words.text(key::END_EXPLORED),
        Ending::TurnLimit => words.text(key::END_TURN_LIMIT),
        Ending::LastLeft => words.text(key::END_LAST_LEFT),
        Ending::Abandoned => words.text(key::END_ABANDONED),
        Ending::Agreed => words.text(key::END_AGREED),
    }
}

fn outcome(words: &Words, view: &View, result: &ResultView) -> String {
    let points = |points: Points| ("points", Arg::Halves(points.halves.into()));
    let Some(first) = result.winners.iter().next() else { return words.text(key::RESULT_NOBODY) };
    let Some(winner) = view.heroes.get(first.index()) else {
        return words.text(key::RESULT_NOBODY);
    };
    let name = ("hero", who(view, first));
    if view.heroes.len() == 1 {
        return words
            .say(key::RESULT_SOLO, &[name, points(winner.points), ("turns", result.turns.into())]);
    }
    if result.winners.len() > 1 {
        let heroes = result.winners.iter().filter_map(|seat| view.heroes.get(seat.index())?.hero);
        let names: Vec<String> = heroes.map(|winner| hero(words, winner)).collect();
        let args = [("heroes", Arg::text(list(words, &names))), points(winner.points)];
        return words.say(key::RESULT_SHARED, &args);
    }
    match result.ending {
        Ending::LastLeft | Ending::Abandoned => words.say(key::RESULT_LAST, &[name]),
        Ending::Dragon
        | Ending::Treasures(_)
        | Ending::Explored
        | Ending::TurnLimit
        | Ending::Agreed => words.say(key::RESULT_WINNER, &[name, points(winner.points)]),
    }
}

/// "Points: Taia 3, Horan 2.5". Heroes who have left the game come last.
fn ranking(words: &Words, view: &View) -> String {
    let mut heroes: Vec<_> = Seat::first(view.heroes.len()).zip(&view.heroes).collect();
    heroes.sort_by_key(|(_, hero)| Reverse((hero.playing, hero.points.halves)));
    let lines = heroes.into_iter().map(|(seat, hero)| {
        let key = if hero.playing { key::RESULT_POINTS } else { key::RESULT_POINTS_LEFT };
        let points = Arg::Halves(hero.points.halves.into());
        words.say(key, &[("hero", who(view, seat)), ("points", points)])
    });
    let list = lines.collect::<Vec<_>>().join(", ");
    words.say(key::RESULT_RANKING, &[("list", Arg::text(list))])
}
