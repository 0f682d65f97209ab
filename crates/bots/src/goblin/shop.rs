//! What to buy.

use goblin::{Action, Goblin, Potion, Product, State};

use super::Thoughts;
use super::worth::Worth;

/// A card is bought for another one only if it is so much better.
const BARGAIN: f64 = 1.2;
/// A card worth less than this is spent on a potion.
const CHEAP: f64 = 2.5;
/// A potion has to promise so much more.
const HELP: f64 = 0.4;
/// The price is a card, and the fight comes a turn later: so much of the prize is left.
const LATER: f64 = 0.8;

impl Thoughts {
    pub(super) fn choose_purchase(
        &mut self,
        rules: &Goblin,
        state: &State,
        legal: &[Action],
    ) -> Action {
        let worth = Worth::new(rules, state);
        let potion = self.wanted_potion(rules, state, &worth, HELP);
        let potion = potion.map(|(it, _)| Product::Potion(it));
        let offered = |product| legal.contains(&Action::Buy(product));
        let potion = potion.filter(|&product| offered(product));
        if let Some(product) = potion.or_else(|| worth.remedy(state, offered)) {
            return Action::Buy(product);
        }
        let payments = rules.payments(state.active_player());
        let price = payments.won().map(|card| worth.card(card)).fold(f64::MAX, f64::min);
        let bargain = |action: &Action| {
            let Action::Buy(Product::Card(card)) = *action else { return None };
            Some((worth.gain_by(card), *action))
        };
        let bargains = legal.iter().filter_map(bargain);
        let best = bargains.max_by(|(one, _), (other, _)| one.total_cmp(other));
        match best {
            Some((value, action)) if value > price + BARGAIN => action,
            Some(_) | None => Action::Leave,
        }
    }

    /// The potion that helps most against the next milestone, if one helps more than this and there is
    /// something to pay with that is worth less, and how much it helps.
    pub(super) fn wanted_potion(
        &mut self,
        rules: &Goblin,
        state: &State,
        worth: &Worth<'_>,
        least: f64,
    ) -> Option<(Potion, f64)> {
        let player = state.active_player();
        let cheap = rules.payments(player).won().any(|card| worth.card(card) < CHEAP);
        let monster = worth.milestone(state).filter(|_| cheap)?;
        let state = &state.at_turn();
        let prize = LATER * worth.goal(monster).win;
        let mut least = least.max(HELP);
        let hopes = |chance: f64, least: f64| prize * (1.0 - chance) > least;
        if !hopes(0.0, least) {
            return None;
        }
        let plain = self.chance(rules, state, monster);
        let mut best = None;
        for potion in Potion::ALL {
            let free = !player.potions.contains(potion) && state.pile(potion) > 0;
            if !free || !hopes(plain, least) {
                continue;
            }
            let gain = prize * (self.chance(rules, &state.with_potion(potion), monster) - plain);
            if gain > least {
                (best, least) = (Some((potion, gain)), gain);
            }
        }
        best
    }
}
