//! What is chosen on the map beside where to go: a fountain, or a hero.

use dungeon::{Action, Decision, Phase, Place, View};
use table::Seat;
use words::{Arg, Words, dungeon as say, key};

/// What a player is asked while walking, and answers on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asking {
    /// With whom Xanros swaps places.
    Swap,
    /// Whom a portal of healing carries, and once that is said, where to.
    Portal(Option<Seat>),
}

/// What choosing something on the map does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// This action is taken.
    Take(Action),
    /// This hero is to go through the portal; where to is asked next.
    Carry(Seat),
}

/// Something that can be chosen on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// What that does.
    pub pick: Pick,
    /// Where it is.
    pub place: Place,
    /// Whose figure it is; none for the fountain there.
    pub seat: Option<Seat>,
}

/// Everything that can be chosen on the map now.
pub fn spots(view: &View, legal: &[Action], asking: Option<Asking>) -> Vec<Spot> {
    let Phase::Seat(decision) = view.turn.phase else { return Vec::new() };
    let all = legal.iter().copied();
    match (decision, asking) {
        (Decision::Rise | Decision::PlaceCurse { .. }, _) => {
            all.filter_map(|action| spot(view, action)).collect()
        }
        (Decision::Walk, Some(Asking::Swap)) => {
            let swaps = all.filter(|action| matches!(action, Action::Swap(_)));
            swaps.filter_map(|action| spot(view, action)).collect()
        }
        (Decision::Walk, Some(Asking::Portal(whom))) => portals(view, legal, whom),
        (
            Decision::Walk
            | Decision::MustFight
            | Decision::LayTile { .. }
            | Decision::ChooseToken { .. }
            | Decision::SecondRoll(_)
            | Decision::Strengthen(_)
            | Decision::Loot(_),
            _,
        ) => Vec::new(),
    }
}

/// The figure or the fountain that an action is about.
fn spot(view: &View, action: Action) -> Option<Spot> {
    let pick = Pick::Take(action);
    if let Action::Rise(place) = action {
        return Some(Spot { pick, place, seat: None });
    }
    let seat = if let Action::Curse(seat) | Action::Swap(seat) = action {
        seat
    } else if action == Action::KeepCurse {
        Seat::first(view.heroes.len()).find(|seat| view.heroes[seat.index()].cursed)?
    } else {
        return None;
    };
    Some(Spot { pick, place: view.heroes.get(seat.index())?.place, seat: Some(seat) })
}

/// Whom the portal carries; where to, once that is said. What has one answer is not asked.
fn portals(view: &View, legal: &[Action], whom: Option<Seat>) -> Vec<Spot> {
    let portal = |action: &Action| {
        if let Action::Portal(seat, place) = *action { Some((seat, place)) } else { None }
    };
    let all: Vec<(Seat, Place)> = legal.iter().filter_map(portal).collect();
    let mut seats: Vec<Seat> = all.iter().map(|&(seat, _)| seat).collect();
    seats.dedup();
    let only = if let [only] = *seats { Some(only) } else { None };
    let to = |(seat, place)| Pick::Take(Action::Portal(seat, place));
    if let Some(whom) = whom.or(only) {
        let there = all.into_iter().filter(|&(seat, _)| seat == whom);
        return there
            .map(|(seat, place)| Spot { pick: to((seat, place)), place, seat: None })
            .collect();
    }
    let single = all.len() == seats.len();
    let carried = |seat: Seat| {
        let fountain = all.iter().copied().find(|&(carried, _)| carried == seat);
        let pick = fountain.filter(|_| single).map_or(Pick::Carry(seat), to);
        let place = view.heroes.get(seat.index())?.place;
        Some(Spot { pick, place, seat: Some(seat) })
    };
    seats.iter().copied().filter_map(carried).collect()
}

/// A fountain is called by where it lies: the start tile, or to which side of the hero whose turn it is.
pub fn fountain(words: &Words, view: &View, at: Place) -> String {
    if at == Place::START {
        return words.text(key::WEB_START_TILE);
    }
    match say::bearing(words, here(view), at) {
        Some(bearing) => words.say(key::WEB_FOUNTAIN_TO, &[("direction", Arg::text(bearing))]),
        None => words.text(key::WEB_FOUNTAIN_HERE),
    }
}

/// How far it is from the hero whose turn it is.
pub fn away(words: &Words, view: &View, at: Place) -> String {
    let from = here(view);
    let away = from.x.abs_diff(at.x) + from.y.abs_diff(at.y);
    words.say(key::WEB_STEPS_AWAY, &[("count", Arg::Number(away.into()))])
}

fn here(view: &View) -> Place {
    view.heroes.get(view.turn.seat.index()).map_or(Place::START, |hero| hero.place)
}

#[cfg(test)]
mod tests {
    use table::Viewer;

    use super::*;
    use crate::session::begun;

    /// Nothing that is about a hero or a fountain is left out, and each is where it belongs.
    #[test]
    fn heroes_and_fountains_are_chosen_on_the_map() {
        let (mut carried, mut others) = (0, 0);
        begun::at_random(begun::dungeon("horan, xanros, taia", 11), 4, 4000, |host, _, legal| {
            let view = host.view(Viewer::Spectator);
            let asked = [None, Some(Asking::Swap), Some(Asking::Portal(None))];
            let mut found: Vec<Action> = Vec::new();
            let mut add = |spots: Vec<Spot>| {
                for spot in spots {
                    assert!(view.tile_at(spot.place).is_some(), "{spot:?}");
                    if let Pick::Take(action) = spot.pick {
                        found.push(action);
                    }
                }
            };
            for asking in asked {
                let now = spots(&view, legal, asking);
                for spot in &now {
                    if let Pick::Carry(seat) = spot.pick {
                        add(spots(&view, legal, Some(Asking::Portal(Some(seat)))));
                        carried += 1;
                    }
                }
                add(now);
            }
            for &action in legal {
                let wanted = matches!(
                    action,
                    Action::Rise(_)
                        | Action::Curse(_)
                        | Action::KeepCurse
                        | Action::Swap(_)
                        | Action::Portal(..)
                );
                assert_eq!(found.contains(&action), wanted, "{action}");
                others += usize::from(wanted);
            }
        });
        assert!(carried > 0 && others > 20, "{carried} {others}");
    }
}
