//! Exact fractions.

use alloc::string::String;
use core::cmp::Ordering;
use core::fmt;

/// A probability or an expectation, exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    /// Reduced.
    pub numerator: u32,
    /// At least 1.
    pub denominator: u32,
}

impl Ratio {
    /// Reduced.
    ///
    /// # Panics
    /// If the denominator is 0.
    pub fn new(numerator: u32, denominator: u32) -> Self {
        assert!(denominator > 0, "a ratio to nothing");
        let (mut a, mut b) = (numerator, denominator);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        Self { numerator: numerator / a, denominator: denominator / a }
    }

    /// The exact sum.
    ///
    /// # Panics
    /// If it has too large a denominator; those of combats have four digits at most.
    pub fn plus(self, other: Self) -> Self {
        let [a, b, c, d] =
            [self.numerator, self.denominator, other.numerator, other.denominator].map(u64::from);
        let (numerator, denominator) = (a * d + c * b, b * d);
        let (mut divisor, mut rest) = (numerator, denominator);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        let part = |number: u64| u32::try_from(number / divisor).expect("a small fraction");
        Self { numerator: part(numerator), denominator: part(denominator) }
    }

    /// Whether this is all there is: the thing is certain.
    pub const fn is_whole(self) -> bool {
        self.numerator == self.denominator
    }

    /// The nearest floating-point number.
    pub fn value(self) -> f64 {
        f64::from(self.numerator) / f64::from(self.denominator)
    }

    /// In percent with one decimal place, rounded.
    pub fn percent(self) -> String {
        alloc::format!("{:.1}", self.value() * 100.0)
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// By size, exactly.
impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        let across =
            |one: Self, other: Self| u64::from(one.numerator) * u64::from(other.denominator);
        across(*self, *other).cmp(&across(*other, *self))
    }
}
