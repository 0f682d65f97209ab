//! Players of Karak: Goblin.

mod shop;
mod turn;
mod worth;

use goblin::solver::{Effort, Solver};
use goblin::{Action, Back, Decision, Drawing, Goblin, Phase, State, View};
use table::{Luck, Rules as _};

use worth::Worth;

/// Takes the fight that promises most right now, by the battle solver, and plays it as well as it
/// can be played. It does not plan beyond the next turn.
#[derive(Clone, Debug)]
pub struct Greedy {
    solver: Solver,
}

impl Default for Greedy {
    fn default() -> Self {
        Self::new()
    }
}

impl Greedy {
    /// A player with a solver of its own.
    pub fn new() -> Self {
        Self { solver: Solver::with_effort(Effort::QUICK) }
    }

    /// One of the legal actions. `view` is what the player whose turn it is sees.
    ///
    /// # Panics
    /// If there is no legal action.
    pub fn choose(
        &mut self,
        rules: &Goblin,
        view: &View,
        legal: &[Action],
        luck: &mut impl Luck,
    ) -> Action {
        if let [only] = legal {
            return *only;
        }
        let wish =
            rules.determinize(view, luck).ok().and_then(|state| self.wish(rules, &state, legal));
        wish.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }

    fn wish(&mut self, rules: &Goblin, state: &State, legal: &[Action]) -> Option<Action> {
        let Phase::Seat(decision) = state.phase() else { return None };
        let worth = Worth::new(rules, state);
        match decision {
            Decision::Turn => Some(self.choose_turn(rules, state, legal)),
            Decision::Shop => Some(self.choose_purchase(rules, state, legal)),
            Decision::Pay(_) => worth.cheapest(legal),
            Decision::Equip(card, _) => Some(worth.choose_equipment(card)),
            Decision::Heal => {
                Some(if worth.should_heal() { Action::Heal } else { Action::Decline })
            }
            Decision::Arrange if state.drawing() == Drawing::Refill => Some(arrange(&worth, legal)),
            Decision::Arrange | Decision::Discard | Decision::Battle | Decision::Look => {
                let monster = state.battle()?.monster;
                Some(self.solver.advise(rules, state, worth.goal(monster))?.action)
            }
        }
    }
}

/// The best cards come first in a deck that is drawn from now.
fn arrange(worth: &Worth<'_>, legal: &[Action]) -> Action {
    let value = |action: &Action| {
        let Action::Place(back) = *action else { return None };
        Some(match back {
            Back::Won(card) => worth.card(card),
            Back::Starting => worth.average_starting_card(),
        })
    };
    let best = legal.iter().filter_map(|action| Some((value(action)?, *action)));
    best.max_by(|(one, _), (other, _)| one.total_cmp(other)).map_or(Action::Shuffle, |(_, it)| it)
}
