//! What a step looked like to one viewer, for showing a game as it goes on: one thing after the other.

use table::{Done, Rules, Viewer};

/// The game after one step, and what happened in it, as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame<G: Rules> {
    /// The view after the step.
    pub view: G::View,
    /// What happened, in order.
    pub events: Vec<G::Seen>,
}

impl<G: Rules> Frame<G> {
    /// The frames of what a command did.
    pub(super) fn of(rules: &G, done: &Done<G>, viewer: Viewer) -> Vec<Self> {
        let frame = |step: table::StepDone<'_, G>| Self {
            view: rules.view(step.state, viewer),
            events: step.events.iter().filter_map(|event| rules.seen(event, viewer)).collect(),
        };
        done.steps().map(frame).collect()
    }
}
