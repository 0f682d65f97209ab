//! Whether what is said to happen three times in ten does.

use serde::Serialize;

/// Tenths.
const BINS: usize = 10;

/// Foretold chances against what happened, by tenths of the foretold.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Calibration {
    bins: [Bin; BINS],
}

/// Chances in one tenth.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Bin {
    /// How many.
    pub count: u64,
    foretold: f64,
    happened: f64,
}

impl Bin {
    /// The mean of what was foretold.
    pub fn foretold(&self) -> f64 {
        self.foretold / self.count.max(1) as f64
    }

    /// How often it came so.
    pub fn happened(&self) -> f64 {
        self.happened / self.count.max(1) as f64
    }
}

impl Calibration {
    /// One more chance that was foretold, and what share of it came true.
    pub fn count(&mut self, foretold: f64, happened: f64) {
        let bin = &mut self.bins[((foretold * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1;
        bin.foretold += foretold;
        bin.happened += happened;
    }

    /// By tenth, the lowest first.
    pub fn bins(&self) -> &[Bin] {
        &self.bins
    }

    /// How many were counted.
    pub fn total(&self) -> u64 {
        self.bins.iter().map(|bin| bin.count).sum()
    }

    /// The expected calibration error: how far foretold and happened are apart, on average.
    pub fn error(&self) -> f64 {
        let apart = |bin: &Bin| bin.count as f64 * (bin.foretold() - bin.happened()).abs();
        self.bins.iter().map(apart).sum::<f64>() / self.total().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_the_mean_distance_of_tenths() {
        let mut calibration = Calibration::default();
        for happened in [1.0, 0.0, 0.0, 0.0] {
            calibration.count(0.25, happened);
        }
        assert!(calibration.error().abs() < 1e-12);
        for _ in 0..4 {
            calibration.count(0.9, 1.0);
        }
        calibration.count(1.0, 1.0);
        let wanted = 4.0 * 0.1 / 9.0;
        assert!((calibration.error() - wanted).abs() < 1e-12, "{}", calibration.error());
        assert_eq!(calibration.total(), 9);
        assert_eq!(calibration.bins()[9].count, 5);
    }
}
