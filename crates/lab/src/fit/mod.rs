//! Fitting the model that tells how likely each seat is to win.

mod logit;
mod matrix;
mod sample;

pub use logit::{Position, fit};
pub(crate) use matrix::Symmetric;
pub use sample::{Sampled, Sampler};

use crate::Calibration;

/// One game of so many is kept aside for testing.
const TESTED: u64 = 5;

/// A model, and how good it is at games it was not fitted on.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    /// By feature.
    pub weights: Vec<f64>,
    /// Positions it was fitted on.
    pub fitted: usize,
    /// Positions it was tested on, from other games.
    pub tested: usize,
    /// Mean loss of the tested positions.
    pub loss: f64,
    /// Their mean loss if every seat were as likely to win as the others.
    pub even_loss: f64,
    /// Foretold against what happened, for each seat of the tested positions.
    pub calibration: Calibration,
}

/// Fits a model on four games of five and tests it on the others, at each of so many tables that took
/// turns.
pub fn fit_and_test(games: &[Sampled], tables: u64, features: usize, ridge: f64) -> Fitted {
    let (mut fitted, mut tested) = (Vec::new(), Vec::new());
    for game in games {
        let part = if is_tested(game.game, tables) { &mut tested } else { &mut fitted };
        part.extend(game.positions.iter().cloned());
    }
    let weights = fit(&fitted, features, ridge);
    let (mut loss, mut even_loss) = (0.0, 0.0);
    let mut calibration = Calibration::default();
    for position in &tested {
        let chances = position.chances(&weights);
        loss += position.loss(&chances);
        even_loss += (position.shares.len() as f64).ln();
        for (&chance, &share) in chances.iter().zip(&position.shares) {
            calibration.count(chance, f64::from(share));
        }
    }
    let count = tested.len().max(1) as f64;
    Fitted {
        weights,
        fitted: fitted.len(),
        tested: tested.len(),
        loss: loss / count,
        even_loss: even_loss / count,
        calibration,
    }
}

/// Whole rounds of the tables are kept aside: with five of them, every fifth game would be one table.
const fn is_tested(game: u64, tables: u64) -> bool {
    (game / tables).is_multiple_of(TESTED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_is_fitted_on_and_tested() {
        for tables in 1..=10 {
            for table in 0..tables {
                let games = (0..tables * 50).filter(|game| game % tables == table);
                let tested = games.filter(|&game| is_tested(game, tables)).count();
                assert_eq!(tested, 10, "table {table} of {tables}");
            }
        }
    }
}
