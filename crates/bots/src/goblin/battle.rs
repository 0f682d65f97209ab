//! Ways to go on in a battle, for the search.

use alloc::vec::Vec;

use goblin::solver::Goal;
use goblin::{Action, Card, Decision, Goblin, Hero, Phase, Player, State};
use table::{Rules as _, Step};

use super::Thoughts;
use super::lines::ways;
use super::normal::may_draw;
use super::plan::Plan;
use super::worth::action;

/// What keeping an average card more is worth.
const KEEP: f64 = 0.04;
/// What keeping a card of the hand to wait for is worth beyond that.
const WANTED: f64 = 0.15;

impl Thoughts {
    /// The solver's way to go on in a battle, and ways that keep other cards.
    pub(super) fn plan_battle(
        &mut self,
        rules: &Goblin,
        state: &State,
        goal: Goal,
        start: Plan,
        rooted: bool,
        plans: &mut Vec<Plan>,
    ) {
        let player = state.active_player();
        let first = plans.len();
        let fought = state.phase() == Phase::Seat(Decision::Battle);
        let untouched = state.battle().is_some_and(|battle| battle.last().is_none());
        // A hero who does nothing has the same hand again, and one turn less.
        let is_idle =
            |plan: &Plan| untouched && plan.actions()[usize::from(start.len)] == Action::End;
        let chosen = rooted || start.len > 0;
        if !fought || chosen || is_involved(rules, state, player) {
            let mut plan = start;
            self.follow(rules, state, goal, rooted, &mut plan);
            if plan.len > start.len && !is_idle(&plan) {
                plans.push(plan);
            }
        }
        if fought {
            let mean = self.mean;
            let wanted = self.wanted;
            let keep = |card: Card| {
                let value = action(*rules.action_card(player.hero, card));
                let precious = if wanted.contains(card) { WANTED } else { 0.0 };
                KEEP * (value - mean) + precious
            };
            for way in ways(rules, state, goal, keep) {
                let mut plan = start;
                way.for_each(|action| plan.push(action));
                let same = |other: &Plan| other.actions() == plan.actions();
                if !is_idle(&plan) && !plans[first..].iter().any(same) {
                    plans.push(plan);
                }
            }
        }
    }

    /// What the solver would do until chance has its turn.
    fn follow(&mut self, rules: &Goblin, state: &State, goal: Goal, rooted: bool, plan: &mut Plan) {
        let mut state = *state;
        let mut thorough = rooted;
        // Late in a long search what lies in the hand has to do.
        while usize::from(plan.len) < Plan::MOST && (thorough || self.questions > 0) {
            self.questions = self.questions.saturating_sub(1);
            let solver = if thorough { &mut self.thorough } else { &mut self.hasty };
            // Only the first action is carried out: then there is another search.
            thorough = false;
            let Some(advice) = solver.advise(rules, &state, goal) else { return };
            plan.push(advice.action);
            rules.advance_quietly(&mut state, Step::Act(advice.action));
            if matches!(state.phase(), Phase::Chance(_)) {
                return;
            }
        }
    }
}

/// Whether a battle is more than laying cards of the hand: drawing, potions, abilities that count.
fn is_involved(rules: &Goblin, state: &State, player: &Player) -> bool {
    let Some(battle) = state.battle() else { return false };
    !player.potions.is_empty()
        || rules.has_ability(player, Hero::Xanros)
        || rules.has_ability(player, Hero::Horan)
        || may_draw(rules, player, battle.monster)
}
