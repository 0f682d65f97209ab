//! Who plays.

use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

use table::{NotationError, plain_number};

/// Iterations of [`Bot::Hard`] unless told otherwise.
pub const DEFAULT_ITERATIONS: NonZeroU32 = NonZeroU32::new(400).unwrap();

/// More iterations than this tell nothing new and fill the memory.
pub const MOST_ITERATIONS: u32 = 1_000_000;

/// Chooses for a seat. As text: `random`, `easy`, `normal`, `hard`, or `hard:200` for a search of so
/// many iterations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Any legal action, each as likely as the others.
    Random,
    /// Plays at once like an attentive child: nothing that cannot help, but short-sighted.
    Easy,
    /// Plays by rules of thumb with exact odds, and plans its way.
    Normal,
    /// Searches: at most so many iterations for a decision.
    Hard(NonZeroU32),
}

impl Bot {
    /// The levels people choose from, weakest first.
    pub const LEVELS: [Self; 3] = [Self::Easy, Self::Normal, Self::HARD];
    /// The hardest, with its usual budget.
    pub const HARD: Self = Self::Hard(DEFAULT_ITERATIONS);
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Random => f.write_str("random"),
            Self::Easy => f.write_str("easy"),
            Self::Normal => f.write_str("normal"),
            Self::HARD => f.write_str("hard"),
            Self::Hard(iterations) => write!(f, "hard:{iterations}"),
        }
    }
}

impl FromStr for Bot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "random" => Ok(Self::Random),
            "easy" => Ok(Self::Easy),
            "normal" => Ok(Self::Normal),
            "hard" => Ok(Self::HARD),
            _ => {
                let iterations = text.strip_prefix("hard:").and_then(plain_number::<NonZeroU32>);
                let bounded = iterations.filter(|number| number.get() <= MOST_ITERATIONS);
                bounded.map(Self::Hard).ok_or_else(|| {
                    NotationError::new(
                        "a bot is random, easy, normal, hard, or hard:N for a search of N iterations, \
                         at most a million",
                        text,
                    )
                })
            }
        }
    }
}

table::text_serde!(Bot);

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn bots_read_back_and_nothing_else_reads() {
        for text in ["random", "easy", "normal", "hard", "hard:1", "hard:1000000"] {
            assert_eq!(text.parse::<Bot>().unwrap().to_string(), text);
        }
        for wrong in ["", "Hard", "hard:", "hard:0", "hard:-1", "hard:+1", "hard:1000001", "greedy"]
        {
            assert!(wrong.parse::<Bot>().is_err(), "{wrong}");
        }
    }
}
