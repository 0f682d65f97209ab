//! Whether two batches differ by more than chance explains.

use crate::{Summary, Wins};

/// How often all of the answers together may be wrong.
pub const WRONG: f64 = 0.05;
/// Where fewer are expected of anything, the normal approximation is too bold.
const EXPECTED: f64 = 5.0;
/// Of fewer games the spread of their lengths is not known.
const FEWEST: u64 = 10;

/// One figure of two batches.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// What it is a figure of.
    pub name: String,
    /// The one and the other.
    pub values: [f64; 2],
    /// What they are.
    pub unit: Unit,
    /// How often chance alone makes them differ so much.
    pub chance: f64,
    /// Whether it differs by more than chance explains, all figures together (Holm's method).
    pub significant: bool,
}

/// What a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// From 0 to 1.
    Share,
    /// Turns.
    Turns,
}

/// Every figure of interest in both.
pub fn compare(one: &Summary, other: &Summary) -> Vec<Difference> {
    let mut differences = Vec::new();
    let mut share = |name: String, shares: [(f64, u64); 2]| {
        let chance = two_shares(shares);
        let values = shares.map(|(share, _)| share);
        let unit = Unit::Share;
        differences.push(Difference { name, values, unit, chance, significant: false });
    };
    let of = |wins: &Wins| (wins.share(), wins.of);
    for (hero, wins) in &one.by_hero {
        let Some(others) = other.by_hero.get(hero) else { continue };
        share(format!("{hero} wins"), [of(wins), of(others)]);
    }
    if let ([first, ..], [other_first, ..]) = (&one.by_order[..], &other.by_order[..]) {
        share("who begins wins".into(), [of(first), of(other_first)]);
    }
    let mut endings: Vec<&String> = one.endings.keys().chain(other.endings.keys()).collect();
    endings.sort();
    endings.dedup();
    for ending in endings {
        let of = |summary: &Summary| {
            let games = summary.endings.get(ending).copied().unwrap_or(0);
            (games as f64 / summary.games.max(1) as f64, summary.games)
        };
        share(format!("ends by {}", ending.replace('_', " ")), [of(one), of(other)]);
    }
    let [turns, other_turns] = [one, other].map(length);
    let spread = (turns.1 + other_turns.1).sqrt();
    differences.push(Difference {
        name: "turns of a game".into(),
        values: [turns.0, other_turns.0],
        unit: Unit::Turns,
        chance: two_sided((turns.0 - other_turns.0) / spread),
        significant: false,
    });
    let chances: Vec<f64> = differences.iter().map(|it| it.chance).collect();
    for (difference, found) in differences.iter_mut().zip(holm(&chances, WRONG)) {
        difference.significant = found;
    }
    differences
}

/// The mean length, and the variance of that mean: infinite if too few games tell it.
fn length(summary: &Summary) -> (f64, f64) {
    let games = summary.games.max(1) as f64;
    let mean = summary.turns as f64 / games;
    let apart = |(&turns, &count): (&u16, &u64)| count as f64 * (f64::from(turns) - mean).powi(2);
    let scatter: f64 = summary.lengths.iter().map(apart).sum();
    let known = summary.games >= FEWEST;
    (mean, if known { scatter / (games - 1.0) / games } else { f64::INFINITY })
}

/// How often two samples of the same share differ at least so much.
fn two_shares(shares: [(f64, u64); 2]) -> f64 {
    let counts = shares.map(|(_, count)| count as f64);
    let all: f64 = counts.iter().sum();
    if counts.contains(&0.0) {
        return 1.0;
    }
    let pooled = shares.iter().map(|&(share, count)| share * count as f64).sum::<f64>() / all;
    if pooled.min(1.0 - pooled) * counts[0].min(counts[1]) < EXPECTED {
        return fisher(shares.map(|(share, count)| ((share * count as f64).round() as u64, count)));
    }
    let spread = (pooled * (1.0 - pooled) * (1.0 / counts[0] + 1.0 / counts[1])).sqrt();
    two_sided((shares[0].0 - shares[1].0) / spread)
}

