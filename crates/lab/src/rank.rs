//! Whether two figures of the same things rise together.

use std::cmp::Ordering;

/// Fewer things than this tell nothing.
const FEWEST: usize = 4;

/// Spearman's rank correlation, from -1 to 1; nothing where there are too few pairs or one of the figures is the same
/// for all.
pub(crate) fn rank_correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    if pairs.len() < FEWEST {
        return None;
    }
    let ones = ranks(&pairs.iter().map(|pair| pair.0).collect::<Vec<_>>());
    let others = ranks(&pairs.iter().map(|pair| pair.1).collect::<Vec<_>>());
    let middle = (pairs.len() - 1) as f64 / 2.0;
    let product = |ones: &[f64], others: &[f64]| -> f64 {
        ones.iter().zip(others).map(|(one, other)| (one - middle) * (other - middle)).sum()
    };
    let spread = (product(&ones, &ones) * product(&others, &others)).sqrt();
    (spread > 0.0).then(|| product(&ones, &others) / spread)
}

/// The place of each number among all, from 0; equal ones share the mean of theirs.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let count = |number: &f64, order: Ordering| {
        numbers.iter().filter(|other| other.total_cmp(number) == order).count() as f64
    };
    let rank =
        |number| count(number, Ordering::Less) + (count(number, Ordering::Equal) - 1.0) / 2.0;
    numbers.iter().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_shared_by_equals() {
        assert_eq!(ranks(&[3.0, 1.0, 3.0, 0.5]), [2.5, 1.0, 2.5, 0.0]);
    }

    #[test]
    fn what_rises_together_correlates() {
        let rising = [(1.0, 10.0), (2.0, 20.0), (3.0, 21.0), (9.0, 500.0)];
        assert_eq!(rank_correlation(&rising), Some(1.0));
        assert_eq!(rank_correlation(&rising.map(|(one, other)| (one, -other))), Some(-1.0));
        assert_eq!(rank_correlation(&rising.map(|(one, _)| (one, 7.0))), None);
        assert_eq!(rank_correlation(&rising[..3]), None);
        // As in the books: ranks 1 2 3 4 5 against 2 1 4 3 5 give 0.8.
        let mixed = [(1.0, 2.0), (2.0, 1.0), (3.0, 4.0), (4.0, 3.0), (5.0, 5.0)];
        assert!((rank_correlation(&mixed).unwrap() - 0.8).abs() < 1e-12);
    }
}
