//! How often somebody may do something: so many at once, and then one each so often.

/// A bucket that fills by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// How full it is, in milliseconds of filling.
    filled: u64,
    at: u64,
    every: u64,
    most: u64,
}

impl Bucket {
    /// So many at once, one more each so many milliseconds.
    pub(crate) const fn new(burst: u32, every: u64, now: u64) -> Self {
        let most = burst as u64 * every;
        Self { filled: most, at: now, every, most }
    }

    fn filled_at(&self, now: u64) -> u64 {
        (self.filled + now.saturating_sub(self.at)).min(self.most)
    }

    /// Whether it is as if nothing had been taken.
    pub(crate) fn is_full(&self, now: u64) -> bool {
        self.filled_at(now) == self.most
    }

    /// Whether there is one to take.
    pub(crate) fn is_there(&self, now: u64) -> bool {
        self.filled_at(now) >= self.every
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, now: u64) -> bool {
        self.filled = self.filled_at(now);
        self.at = now;
        let there = self.filled >= self.every;
        if there {
            self.filled -= self.every;
        }
        there
    }
}

#[cfg(test)]
mod tests {
    use super::Bucket;

    #[test]
    fn a_burst_and_then_one_at_a_time() {
        let mut bucket = Bucket::new(3, 100, 1_000);
        assert!((0..3).all(|_| bucket.take(1_000)));
        assert!(!bucket.take(1_000) && !bucket.take(1_099));
        assert!(bucket.take(1_100) && !bucket.take(1_150));
        assert!((0..3).all(|_| bucket.take(9_000)), "it does not overflow");
        assert!(!bucket.take(9_000));
        assert!(!bucket.is_full(9_299) && bucket.is_full(9_300));
    }
}
