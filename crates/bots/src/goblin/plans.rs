//! The sensible plans of a turn, for the search.

use alloc::vec::Vec;

use goblin::solver::Goal;
use goblin::{
    Action, Back, Card, Chance, Decision, Draw, Drawing, Goblin, Monster, Phase, Product, Spot,
    State,
};
use table::{Rules as _, Seat, Step, Weighted};

use super::Thoughts;
use super::plan::Plan;
use super::worth::Worth;
use crate::Searched;

/// Fights that are looked at.
const FIGHTS: usize = 5;
/// Cards of the pawnshop that are looked at.
const PRODUCTS: usize = 3;
/// Ways to pay for something that are looked at.
const PAYMENTS: usize = 2;
/// The model does not know that time passes: a turn that wins something is better by this much.
const PROGRESS: f32 = 0.04;

impl Searched for Goblin {
    type Plan = Plan;
    type Scratch = Thoughts;

    fn plans(
        &self,
        thoughts: &mut Thoughts,
        state: &State,
        legal: &[Action],
        plans: &mut Vec<Plan>,
    ) {
        let rooted = core::mem::replace(&mut thoughts.rooted, false);
        let Phase::Seat(decision) = state.phase() else { return };
        match decision {
            Decision::HeadStart { .. } => {
                plans.extend(legal.iter().map(|&action| Plan::of([action])));
            }
            Decision::Turn => thoughts.plan_turn(self, state, legal, plans),
            Decision::Shop => {
                plan_purchases(self, state, legal, plans);
                // Nobody came for nothing.
                if !rooted || thoughts.has_bought || plans.is_empty() {
                    plans.push(Plan::of([Action::Leave]));
                }
            }
            Decision::Pay(product) => {
                let payments = Worth::new(self, state).payments(state, product);
                let legal = payments.filter(|action| legal.contains(action)).take(PAYMENTS + 1);
                plans.extend(legal.map(|action| Plan::of([action])));
            }
            Decision::Equip(card, _) => {
                plans.push(Plan::of([Action::Keep]));
                if Worth::new(self, state).owned_beside(card).is_some() {
                    plans.push(Plan::of([Action::Pawn]));
                }
            }
            Decision::Heal => {
                plans.extend([Action::Heal, Action::Decline].map(|action| Plan::of([action])));
            }
            Decision::Arrange if state.drawing() == Drawing::Refill => {
                plans.push(thoughts.arrange(self, state));
                // Only the whole deck may be shuffled (G3.3).
                if legal.contains(&Action::Shuffle) {
                    plans.push(Plan::of([Action::Shuffle]));
                }
            }
            Decision::Arrange | Decision::Discard | Decision::Battle | Decision::Look => {
                if let Some(battle) = state.battle() {
                    let goal = thoughts.goal(self, state, battle.monster);
                    thoughts.plan_battle(self, state, goal, Plan::new(), rooted, plans);
                }
            }
        }
        if plans.is_empty() {
            plans.extend(legal.first().map(|&action| Plan::of([action])));
        }
    }

    fn actions(plan: &Plan) -> &[Action] {
        plan.actions()
    }

    fn promise(plan: &Plan) -> f32 {
        plan.promise
    }

    fn outcomes(&self, state: &State, outcomes: &mut Vec<Weighted<Chance>>) {
        self.chances(state, outcomes);
        // Which monster comes to lie on a deck the model does not know.
        if let Phase::Chance(Draw::Monster(Spot::Deck(_) | Spot::Row(..))) = state.phase() {
            outcomes.truncate(1);
        }
    }

    fn win(&self, thoughts: &mut Thoughts, state: &State, seat: Seat) -> f32 {
        let Thoughts { model, features, guesses, .. } = thoughts;
        model.chance_by_guesses(self, state, seat, guesses, features)
    }
}

