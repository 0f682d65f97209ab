//! What G10.8 asks of the cards, as figures with their ranges.

use std::fmt;

use goblin::{Goblin, Hero, Level};
use serde::Serialize;
use table::Rules as _;

use crate::Balance;

/// How far the share of wins of a hero, or of the first player, may lie from an even share.
const OFF: f64 = 0.04;
/// The same for the first player in games in which all others have a potion from the start (G9.13).
const OFF_WITH_HEAD_START: f64 = 0.03;
/// Turns of each player in the median game.
const TURNS: (f64, f64) = (12.0, 20.0);
/// Fights that are won, of those chosen.
const FIGHTS: (f64, f64) = (0.75, 0.90);
/// Turns at the merchant.
const MERCHANT: (f64, f64) = (0.08, 0.20);
/// Turns reviving.
const REVIVING: (f64, f64) = (0.04, 0.12);
/// Games won by whoever stood best at half-time, asked for with three seats.
const LEADER: (f64, f64) = (0.0, 0.65);
const LEADER_SEATS: usize = 3;
/// Games in which the first attempt at the lord was the last.
const LORD: (f64, f64) = (0.0, 0.60);
/// Monsters of a level that are as good as beaten late in the game: some of each are not.
const SAFE: (f64, f64) = (0.0, 0.95);
/// How much rewards rise with risk.
const REWARD: (f64, f64) = (0.3, 1.0);

/// One figure and where it should be.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Aim {
    /// What it is a figure of.
    pub name: String,
    /// The figure.
    pub value: f64,
    /// Where it should be, both ends included.
    pub range: (f64, f64),
    /// What it is counted in.
    pub unit: AimUnit,
}

/// What a figure is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AimUnit {
    /// How far a share is off even.
    OffEven,
    /// A share.
    Share,
    /// Turns of each player.
    Turns,
    /// A rank correlation.
    Correlation,
}

impl AimUnit {
    /// How far outside its range a figure is clearly bad.
    const fn scale(self) -> f64 {
        match self {
            Self::OffEven => 0.03,
            Self::Share => 0.04,
            Self::Turns => 2.0,
            Self::Correlation => 0.2,
        }
    }
}

impl Aim {
    /// Whether the figure is where it should be.
    pub fn is_met(&self) -> bool {
        (self.range.0..=self.range.1).contains(&self.value)
    }

    /// How bad it is: the square of how far it is from where it is at ease, which is a little inside of its range.
    pub fn badness(&self) -> f64 {
        let scale = self.unit.scale();
        let (low, high) = (self.range.0 + scale / 2.0, self.range.1 - scale / 2.0);
        ((low - self.value).max(self.value - high).max(0.0) / scale).powi(2)
    }
}

/// All figures that were counted in games by these rules.
pub fn aims(balance: &Balance, rules: &Goblin) -> Vec<Aim> {
    let seats = rules.seats();
    let even = 1.0 / seats as f64;
    let mut aims = Vec::new();
    let mut put = |name: &str, value: f64, range: (f64, f64), unit: AimUnit| {
        aims.push(Aim { name: name.to_owned(), value, range, unit });
    };
    for hero in Hero::ALL {
        let off = balance.heroes[hero as usize].value() - even;
        put(hero.name(), off, (-OFF, OFF), AimUnit::OffEven);
    }
    let head_start = rules.setup().options.head_start.is_on();
    let off = if head_start { OFF_WITH_HEAD_START } else { OFF };
    let first = balance.order[0].value() - even;
    put("who begins", first, (-off, off), AimUnit::OffEven);
    put("median turns", balance.median_turns() as f64, TURNS, AimUnit::Turns);
    let tension = &balance.tension;
    let shares = [
        ("fights won", tension.fights, FIGHTS),
        ("turns at the merchant", balance.merchant, MERCHANT),
        ("turns reviving", balance.revived, REVIVING),
        ("won by the best at half-time", tension.leader, LEADER),
        ("lord beaten at the first attempt", tension.lord, LORD),
    ];
    for (name, share, range) in shares {
        let asked = range != LEADER || seats == LEADER_SEATS;
        if asked && share.of > 0 {
            put(name, share.value(), range, AimUnit::Share);
        }
    }
    for level in Level::ALL {
        let safe = tension.safe[level as usize];
        if safe.of > 0 {
            put(&format!("level {level} safe late"), safe.value(), SAFE, AimUnit::Share);
        }
        if let Some(correlation) = tension.reward_for_risk(level, &balance.cards) {
            let name = format!("level {level} reward for risk");
            put(&name, correlation, REWARD, AimUnit::Correlation);
        }
    }
    aims
}

/// As a sentence about a figure that is not where it should be.
impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, value, range: (low, high), unit } = self;
        match unit {
            AimUnit::OffEven => write!(f, "{name} is {:+.1} points off even", 100.0 * value),
            AimUnit::Share => {
                let [value, low, high] = [value, low, high].map(|share| 100.0 * share);
                write!(f, "{name}: {value:.1} % instead of {low:.0} to {high:.0} %")
            }
            AimUnit::Turns => write!(f, "{name}: {value:.0} instead of {low:.0} to {high:.0}"),
            AimUnit::Correlation => write!(f, "{name}: {value:+.2} instead of at least {low:+.2}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(value: f64) -> Aim {
        Aim { name: "fights won".to_owned(), value, range: FIGHTS, unit: AimUnit::Share }
    }

    #[test]
    fn a_figure_is_at_ease_a_little_inside_of_its_range() {
        assert!(share(0.9).is_met() && !share(0.91).is_met());
        assert!((share(0.85).badness()).abs() < 1e-12);
        assert!((share(0.92).badness() - 1.0).abs() < 1e-9, "one scale from where it is at ease");
        assert!((share(0.69).badness() - 4.0).abs() < 1e-9, "squares");
    }

    #[test]
    fn a_miss_says_what_was_asked_for() {
        assert_eq!(share(0.97).to_string(), "fights won: 97.0 % instead of 75 to 90 %");
        let hero =
            Aim { name: "taia".into(), range: (-OFF, OFF), unit: AimUnit::OffEven, ..share(-0.05) };
        assert_eq!(hero.to_string(), "taia is -5.0 points off even");
    }
}
