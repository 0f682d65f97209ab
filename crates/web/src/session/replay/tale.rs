//! How a game went, step by step. At the beginning of every turn the table is kept; what is between follows from it.

use std::ops::Range;

use bots::Recap;
use table::{SectionOf, Sections as _, StepOf, Turn, UpdateStep, Viewer, Watched};

use super::{Eyes, Played, TurnMark};

/// How a game went.
pub(super) enum Tale<G: Played> {
    /// All of it.
    Known(Known<G>),
    /// What one viewer saw.
    Seen(Seen<G>),
}

impl<G: Played> Tale<G> {
    /// How many steps there are.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Known(known) => known.steps.len(),
            Self::Seen(seen) => seen.steps.len(),
        }
    }

    /// The table after so many steps.
    pub(super) fn view(&self, rules: &G, position: usize, eyes: Eyes) -> G::View {
        match (self, eyes) {
            (Self::Known(known), Eyes::All) => rules.seen_by_all(&known.state(rules, position)),
            (Self::Known(known), Eyes::Of(viewer)) => {
                rules.view(&known.state(rules, position), viewer)
            }
            (Self::Seen(seen), _) => seen.view(position),
        }
    }

    /// What these eyes see happen in these steps.
    pub(super) fn events(&self, rules: &G, steps: Range<usize>, eyes: Eyes) -> Vec<G::Seen> {
        match self {
            Self::Known(known) => {
                let events =
                    &known.events[known.events_before(steps.start)..known.events_before(steps.end)];
                events.iter().filter_map(|event| eyes.seen(rules, event)).collect()
            }
            Self::Seen(seen) => {
                seen.steps[steps].iter().flat_map(|step| step.events.iter().copied()).collect()
            }
        }
    }
}

/// A game of which everything is known.
pub(super) struct Known<G: Played> {
    steps: Vec<StepOf<G>>,
    events: Vec<G::Event>,
    /// Where the events of each step end.
    ends: Vec<usize>,
    /// States after so many steps, in order: the first, and one for every turn.
    kept: Vec<(usize, G::State)>,
}

impl<G: Played> Known<G> {
    /// The game that these steps make of the start, and where its turns begin.
    pub(super) fn new(rules: &G, start: G::State, steps: Vec<StepOf<G>>) -> (Self, Vec<TurnMark>) {
        let mut known = Self {
            events: Vec::new(),
            ends: Vec::with_capacity(steps.len()),
            kept: vec![(0, start)],
            steps,
        };
        let (mut state, mut turns) = (start, Vec::new());
        let mut last = rules.turns(&state);
        if last > 0 {
            turns.push(mark(rules, &state, 0));
        }
        for place in 0..known.steps.len() {
            // Steps of a host are possible; of others what is possible is told.
            if rules.apply(&mut state, known.steps[place], &mut known.events).is_err() {
                known.steps.truncate(place);
                break;
            }
            known.ends.push(known.events.len());
            if rules.turns(&state) != last {
                last = rules.turns(&state);
                turns.push(mark(rules, &state, place + 1));
                known.kept.push((place + 1, state));
            }
        }
        (known, turns)
    }

    fn events_before(&self, step: usize) -> usize {
        step.checked_sub(1).map_or(0, |last| self.ends[last])
    }

    /// The state after so many steps.
    pub(super) fn state(&self, rules: &G, position: usize) -> G::State {
        let after = self.kept.partition_point(|&(kept, _)| kept <= position);
        let (kept, mut state) = self.kept[after - 1];
        for &step in &self.steps[kept..position] {
            let done = rules.apply(&mut state, step, &mut ());
            debug_assert!(done.is_ok(), "what was done once can be done again");
        }
        state
    }

    /// The last position up to this one that can be written down, in a game that goes on from there.
    pub(super) fn moment_with_text(&self, rules: &G, position: usize) -> Option<usize> {
        (0..=position).rev().find(|&position| {
            let state = self.state(rules, position);
            rules.turn(&state) != Turn::Over && rules.turns(&state) > 0 && rules.has_text(&state)
        })
    }

    /// A look back at the game.
    pub(super) fn recap(&self, rules: &G) -> Recap<G::Seen> {
        bots::recap(rules, self.kept[0].1, &self.steps)
    }
}

fn mark<G: Played>(rules: &G, state: &G::State, position: usize) -> TurnMark {
    let seat = G::acting(&rules.view(state, Viewer::Spectator));
    TurnMark { number: rules.turns(state), position, seat }
}

/// A game as one viewer saw it.
pub(super) struct Seen<G: Played> {
    steps: Vec<UpdateStep<G::Seen, SectionOf<G>>>,
    /// Views after so many steps, in order: the first, and one for every turn.
    kept: Vec<(usize, G::View)>,
}

impl<G: Played> Seen<G> {
    /// What the viewer saw, and where the turns begin. What was taken back is left out.
    pub(super) fn new(watched: Watched<G>) -> (Self, Vec<TurnMark>) {
        let mut steps: Vec<UpdateStep<G::Seen, SectionOf<G>>> = Vec::new();
        for update in watched.updates {
            let mut back = update.taken_back;
            while back > 0 {
                let Some(last) = steps.pop() else { break };
                back = back.saturating_sub(last.events.len());
            }
            steps.extend(update.steps);
        }
        let mut view = watched.first.view;
        let mut seen = Self { steps, kept: vec![(0, view.clone())] };
        let mut turns: Vec<TurnMark> = Vec::new();
        let mut last = 0;
        for place in 0..=seen.steps.len() {
            let number = G::turn_number(&view);
            if number != last {
                last = number;
                turns.push(TurnMark { number, position: place, seat: G::acting(&view) });
                seen.kept.push((place, view.clone()));
            }
            for section in seen.steps.get(place).iter().flat_map(|step| &step.sections) {
                view.replace(section.clone());
            }
        }
        (seen, turns)
    }

    fn view(&self, position: usize) -> G::View {
        let after = self.kept.partition_point(|&(kept, _)| kept <= position);
        let (kept, mut view) = self.kept[after - 1].clone();
        for section in self.steps[kept..position].iter().flat_map(|step| &step.sections) {
            view.replace(section.clone());
        }
        view
    }
}
