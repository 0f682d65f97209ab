//! What a server counts of itself, as Prometheus reads it.

use std::collections::BTreeMap;

/// All numbers of one moment, by their names with labels.
#[derive(Default)]
pub(super) struct Metrics(BTreeMap<String, f64>);

/// Buckets of the time that commits take.
const COMMITS: &str = "karak_commit_seconds_bucket{le=\"";

impl Metrics {
    pub(super) fn read(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let pairs = lines.filter_map(|line| line.rsplit_once(' '));
        Self(
            pairs
                .filter_map(|(name, number)| Some((name.to_owned(), number.parse().ok()?)))
                .collect(),
        )
    }

    pub(super) fn get(&self, name: &str) -> f64 {
        self.0.get(name).copied().unwrap_or(f64::NAN)
    }

    /// How many commits took at most so many milliseconds, largest last.
    fn commits(&self) -> Vec<(f64, f64)> {
        let buckets = self.0.iter().filter_map(|(name, count)| {
            let top = name.strip_prefix(COMMITS)?.strip_suffix("\"}")?;
            Some((top.replace("+Inf", "inf").parse::<f64>().ok()? * 1000.0, *count))
        });
        let mut buckets: Vec<(f64, f64)> = buckets.collect();
        buckets.sort_by(|one, other| one.0.total_cmp(&other.0));
        buckets
    }

    /// The 99th percentile of the commits since an earlier moment, in milliseconds.
    pub(super) fn commit_p99_since(&self, earlier: &Self) -> f64 {
        let before = earlier.commits();
        // Buckets that nothing has fallen into are left out: what is known of the one below it holds for them.
        let count_before = |top: f64| {
            before.iter().rev().find(|(other, _)| *other <= top).map_or(0.0, |(_, count)| *count)
        };
        let since = self.commits().into_iter().map(|(top, count)| (top, count - count_before(top)));
        let since: Vec<(f64, f64)> = since.collect();
        let all = since.last().map_or(0.0, |(_, count)| *count);
        since.iter().find(|(_, count)| *count >= all * 0.99).map_or(f64::NAN, |(top, _)| *top)
    }
}

#[cfg(test)]
mod tests {
    use super::Metrics;

    #[test]
    fn percentiles_are_those_since_an_earlier_moment() {
        let text = |counts: &[(&str, u32)]| {
            let line = |(top, count): &(&str, u32)| {
                format!("karak_commit_seconds_bucket{{le=\"{top}\"}} {count}\n")
            };
            counts.iter().map(line).collect::<String>()
        };
        let before = Metrics::read(&text(&[("0.001", 5), ("0.5", 100), ("+Inf", 100)]));
        let after =
            text(&[("0.001", 5), ("0.004", 104), ("0.5", 199), ("1.0", 200), ("+Inf", 200)]);
        let after = Metrics::read(&format!("# TYPE karak_x\n{after}karak_commits 200\n"));
        assert_eq!(after.get("karak_commits") as u32, 200);
        assert_eq!(after.commit_p99_since(&before) as u32, 4);
        assert_eq!(after.commit_p99_since(&Metrics::default()) as u32, 500);
    }
}
