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

    /// How many figures miss their limits.
    pub(super) fn missed(&self) -> usize {
        self.lines.iter().filter(|line| line.kind == Kind::Limit && !line.is_held()).count()
    }
}

impl Line {
    /// What could not be measured is missed.
    fn is_held(&self) -> bool {
        self.ratio >= 1.0
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
        for line in &self.lines {
            let Line { figure, value, limit, unit, ratio, kind } = line;
            if *kind == Kind::Told {
                writeln!(f, "{figure:longest$}  {value:10.1}  {:>10}  {unit:8}", "")?;
                continue;
            }
            let word = match (line.is_held(), kind) {
                (true, _) => "held",
                (false, Kind::Limit) => "MISSED",
                (false, Kind::Aim | Kind::Told) => "not reached",
            };
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
    fn limits_are_held_or_missed_by_however_little() {
        let mut table = Table::default();
        table.at_most("p99", 10.0, 20.0, "ms");
        table.at_least("moves", 90.0, 100.0, "a second");
        assert_eq!(table.missed(), 1);
        table.at_most("memory", 30.0, 20.0, "KiB");
        table.at_most("nothing", f64::NAN, 20.0, "KiB");
        assert_eq!(table.missed(), 3);
        table.aims_at("more moves", 10.0, 100.0, "a second");
        table.told("nothing asked", 7.0, "ms");
        assert_eq!(table.missed(), 3);
        let text = table.to_string();
        assert!(text.contains("2.00  held") && text.contains("0.90  MISSED"), "{text}");
        assert!(text.contains("0.10  not reached"), "{text}");
    }
}
