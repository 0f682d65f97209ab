//! What a moment is worth: a look to the end of the turn.
//!
//! A look has so many leaves at most. Where chance decides, all outcomes are weighed if there are leaves for
//! them, and so many are sampled otherwise; where the player decides, the few most promising plans are tried.
//! The last leaf is a turn played out by rules of thumb. Luck is the same for every look, so that two moments
//! are compared under the same dice as far as possible.

use alloc::vec::Vec;

use table::{Luck as _, PlayoutLuck, Seat, Step, Turn, Weighted};

use super::{Chances, Reviewed};

/// Plans tried at a decision that is looked at.
const PLANS: usize = 4;
/// Decisions of one playout at most, then the moment is judged as it is.
const PATIENCE: u32 = 64;

pub(super) struct Look<'a, R: Reviewed> {
    pub(super) rules: &'a R,
    pub(super) room: R::Scratch,
    luck: PlayoutLuck,
    /// Decisions that may still be made before a moment is judged as it is.
    patience: u32,
}

impl<'a, R: Reviewed> Look<'a, R> {
    pub(super) fn new(rules: &'a R) -> Self {
        Self { rules, room: rules.room(), luck: PlayoutLuck::new(0), patience: 0 }
    }

    /// What a moment is worth that came of a step of this turn.
    pub(super) fn value(&mut self, state: &R::State, turn: u16, leaves: u32, seed: u64) -> Chances {
        // Moments of one turn are compared under the same dice; with the same dice in every turn, what they happen to
        // say would add up over a game.
        self.luck = PlayoutLuck::new(seed ^ (u64::from(turn) << 8));
        self.patience = PATIENCE * leaves;
        R::refresh(&mut self.room);
        self.from(*state, turn, leaves)
    }

    /// The plans of whose turn it is, the most promising first.
    pub(super) fn plans(&mut self, state: &R::State) -> Vec<R::Plan> {
        let (mut legal, mut plans) = (Vec::new(), Vec::new());
        self.rules.legal_actions(state, &mut legal);
        self.rules.plans(&mut self.room, state, &legal, &mut plans);
        plans
    }

    /// What a plan leads to, as far as it can be carried out.
    pub(super) fn follow(&self, state: &R::State, seat: Seat, plan: &R::Plan) -> R::State {
        let (mut next, turn) = (*state, self.rules.turns(state));
        for &action in R::actions(plan) {
            if self.rules.turns(&next) != turn || self.rules.turn(&next) != Turn::Seat(seat) {
                break;
            }
            self.rules.advance_quietly(&mut next, Step::Act(action));
        }
        next
    }

    fn from(&mut self, mut state: R::State, turn: u16, leaves: u32) -> Chances {
        loop {
            if self.rules.turns(&state) != turn {
                return self.estimate(&state);
            }
            match self.rules.turn(&state) {
                Turn::Over => return self.estimate(&state),
                Turn::Chance if leaves <= 1 => {
                    let chance = self.rules.sample(&state, &mut self.luck);
                    self.rules.advance_quietly(&mut state, Step::Chance(chance));
                }
                Turn::Chance => return self.weigh(&state, turn, leaves),
                Turn::Seat(_) if self.patience == 0 => return self.estimate(&state),
                Turn::Seat(seat) => {
                    self.patience -= 1;
                    if let Some(action) = self.rules.rest(&state).filter(|_| leaves <= 1) {
                        self.rules.advance_quietly(&mut state, Step::Act(action));
                        continue;
                    }
                    let plans = self.plans(&state);
                    match &plans[..] {
                        [only] => state = self.follow(&state, seat, only),
                        [first, ..] if leaves <= 1 => state = self.follow(&state, seat, first),
                        several => return self.best(&state, turn, leaves, seat, several),
                    }
                }
            }
        }
    }

    /// The mean of what chance may turn up.
    fn weigh(&mut self, state: &R::State, turn: u16, leaves: u32) -> Chances {
        let mut outcomes = Vec::new();
        self.rules.outcomes(state, &mut outcomes);
        let all: u32 = outcomes.iter().map(|outcome| outcome.weight).sum();
        let mut sum = Chances::default();
        if outcomes.len() > leaves as usize {
            for _ in 0..leaves {
                let number = self.luck.below(all);
                let Some(chance) = R::pick(&outcomes, number) else { continue };
                let value = self.after(state, chance, turn, 1);
                add(&mut sum, &value, 1.0 / f64::from(leaves));
            }
            return sum;
        }
        for &Weighted { chance, weight } in &outcomes {
            let value = self.after(state, chance, turn, share(leaves, weight, all));
            add(&mut sum, &value, f64::from(weight) / f64::from(all));
        }
        sum
    }

    fn after(&mut self, state: &R::State, chance: R::Chance, turn: u16, leaves: u32) -> Chances {
        let mut next = *state;
        self.rules.advance_quietly(&mut next, Step::Chance(chance));
        self.from(next, turn, leaves)
    }

    /// What the plan is worth that is best for whose decision it is.
    fn best(
        &mut self,
        state: &R::State,
        turn: u16,
        leaves: u32,
        seat: Seat,
        plans: &[R::Plan],
    ) -> Chances {
        let tried = plans.len().min(PLANS).min(leaves as usize);
        let mut best = (f64::MIN, Chances::default());
        for plan in &plans[..tried] {
            let next = self.follow(state, seat, plan);
            let value = self.from(next, turn, leaves / tried as u32);
            // What speaks for a plan beside the estimate helps to choose it, but is not worth anything.
            let promise = value[seat.index()] + f64::from(R::promise(plan));
            if promise > best.0 {
                best = (promise, value);
            }
        }
        best.1
    }

    /// The estimate as numbers that are together one as exactly as numbers can be.
    fn estimate(&mut self, state: &R::State) -> Chances {
        let chances = self.rules.estimate(&mut self.room, state).map(f64::from);
        let sum: f64 = chances.iter().sum();
        if sum > 0.0 { chances.map(|chance| chance / sum) } else { chances }
    }
}

/// How many of some leaves an outcome gets: as many as it is likely, one at least.
fn share(leaves: u32, weight: u32, all: u32) -> u32 {
    (u64::from(leaves) * u64::from(weight) / u64::from(all.max(1))).max(1) as u32
}

pub(super) fn add(sum: &mut Chances, value: &Chances, weight: f64) {
    for (sum, value) in sum.iter_mut().zip(value) {
        *sum += value * weight;
    }
}
