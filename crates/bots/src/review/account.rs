//! Whom every change of a value belongs to, step by step.

use alloc::vec::Vec;

use table::{MAX_SEATS, Seat, Step, StepOf, Turn, Weighted};

use super::look::{Look, add};
use super::{Chances, Decided, Drawn, Mark, Review, ReviewOf, Reviewed, SeatReview};

/// Leaves of a look at a moment.
const LEAVES: u32 = 48;
/// Leaves of the look at each outcome of chance. What came is looked at like all that could have come: otherwise luck
/// would not be 0 on average.
const DRAW_LEAVES: u32 = 16;
/// Leaves of the second look at a decision that seems to have lost something, and at what seems better: what
/// was picked as the best of many looks at first looks better than it is.
const SECOND_LEAVES: u32 = 240;
/// Other plans that a decision is compared with.
const ALTERNATIVES: usize = 6;
/// Less than this cannot be told from nothing.
const NOTHING: f64 = 0.01;
/// A decision that leaves everybody who does otherwise so far behind is obvious.
const OBVIOUS: f64 = 0.15;

/// The looks at a decision, and the second ones, see other dice.
const FIRST_SEED: u64 = 1;
const SECOND_SEED: u64 = 2;

pub(super) struct Account<'a, R: Reviewed> {
    look: Look<'a, R>,
    state: R::State,
    /// What the present moment is worth, once a turn has begun.
    now: Option<Chances>,
    /// The turn that is attended to.
    turn: u16,
    /// By what the value changed without anybody's doing since the last decision.
    pending: Chances,
    start: Chances,
    decisions: Vec<Decided<R::Action>>,
    draws: Vec<Drawn<R::Chance>>,
}

/// What a decision is found to be.
struct Judged<P> {
    counts: bool,
    loss: f64,
    better: Option<P>,
}

impl<'a, R: Reviewed> Account<'a, R> {
    pub(super) fn new(rules: &'a R, start: R::State) -> Self {
        Self {
            look: Look::new(rules),
            state: start,
            now: None,
            turn: 0,
            pending: Chances::default(),
            start: Chances::default(),
            decisions: Vec::new(),
            draws: Vec::new(),
        }
    }

    pub(super) fn of(mut self, steps: &[StepOf<R>]) -> Option<ReviewOf<R>> {
        if self.look.rules.seats() < 2 {
            return None;
        }
        for (number, &step) in steps.iter().enumerate() {
            self.begin();
            let before = self.state;
            if self.look.rules.apply(&mut self.state, step, &mut ()).is_err() {
                // Steps of a host are possible; of others what is possible is reviewed.
                break;
            }
            let Some(now) = self.now else { continue };
            let after = self.look.value(&self.state, self.turn, LEAVES, FIRST_SEED);
            match step {
                Step::Chance(chance) => self.drawn(number, &before, chance, now, after),
                Step::Act(action) => self.decided(number, &before, action, now, after),
                Step::Withdraw(seat) => self.changed(number, seat, now, after),
                Step::Agree => self.changed(number, R::mover(&before), now, after),
            }
            self.now = Some(after);
        }
        self.told()
    }

    /// Looks anew at the moment if a turn begins with it.
    fn begin(&mut self) {
        let rules = self.look.rules;
        let turn = rules.turns(&self.state);
        if turn == self.turn || turn == 0 || rules.turn(&self.state) == Turn::Over {
            return;
        }
        self.turn = turn;
        rules.attend(&mut self.look.room, &self.state, R::mover(&self.state));
        let value = self.look.value(&self.state, turn, LEAVES, FIRST_SEED);
        match self.now {
            Some(before) => add(&mut self.pending, &less(&value, &before), 1.0),
            None => self.start = value,
        }
        self.now = Some(value);
    }

    /// Chance turned something up: luck is what that is worth beyond the mean of all that could have come.
    fn drawn(
        &mut self,
        step: usize,
        before: &R::State,
        chance: R::Chance,
        now: Chances,
        after: Chances,
    ) {
        let rules = self.look.rules;
        let mut outcomes = Vec::new();
        rules.chances(before, &mut outcomes);
        let all: u32 = outcomes.iter().map(|outcome| outcome.weight).sum();
        let (mut mean, mut came) = (Chances::default(), after);
        for &Weighted { chance, weight } in &outcomes {
            let mut next = *before;
            rules.advance_quietly(&mut next, Step::Chance(chance));
            let value = self.look.value(&next, self.turn, DRAW_LEAVES, FIRST_SEED);
            if next == self.state {
                came = value;
            }
            add(&mut mean, &value, f64::from(weight) / f64::from(all));
        }
        let luck = less(&came, &mean);
        // What the closer look at the moment says beyond luck is nobody's doing.
        add(&mut self.pending, &less(&after, &now), 1.0);
        add(&mut self.pending, &luck, -1.0);
        let luck = self.listed(&luck);
        let seat = R::mover(before);
        self.draws.push(Drawn { step, turn: self.turn, seat, chance, luck });
    }

    fn decided(
        &mut self,
        step: usize,
        before: &R::State,
        action: R::Action,
        now: Chances,
        after: Chances,
    ) {
        let seat = R::mover(before);
        let judged = self.judge(before, seat, action, after[seat.index()]);
        self.changed(step, seat, now, after);
        if let Some(decided) = self.decisions.last_mut() {
            decided.action = Some(action);
            decided.counts = judged.counts;
            decided.loss = judged.loss;
            decided.mark = Mark::of(judged.loss);
            decided.better = judged.better.map_or(Vec::new(), |plan| R::actions(&plan).to_vec());
        }
    }

