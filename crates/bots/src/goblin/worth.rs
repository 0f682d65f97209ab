//! What cards, keys and hit points are worth to a player, in rewards of level I.

use goblin::solver::Goal;
use goblin::{
    Action, ActionCard, Back, Goblin, Monster, MonsterKind, Player, Reward, STARTING_CARDS, State,
    Won,
};

use super::judge::milestone;

/// Losing the last hit point costs a turn.
const DEATH: f64 = 1.2;
/// A hit point is a part of that.
const HIT_POINT: f64 = 0.16;
/// A potion that is not needed now may decide a battle that matters.
const POTION: f64 = 0.7;
/// A card played makes room for another.
const CARD: f64 = 0.08;
/// A card of the hand to wait for is dearer by this.
pub(super) const PRECIOUS: f64 = 5.0;
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

    pub(super) const fn rules(&self) -> &'a Goblin {
        self.rules
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

    /// What buying this card would add.
    pub(super) fn gain_by(&self, card: Won) -> f64 {
        match &self.rules.content().rewards[card.index()] {
            Reward::Action(_) => self.card(card),
            Reward::Equipment(_) => self.gain(card),
        }
    }

    /// What doing nothing is worth by every goal.
    pub(super) fn idle(&self) -> f64 {
        DEATH
            + HIT_POINT * f64::from(self.player.hit_points)
            + POTION * self.player.potions.len() as f64
    }

    pub(super) fn average_starting_card(&self) -> f64 {
        let cards = &self.rules.content().starting[self.player.hero];
        cards.iter().copied().map(action).sum::<f64>() / STARTING_CARDS as f64
    }

    /// What the player wears that this weapon or armour would replace.
    pub(super) fn owned_beside(&self, card: Won) -> Option<Won> {
        self.player.equipment(self.rules.equipment(card)?.kind)
    }

    /// How much better off the player is with this weapon or armour than with the present one.
    fn gain(&self, card: Won) -> f64 {
        self.card(card) - self.owned_beside(card).map_or(0.0, |owned| self.card(owned))
    }

    pub(super) fn choose_equipment(&self, card: Won) -> Action {
        if self.gain(card) > 0.0 { Action::Keep } else { Action::Pawn }
    }

    /// A healing potion saves a turn when few hit points are left.
    pub(super) fn should_heal(&self) -> bool {
        self.player.hit_points * 3 <= self.player.full
    }

    /// The next monster on the way to the lord.
    pub(super) fn milestone(&self, state: &State) -> Option<Monster> {
        milestone(self.rules, state, self.player)
    }
}

/// The best cards come first in a deck that is drawn from now.
pub(super) fn arrange(worth: &Worth<'_>, legal: &[Action]) -> Action {
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

/// What an action card is worth, by what is printed on it.
pub(super) fn action(face: ActionCard) -> f64 {
    f64::from(face.attack)
        + 0.8 * f64::from(face.defense)
        + 0.5 * f64::from(face.heal)
        + 1.1 * f64::from(face.draw)
        + 0.15 * face.next.len() as f64
}
