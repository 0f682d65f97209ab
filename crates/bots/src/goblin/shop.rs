//! What to buy.

use goblin::{Action, Goblin, Potion, Product, State};

use super::Greedy;
use super::worth::Worth;

/// A card is bought for another one only if it is so much better.
const BARGAIN: f64 = 1.2;

impl Greedy {
    pub(super) fn choose_purchase(
        &mut self,
        rules: &Goblin,
        state: &State,
        legal: &[Action],
    ) -> Action {
        let buys = |potion: Potion| legal.contains(&Action::Buy(Product::Potion(potion)));
        if let Some(potion) = self.wanted_potion(rules, state).filter(|&potion| buys(potion)) {
            return Action::Buy(Product::Potion(potion));
        }
        let worth = Worth::new(rules, state);
        let payments = rules.payments(state.active_player());
        let price = payments.won().map(|card| worth.card(card)).fold(f64::MAX, f64::min);
        let bargain = |action: &Action| {
            let Action::Buy(Product::Card(card)) = *action else { return None };
            Some((worth.card(card), *action))
        };
        let bargains = legal.iter().filter_map(bargain);
        let best = bargains.max_by(|(one, _), (other, _)| one.total_cmp(other));
        match best {
            Some((value, action)) if value > price + BARGAIN => action,
            Some(_) | None => Action::Leave,
        }
    }

    /// The potion that helps most against the next milestone, if one helps and there is something to
    /// pay with that is worth less.
    pub(super) fn wanted_potion(&mut self, rules: &Goblin, state: &State) -> Option<Potion> {
        let worth = Worth::new(rules, state);
        let player = state.active_player();
        let cheap = rules.payments(player).won().any(|card| worth.card(card) < 2.5);
        let monster = worth.milestone(state).filter(|_| cheap)?;
        let state = &state.at_turn();
        let plain = self.promise(rules, state, monster, None);
        let mut best = None;
        let mut most = plain + 0.4;
        for potion in Potion::ALL {
            if player.potions.contains(potion) || state.pile(potion) == 0 {
                continue;
            }
            let value = self.promise(rules, state, monster, Some(potion));
            if value > most {
                (best, most) = (Some(potion), value);
            }
        }
        best
    }
}
