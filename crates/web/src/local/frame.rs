//! What a step looked like, for showing a game as it goes on.
//!
//! The host carries out an action and everything chance does because of it at once. Players want to see one thing after
//! the other: so the same steps are taken once more, with a look after each.

use table::{Rules, Step, Viewer};

/// The game after one step, and what happened in it, as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame<G: Rules> {
    /// The view after the step.
    pub view: G::View,
    /// What happened, in order.
    pub events: Vec<G::Seen>,
}

impl<G: Rules> Frame<G> {
    /// The frames of these steps, from a state they were taken in.
    pub(super) fn of(
        rules: &G,
        mut state: G::State,
        steps: impl IntoIterator<Item = Step<G::Action, G::Chance>>,
        viewer: Viewer,
    ) -> Vec<Self> {
        let mut frames = Vec::new();
        for step in steps {
            let mut events = Vec::new();
            if rules.apply(&mut state, step, &mut events).is_err() {
                // The host took the very same steps; nothing is shown rather than something else.
                break;
            }
            let events = events.iter().filter_map(|event| rules.seen(event, viewer)).collect();
            frames.push(Self { view: rules.view(&state, viewer), events });
        }
        frames
    }
}
