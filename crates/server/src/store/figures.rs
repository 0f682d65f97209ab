//! How many commits there were, how many rows went into them and how long they took.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What a store counts. Reading it stops nobody.
#[derive(Default, Debug)]
pub struct Figures {
    /// Microseconds of each commit, from its first row to the answer of the disk.
    pub commit_micros: Histogram,
    /// What was written in each commit, counted in writes of callers.
    pub writes_a_commit: Histogram,
    rows: AtomicU64,
    failures: AtomicU64,
}

impl Figures {
    /// How many commits succeeded.
    pub fn commits(&self) -> u64 {
        self.commit_micros.count()
    }

    /// How many rows of logs are durable that were not before this store was opened.
    pub fn rows(&self) -> u64 {
        self.rows.load(Ordering::Relaxed)
    }

    /// How many commits failed.
    pub fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }

    pub(super) fn committed(&self, took: Duration, writes: usize, rows: u64) {
        self.commit_micros.add(took.as_micros().try_into().unwrap_or(u64::MAX));
        self.writes_a_commit.add(writes as u64);
        self.rows.fetch_add(rows, Ordering::Relaxed);
    }

    pub(super) fn failed(&self) {
        self.failures.fetch_add(1, Ordering::Relaxed);
    }
}

/// Counts of numbers by their size: exact below 8, then in eighths of each power of two, so that a percentile is at
/// most an eighth too large.
#[derive(Debug)]
pub struct Histogram {
    counts: [AtomicU64; Histogram::BUCKETS],
    sum: AtomicU64,
}

/// How many buckets a power of two has.
const PARTS: u64 = 8;

impl Histogram {
    /// Enough for numbers below 2³²; larger ones are counted as if they were that large.
    const BUCKETS: usize = (PARTS * 30) as usize;

    /// Counts a number.
    pub fn add(&self, number: u64) {
        self.counts[Self::bucket(number)].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(number, Ordering::Relaxed);
    }

    /// How many numbers were counted.
    pub fn count(&self) -> u64 {
        self.counts.iter().map(|count| count.load(Ordering::Relaxed)).sum()
    }

    /// What they add up to.
    pub fn sum(&self) -> u64 {
        self.sum.load(Ordering::Relaxed)
    }

    /// So many of a hundred numbers are not larger than this: `percentile(99)`. 0 if nothing was counted.
    pub fn percentile(&self, of_hundred: u64) -> u64 {
        let counts = self.buckets();
        let count: u64 = counts.iter().map(|(_, count)| count).sum();
        let wanted = (count * of_hundred).div_ceil(100).max(1);
        let mut seen = 0;
        for (top, count) in counts {
            seen += count;
            if seen >= wanted {
                return top;
            }
        }
        0
    }

    /// The buckets that have something in them: the largest number of each, and how many numbers it has.
    pub fn buckets(&self) -> Vec<(u64, u64)> {
        let counts = self.counts.iter().map(|count| count.load(Ordering::Relaxed));
        counts.enumerate().filter(|&(_, count)| count > 0).map(|(n, c)| (Self::top(n), c)).collect()
    }

    fn bucket(number: u64) -> usize {
        let Some(power) = number.max(1).ilog2().checked_sub(PARTS.ilog2()) else {
            return number as usize;
        };
        let bucket = u64::from(power) * PARTS + (number >> power);
        (bucket as usize).min(Self::BUCKETS - 1)
    }

    fn top(bucket: usize) -> u64 {
        let bucket = bucket as u64;
        let Some(power) = (bucket / PARTS).checked_sub(1) else { return bucket };
        ((bucket % PARTS + PARTS + 1) << power) - 1
    }
}

impl Default for Histogram {
    fn default() -> Self {
        Self { counts: [const { AtomicU64::new(0) }; Self::BUCKETS], sum: AtomicU64::new(0) }
    }
}

#[cfg(test)]
mod tests {
    use super::Histogram;

    #[test]
    fn every_number_is_in_a_bucket_that_is_at_most_an_eighth_larger() {
        for number in (0..5000).chain([1 << 20, (1 << 32) - 1]) {
            let top = Histogram::top(Histogram::bucket(number));
            assert!(top >= number && top <= number + number / 8, "{number} in {top}");
        }
        assert_eq!(Histogram::bucket(u64::MAX), Histogram::BUCKETS - 1);
    }

    #[test]
    fn percentiles_of_what_was_counted() {
        let histogram = Histogram::default();
        assert_eq!(histogram.percentile(99), 0);
        for number in 1..=7 {
            histogram.add(number);
        }
        assert_eq!([0, 50, 99, 100].map(|percent| histogram.percentile(percent)), [1, 4, 7, 7]);
        assert_eq!((histogram.count(), histogram.sum()), (7, 28));
    }
}
