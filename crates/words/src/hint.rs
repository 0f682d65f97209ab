//! A hint: the best choice, and what speaks for it in numbers.

use crate::{Arg, Words, key};

/// Games of a hundred: choices that differ by no more are called about as good, since nobody can foresee
/// a game better.
const CLOSE: i64 = 1;
/// How far sums of exact chances may be off.
const ROUNDING: f64 = 1e-9;

/// What speaks for the best choice.
#[derive(Clone, PartialEq, Debug)]
pub enum HintReason {
    /// Nothing else makes sense.
    Only,
    /// There is no chance to tell: a lone player wins against nobody, and rules of thumb do not count.
    Unweighed,
    /// The chance to win the game with it, from 0 to 1.
    Win {
        /// With the best choice.
        win: f32,
        /// The best of the other choices, as it says itself, and the chance with that.
        other: Option<(String, f32)>,
    },
}

/// The chance to win the fight that a choice leads into or goes on with, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum FightChance {
    /// Everything that may happen was weighed.
    Exact(f64),
    /// Only some of it was: it is certain of nothing.
    Estimated(f64),
}

impl FightChance {
    /// This chance, where it may be off by so much.
    pub fn within((win, error): (f64, f64)) -> Self {
        if error > 0.0 { Self::Estimated(win) } else { Self::Exact(win) }
    }

    /// "73 %", where there is room for no more: only what is certain is called so, and what was only sampled is marked.
    ///
    /// ```
    /// use words::FightChance;
    ///
    /// assert_eq!(FightChance::Exact(1.0).percent(), "100\u{a0}%");
    /// assert_eq!(FightChance::Exact(0.999).percent(), "99\u{a0}%");
    /// assert_eq!(FightChance::Estimated(1.0).percent(), "≈ 99\u{a0}%");
    /// ```
    pub fn percent(self) -> String {
        let (about, win) = match self {
            Self::Exact(win) => ("", win),
            Self::Estimated(win) => ("≈ ", win),
        };
        let certain = matches!(self, Self::Exact(win) if win <= ROUNDING || win >= 1.0 - ROUNDING);
        let rounded = of_hundred(win);
        let rounded = if certain { rounded } else { rounded.clamp(1, 99) };
        format!("{about}{rounded}\u{a0}%")
    }
}

/// A hint in a few lines, without a line break at the end. `choice` is the best choice as it says itself, `cost` a sentence on
/// what the fight will cost.
///
/// ```
/// use words::{FightChance, Language, HintReason, Words, hint};
///
/// let reason = HintReason::Win { win: 0.62, other: Some(("2. End the turn".to_owned(), 0.55)) };
/// let fight = FightChance::Exact(15.0 / 36.0);
/// assert_eq!(
///     hint(&Words::new(Language::English), "1. Go north: fight the mummy", &reason, Some(fight), None),
///     "Best choice: 1. Go north: fight the mummy
/// Played well, your chance to win this fight is 42 %.
/// Estimate: your chance to win this game is 62 %.
/// Second best choice (55 %): 2. End the turn"
/// );
/// ```
pub fn hint(
    words: &Words,
    choice: &str,
    reason: &HintReason,
    fight: Option<FightChance>,
    cost: Option<String>,
) -> String {
    let key = match reason {
        HintReason::Only => key::HINT_ONLY,
        HintReason::Unweighed | HintReason::Win { .. } => key::HINT_BEST,
    };
    let mut lines = vec![words.say(key, &[("action", Arg::text(choice))])];
    lines.extend(fight.map(|fight| in_fight(words, fight)));
    lines.extend(cost);
    if let HintReason::Win { win, other } = reason {
        lines.push(words.say(key::HINT_WIN, &[chance(words, f64::from(*win))]));
        lines.extend(other.as_ref().map(|(text, share)| second(words, *win, text, *share)));
    }
    lines.join("\n")
}

/// The second best choice beside the best, with which the game is won with this chance.
fn second(words: &Words, win: f32, text: &str, share: f32) -> String {
    let action = ("action", Arg::text(text));
    // The best choice is not always the one with the highest chance: rules of thumb have a say, too.
    if (of_hundred(win.into()) - of_hundred(share.into())).abs() <= CLOSE {
        words.say(key::HINT_EQUAL, &[action])
    } else if share > win {
        words.say(key::HINT_DOUBTFUL, &[action, chance(words, f64::from(share))])
    } else {
        words.say(key::HINT_OTHER, &[action, chance(words, f64::from(share))])
    }
}

fn in_fight(words: &Words, fight: FightChance) -> String {
    match fight {
        FightChance::Exact(win) if win >= 1.0 - ROUNDING => words.text(key::HINT_FIGHT_SURE),
        FightChance::Exact(win) if win <= ROUNDING => words.text(key::HINT_FIGHT_NEVER),
        FightChance::Exact(win) => words.say(key::HINT_FIGHT, &[chance(words, win)]),
        FightChance::Estimated(win) => words.say(key::HINT_FIGHT_ESTIMATE, &[chance(words, win)]),
    }
}

/// "62 %": whole numbers, and nothing is told to be certain.
fn chance(words: &Words, share: f64) -> (&'static str, Arg<'static>) {
    let text = if share > 0.99 {
        words.text(key::HINT_CHANCE_OVER)
    } else if share < 0.01 {
        words.text(key::HINT_CHANCE_UNDER)
    } else {
        words.say(key::HINT_CHANCE, &[("count", Arg::Number(of_hundred(share)))])
    };
    ("chance", Arg::text(text))
}

fn of_hundred(share: f64) -> i64 {
    (share * 100.0).round() as i64
}