impl Thoughts {
    fn plan_turn(
        &mut self,
        rules: &Goblin,
        state: &State,
        legal: &[Action],
        plans: &mut Vec<Plan>,
    ) {
        let single = [Action::Revive, Action::Heal];
        let mut fights = Vec::with_capacity(legal.len());
        for &action in legal {
            let Action::Fight(monster) = action else { continue };
            let goal = self.goal(rules, state, monster);
            if let Some((value, win)) = self.prospect(rules, state, monster, goal) {
                fights.push((value, win, monster, goal));
            }
        }
        fights.sort_by(|one, other| other.0.total_cmp(&one.0));
        for &(_, win, monster, goal) in fights.iter().take(FIGHTS) {
            let mut battle = *state;
            let fight = Action::Fight(monster);
            rules.advance_quietly(&mut battle, Step::Act(fight));
            let start = Plan { promise: PROGRESS * win as f32, ..Plan::of([fight]) };
            self.plan_battle(rules, &battle, goal, start, false, plans);
        }
        plans.extend(single.iter().filter(|it| legal.contains(it)).map(|&it| Plan::of([it])));
        if legal.contains(&Action::Merchant) {
            let mut shop = *state;
            rules.advance_quietly(&mut shop, Step::Act(Action::Merchant));
            let mut offers = Vec::new();
            rules.legal_actions(&shop, &mut offers);
            let first = plans.len();
            plan_purchases(rules, &shop, &offers, plans);
            for plan in &mut plans[first..] {
                let purchase = plan.actions().iter().copied();
                *plan = Plan::of([Action::Merchant].into_iter().chain(purchase));
            }
        }
    }

    /// What a fight promises compared with doing nothing, and the chance to win it.
    fn prospect(
        &mut self,
        rules: &Goblin,
        state: &State,
        monster: Monster,
        goal: Goal,
    ) -> Option<(f64, f64)> {
        let player = state.active_player();
        let idle = goal.survive
            + goal.hit_point * f64::from(player.hit_points)
            + goal.potion * player.potions.len() as f64;
        let glance = self.solver.glance(rules, state, monster, goal)?;
        if glance.win >= 1.0
            || !super::normal::may_draw(rules, player, monster)
            || goblin::solver::is_out_of_reach(rules, state, monster)
        {
            return Some((glance.value - idle, glance.win));
        }
        let advice = self.hasty.scout(rules, state, monster, goal)?;
        Some((advice.prospect.value - idle, advice.prospect.win))
    }

    /// The new deck with what is wanted on top.
    fn arrange(&self, rules: &Goblin, state: &State) -> Plan {
        let worth = Worth::new(rules, state);
        let mut state = *state;
        let mut plan = Plan::new();
        while state.phase() == Phase::Seat(Decision::Arrange) && usize::from(plan.len) < Plan::MOST
        {
            let deck = &state.active_player().deck;
            let precious =
                |card: Card| if self.wanted.contains(card) { super::worth::PRECIOUS } else { 0.0 };
            let won = deck.hidden().won();
            let mut best = (f64::MIN, Action::Shuffle);
            for card in won {
                let value = worth.card(card) + precious(Card::Won(card));
                if value > best.0 {
                    best = (value, Action::Place(Back::Won(card)));
                }
            }
            if deck.unknown_starting() > 0 && worth.average_starting_card() > best.0 {
                best.1 = Action::Place(Back::Starting);
            }
            plan.push(best.1);
            rules.advance_quietly(&mut state, Step::Act(best.1));
        }
        plan
    }
}

fn plan_purchases(rules: &Goblin, state: &State, legal: &[Action], plans: &mut Vec<Plan>) {
    let worth = Worth::new(rules, state);
    let mut plan = |product: Product| {
        let dearer = |payment: &Action| match (product, *payment) {
            // Whoever only swaps cards goes in circles.
            (Product::Card(card), Action::Pay(paid)) => worth.card(card) > worth.card(paid),
            (_, _) => true,
        };
        for payment in worth.payments(state, product).filter(dearer).take(PAYMENTS) {
            plans.push(Plan::of([Action::Buy(product), payment]));
        }
    };
    let mut cards = Vec::new();
    for &action in legal {
        let Action::Buy(product) = action else { continue };
        match product {
            Product::Potion(_) => plan(product),
            Product::Card(card) => cards.push((worth.gain_by(card), card)),
        }
    }
    cards.sort_by(|one, other| other.0.total_cmp(&one.0));
    for &(_, card) in cards.iter().take(PRODUCTS) {
        plan(Product::Card(card));
    }
    if legal.contains(&Action::Heal) {
        plans.push(Plan::of([Action::Heal]));
    }
}
