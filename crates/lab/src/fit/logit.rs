//! Weights that make what happened likeliest: a conditional logit, fitted by Newton's method.

use super::matrix::Symmetric;

/// Who sat at a table at one moment, described, and how the game came out for them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Position {
    /// The features of one seat after the other.
    pub features: Vec<f32>,
    /// Each seat's share of the victory; together 1.
    pub shares: Vec<f32>,
}

impl Position {
    /// The features of each seat with its share.
    fn seats(&self) -> impl Iterator<Item = (&[f32], f32)> {
        let size = self.features.len() / self.shares.len().max(1);
        self.features.chunks(size.max(1)).zip(self.shares.iter().copied())
    }

    /// The chances that these weights give the seats.
    pub fn chances(&self, weights: &[f64]) -> Vec<f64> {
        let score = |features: &[f32]| -> f64 {
            features.iter().zip(weights).map(|(&feature, weight)| f64::from(feature) * weight).sum()
        };
        let mut chances: Vec<f64> = self.seats().map(|(features, _)| score(features)).collect();
        let highest = chances.iter().copied().fold(f64::MIN, f64::max);
        for chance in &mut chances {
            *chance = (*chance - highest).exp();
        }
        let sum: f64 = chances.iter().sum();
        chances.iter().map(|chance| chance / sum).collect()
    }

    /// How surprising the outcome was by these chances, in natural units.
    pub fn loss(&self, chances: &[f64]) -> f64 {
        let terms = chances.iter().zip(&self.shares).filter(|&(_, &share)| share > 0.0);
        -terms.map(|(chance, &share)| f64::from(share) * chance.max(1e-300).ln()).sum::<f64>()
    }
}

/// Steps of Newton's method at most; it needs about six.
const STEPS: usize = 60;
/// Halvings of a step that went too far.
const HALVINGS: usize = 30;

/// The weights with the least loss over these positions, held back by `ridge` for each feature, in
/// units of its own spread: a feature that never differs within a table has weight 0.
pub fn fit(positions: &[Position], features: usize, ridge: f64) -> Vec<f64> {
    let spreads = spreads(positions, features);
    let penalties: Vec<f64> = spreads
        .iter()
        .map(|&spread| if spread > 1e-9 { ridge * spread * spread } else { 1.0 })
        .collect();
    let penalty = |weights: &[f64]| -> f64 {
        weights
            .iter()
            .zip(&penalties)
            .map(|(weight, penalty)| weight * weight * penalty / 2.0)
            .sum()
    };
    let total = |weights: &[f64]| -> f64 {
        let losses = positions.iter().map(|position| position.loss(&position.chances(weights)));
        losses.sum::<f64>() + penalty(weights)
    };
    let mut weights = vec![0.0; features];
    let mut loss = total(&weights);
    for _ in 0..STEPS {
        let (gradient, mut hessian) = slope(positions, &weights);
        for (row, penalty) in penalties.iter().enumerate() {
            hessian.row_mut(row)[row] += penalty + 1e-9;
        }
        let downhill = gradient.iter().zip(weights.iter().zip(&penalties));
        let downhill = downhill.map(|(slope, (weight, penalty))| slope - weight * penalty);
        let Some(factor) = hessian.factor() else { break };
        let step = factor.solve(downhill.collect());
        let mut scale = 1.0;
        let better = (0..HALVINGS).find_map(|_| {
            let tried: Vec<f64> =
                weights.iter().zip(&step).map(|(weight, step)| weight + scale * step).collect();
            scale /= 2.0;
            let found = total(&tried);
            (found < loss).then_some((found, tried))
        });
        let Some((found, tried)) = better else { break };
        let gained = loss - found;
        (loss, weights) = (found, tried);
        if gained < 1e-9 * loss.max(1.0) {
            break;
        }
    }
    weights
}

