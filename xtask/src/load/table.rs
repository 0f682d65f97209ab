//! What was measured, beside what was asked for.

use std::fmt;

/// Lines of figures.
#[derive(Default)]
pub(super) struct Table {
    lines: Vec<Line>,
}

struct Line {
    figure: String,
    value: f64,
    limit: f64,
    unit: &'static str,
    /// How often the limit is held: 1 is just so, more is better.
    ratio: f64,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Limit,
    /// It fails nothing.
    Aim,
    /// There is no limit.
    Told,
}

/// Machines are noisy: what is missed by less is told, and fails nothing.
const CLEARLY: f64 = 0.8;

impl Table {
    /// A figure that may be at most so much.
    pub(super) fn at_most(&mut self, figure: &str, value: f64, limit: f64, unit: &'static str) {
        self.add(figure, (value, limit, unit), limit / value, Kind::Limit);
    }

    /// A figure that has to be at least so much.
    pub(super) fn at_least(&mut self, figure: &str, value: f64, limit: f64, unit: &'static str) {
        self.add(figure, (value, limit, unit), value / limit, Kind::Limit);
    }

    /// A figure that would better be at least so much.
    pub(super) fn aims_at(&mut self, figure: &str, value: f64, limit: f64, unit: &'static str) {
        self.add(figure, (value, limit, unit), value / limit, Kind::Aim);
    }

    /// A figure of which nothing was asked.
    pub(super) fn told(&mut self, figure: &str, value: f64, unit: &'static str) {
        self.add(figure, (value, f64::NAN, unit), f64::NAN, Kind::Told);
    }

    fn add(&mut self, figure: &str, numbers: (f64, f64, &'static str), ratio: f64, kind: Kind) {
        let (value, limit, unit) = numbers;
        self.lines.push(Line { figure: figure.to_owned(), value, limit, unit, ratio, kind });
    }

    /// How many figures miss their limits by more than noise.
    pub(super) fn clearly_missed(&self) -> usize {
        // What could not be measured is missed, too.
        let missed = |line: &&Line| line.ratio.is_nan() || line.ratio < CLEARLY;
        self.lines.iter().filter(|line| line.kind == Kind::Limit).filter(missed).count()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let longest = self.lines.iter().map(|line| line.figure.chars().count()).max().unwrap_or(0);
        writeln!(
            f,
            "{:longest$}  {:>10}  {:>10}  {:8}  {:>5}",
            "figure", "measured", "limit", "", "ratio"
        )?;
        for Line { figure, value, limit, unit, ratio, kind } in &self.lines {
            if *kind == Kind::Told {
                writeln!(f, "{figure:longest$}  {value:10.1}  {:>10}  {unit:8}", "")?;
                continue;
            }
            let word = if *ratio >= 1.0 { "held" } else { "missed" };
            writeln!(
                f,
                "{figure:longest$}  {value:10.1}  {limit:10.1}  {unit:8}  {ratio:5.2}  {word}"
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Table;

    #[test]
    fn limits_are_held_or_missed_more_or_less() {
        let mut table = Table::default();
        table.at_most("p99", 10.0, 20.0, "ms");
        table.at_least("moves", 90.0, 100.0, "a second");
        assert_eq!(table.clearly_missed(), 0);
        table.at_most("memory", 30.0, 20.0, "KiB");
        table.at_most("nothing", f64::NAN, 20.0, "KiB");
        assert_eq!(table.clearly_missed(), 2);
        table.aims_at("more moves", 10.0, 100.0, "a second");
        assert_eq!(table.clearly_missed(), 2);
        table.told("nothing asked", 7.0, "ms");
        assert_eq!(table.clearly_missed(), 2);
        let text = table.to_string();
        assert!(text.contains("2.00  held") && text.contains("0.90  missed"), "{text}");
    }
}
