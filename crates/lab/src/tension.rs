//! What is counted of games of Karak: Goblin to tell whether they have suspense (G10.8).

use goblin::{Hero, Level, Monster, REWARDS, Won};
use serde::Serialize;

use crate::rank::rank_correlation;
use crate::{CardCount, GameRow, Mean, Share};

/// What the games had of suspense, beside turns at the merchant and reviving.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tension {
    /// Fights that were won, of all that somebody chose.
    pub fights: Share,
    /// Games won by whoever stood best at half-time, as the model judges it, of those that somebody won.
    pub leader: Share,
    /// Games in which the first attempt at the lord was the last, of those with an attempt.
    pub lord: Share,
    /// By level: monsters of the row that were as good as beaten, late in the game.
    pub safe: [Share; Level::ALL.len()],
    /// What a fight against each monster promised when its level was the highest open one, whether it was chosen or
    /// not.
    pub promised: Vec<Mean>,
}

impl Default for Tension {
    fn default() -> Self {
        Self {
            fights: Share::default(),
            leader: Share::default(),
            lord: Share::default(),
            safe: [Share::default(); Level::ALL.len()],
            promised: vec![Mean::default(); REWARDS],
        }
    }
}

impl Tension {
    /// Puts the counts of other games to these.
    pub(crate) fn add(&mut self, other: &Self) {
        self.fights.add(other.fights);
        self.leader.add(other.leader);
        self.lord.add(other.lord);
        self.safe.iter_mut().zip(other.safe).for_each(|(one, other)| one.add(other));
        self.promised.iter_mut().zip(&other.promised).for_each(|(one, other)| one.add(*other));
    }

    /// Counts a game that is over, in which this hero stood best at half-time.
    pub(crate) fn end(&mut self, row: &GameRow, leader: Option<Hero>) {
        let counted = |key: &str| u64::from(row.counts.get(key).copied().unwrap_or(0));
        self.fights.hits += counted("fights_won");
        self.fights.of += counted("fights");
        let lords = Monster::all().filter(|monster| monster.level().is_none());
        let attempts: u64 = lords.map(|lord| counted(&format!("fought.{lord}"))).sum();
        if attempts > 0 {
            self.lord.count(attempts == 1 && row.is_won());
        }
        if let Some(leader) = leader.filter(|_| row.is_won()) {
            let led = |seat: &crate::SeatRow| seat.hero == leader.name() && seat.victory > 0.0;
            self.leader.count(row.seats.iter().any(led));
        }
    }

    /// Whether riskier fights of a level bring better rewards: the rank correlation between how little a fight promises
    /// and what its reward is good for. Nothing if too few games tell.
    pub fn reward_for_risk(&self, level: Level, cards: &[CardCount]) -> Option<f64> {
        let known =
            |card: &Won| self.promised[card.index()].of > 0 && cards[card.index()].lift.of > 0;
        let all = Won::all().filter(|card| card.level() == level);
        let pairs: Vec<(f64, f64)> = all
            .filter(known)
            .map(|card| (-self.promised[card.index()].value(), cards[card.index()].lift.value()))
            .collect();
        rank_correlation(&pairs)
    }
}
