//! Whether somebody is stronger, decided as soon as it is known (Wald's sequential test).

use crate::Mean;

/// How often either answer may be wrong.
const WRONG: f64 = 0.05;
/// Deals before the first decision: of fewer the spread is not known.
const FEWEST: u64 = 20;
/// How many deals the variance that is assumed beforehand counts, and how much more than that of
/// independent games it is: chosen so that answers are wrong a little less often than promised.
const ASSUMED: f64 = 10.0;
const CAUTION: f64 = 1.6;
/// For 95 %.
const Z: f64 = 1.96;

/// What is known so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The higher share is likelier than the lower, by far.
    AtLeast,
    /// The lower share is likelier than the higher, by far.
    NotAbove,
    /// More games are needed.
    Open,
}

/// Tells two shares of victories apart: one hypothesis says it is not above the lower, the other it is
/// at least the higher. Each deal is played once with every way to seat the players; its mean score
/// counts once, so that lucky deals cancel out. The likelihood ratio is that of a normal mean with
/// the spread seen so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    not_above: f64,
    at_least: f64,
    variance: f64,
    deals: Mean,
}

impl Sprt {
    /// Between these shares, the first of which is the lower. `variance` is that of a deal's score if
    /// its games were independent of each other.
    pub fn new(not_above: f64, at_least: f64, variance: f64) -> Self {
        Self { not_above, at_least, variance, deals: Mean::default() }
    }

    /// One more deal and its mean score.
    pub fn count(&mut self, score: f64) {
        self.deals.count(score);
    }

    /// The scores so far.
    pub fn deals(&self) -> Mean {
        self.deals
    }

    /// How much likelier what was seen is if the share is the higher one, as a logarithm.
    pub fn log_ratio(&self) -> f64 {
        let n = self.deals.of as f64;
        let middle = f64::midpoint(self.not_above, self.at_least);
        n * (self.at_least - self.not_above) * (self.deals.value() - middle) / self.spread()
    }

    /// The variance of a deal's score: the one seen, and some of the one assumed.
    fn spread(&self) -> f64 {
        let assumed = CAUTION * self.variance * ASSUMED;
        (self.deals.scatter() + assumed) / (self.deals.of as f64 + ASSUMED)
    }

    /// The interval of the share, 95 % of a test that does not stop early. A bot that won every deal so far
    /// may still lose one.
    pub fn interval(&self) -> (f64, f64) {
        let half = Z * (self.spread() / self.deals.of.max(1) as f64).sqrt();
        let share = self.deals.value();
        ((share - half).max(0.0), (share + half).min(1.0))
    }

    /// What is known so far.
    pub fn verdict(&self) -> Verdict {
        let bound = ((1.0 - WRONG) / WRONG).ln();
        match self.log_ratio() {
            _ if self.deals.of < FEWEST => Verdict::Open,
            ratio if ratio >= bound => Verdict::AtLeast,
            ratio if ratio <= -bound => Verdict::NotAbove,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Luck as _, PlayoutLuck};

    use super::*;

    /// How often a player who wins so many of a thousand games is found to be stronger.
    fn found_stronger(per_mille: u32, trials: u64) -> u64 {
        let mut stronger = 0;
        for trial in 0..trials {
            let mut luck = PlayoutLuck::for_game(3, trial);
            let mut test = Sprt::new(0.53, 0.60, 0.125);
            let mut game = || f64::from(u8::from(luck.below(1000) < per_mille));
            while test.verdict() == Verdict::Open {
                test.count(f64::midpoint(game(), game()));
            }
            stronger += u64::from(test.verdict() == Verdict::AtLeast);
        }
        stronger
    }

    #[test]
    fn answers_are_wrong_about_as_often_as_promised() {
        let (low, high) = (found_stronger(530, 1000), found_stronger(600, 1000));
        assert!(low <= 60 && high >= 940, "{low} {high}");
        assert_eq!(found_stronger(700, 50), 50);
        assert_eq!(found_stronger(450, 50), 0);
    }

    #[test]
    fn nothing_is_decided_by_a_handful_of_games() {
        let mut test = Sprt::new(0.53, 0.60, 0.125);
        for _ in 1..FEWEST {
            test.count(1.0);
            assert_eq!(test.verdict(), Verdict::Open);
        }
        test.count(1.0);
        assert_eq!(test.verdict(), Verdict::AtLeast);
    }

    #[test]
    fn who_won_every_deal_is_not_sure_to_win() {
        let mut test = Sprt::new(0.53, 0.60, 0.125);
        (0..20).for_each(|_| test.count(1.0));
        let (low, high) = test.interval();
        assert!((0.80..0.95).contains(&low) && (high - 1.0).abs() < 1e-12, "{low}");
        // Of deals whose spread is the one assumed it is the usual interval.
        let mut test = Sprt::new(0.53, 0.60, 0.125 / CAUTION);
        let scores = [0.0, 0.5, 0.5, 1.0].into_iter().cycle().take(4000);
        scores.for_each(|score| test.count(score));
        let (low, high) = test.interval();
        let half = Z * (0.125_f64 / 4000.0).sqrt();
        assert!((low - 0.5 + half).abs() < 1e-9 && (high - 0.5 - half).abs() < 1e-9);
    }

    #[test]
    fn the_ratio_is_that_of_a_normal_mean() {
        let mut test = Sprt::new(0.5, 0.6, 0.125);
        for score in [1.0, 0.0, 1.0, 1.0] {
            test.count(score);
        }
        let variance = (0.75 + 2.0) / 14.0;
        let wanted = 4.0 * 0.1 * (0.75 - 0.55) / variance;
        assert!((test.log_ratio() - wanted).abs() < 1e-12);
    }
}
