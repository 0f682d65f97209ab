//! What the end of a battle is worth, by the model: how much each thing moves the score.

use goblin::solver::Goal;
use goblin::{
    Action, Card, EquipmentKind, Goblin, Monster, MonsterKind, Player, Potion, Potions, Reward,
    State,
};

use super::Thoughts;
use super::judge::describe;

/// Beating the lord wins the game.
const LORD: f64 = 15.0;
/// A reward never hurts so much that it is not worth a battle.
const LEAST: f64 = 0.01;
/// A card played makes room for another.
const CARD: f64 = 0.01;

impl Thoughts {
    /// What the end of a battle against this monster is worth to the player whose turn it is.
    pub(super) fn goal(&mut self, rules: &Goblin, state: &State, monster: Monster) -> Goal {
        let player = state.active_player();
        let present = self.score(rules, state, player);
        let with_hit_points = |hit_points| Player { hit_points, ..*player };
        let full = player.full;
        let dead = self.score(rules, state, &with_hit_points(0));
        let barely = self.score(rules, state, &with_hit_points(1));
        let unhurt = self.score(rules, state, &with_hit_points(full));
        let bare = self.score(rules, state, &Player { potions: Potions::EMPTY, ..*player });
        let potion = (present - bare) / player.potions.len().max(1) as f64;
        let won = match (monster.kind(), monster.level()) {
            (MonsterKind::Lord, _) | (_, None) => present + LORD,
            (MonsterKind::Gatekeeper, Some(level)) => {
                let mut richer = *player;
                richer.keys.insert(level);
                self.score(rules, state, &richer)
            }
            (MonsterKind::Ordinary(card), Some(_)) => {
                let mut richer = *player;
                match rules.content().rewards[card.index()] {
                    Reward::Action(_) => richer.discard.insert(Card::Won(card)),
                    Reward::Equipment(face) => match face.kind {
                        EquipmentKind::Weapon => richer.weapon = Some(card),
                        EquipmentKind::Armor => richer.armor = Some(card),
                    },
                }
                self.score(rules, state, &richer)
            }
        };
        let steps = f64::from(full.max(2) - 1);
        Goal {
            win: (won - present).max(LEAST),
            survive: (barely - dead).max(0.0),
            hit_point: ((unhurt - barely) / steps).max(0.0),
            potion: potion.max(0.0),
            card: CARD,
        }
    }

    /// The potion that the model would rather begin with (G9.13).
    pub(super) fn choose_potion(&mut self, rules: &Goblin, state: &State) -> Action {
        let mut best = (f64::MIN, Potion::Strength);
        for potion in Potion::ALL {
            let score = self.score(rules, state, state.with_potion(potion).active_player());
            if score > best.0 {
                best = (score, potion);
            }
        }
        Action::Choose(best.1)
    }

    /// How the player whose turn it is would stand.
    fn score(&mut self, rules: &Goblin, state: &State, player: &Player) -> f64 {
        self.features.clear();
        self.features.resize(self.model.weights().len(), 0.0);
        describe(rules, state, state.active(), player, &mut self.features);
        let products = self.model.weights().iter().zip(&self.features);
        products.map(|(weight, feature)| f64::from(weight * feature)).sum()
    }
}