/// How much each feature differs between the seats of a table.
fn spreads(positions: &[Position], features: usize) -> Vec<f64> {
    let mut sums = vec![0.0; features];
    let mut seats = 0;
    let mut mean = vec![0.0; features];
    for position in positions {
        mean.fill(0.0);
        for (features, _) in position.seats() {
            mean.iter_mut().zip(features).for_each(|(mean, &feature)| *mean += f64::from(feature));
        }
        let count = position.shares.len();
        seats += count;
        for (features, _) in position.seats() {
            for ((sum, mean), &feature) in sums.iter_mut().zip(&mean).zip(features) {
                *sum += (f64::from(feature) - mean / count as f64).powi(2);
            }
        }
    }
    sums.iter().map(|sum| (sum / f64::from(seats.max(1) as u32)).sqrt()).collect()
}

/// Uphill direction of the likelihood, and how it bends.
fn slope(positions: &[Position], weights: &[f64]) -> (Vec<f64>, Symmetric) {
    let size = weights.len();
    let mut gradient = vec![0.0; size];
    let mut hessian = Symmetric::zeros(size);
    let (mut mean, mut wide) = (vec![0.0; size], vec![0.0; size]);
    for position in positions {
        let chances = position.chances(weights);
        mean.fill(0.0);
        for ((features, share), &chance) in position.seats().zip(&chances) {
            for ((mean, slope), &feature) in mean.iter_mut().zip(&mut gradient).zip(features) {
                let feature = f64::from(feature);
                *mean += chance * feature;
                *slope += (f64::from(share) - chance) * feature;
            }
        }
        for ((features, _), &chance) in position.seats().zip(&chances) {
            for ((wide, mean), &feature) in wide.iter_mut().zip(&mean).zip(features) {
                *wide = f64::from(feature) - mean;
            }
            hessian.add_square(&wide, chance);
        }
    }
    (gradient, hessian)
}

#[cfg(test)]
mod tests {
    use table::{Luck as _, PlayoutLuck};

    use super::*;

    /// Tables of two or three whose outcome is drawn by known weights.
    fn drawn(count: usize, weights: &[f64]) -> Vec<Position> {
        let mut luck = PlayoutLuck::new(5);
        let mut uniform = move || f64::from(luck.below(1 << 30)) / f64::from(1 << 30);
        let mut positions = Vec::new();
        for number in 0..count {
            let seats = 2 + number % 2;
            let features: Vec<f32> =
                (0..seats * weights.len()).map(|_| uniform() as f32 * 2.0 - 1.0).collect();
            let mut position = Position { features, shares: vec![0.0; seats] };
            let chances = position.chances(weights);
            let mut drawn = uniform();
            let winner = chances.iter().position(|chance| {
                drawn -= chance;
                drawn < 0.0
            });
            position.shares[winner.unwrap_or(seats - 1)] = 1.0;
            positions.push(position);
        }
        positions
    }

    #[test]
    fn known_weights_are_found_again() {
        let wanted = [1.5, -0.7, 0.0];
        let found = fit(&drawn(20_000, &wanted), 3, 1.0);
        for (found, wanted) in found.iter().zip(wanted) {
            assert!((found - wanted).abs() < 0.08, "{found} for {wanted}");
        }
    }

    #[test]
    fn what_is_the_same_for_all_seats_has_no_weight() {
        let mut positions = drawn(500, &[1.0]);
        for position in &mut positions {
            let with = position.features.iter().flat_map(|&feature| [feature, 3.0]);
            position.features = with.collect();
        }
        let found = fit(&positions, 2, 1.0);
        assert!(found[1].abs() < 1e-9 && found[0] > 0.5, "{found:?}");
    }

    #[test]
    fn a_certain_winner_does_not_run_off_to_infinity() {
        let position = Position { features: vec![1.0, 0.0], shares: vec![1.0, 0.0] };
        let found = fit(&vec![position; 100], 1, 1.0);
        assert!(found[0] > 1.0 && found[0] < 20.0, "{found:?}");
    }
}
