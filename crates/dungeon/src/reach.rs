//! Where the hero whose turn it is can get to in this turn, and how.

use alloc::vec::Vec;

use table::{Rules as _, Step};

use crate::state::TileSet;
use crate::{
    Action, Decision, Direction, Dungeon, Monster, Phase, Place, State, TileIndex, TileKind, Ways,
};

/// A place that can be gone to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// Where.
    pub place: Place,
    /// What happens there.
    pub kind: TargetKind,
    /// How to get there, one move after the other: at least one.
    pub steps: Vec<Action>,
}

/// What going to a place leads to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TargetKind {
    /// The hero walks there, and nothing else happens.
    Walk,
    /// The hero goes through a gate at the end.
    Gate,
    /// A monster waits there and has to be fought.
    Fight(Monster),
    /// No tile lies there yet.
    Explore(Direction),
}

impl TargetKind {
    /// Whether something nobody knows yet is rolled or drawn there.
    pub const fn reveals(self) -> bool {
        match self {
            Self::Walk | Self::Gate => false,
            Self::Fight(_) | Self::Explore(_) => true,
        }
    }
}

impl Target {
    /// Whether the first step leads there.
    pub fn is_next_step(&self) -> bool {
        self.steps.len() == 1
    }
}

/// Everything within the moves that are left, nearest first. Empty when it is not a time to walk.
pub fn targets(state: &State) -> Vec<Target> {
    let mut found: Vec<Target> = Vec::new();
    if !matches!(state.phase, Phase::Seat(Decision::Walk)) {
        return found;
    }
    let mut ways = Ways::new();
    ways.find(state, state.active);
    for &from in ways.reached() {
        let is_near = ways.moves(from).is_some_and(|moves| moves < state.moves);
        if !is_near || !ways.leads_on(state, from) {
            continue;
        }
        let way = ways.to(from);
        for Next { action, place, kind, tile } in next_steps(state, from) {
            let is_new = match tile {
                Some(to) => ways.is_last_step(action, from, to),
                None => found.iter().all(|target| target.place != place),
            };
            if is_new {
                let fought = tile.filter(|&to| !ways.leads_on(state, to));
                let monster = fought.and_then(|to| state.tile(to).thing.monster());
                let kind = monster.map_or(kind, TargetKind::Fight);
                found.push(Target { place, kind, steps: [way.as_slice(), &[action]].concat() });
            }
        }
    }
    found
}

/// The farthest of these places that a plan begins with going to.
pub fn first_stop<'a>(targets: &'a [Target], plan: &[Action]) -> Option<&'a Target> {
    let on_the_way = targets.iter().filter(|target| plan.starts_with(&target.steps));
    on_the_way.max_by_key(|target| target.steps.len())
}

/// Whether the turn is over once these actions are taken, with nothing rolled or drawn and nothing to decide in between.
pub fn ends_turn(rules: &Dungeon, state: &State, actions: &[Action]) -> bool {
    let mut after = *state;
    for &action in actions {
        if rules.why_not(&after, action).is_some() {
            return false;
        }
        rules.advance_quietly(&mut after, Step::Act(action));
    }
    (after.turn, after.active) != (state.turn, state.active)
}

/// A step from a tile.
struct Next {
    action: Action,
    place: Place,
    /// What it is if no monster waits there.
    kind: TargetKind,
    /// The tile that lies there, if one does.
    tile: Option<TileIndex>,
}

/// What may come after this tile: its four sides, then the other gates.
fn next_steps(state: &State, from: TileIndex) -> impl Iterator<Item = Next> {
    let laid = *state.tile(from);
    let over = state.exploring_over();
    let sides = Direction::ALL.into_iter().filter_map(move |direction| {
        let tile = laid.neighbor(direction);
        let (action, kind) = match tile {
            Some(_) => (Action::Move(direction), TargetKind::Walk),
            None if over || !laid.exits.contains(direction) => return None,
            None => (Action::Explore(direction), TargetKind::Explore(direction)),
        };
        Some(Next { action, place: laid.place.towards(direction), kind, tile })
    });
    let gates = if laid.kind == TileKind::Gate { state.gates } else { TileSet::default() };
    let gates = gates.iter().map(|gate| {
        let place = state.tile(gate).place;
        Next { action: Action::Gate(place), place, kind: TargetKind::Gate, tile: Some(gate) }
    });
    sides.chain(gates)
}

