//! What lit places say.

use dungeon::reach::{Target, TargetKind};
use dungeon::{Place, View};
use words::{Arg, Words};
use words::{dungeon as say, key};

/// "Go to (1,2): 2 moves".
pub fn label(words: &Words, view: &View, target: &Target) -> String {
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
        TargetKind::Gate => words.say(key::WEB_TARGET_GATE, &[place(), count]),
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
