//! What lit places say.

use dungeon::reach::{Target, TargetKind};
use dungeon::{Action, Place, Token, View};
use words::dungeon::percents;
use words::{Arg, Words};
use words::{dungeon as say, key};

use super::promise::{Promise, Promises};

/// What going there means, what a monster there promises, and what else comes of it.
pub fn label(words: &Words, view: &View, target: &Target, promises: Promises) -> String {
    let brings = promises.at(target).map(|promise| promised(words, view, promises, promise));
    let told = [Some(going(words, view, target)), brings, promises.comes(words, target)];
    told.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// "loot: key; win 42 %".
fn promised(words: &Words, view: &View, promises: Promises, promise: Promise) -> String {
    let token = Token::Monster(promise.monster);
    let loot = promises.with_content(|content| say::loot(words, view, content, token));
    let loot = words.say(key::WEB_LOOT_IS, &[("loot", Arg::text(loot))]);
    match promise.chances {
        None => loot,
        Some(chances) => {
            let [win, ..] = percents(chances);
            let win = words.say(key::WEB_ODDS_WIN, &[("count", Arg::Number(win))]);
            format!("{loot}; {win}")
        }
    }
}

/// "Go to (1,2): 2 moves".
pub fn going(words: &Words, view: &View, target: &Target) -> String {
    let place = || ("place", place_noun(target.place));
    let count = ("count", Arg::Number(target.steps.len() as i64));
    match target.kind {
        TargetKind::Walk => {
            let going = words.say(key::WEB_TARGET_WALK, &[place(), count]);
            let here = view.heroes.iter().filter(|hero| hero.playing && hero.place == target.place);
            let names: Vec<String> =
                here.filter_map(|hero| hero.hero).map(|hero| say::hero(words, hero)).collect();
            if names.is_empty() { going } else { format!("{going} ({})", names.join(", ")) }
        }
        TargetKind::Gate => {
            let through = say::action(words, view, Action::Gate(target.place));
            words.say(key::WEB_TARGET_GATE, &[("through", Arg::text(through)), count])
        }
        TargetKind::Fight(monster) => {
            let monster = ("monster", say::monster_noun(monster));
            words.say(key::WEB_TARGET_FIGHT, &[monster, place(), count])
        }
        TargetKind::Explore(to) => {
            let direction = ("direction", Arg::text(say::direction(words, to)));
            if target.is_next_step() {
                return words.say(key::WEB_TARGET_EXPLORE, &[direction]);
            }
            let from = ("place", place_noun(target.place.towards(to.opposite())));
            words.say(key::WEB_TARGET_EXPLORE_FAR, &[direction, from, count])
        }
    }
}

fn place_noun(place: Place) -> Arg<'static> {
    if place == Place::START {
        Arg::noun(key::PLACE_START)
    } else {
        Arg::labeled(key::PLACE_AT, place.to_string())
    }
}
