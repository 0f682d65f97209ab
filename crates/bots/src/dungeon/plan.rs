//! Several actions that belong together: walk somewhere and do something there.

use dungeon::{Action, MOVES, WayStep, Ways};

/// A way is as long as a turn has moves, and something comes after it.
const LONGEST: usize = MOVES as usize + 1;

/// At least one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    actions: [Action; LONGEST],
    len: u8,
    /// What the rules of thumb think of it.
    pub(super) promise: f32,
}

impl Plan {
    pub(super) const fn single(action: Action, promise: f32) -> Self {
        Self { actions: [action; LONGEST], len: 1, promise }
    }

    /// To walk to a tile, as far as the moves reach, and then do this.
    pub(super) fn walk(
        ways: &Ways,
        to: dungeon::TileIndex,
        moves: u8,
        then: Option<Action>,
        promise: f32,
    ) -> Self {
        let mut plan = Self { actions: [Action::End; LONGEST], len: 0, promise };
        for WayStep { number, action } in ways.back_from(to) {
            if number <= moves {
                plan.actions[usize::from(number) - 1] = action;
                plan.len = plan.len.max(number);
            }
        }
        if let Some(action) = then {
            plan.actions[usize::from(plan.len)] = action;
            plan.len += 1;
        }
        plan
    }

    pub(super) fn actions(&self) -> &[Action] {
        &self.actions[..usize::from(self.len)]
    }
}