/// The same by Fisher's exact test, for so many of so many: how often chance deals out all hits in a
/// way that is no likelier than this one.
fn fisher([(hits, of), (other_hits, other_of)]: [(u64, u64); 2]) -> f64 {
    let all = hits + other_hits;
    let log_ways = |of: u64, hits: u64| {
        let log_factorial = |number: u64| libm::lgamma(number as f64 + 1.0);
        log_factorial(of) - log_factorial(hits) - log_factorial(of - hits)
    };
    let chance = |hits: u64| {
        let ways = log_ways(of, hits) + log_ways(other_of, all - hits);
        (ways - log_ways(of + other_of, all)).exp()
    };
    // A little more than this one's: equal chances differ by rounding.
    let most = chance(hits) * (1.0 + 1e-7);
    let dealt = all.saturating_sub(other_of)..=all.min(of);
    dealt.map(chance).filter(|chance| *chance <= most).sum::<f64>().min(1.0)
}

/// How often a standard normal number is farther from 0.
fn two_sided(z: f64) -> f64 {
    if z.is_nan() { 1.0 } else { libm::erfc(z.abs() / std::f64::consts::SQRT_2) }
}

/// Which of these are below what chance explains: the smallest has to be below `wrong / n`, the next below
/// `wrong / (n - 1)`, and so on; the first that is not ends it (Holm's method).
pub(crate) fn holm(chances: &[f64], wrong: f64) -> Vec<bool> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|&one, &other| chances[one].total_cmp(&chances[other]));
    let mut found = vec![false; chances.len()];
    for (rank, &index) in order.iter().enumerate() {
        if chances[index] > wrong / (order.len() - rank) as f64 {
            break;
        }
        found[index] = true;
    }
    found
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use table::{Luck as _, PlayoutLuck};

    use super::*;
    use crate::{GameRow, SeatRow};

    /// Made-up games of three heroes who are alike, of which one in a hundred ends in a rare way.
    fn games(count: u64, luck: &mut PlayoutLuck) -> Summary {
        let mut summary = Summary::default();
        for game in 0..count {
            let winner = luck.below(3);
            let seat = |(index, hero): (u8, &str)| SeatRow {
                bot: Bot::Normal,
                hero: hero.to_owned(),
                order: index + 1,
                score: 0.0,
                victory: if u32::from(index) == winner { 1.0 } else { 0.0 },
            };
            summary.add(&GameRow {
                game,
                seats: (0..).zip(["horan", "taia", "xanros"]).map(seat).collect(),
                turns: 10 + luck.below(20) as u16,
                ending: if luck.below(100) == 0 { "rare" } else { "common" }.to_owned(),
                steps: 0,
                decisions: 0,
                forced: 0,
                counts: std::collections::BTreeMap::new(),
            });
        }
        summary
    }

    #[test]
    fn the_same_with_other_luck_rarely_differs() {
        for (count, trials) in [(1, 100), (3, 200), (12, 400), (60, 400), (400, 100)] {
            let mut luck = PlayoutLuck::new(count);
            let mut found = || {
                let [one, other] = [(); 2].map(|()| games(count, &mut luck));
                compare(&one, &other).iter().any(|it| it.significant)
            };
            let wrong = (0..trials).filter(|_| found()).count();
            let most = if count == 1 { 0 } else { trials * 7 / 100 };
            assert!(wrong <= most, "{wrong} of {trials} with {count} games each");
        }
    }

    #[test]
    fn few_are_compared_by_fishers_test() {
        // The lady who tastes tea: 3 of 4 against 1 of 4.
        assert!((fisher([(3, 4), (1, 4)]) - 0.4857).abs() < 1e-4);
        assert!((fisher([(1, 10), (11, 14)]) - 0.002_759).abs() < 1e-5);
        assert!((fisher([(0, 1), (1, 1)]) - 1.0).abs() < 1e-9);
        assert!((two_shares([(0.0, 100), (0.02, 100)]) - 0.4975).abs() < 1e-4);
    }

    #[test]
    fn the_normal_tail_is_the_books() {
        assert!((two_sided(1.96) - 0.05).abs() < 1e-4);
        assert!((two_sided(-2.576) - 0.01).abs() < 1e-4);
        assert!((two_sided(f64::NAN) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn shares_are_compared_as_in_the_books() {
        // 60 of 100 against 45 of 100: z = 2.124.
        let chance = two_shares([(0.60, 100), (0.45, 100)]);
        assert!((chance - 0.0337).abs() < 5e-4, "{chance}");
        assert!((two_shares([(0.5, 10), (0.0, 0)]) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn holm_is_stricter_the_more_is_asked() {
        assert_eq!(holm(&[0.011, 0.6, 0.02, 0.04], WRONG), [true, false, false, false]);
        assert_eq!(holm(&[0.012, 0.001, 0.016, 0.04], WRONG), [true; 4]);
    }
}
