//! Plays by rules of thumb with the battle solver's odds: takes the fight that promises most, and
//! where none promises anything, waits for the hand that does.

use goblin::solver::{Solver, is_out_of_reach};
use goblin::{
    Action, Card, Curse, Decision, Drawing, Goblin, Monster, Phase, Player, Potion, State,
};
use table::{Rules as _, Step};

use super::Thoughts;
use super::worth::{Worth, arrange};

/// Reviving early is worth it when fights promise less than this.
const REST: f64 = 0.35;
/// To pass leaves the same hand for the next turn: a lost battle at least brings other cards.
const PASS: f64 = -2.5;
/// A battle with less chance than this is not fought to be won.
const HOPELESS: f64 = 0.01;
/// What is worth less than this does not keep anybody from going for a better hand.
const TRIFLE: f64 = 0.25;

impl Thoughts {
    /// The choice of the normal player.
    pub(super) fn normal(
        &mut self,
        rules: &Goblin,
        state: &State,
        legal: &[Action],
    ) -> Option<Action> {
        let Phase::Seat(decision) = state.phase() else { return None };
        let worth = Worth::new(rules, state);
        match decision {
            Decision::HeadStart { .. } => Some(self.choose_potion(rules, state)),
            Decision::Turn => Some(self.choose_turn(rules, state, legal)),
            Decision::Shop => Some(self.choose_purchase(rules, state, legal)),
            Decision::Pay(product) => worth.payments(state, product).next(),
            Decision::Equip(card, _) => Some(worth.choose_equipment(card)),
            Decision::Heal => {
                Some(if worth.should_heal() { Action::Heal } else { Action::Decline })
            }
            Decision::Arrange if state.drawing() == Drawing::Refill => Some(arrange(&worth, legal)),
            Decision::Arrange | Decision::Discard | Decision::Battle | Decision::Look => {
                let monster = state.battle()?.monster;
                let advice = self.solver.advise(rules, state, worth.goal(monster))?;
                if advice.prospect.win < HOPELESS
                    && let Some(action) = worth.spare(state, legal)
                {
                    return Some(action);
                }
                Some(advice.action)
            }
        }
    }

    fn choose_turn(&mut self, rules: &Goblin, state: &State, legal: &[Action]) -> Action {
        let worth = Worth::new(rules, state);
        // A potion outside a battle saves the turn that reviving would cost.
        if legal.contains(&Action::Heal) && worth.should_heal() {
            return Action::Heal;
        }
        let mut best = self.best_fight(rules, state, legal, &worth);
        for &action in legal {
            let value = if action == Action::Merchant {
                self.visit(rules, state, &worth, best.0)
            } else if action == Action::Revive {
                rest(state.active_player())
            } else {
                continue;
            };
            if value > best.0 {
                best = (value, action);
            }
        }
        if best.0 < TRIFLE
            && legal.contains(&Action::Merchant)
            && worth.remedy(state, |_| true).is_some()
        {
            return Action::Merchant;
        }
        best.1
    }

    /// The fight that promises most compared with doing nothing. Only what could be better than the
    /// best so far is asked of the solver.
    fn best_fight(
        &mut self,
        rules: &Goblin,
        state: &State,
        legal: &[Action],
        worth: &Worth<'_>,
    ) -> (f64, Action) {
        let player = state.active_player();
        let idle = worth.idle();
        let mut open = [None; 20];
        let mut count = 0;
        let mut best = (f64::MIN, legal[0]);
        for &action in legal {
            let Action::Fight(monster) = action else { continue };
            let goal = worth.goal(monster);
            let Some(glance) = self.solver.glance(rules, state, monster, goal) else { continue };
            let certain =
                !may_draw(rules, player, monster) || is_out_of_reach(rules, state, monster);
            let value = glance.value - idle;
            if value > best.0 {
                best = (value, action);
            }
            if !certain && glance.win < 1.0 && count < open.len() {
                let most =
                    Solver::ceiling(rules, state, monster, goal).map_or(f64::MIN, |it| it - idle);
                open[count] = Some((most, action, monster));
                count += 1;
            }
        }
        let open = &mut open[..count];
        open.sort_unstable_by(|one, other| {
            let most = |it: &Option<(f64, Action, Monster)>| it.map_or(f64::MIN, |(most, ..)| most);
            most(other).total_cmp(&most(one))
        });
        for &(most, action, monster) in open.iter().flatten() {
            if most <= best.0 {
                break;
            }
            let advice = self.solver.scout(rules, state, monster, worth.goal(monster));
            let value = advice.map_or(f64::MIN, |advice| advice.prospect.value - idle);
            if value > best.0 {
                best = (value, action);
            }
        }
        best
    }

    /// What the merchant promises: how much better a potion makes the next step to the lord, if that is more
    /// than what else can be done.
    fn visit(&mut self, rules: &Goblin, state: &State, worth: &Worth<'_>, otherwise: f64) -> f64 {
        let mut next = *state;
        rules.advance_quietly(&mut next, Step::Act(Action::Merchant));
        self.wanted_potion(rules, &next, worth, otherwise).map_or(PASS, |(_, gain)| gain)
    }

    /// The chance to beat the next milestone.
    pub(super) fn chance(&mut self, rules: &Goblin, state: &State, monster: Monster) -> f64 {
        let goal = Worth::new(rules, state).goal(monster);
        let Some(glance) = self.solver.glance(rules, state, monster, goal) else { return 0.0 };
        if glance.win >= 1.0 {
            return 1.0;
        }
        if is_out_of_reach(rules, state, monster) {
            return 0.0;
        }
        self.shopping.scout(rules, state, monster, goal).map_or(0.0, |advice| advice.prospect.win)
    }
}

fn rest(player: &Player) -> f64 {
    let missing = f64::from(player.full - player.hit_points) / f64::from(player.full);
    if player.hit_points == 0 { 0.0 } else { REST * missing }
}

/// Whether a card of the hand could make the hero draw in a battle against this monster.
pub(super) fn may_draw(rules: &Goblin, player: &Player, monster: Monster) -> bool {
    let curses = rules.content().monsters[monster.index()].curses;
    let in_vain = curses.contains(Curse::Draw)
        && !player.potions.contains(Potion::Countercurse)
        && !rules.has_ability(player, goblin::Hero::Xanros);
    let draws = |card: Card| rules.action_card(player.hero, card).draw > 0;
    // Cards given up for a cancelled hand bonus are the solver's to choose as well.
    let fewer = rules.hand_limit(player, curses) < player.hand.len();
    fewer || (!in_vain && player.hand.iter().any(draws))
}
