//! What a group of tables has done while it was looked at.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

/// What is counted.
#[derive(Default)]
pub(crate) struct Figures(Mutex<Counted>);

#[derive(Default)]
pub(crate) struct Counted {
    /// Moves that the server has acknowledged.
    pub(crate) acknowledged: u64,
    /// Moves that it refused.
    pub(crate) refused: u64,
    /// Microseconds from sending a move to the last player's update.
    pub(crate) took: Vec<u32>,
    /// Moves that were to be made while the last one was still waited for.
    pub(crate) late: u64,
    /// Games that ended.
    pub(crate) games: u64,
    /// Connections that broke.
    pub(crate) lost: u64,
}

impl Figures {
    /// Counts something.
    pub(crate) fn count(&self, what: impl FnOnce(&mut Counted)) {
        what(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// All that was counted; from now on anew.
    pub(crate) fn take(&self) -> Counted {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Counted {
    /// As orders are answered.
    pub(crate) fn told(mut self, time: Duration) -> Value {
        self.took.sort_unstable();
        json!({
            "moves": self.acknowledged,
            "moves_a_second": self.acknowledged as f64 / time.as_secs_f64(),
            "p50_ms": self.percentile(50),
            "p99_ms": self.percentile(99),
            "max_ms": self.percentile(100),
            "refused": self.refused,
            "late": self.late,
            "games": self.games,
            "lost": self.lost,
        })
    }

    /// So many of a hundred moves took at most so many milliseconds.
    fn percentile(&self, percent: usize) -> f64 {
        let last = self.took.len().saturating_sub(1);
        let place = (self.took.len() * percent).div_ceil(100).saturating_sub(1).min(last);
        self.took.get(place).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Counted;

    #[test]
    fn percentiles_are_those_of_sorted_times() {
        let counted = Counted { took: (1..=200).map(|n| n * 1000).collect(), ..Counted::default() };
        let of = [1, 50, 99, 100].map(|percent| counted.percentile(percent) as u32);
        assert_eq!(of, [2, 100, 198, 200]);
        assert_eq!(Counted::default().percentile(99) as u32, 0);
    }
}
