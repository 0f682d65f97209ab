//! What is counted of games of Karak: Goblin to tell how balanced they are (G10).

use goblin::{Hero, MONSTERS, Monster};
use serde::Serialize;

use crate::{GameRow, Mean, Share, Tension};

/// Longest game, in turns of one player, that is told apart.
const LONGEST: usize = 200;

/// What became of one card.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct CardCount {
    /// Fights against its monster.
    pub fought: u64,
    /// Those that were won.
    pub beaten: u64,
    /// How much less a fight promises its owner without it, where 1 is the difference between won and
    /// lost.
    pub lift: Mean,
}

/// What came out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// Games that somebody won.
    pub finished: u64,
    /// Games that the turn limit ended.
    pub unfinished: u64,
    /// How often each hero won, by hero.
    pub heroes: [Share; Hero::ALL.len()],
    /// How often who began won, who came second, and so on.
    pub order: [Share; 4],
    /// Games that somebody won, by the turns each player had.
    pub turns: Vec<u64>,
    /// By the number of the monster.
    pub cards: Vec<CardCount>,
    /// Merchant visits, turns in all.
    pub merchant: Share,
    /// Revivals, turns in all.
    pub revived: Share,
    /// Whether there was suspense.
    pub tension: Tension,
}

impl Default for Balance {
    fn default() -> Self {
        Self {
            finished: 0,
            unfinished: 0,
            heroes: [Share::default(); Hero::ALL.len()],
            order: [Share::default(); 4],
            turns: vec![0; LONGEST],
            cards: vec![CardCount::default(); MONSTERS],
            merchant: Share::default(),
            revived: Share::default(),
            tension: Tension::default(),
        }
    }
}

impl Balance {
    /// Puts the counts of other games to these.
    pub fn add(&mut self, other: &Self) {
        self.finished += other.finished;
        self.unfinished += other.unfinished;
        self.heroes.iter_mut().zip(other.heroes).for_each(|(one, other)| one.add(other));
        self.order.iter_mut().zip(other.order).for_each(|(one, other)| one.add(other));
        self.turns.iter_mut().zip(&other.turns).for_each(|(one, other)| *one += other);
        for (one, other) in self.cards.iter_mut().zip(&other.cards) {
            one.fought += other.fought;
            one.beaten += other.beaten;
            one.lift.add(other.lift);
        }
        self.merchant.add(other.merchant);
        self.revived.add(other.revived);
        self.tension.add(&other.tension);
    }

    /// Counts a game that is over, in which this hero stood best at half-time.
    pub(crate) fn end(&mut self, row: &GameRow, leader: Option<Hero>) {
        self.tension.end(row, leader);
        for monster in Monster::all() {
            let beaten = row.counts.get(&format!("beaten.{monster}"));
            self.cards[monster.index()].beaten += u64::from(beaten.copied().unwrap_or(0));
        }
        if !row.is_won() {
            self.unfinished += 1;
            return;
        }
        self.finished += 1;
        for seat in &row.seats {
            let won = seat.victory > 0.0;
            if let Some(hero) = Hero::ALL.into_iter().find(|hero| hero.name() == seat.hero) {
                self.heroes[hero as usize].count(won);
            }
            self.order[usize::from(seat.order) - 1].count(won);
        }
        let turns = usize::from(row.turns).div_ceil(row.seats.len());
        self.turns[turns.min(LONGEST - 1)] += 1;
    }

    /// The median of turns each player had in games that somebody won.
    pub fn median_turns(&self) -> usize {
        let mut left = self.finished.div_ceil(2);
        for (turns, &games) in self.turns.iter().enumerate() {
            if games >= left {
                return turns;
            }
            left -= games;
        }
        LONGEST
    }
}
