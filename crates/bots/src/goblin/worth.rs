//! What cards, keys and hit points are worth to a player, in rewards of level I.

use goblin::solver::Goal;
use goblin::{
    Action, ActionCard, Goblin, Level, Monster, MonsterKind, Player, Reward, STARTING_CARDS, State,
    Won,
};

/// Losing the last hit point costs a turn.
const DEATH: f64 = 1.2;
/// A hit point is a part of that.
const HIT_POINT: f64 = 0.16;
/// A potion that is not needed now may decide a battle that matters.
const POTION: f64 = 0.7;
/// A card played makes room for another.
const CARD: f64 = 0.08;
/// Beating the lord wins the game.
const LORD: f64 = 40.0;
/// The keys of the three levels.
const KEYS: [f64; 3] = [4.0, 5.5, 7.0];

/// Prices seen by the player whose turn it is.
pub(super) struct Worth<'a> {
    rules: &'a Goblin,
    player: &'a Player,
}

impl<'a> Worth<'a> {
    pub(super) fn new(rules: &'a Goblin, state: &'a State) -> Self {
        Self { rules, player: state.active_player() }
    }

    /// What beating this monster is worth.
    pub(super) fn prize(&self, monster: Monster) -> f64 {
        match (monster.kind(), monster.level()) {
            (MonsterKind::Ordinary(card), _) => match self.rules.content().rewards[card.index()] {
                Reward::Action(_) => (self.card(card) - 0.6).max(0.15),
                Reward::Equipment(_) => self.gain(card).max(0.1),
            },
            (MonsterKind::Gatekeeper, Some(level)) => KEYS[level as usize],
            (MonsterKind::Lord, _) | (_, None) => LORD,
        }
    }

    /// What the end of a battle against this monster is worth.
    pub(super) fn goal(&self, monster: Monster) -> Goal {
        Goal {
            win: self.prize(monster),
            survive: DEATH,
            hit_point: HIT_POINT,
            potion: POTION,
            card: CARD,
        }
    }

    /// What a won card is worth to its owner.
    pub(super) fn card(&self, card: Won) -> f64 {
        match &self.rules.content().rewards[card.index()] {
            Reward::Action(face) => action(*face),
            Reward::Equipment(face) => {
                1.1 * f64::from(face.attack)
                    + 0.9 * f64::from(face.defense)
                    + 0.8 * f64::from(face.heart)
                    + 1.7 * f64::from(face.hand)
            }
        }
    }

    pub(super) fn average_starting_card(&self) -> f64 {
        let cards = &self.rules.content().starting[self.player.hero as usize];
        cards.iter().copied().map(action).sum::<f64>() / STARTING_CARDS as f64
    }

    /// How much better off the player is with this weapon or armour than with the present one.
    fn gain(&self, card: Won) -> f64 {
        let kind = self.rules.equipment(card).map(|face| face.kind);
        let owned = kind.and_then(|kind| self.player.equipment(kind));
        self.card(card) - owned.map_or(0.0, |owned| self.card(owned))
    }

    pub(super) fn choose_equipment(&self, card: Won) -> Action {
        if self.gain(card) > 0.0 { Action::Keep } else { Action::Pawn }
    }

    /// The payment that hurts least.
    pub(super) fn cheapest(&self, legal: &[Action]) -> Option<Action> {
        let price = |action: &Action| {
            let Action::Pay(card) = *action else { return None };
            Some((self.card(card), *action))
        };
        let payments = legal.iter().filter_map(price);
        payments.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, action)| action)
    }

    /// A healing potion saves a turn when few hit points are left.
    pub(super) fn should_heal(&self) -> bool {
        self.player.hit_points * 3 <= self.rules.full()
    }

    /// The next monster on the way to the lord.
    pub(super) fn milestone(&self, state: &State) -> Option<Monster> {
        if self.rules.lord_is_open(self.player) {
            return state.lord();
        }
        let level = Level::ALL.into_iter().find(|&level| !self.player.keys.contains(level))?;
        state.cavern(level).gate
    }
}

fn action(face: ActionCard) -> f64 {
    f64::from(face.attack)
        + 0.8 * f64::from(face.defense)
        + 0.5 * f64::from(face.heal)
        + 1.1 * f64::from(face.draw)
        + 0.15 * face.next.len() as f64
}