    /// Compares what was done with what else could have been.
    fn judge(
        &mut self,
        before: &R::State,
        seat: Seat,
        action: R::Action,
        chosen: f64,
    ) -> Judged<R::Plan> {
        R::refresh(&mut self.look.room);
        let (begun, mut plans): (Vec<_>, Vec<_>) =
            self.look.plans(before).into_iter().partition(|plan| R::actions(plan)[0] == action);
        plans.truncate(ALTERNATIVES);
        // What was begun may lead to more than a look from the next moment on thinks of; whoever leaves that line
        // later is judged then.
        let (mut chosen, mut done) = (chosen, self.state);
        for plan in &begun {
            let next = self.look.follow(before, seat, plan);
            let value = self.look.value(&next, self.turn, LEAVES, FIRST_SEED)[seat.index()];
            if value > chosen {
                (chosen, done) = (value, next);
            }
        }
        let mut best: Option<(f64, R::Plan)> = None;
        let mut worst = chosen;
        for &plan in &plans {
            let next = self.look.follow(before, seat, &plan);
            let value = self.look.value(&next, self.turn, LEAVES, FIRST_SEED)[seat.index()];
            worst = worst.min(value);
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, plan));
            }
        }
        let Some((value, plan)) = best else {
            return Judged { counts: false, loss: 0.0, better: None };
        };
        let at_stake = value.max(chosen) - worst >= NOTHING && chosen - value < OBVIOUS;
        if value - chosen < NOTHING {
            return Judged { counts: at_stake, loss: 0.0, better: None };
        }
        let next = self.look.follow(before, seat, &plan);
        let [done, better] = [done, next].map(|state| {
            self.look.value(&state, self.turn, SECOND_LEAVES, SECOND_SEED)[seat.index()]
        });
        let loss = if better - done < NOTHING { 0.0 } else { better - done };
        Judged { counts: at_stake, loss, better: (loss > 0.0).then_some(plan) }
    }

    /// Somebody changed what the moment is worth.
    fn changed(&mut self, step: usize, seat: Seat, now: Chances, after: Chances) {
        let revised = core::mem::take(&mut self.pending);
        let mut gave = less(&after, &now);
        add(&mut gave, &revised, 1.0);
        self.decisions.push(Decided {
            step,
            turn: self.turn,
            seat,
            action: None,
            counts: false,
            loss: 0.0,
            mark: None,
            better: Vec::new(),
            gave: self.listed(&gave),
            revised: self.listed(&revised),
        });
    }

    fn listed(&self, chances: &Chances) -> Vec<f64> {
        chances[..self.look.rules.seats()].to_vec()
    }

    fn told(mut self) -> Option<ReviewOf<R>> {
        let seats = self.look.rules.seats();
        let last = self.now?;
        let winners = self.look.rules.winners(&self.state);
        let mut result = last;
        if !winners.is_empty() {
            result = Chances::default();
            winners.iter().for_each(|seat| result[seat.index()] = 1.0 / winners.len() as f64);
        }
        add(&mut self.pending, &less(&result, &last), 1.0);
        let leftover = self.pending;
        let decided = self.decisions.last_mut()?;
        for (place, left) in leftover.into_iter().enumerate().take(seats) {
            decided.gave[place] += left;
            decided.revised[place] += left;
        }
        let mut review = Review {
            start: self.listed(&self.start),
            result: self.listed(&result),
            seats: Vec::new(),
            decisions: self.decisions,
            draws: self.draws,
            lessons: Vec::new(),
        };
        review.seats = Seat::first(seats).map(|seat| sum_up(&review, seat)).collect();
        review.lessons = lessons(&review.decisions, ReviewOf::<R>::MOST_LESSONS);
        Some(review)
    }
}

fn sum_up<A, C>(review: &Review<A, C>, seat: Seat) -> SeatReview {
    let place = seat.index();
    let luck = review.draws.iter().map(|drawn| drawn.luck[place]).sum();
    let mut told = SeatReview {
        luck,
        own: 0.0,
        others: 0.0,
        decisions: 0,
        lost: 0.0,
        error: 0.0,
        marks: [0; 3],
        adjusted: review.result[place] - luck,
    };
    for decided in &review.decisions {
        if decided.seat != seat {
            told.others += decided.gave[place];
            continue;
        }
        told.own += decided.gave[place];
        if decided.counts {
            told.decisions += 1;
            told.lost += decided.loss;
        }
        if let Some(mark) = decided.mark {
            told.marks[mark as usize] += 1;
        }
    }
    told.error = told.lost / f64::from(told.decisions.max(1));
    told
}

/// The places of the decisions that lost most and have a better line, one of a turn: what was missed with one step
/// is often missed with the next one too. Of equals the first.
fn lessons<A>(decisions: &[Decided<A>], most: usize) -> Vec<usize> {
    let marked =
        |&place: &usize| decisions[place].mark.is_some() && !decisions[place].better.is_empty();
    let mut places: Vec<usize> = (0..decisions.len()).filter(marked).collect();
    places.sort_by(|&one, &other| decisions[other].loss.total_cmp(&decisions[one].loss));
    let mut lessons: Vec<usize> = Vec::new();
    for place in places {
        let turn = decisions[place].turn;
        if lessons.len() < most && lessons.iter().all(|&other| decisions[other].turn != turn) {
            lessons.push(place);
        }
    }
    lessons
}

/// The one without the other.
fn less(one: &Chances, other: &Chances) -> Chances {
    let mut rest = [0.0; MAX_SEATS];
    for (place, rest) in rest.iter_mut().enumerate() {
        *rest = one[place] - other[place];
    }
    rest
}
