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

impl Thoughts {
    pub(super) fn choose_purchase(
        &mut self,
        rules: &Goblin,
        state: &State,
        legal: &[Action],
    ) -> Action {
        let worth = Worth::new(rules, state);
        let potion = self.wanted_potion(rules, state, &worth).map(|(it, _)| Product::Potion(it));
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

    /// The potion that helps most against the next milestone, if one helps and there is something to
    /// pay with that is worth less, and how much it helps.
    pub(super) fn wanted_potion(
        &mut self,
        rules: &Goblin,
        state: &State,
        worth: &Worth<'_>,
    ) -> Option<(Potion, f64)> {
        let player = state.active_player();
        let cheap = rules.payments(player).won().any(|card| worth.card(card) < CHEAP);
        let monster = worth.milestone(state).filter(|_| cheap)?;
        let state = &state.at_turn();
        let plain = self.promise(rules, state, monster, None);
        let mut best = None;
        let mut most = plain + HELP;
        for potion in Potion::ALL {
            if player.potions.contains(potion) || state.pile(potion) == 0 {
                continue;
            }
            let value = self.promise(rules, state, monster, Some(potion));
            if value > most {
                (best, most) = (Some((potion, value - plain)), value);
            }
        }
        best
    }
}
