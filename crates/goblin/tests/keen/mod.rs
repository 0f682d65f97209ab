//! A player that gets far: it takes the fight that the solver promises most of, plays it well, and now
//! and then does something else, so that everything there is happens in its games.

use goblin::solver::{Effort, Goal, Solver};
use goblin::{Action, Decision, Goblin, Monster, MonsterKind, Phase, State};
use table::{Luck as _, PlayoutLuck, Rules as _};

/// One decision in so many is made at random.
const WHIM: u32 = 8;
/// A fight that promises less than this is not worth the wounds: rather see what the merchant has.
const FAIR: f64 = 0.4;

pub(crate) struct Keen {
    solver: Solver,
    luck: PlayoutLuck,
    actions: Vec<Action>,
}

impl Keen {
    /// The same seed plays the same games.
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            solver: Solver::with_effort(Effort::QUICK),
            luck: PlayoutLuck::new(seed),
            actions: Vec::new(),
        }
    }

    /// One of the legal actions of the seat whose turn it is.
    pub(crate) fn choose(&mut self, rules: &Goblin, state: &State) -> Action {
        rules.legal_actions(state, &mut self.actions);
        let any = self.actions[self.luck.below(self.actions.len() as u32) as usize];
        let Phase::Seat(decision) = state.phase() else { return any };
        match decision {
            Decision::Turn if self.luck.below(WHIM) > 0 => self.best_fight(rules, state),
            Decision::Discard | Decision::Battle | Decision::Look => {
                let advice = self.solver.advise(rules, state, Goal::WIN);
                advice.map_or(any, |advice| advice.action)
            }
            Decision::Equip(..) if self.luck.below(WHIM) > 0 => Action::Keep,
            Decision::HeadStart { .. }
            | Decision::Turn
            | Decision::Equip(..)
            | Decision::Arrange
            | Decision::Heal
            | Decision::Shop
            | Decision::Pay(_) => any,
        }
    }

    /// The fight that promises most; the merchant, or rest, if none is fair.
    fn best_fight(&mut self, rules: &Goblin, state: &State) -> Action {
        let mut best = (FAIR, None);
        for &action in &self.actions {
            let Action::Fight(monster) = action else { continue };
            let advice = self.solver.scout(rules, state, monster, Goal::WIN);
            let promise = advice.map_or(0.0, |advice| advice.prospect.win * prize(monster));
            if promise > best.0 {
                best = (promise, Some(action));
            }
        }
        let otherwise = [Action::Revive, Action::Merchant];
        let otherwise = otherwise.into_iter().find(|action| self.actions.contains(action));
        best.1.or(otherwise).unwrap_or(self.actions[0])
    }
}

/// Keys open the way to better cards, the lord ends the game.
fn prize(monster: Monster) -> f64 {
    let level = monster.level().map_or(4, |level| level as u8 + 1);
    let kind = match monster.kind() {
        MonsterKind::Ordinary(_) => 1.0,
        MonsterKind::Gatekeeper => 2.0,
        MonsterKind::Lord => 4.0,
    };
    kind * f64::from(level)
}
