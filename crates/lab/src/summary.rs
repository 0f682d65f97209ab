//! What many games tell together.

use std::collections::BTreeMap;

use crate::{GameRow, TURN_LIMIT, wilson};

/// Victories in parts: every number of winners up to five divides them.
const PARTS: u64 = 60;

/// How often some seats won: those of a hero, a bot, a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wins {
    /// Games in which such a seat took part, once for each.
    pub of: u64,
    /// Victories, shared ones included.
    pub wins: u64,
    parts: u64,
}

impl Wins {
    /// One more seat and its share of the victory.
    pub fn count(&mut self, victory: f32) {
        self.of += 1;
        self.wins += u64::from(victory > 0.0);
        self.parts += (f64::from(victory) * PARTS as f64).round() as u64;
    }

    /// The share of victories, shared ones by parts; 0 if there was nothing.
    pub fn share(self) -> f64 {
        self.parts as f64 / (PARTS * self.of.max(1)) as f64
    }

    /// Wilson's interval of the share: the true one is in it 95 times of 100.
    pub fn interval(self) -> (f64, f64) {
        wilson(self.share(), self.of)
    }
}

/// Sums over games. They do not depend on the order in which rows are added.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// Games.
    pub games: u64,
    /// Games with several winners.
    pub shared: u64,
    /// Decisions, rolls and draws.
    pub steps: u64,
    /// Decisions.
    pub decisions: u64,
    /// Decisions with one legal action.
    pub forced: u64,
    /// Turns.
    pub turns: u64,
    /// By seat.
    pub by_seat: Vec<Wins>,
    /// By who began, came next, and so on.
    pub by_order: Vec<Wins>,
    /// By hero.
    pub by_hero: BTreeMap<String, Wins>,
    /// By bot.
    pub by_bot: BTreeMap<String, Wins>,
    /// How many games ended how.
    pub endings: BTreeMap<String, u64>,
    /// What happened how often, by [`Counter::key`](crate::Counter::key).
    pub counts: BTreeMap<String, u64>,
    /// How many games had so many turns.
    pub lengths: BTreeMap<u16, u64>,
}

impl Summary {
    /// One more game.
    pub fn add(&mut self, row: &GameRow) {
        self.games += 1;
        self.shared += u64::from(row.is_shared());
        self.steps += row.steps;
        self.decisions += row.decisions;
        self.forced += row.forced;
        self.turns += u64::from(row.turns);
        let seats = row.seats.len();
        for by in [&mut self.by_seat, &mut self.by_order] {
            by.resize(by.len().max(seats), Wins::default());
        }
        for (index, seat) in row.seats.iter().enumerate() {
            self.by_seat[index].count(seat.victory);
            if let Some(wins) = self.by_order.get_mut(usize::from(seat.order).wrapping_sub(1)) {
                wins.count(seat.victory);
            }
            self.by_hero.entry(seat.hero.clone()).or_default().count(seat.victory);
            self.by_bot.entry(seat.bot.to_string()).or_default().count(seat.victory);
        }
        *self.endings.entry(row.ending.clone()).or_default() += 1;
        for (key, &count) in &row.counts {
            *self.counts.entry(key.clone()).or_default() += u64::from(count);
        }
        *self.lengths.entry(row.turns).or_default() += 1;
    }

    /// Games that did not come to their end before the turn limit.
    pub fn limited(&self) -> u64 {
        self.endings.get(TURN_LIMIT).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_victories_count_in_parts() {
        let mut wins = Wins::default();
        for victory in [1.0, 0.5, 1.0 / 3.0, 0.0] {
            wins.count(victory);
        }
        assert_eq!((wins.of, wins.wins), (4, 3));
        assert!((wins.share() - (1.0 + 0.5 + 1.0 / 3.0) / 4.0).abs() < 1e-12);
    }
}
