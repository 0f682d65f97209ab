//! What a command did, step by step: for animation, updates and review, so that nothing is applied twice.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use crate::{Rules, StepOf, Turn, Update, UpdateOf, UpdateStep, Viewer};

/// What a command of a [`Host`](crate::Host) did.
///
/// It knows everything: what a viewer may know of it is the [update](Self::update).
pub struct Done<R: Rules> {
    from: usize,
    to: usize,
    before: R::State,
    /// Events that did not happen after all, oldest first.
    taken_back: Vec<R::Event>,
    /// The events of all steps, one after the other.
    events: Vec<R::Event>,
    steps: Vec<Stepped<R>>,
}

struct Stepped<R: Rules> {
    step: Option<StepOf<R>>,
    /// Where its events end.
    events: usize,
    state: R::State,
}

/// Derived, they would ask the rules to be `Clone`, which are shared.
impl<R: Rules> Clone for Done<R> {
    fn clone(&self) -> Self {
        Self {
            from: self.from,
            to: self.to,
            before: self.before,
            taken_back: self.taken_back.clone(),
            events: self.events.clone(),
            steps: self.steps.clone(),
        }
    }
}

impl<R: Rules> Clone for Stepped<R> {
    fn clone(&self) -> Self {
        Self { step: self.step, events: self.events, state: self.state }
    }
}

/// One step of a command.
pub struct StepDone<'a, R: Rules> {
    /// What was done; `None` where a command took something back.
    pub step: Option<StepOf<R>>,
    /// What happened.
    pub events: &'a [R::Event],
    /// The state the step was taken in.
    pub before: &'a R::State,
    /// The state after it.
    pub state: &'a R::State,
}

impl<R: Rules> Done<R> {
    /// Nothing yet, in this state.
    pub(crate) fn nothing(sequence: usize, state: R::State) -> Self {
        Self {
            from: sequence,
            to: sequence,
            before: state,
            taken_back: Vec::new(),
            events: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// Where the next step puts its events.
    pub(crate) fn sink(&mut self) -> &mut Vec<R::Event> {
        &mut self.events
    }

    /// One more step, whose events are in the [sink](Self::sink) already.
    pub(crate) fn stepped(&mut self, step: StepOf<R>, state: R::State) {
        self.steps.push(Stepped { step: Some(step), events: self.events.len(), state });
    }

    /// This was taken back, and the game is again as it was.
    pub(crate) fn went_back(&mut self, taken_back: Vec<R::Event>, state: R::State) {
        self.taken_back = taken_back;
        self.steps.push(Stepped { step: None, events: 0, state });
    }

    pub(crate) fn ends_at(&mut self, sequence: usize) {
        self.to = sequence;
    }

    /// The sequence number before the command.
    pub fn from(&self) -> usize {
        self.from
    }

    /// The sequence number after the command: the same where nothing of the game has changed.
    pub fn to(&self) -> usize {
        self.to
    }

    /// Whether the command took something back.
    pub fn takes_back(&self) -> bool {
        self.steps.first().is_some_and(|first| first.step.is_none())
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> &[R::Event] {
        &self.events
    }

    /// What did not happen after all, oldest first.
    pub fn taken_back(&self) -> &[R::Event] {
        &self.taken_back
    }

    /// The steps in order.
    pub fn steps(&self) -> impl Iterator<Item = StepDone<'_, R>> {
        let mut before = &self.before;
        let mut begin = 0;
        self.steps.iter().map(move |stepped| {
            let events = &self.events[begin..stepped.events];
            let done = StepDone { step: stepped.step, events, before, state: &stepped.state };
            (begin, before) = (stepped.events, &stepped.state);
            done
        })
    }

    /// What this viewer is sent. A step of which the viewer noticed nothing is no step of the update: not even the
    /// number of steps tells a secret.
    pub fn update(&self, rules: &R, viewer: Viewer) -> UpdateOf<R> {
        let seen = |event| rules.seen(event, viewer);
        let mut steps = Vec::with_capacity(self.steps.len());
        for step in self.steps() {
            let mut sections = Vec::new();
            rules.changes(step.before, step.state, viewer, &mut sections);
            let events: Vec<R::Seen> = step.events.iter().filter_map(seen).collect();
            if !events.is_empty() || !sections.is_empty() {
                steps.push(UpdateStep { events, sections });
            }
        }
        Update {
            from: self.from,
            to: self.to,
            taken_back: self.taken_back.iter().filter_map(seen).count(),
            steps,
            legal: self.legal(rules, viewer),
        }
    }

    /// What each of these viewers is sent, in their order. Viewers who are sent the same share it, where the game
    /// hides nothing: it is made, and can be written, once.
    pub fn updates(
        &self,
        rules: &R,
        viewers: impl IntoIterator<Item = Viewer>,
    ) -> Vec<Arc<UpdateOf<R>>> {
        let mut shared: Option<Arc<UpdateOf<R>>> = None;
        let mut for_viewer = |viewer| {
            if !R::OPEN {
                return Arc::new(self.update(rules, viewer));
            }
            let shared =
                shared.get_or_insert_with(|| Arc::new(self.update(rules, Viewer::Spectator)));
            match self.legal(rules, viewer) {
                none if none.is_empty() => Arc::clone(shared),
                legal => Arc::new(Update { legal, ..Update::clone(shared) }),
            }
        };
        viewers.into_iter().map(&mut for_viewer).collect()
    }

    fn legal(&self, rules: &R, viewer: Viewer) -> Vec<R::Action> {
        legal_for(rules, self.steps.last().map_or(&self.before, |last| &last.state), viewer)
    }
}

/// Without what happened: whoever reads a printout learns nothing secret.
impl<R: Rules> fmt::Debug for Done<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Done")
            .field("from", &self.from)
            .field("to", &self.to)
            .field("steps", &self.steps.len())
            .finish_non_exhaustive()
    }
}

/// What this viewer may do in this state: nothing unless it is their turn.
pub(crate) fn legal_for<R: Rules>(rules: &R, state: &R::State, viewer: Viewer) -> Vec<R::Action> {
    let mut legal = Vec::new();
    if let (Turn::Seat(turn), Viewer::Seat(seat)) = (rules.turn(state), viewer)
        && turn == seat
    {
        rules.legal_actions(state, &mut legal);
    }
    legal
}
