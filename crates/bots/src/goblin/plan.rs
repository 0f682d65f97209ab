//! A plan: actions that belong together.

use goblin::Action;

/// Actions that belong together: as many as there are before chance has its turn.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub(super) actions: [Action; Self::MOST],
    pub(super) len: u8,
    /// What speaks for it beyond the model, as a chance to win.
    pub(super) promise: f32,
}

impl Plan {
    pub(super) const MOST: usize = 28;

    pub(super) const fn new() -> Self {
        Self { actions: [Action::End; Self::MOST], len: 0, promise: 0.0 }
    }

    pub(super) fn of(actions: impl IntoIterator<Item = Action>) -> Self {
        let mut plan = Self::new();
        actions.into_iter().for_each(|action| plan.push(action));
        plan
    }

    pub(super) fn push(&mut self, action: Action) {
        if let Some(place) = self.actions.get_mut(usize::from(self.len)) {
            *place = action;
            self.len += 1;
        }
    }

    pub(super) fn actions(&self) -> &[Action] {
        &self.actions[..usize::from(self.len)]
    }
}
