//! Where the hero whose turn it is can go by tapping the board.
//!
//! Found by taking the legal moves one after the other on a copy of the game: nothing of the rules is repeated here.

use dungeon::{Action, Decision, Direction, Dungeon, Monster, Phase, Place, State, View};
use table::{Luck, Rules, Step, Turn};

/// A place on the board that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// Where.
    pub place: Place,
    /// What happens there.
    pub kind: TargetKind,
    /// How to get there, one move after the other: at least one.
    pub steps: Vec<Action>,
}

/// What choosing a place leads to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TargetKind {
    /// The hero just walks there.
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
    /// What choosing this does at once: a longer walk stops before anything is revealed.
    pub fn walk(&self) -> &[Action] {
        match self.steps.as_slice() {
            [walked @ .., _] if self.kind.reveals() && !walked.is_empty() => walked,
            all => all,
        }
    }

    /// Where the walk ends.
    pub fn is_next_step(&self) -> bool {
        self.steps.len() == 1
    }
}

/// Everything within the moves that are left, nearest first. Empty when it is not a time to walk.
pub fn targets(rules: &Dungeon, view: &View) -> Vec<Target> {
    if !matches!(view.turn.phase, Phase::Seat(Decision::Walk)) {
        return Vec::new();
    }
    // Nothing is hidden in this game, so there is one such state.
    let Ok(state) = rules.determinize(view, &mut NoLuck) else { return Vec::new() };
    let mut found: Vec<Target> = Vec::new();
    let mut seen = vec![here(&state)];
    let mut walks: Vec<(State, Vec<Action>)> = vec![(state, Vec::new())];
    let mut legal = Vec::new();
    let mut next = 0;
    while let Some((from, steps)) = walks.get(next).cloned() {
        next += 1;
        rules.legal_actions(&from, &mut legal);
        for &action in &legal {
            let Some((place, mut kind)) = leads(&from, action) else { continue };
            if seen.contains(&place) {
                continue;
            }
            let mut to = from;
            rules.advance_quietly(&mut to, Step::Act(action));
            let steps = [steps.as_slice(), &[action]].concat();
            let same_turn = to.turn_number() == from.turn_number();
            match rules.turn(&to) {
                Turn::Seat(_) if same_turn && matches!(to.phase(), Phase::Seat(Decision::Walk)) => {
                    walks.push((to, steps.clone()));
                }
                Turn::Chance if !matches!(kind, TargetKind::Explore(_)) => {
                    let index = to.tile_at(place);
                    let monster = index.and_then(|index| to.tile(index).thing.monster());
                    kind = monster.map_or(kind, TargetKind::Fight);
                }
                Turn::Seat(_) | Turn::Chance | Turn::Over => {}
            }
            seen.push(place);
            found.push(Target { place, kind, steps });
        }
    }
    found
}

fn here(state: &State) -> Place {
    state.tile(state.hero(state.active()).tile).place
}

/// Where a move leads; other actions lead nowhere.
fn leads(state: &State, action: Action) -> Option<(Place, TargetKind)> {
    if let Action::Move(direction) = action {
        Some((here(state).towards(direction), TargetKind::Walk))
    } else if let Action::Gate(place) = action {
        Some((place, TargetKind::Gate))
    } else if let Action::Explore(direction) = action {
        Some((here(state).towards(direction), TargetKind::Explore(direction)))
    } else {
        None
    }
}

/// Nothing is drawn where nothing is hidden.
struct NoLuck;

impl Luck for NoLuck {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

#[cfg(test)]
mod tests {
    use table::{PlayoutLuck, Viewer};

    use super::*;
    use crate::begun;

    #[test]
    fn every_target_can_be_walked_to_and_reveals_only_what_it_says() {
        let mut host = begun::dungeon("argentus, aderyn, victorius", 3);
        let mut luck = PlayoutLuck::new(5);
        let (mut far, mut fights, mut unknown) = (0, 0, 0);
        for _ in 0..600 {
            let Turn::Seat(seat) = host.turn() else { break };
            let view = host.view(Viewer::Spectator);
            for target in targets(host.rules(), &view) {
                let mut walked = host.clone();
                let stops = target.walk().len();
                for (done, &action) in (1..).zip(&target.steps) {
                    let entries = walked.entries().len();
                    walked.play(seat, action).unwrap();
                    let drawn = walked.entries()[entries].chances().len();
                    if done < target.steps.len() {
                        assert_eq!(drawn, 0, "{target:?} reveals something on the way");
                    } else if !target.kind.reveals() {
                        assert_eq!(drawn, 0, "{target:?} reveals something at its end");
                    }
                }
                far += usize::from(target.steps.len() > 2);
                fights += usize::from(matches!(target.kind, TargetKind::Fight(_)));
                unknown += usize::from(matches!(target.kind, TargetKind::Explore(_)));
                assert!(stops >= 1);
                assert!(stops == target.steps.len() || target.kind.reveals());
            }
            let legal = host.legal_actions();
            host.play(seat, legal[luck.below(legal.len() as u32) as usize]).unwrap();
        }
        assert!(far > 20 && fights > 5 && unknown > 20, "{far} {fights} {unknown}");
    }

    #[test]
    fn every_legal_move_is_a_target() {
        let mut host = begun::dungeon("argentus, taia", 4);
        let mut luck = PlayoutLuck::new(6);
        for _ in 0..400 {
            let Turn::Seat(seat) = host.turn() else { break };
            let legal = host.legal_actions();
            let targets = targets(host.rules(), &host.view(Viewer::Spectator));
            for action in &legal {
                if leads(host.state(), *action).is_some() {
                    let single = |target: &Target| target.steps == [*action];
                    assert!(targets.iter().any(single), "{action}");
                }
            }
            host.play(seat, legal[luck.below(legal.len() as u32) as usize]).unwrap();
        }
    }
}
