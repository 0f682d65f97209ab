//! What the battle solver says to a player, from what that player sees.

use alloc::vec::Vec;

use goblin::solver::{Goal, Prospect, Solver};
use goblin::{Action, Decision, Drawing, Goblin, Monster, Phase, State, View};
use table::{PlayoutLuck, Rules as _, Step, Turn, Viewer, Weighted};

use super::worth::Worth;

/// No battle takes more decisions than this.
const LONGEST_PLAY: usize = 64;
/// What may be drawn after an action is weighed one by one up to so many possibilities.
const MOST_DRAWS: u32 = 32;

/// What to do with a weapon or an armour that was turned over or bought: keep it, or what is worn; `None` where nothing
/// of the kind is to be decided.
pub fn proposed_equipment(rules: &Goblin, view: &View) -> Option<Action> {
    let Phase::Seat(Decision::Equip(card, _)) = view.turn.phase else { return None };
    let state = rules.determinize(view, &mut PlayoutLuck::new(0)).ok()?;
    Some(Worth::new(rules, &state).choose_equipment(card))
}

/// Gives advice in one situation.
#[derive(Debug)]
pub struct Adviser<'a> {
    rules: &'a Goblin,
    state: State,
    solver: Solver,
    goal: Goal,
}

/// A battle that is played as well as possible.
#[derive(Clone, Debug)]
pub struct Advice {
    /// Against whom.
    pub monster: Monster,
    /// What can be expected.
    pub prospect: Prospect,
    /// Twice the standard error of the chance to win; 0 where every possibility was weighed.
    pub error: f64,
    /// What to do until something is drawn or the battle is over, and what the player sees then.
    pub play: Vec<(Action, View)>,
    /// Something is drawn then, and what comes next depends on it.
    pub draws: bool,
}

impl<'a> Adviser<'a> {
    /// For the player whose turn it is, by nothing but what their own view shows; `None` for everybody
    /// else, and where nothing can be advised.
    pub fn new(rules: &'a Goblin, view: &View, goal: Goal) -> Option<Self> {
        let own = view.viewer == Viewer::Seat(view.turn.seat);
        let asked = match view.turn.phase {
            Phase::Seat(Decision::Turn | Decision::Battle | Decision::Discard | Decision::Look) => {
                true
            }
            // In the refill nothing is left of the battle.
            Phase::Seat(Decision::Arrange) => view.turn.drawing != Drawing::Refill,
            Phase::Seat(
                Decision::HeadStart { .. }
                | Decision::Equip(..)
                | Decision::Heal
                | Decision::Shop
                | Decision::Pay(_),
            )
            | Phase::Chance(_)
            | Phase::Over(_) => false,
        };
        if !own || !asked {
            return None;
        }
        // What the player does not know of the others is no part of a battle: any of it will do.
        let state = rules.determinize(view, &mut PlayoutLuck::new(0)).ok()?;
        Some(Self { rules, state, solver: Solver::new(), goal })
    }

    /// The battle that is going on.
    pub fn battle(&mut self) -> Option<Advice> {
        let monster = self.state.battle()?.monster;
        self.advise(monster, self.state)
    }

    /// A fight that could be begun now.
    pub fn fight(&mut self, monster: Monster) -> Option<Advice> {
        let fight = Action::Fight(monster);
        if self.rules.why_not(&self.state, fight).is_some() {
            return None;
        }
        let mut battle = self.state;
        self.rules.advance_quietly(&mut battle, Step::Act(fight));
        self.advise(monster, battle)
    }

    /// Every monster that could be fought now.
    pub fn open_monsters(&self) -> Vec<Monster> {
        let mut actions = Vec::new();
        self.rules.legal_actions(&self.state, &mut actions);
        let monster =
            |action| if let Action::Fight(monster) = action { Some(monster) } else { None };
        actions.into_iter().filter_map(monster).collect()
    }

    /// What the fight that this action begins or goes on with promises, and how far the chance to win it may be off (0:
    /// everything was weighed). `None` where it ends it, and where too much may be drawn next to look at
    /// all of it.
    pub fn after(&mut self, action: Action) -> Option<(Prospect, f64)> {
        if action == Action::End {
            return None;
        }
        if let Some(best) = self.solver.advise(self.rules, &self.state, self.goal)
            && best.action == action
        {
            return Some((best.prospect, best.error));
        }
        let mut next = self.state;
        self.rules.advance_quietly(&mut next, Step::Act(action));
        self.expected(&next, &mut { MOST_DRAWS })
    }

    /// What a fight promises, and how far the chance to win it may be off, before or after something is drawn.
    fn expected(&mut self, state: &State, left: &mut u32) -> Option<(Prospect, f64)> {
        if self.rules.turn(state) != Turn::Chance {
            *left = left.checked_sub(1)?;
            let advice = self.solver.advise(self.rules, state, self.goal)?;
            return Some((advice.prospect, advice.error));
        }
        let mut chances = Vec::new();
        self.rules.chances(state, &mut chances);
        let whole: f64 = chances.iter().map(|chance| f64::from(chance.weight)).sum();
        let (mut prospect, mut error) = (Prospect::default(), 0.0);
        for Weighted { chance, weight } in chances {
            let mut drawn = *state;
            self.rules.advance_quietly(&mut drawn, Step::Chance(chance));
            let (then, off) = self.expected(&drawn, left)?;
            prospect.add(then, f64::from(weight) / whole);
            error += off * f64::from(weight) / whole;
        }
        Some((prospect, error))
    }

    fn advise(&mut self, monster: Monster, mut state: State) -> Option<Advice> {
        let first = self.solver.advise(self.rules, &state, self.goal)?;
        let (mut play, mut next) = (Vec::new(), Some(first.action));
        while let Some(action) = next.filter(|_| play.len() < LONGEST_PLAY) {
            let viewer = Viewer::Seat(state.active());
            play.push((action, self.rules.view(&state, viewer)));
            self.rules.advance_quietly(&mut state, Step::Act(action));
            let goes_on = action != Action::End && self.rules.turn(&state) != Turn::Chance;
            let more = goes_on.then(|| self.solver.advise(self.rules, &state, self.goal));
            next = more.flatten().map(|advice| advice.action);
        }
        let draws = play.last().is_none_or(|&(last, _)| last != Action::End);
        Some(Advice { monster, prospect: first.prospect, error: first.error, play, draws })
    }
}
