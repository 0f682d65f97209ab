//! Shares and means with their uncertainty.

use serde::Serialize;

/// For 95 %.
const Z: f64 = 1.96;

/// So many of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Share {
    /// How often it was so.
    pub hits: u64,
    /// How often it could have been.
    pub of: u64,
}

impl Share {
    /// Counts one more.
    pub fn count(&mut self, hit: bool) {
        self.hits += u64::from(hit);
        self.of += 1;
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.hits += other.hits;
        self.of += other.of;
    }

    /// From 0 to 1; 0 if there was nothing.
    pub fn value(self) -> f64 {
        if self.of == 0 { 0.0 } else { self.hits as f64 / self.of as f64 }
    }

    /// Wilson's interval: the true share is in it 95 times of 100.
    pub fn interval(self) -> (f64, f64) {
        wilson(self.value(), self.of)
    }
}

/// Wilson's interval for a share that was seen in so many trials: the true share is in it 95 times of
/// 100.
pub fn wilson(share: f64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let (n, p) = (of as f64, share);
    let middle = p + Z * Z / (2.0 * n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    ((middle - half) / scale, (middle + half) / scale)
}

/// A mean of many numbers.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Mean {
    /// How many.
    pub of: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Counts one more.
    pub fn count(&mut self, number: f64) {
        self.of += 1;
        self.sum += number;
        self.squares += number * number;
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.of += other.of;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// 0 if there was nothing.
    pub fn value(self) -> f64 {
        if self.of == 0 { 0.0 } else { self.sum / self.of as f64 }
    }

    /// The squares of all distances from the mean, together.
    pub(crate) fn scatter(self) -> f64 {
        (self.squares - self.sum * self.sum / self.of.max(1) as f64).max(0.0)
    }

    /// Half of the interval that holds the true mean 95 times of 100.
    pub fn error(self) -> f64 {
        if self.of < 2 {
            return f64::INFINITY;
        }
        let n = self.of as f64;
        Z * (self.scatter() / (n - 1.0) / n).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_have_wilsons_interval() {
        let (low, high) = Share { hits: 50, of: 100 }.interval();
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        assert_eq!(Share::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn means_know_their_error() {
        let mut mean = Mean::default();
        assert!(mean.error().is_infinite());
        for number in [1.0, 2.0, 3.0, 4.0] {
            mean.count(number);
        }
        assert!((mean.value() - 2.5).abs() < 1e-12);
        assert!((mean.error() - 1.96 * (5.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-9);
    }
}