#[cfg(test)]
mod tests {
    use table::{Luck, PlayoutLuck, Turn};

    use super::*;
    use crate::{Content, Setup};

    /// Random games: each state in which somebody decides, with the legal actions.
    fn states(heroes: &str, seed: u64, mut each: impl FnMut(&Dungeon, &State, &[Action])) {
        let rules = Dungeon::new(Content::karak(), Setup::with_heroes(heroes).unwrap()).unwrap();
        let (mut state, mut luck, mut legal) = (rules.start(), PlayoutLuck::new(seed), Vec::new());
        for _ in 0..1200 {
            let step = match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
                Turn::Seat(_) => {
                    rules.legal_actions(&state, &mut legal);
                    each(&rules, &state, &legal);
                    Step::Act(legal[luck.below(legal.len() as u32) as usize])
                }
            };
            rules.advance_quietly(&mut state, step);
        }
    }

    #[test]
    fn every_target_can_be_walked_to_and_reveals_only_what_it_says() {
        let (mut far, mut fights, mut unknown) = (0, 0, 0);
        states("argentus, aderyn, victorius", 5, |rules, state, _| {
            for target in targets(state) {
                let mut walked = *state;
                for (done, &action) in (1..).zip(&target.steps) {
                    assert_eq!(rules.why_not(&walked, action), None, "{target:?}");
                    rules.advance_quietly(&mut walked, Step::Act(action));
                    let reveals = done == target.steps.len() && target.kind.reveals();
                    assert_eq!(
                        rules.turn(&walked) == Turn::Chance,
                        reveals,
                        "{target:?} at {done}"
                    );
                }
                far += usize::from(target.steps.len() > 2);
                fights += usize::from(matches!(target.kind, TargetKind::Fight(_)));
                unknown += usize::from(matches!(target.kind, TargetKind::Explore(_)));
            }
        });
        assert!(far > 20 && fights > 5 && unknown > 20, "{far} {fights} {unknown}");
    }

    #[test]
    fn a_plan_is_named_after_the_farthest_place_it_leads_to() {
        let mut far = 0;
        states("argentus, taia", 4, |_, state, _| {
            let targets = targets(state);
            for target in &targets {
                let plan = [target.steps.as_slice(), &[Action::End]].concat();
                assert_eq!(first_stop(&targets, &plan), Some(target));
                far += usize::from(!target.is_next_step());
            }
            assert_eq!(first_stop(&targets, &[Action::End]), None);
        });
        assert!(far > 50, "{far}");
    }

    /// The same places as by taking every legal move one after the other.
    #[test]
    fn nothing_that_the_rules_allow_is_left_out() {
        let mut seen = 0;
        states("argentus, aderyn, taia", 6, |rules, state, legal| {
            let mut reached: Vec<Place> = Vec::new();
            let mut walks = Vec::from([*state]);
            while let Some(from) = walks.pop() {
                let mut legal = Vec::new();
                rules.legal_actions(&from, &mut legal);
                for action in legal {
                    let Some(place) = leads_to(&from, action) else { continue };
                    reached.push(place);
                    let mut to = from;
                    rules.advance_quietly(&mut to, Step::Act(action));
                    if to.turn == state.turn && matches!(to.phase, Phase::Seat(Decision::Walk)) {
                        walks.push(to);
                    }
                }
            }
            let found = targets(state);
            reached.retain(|&place| place != state.here().place);
            for &place in &reached {
                assert!(found.iter().any(|target| target.place == place), "{place}");
            }
            assert!(found.iter().all(|target| reached.contains(&target.place)));
            assert!(found.is_sorted_by_key(|target| target.steps.len()), "nearest first");
            for &action in legal.iter().filter(|&&action| leads_to(state, action).is_some()) {
                assert!(found.iter().any(|target| target.steps == [action]), "{action}");
            }
            seen += found.len();
        });
        assert!(seen > 200, "{seen}");
    }

    /// Where a move leads; other actions lead nowhere.
    fn leads_to(state: &State, action: Action) -> Option<Place> {
        if let Action::Move(direction) | Action::Explore(direction) = action {
            Some(state.here().place.towards(direction))
        } else if let Action::Gate(place) = action {
            Some(place)
        } else {
            None
        }
    }
}
