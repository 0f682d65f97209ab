//! Plays like an attentive child: nothing that cannot help, but it sees no further than its hand.

use goblin::solver::{Goal, Prospect};
use goblin::{
    Action, Decision, Drawing, Goblin, Monster, MonsterKind, Phase, Player, Potion, Product,
    Reward, State,
};

use super::Thoughts;
use super::worth::{Worth, arrange};

/// What a child wants from a battle: to win, to live, and to lay many cards.
const GOAL: Goal = Goal { win: 10.0, survive: 3.0, hit_point: 0.2, potion: 0.1, card: 0.02 };

impl Thoughts {
    /// The choice of the easy player.
    pub(super) fn easy(
        &mut self,
        rules: &Goblin,
        state: &State,
        legal: &[Action],
    ) -> Option<Action> {
        let Phase::Seat(decision) = state.phase() else { return None };
        let worth = Worth::new(rules, state);
        match decision {
            // It hits hard: that is what a child sees first.
            Decision::HeadStart { .. } => Some(Action::Choose(Potion::Strength)),
            Decision::Turn => self.easy_turn(rules, state, legal),
            Decision::Shop => Some(easy_purchase(rules, state, legal)),
            Decision::Pay(product) => worth.payments(state, product).next(),
            Decision::Equip(card, _) => Some(worth.choose_equipment(card)),
            Decision::Heal => Some(if hurt(state) { Action::Heal } else { Action::Decline }),
            Decision::Arrange if state.drawing() == Drawing::Refill => Some(arrange(&worth, legal)),
            Decision::Arrange | Decision::Discard | Decision::Battle | Decision::Look => {
                let advice = self.hasty.advise(rules, state, GOAL)?;
                if advice.prospect.win == 0.0
                    && let Some(action) = worth.spare(state, legal)
                {
                    return Some(action);
                }
                Some(advice.action)
            }
        }
    }

    /// The shiniest of what the hand alone can beat. With nothing to beat, what helps otherwise.
    fn easy_turn(&mut self, rules: &Goblin, state: &State, legal: &[Action]) -> Option<Action> {
        if legal.contains(&Action::Heal) && hurt(state) {
            return Some(Action::Heal);
        }
        let mut best: Option<(Look, Action)> = None;
        for &action in legal {
            let Action::Fight(monster) = action else { continue };
            let Some(prospect) = self.hasty.glance(rules, state, monster, GOAL) else { continue };
            let look = Look::of(rules, monster, prospect);
            if best.is_none_or(|(other, _)| look > other) {
                best = Some((look, action));
            }
        }
        if let Some((look, action)) = best
            && look.beats
        {
            return Some(action);
        }
        if hurt(state) && legal.contains(&Action::Revive) {
            return Some(Action::Revive);
        }
        if Worth::new(rules, state).remedy(state, |_| true).is_some() {
            return Some(Action::Merchant);
        }
        // A lost battle brings other cards.
        best.map(|(_, action)| action)
    }
}

/// What a monster looks like to somebody who sees the hand and nothing else; better ones are greater.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Look {
    beats: bool,
    lives: bool,
    shine: u8,
    hit_points: f64,
}

impl Look {
    fn of(rules: &Goblin, monster: Monster, prospect: Prospect) -> Self {
        let beats = prospect.win > 0.0;
        let shine = match (monster.kind(), monster.level()) {
            (MonsterKind::Lord, _) | (_, None) => 100,
            (MonsterKind::Gatekeeper, Some(_)) => 50,
            (MonsterKind::Ordinary(card), Some(level)) => {
                let printed = match rules.content().rewards[card.index()] {
                    Reward::Action(face) => face.attack + face.defense + face.heal + face.draw,
                    Reward::Equipment(face) => face.attack + face.defense + face.heart + face.hand,
                };
                10 * level as u8 + printed
            }
        };
        let lives = prospect.survive > 0.0;
        Self { beats, lives, shine: if beats { shine } else { 0 }, hit_points: prospect.hit_points }
    }
}

fn hurt(state: &State) -> bool {
    let Player { hit_points, full, .. } = *state.active_player();
    hit_points * 2 < full
}

fn easy_purchase(rules: &Goblin, state: &State, legal: &[Action]) -> Action {
    let healing = Action::Buy(Product::Potion(Potion::Healing));
    if hurt(state) && legal.contains(&healing) {
        return healing;
    }
    let offered = |product| legal.contains(&Action::Buy(product));
    let remedy = Worth::new(rules, state).remedy(state, offered);
    remedy.map_or(Action::Leave, Action::Buy)
}
