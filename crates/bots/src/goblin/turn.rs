//! What to do with a turn.

use goblin::solver::is_out_of_reach;
use goblin::{Action, Goblin, Player, Potion, State};
use table::{Rules as _, Step};

use super::Greedy;
use super::worth::Worth;

/// Reviving early is worth it when fights promise less than this.
const REST: f64 = 0.35;

/// To pass leaves the same hand for the next turn: a lost battle at least brings other cards.
const PASS: f64 = -2.5;

impl Greedy {
    pub(super) fn choose_turn(
        &mut self,
        rules: &Goblin,
        state: &State,
        legal: &[Action],
    ) -> Action {
        let worth = Worth::new(rules, state);
        let mut best = (f64::MIN, legal[0]);
        for &action in legal {
            // A potion outside a battle saves the turn that reviving would cost.
            if action == Action::Heal && worth.should_heal() {
                return action;
            }
            let value = if let Action::Fight(monster) = action {
                self.fight(rules, state, monster, &worth)
            } else if action == Action::Merchant {
                self.visit(rules, state, &worth)
            } else if action == Action::Revive {
                self.rest(rules, state.active_player())
            } else {
                continue;
            };
            if value > best.0 {
                best = (value, action);
            }
        }
        best.1
    }

    /// What a fight promises, compared with doing nothing.
    fn fight(
        &mut self,
        rules: &Goblin,
        state: &State,
        monster: goblin::Monster,
        worth: &Worth<'_>,
    ) -> f64 {
        let goal = worth.goal(monster);
        let prospect = if is_out_of_reach(rules, state, monster) {
            self.solver.glance(rules, state, monster, goal)
        } else {
            self.solver.scout(rules, state, monster, goal).map(|advice| advice.prospect)
        };
        let Some(prospect) = prospect else { return f64::MIN };
        let player = state.active_player();
        let idle = goal.survive
            + goal.hit_point * f64::from(player.hit_points)
            + goal.potion * player.potions.len() as f64;
        prospect.value - idle
    }

    fn rest(&self, rules: &Goblin, player: &Player) -> f64 {
        let missing = f64::from(rules.full() - player.hit_points) / f64::from(rules.full());
        if player.hit_points == 0 { 0.0 } else { REST * missing }
    }

    /// What the merchant promises: how much better a potion makes the next step to the lord.
    fn visit(&mut self, rules: &Goblin, state: &State, worth: &Worth<'_>) -> f64 {
        let mut next = *state;
        rules.advance(&mut next, Step::Act(Action::Merchant), &mut ());
        let Some(potion) = self.wanted_potion(rules, &next) else { return PASS };
        let Some(monster) = worth.milestone(state) else { return PASS };
        self.promise(rules, state, monster, Some(potion))
            - self.promise(rules, state, monster, None)
    }

    /// What the next milestone promises with one more potion.
    pub(super) fn promise(
        &mut self,
        rules: &Goblin,
        state: &State,
        monster: goblin::Monster,
        potion: Option<Potion>,
    ) -> f64 {
        let goal = Worth::new(rules, state).goal(monster);
        let armed = potion.map_or(*state, |potion| state.with_potion(potion));
        let advice = self.solver.scout(rules, &armed, monster, goal);
        // The price is a card; the fight comes a turn later.
        advice.map_or(0.0, |advice| advice.prospect.win * goal.win * 0.8)
    }
}
