//! Numbers of drawings as text.

use std::fmt;

/// A number rounded to a few places after the point; zeros at the end are left out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decimal {
    number: f64,
    places: usize,
}

/// To one place, fine enough for a drawing.
pub const fn tenths(number: f64) -> Decimal {
    Decimal::new(number, 1)
}

impl Decimal {
    /// To so many places.
    pub const fn new(number: f64, places: usize) -> Self {
        Self { number, places }
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let power = 10_f64.powi(self.places as i32);
        // Adding zero takes the sign from a zero.
        write!(f, "{}", (self.number * power).round() / power + 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_and_have_no_digit_too_many() {
        let check = |number, places, text: &str| {
            assert_eq!(Decimal::new(number, places).to_string(), text);
        };
        check(0.0, 1, "0");
        check(-0.04, 1, "0");
        check(-0.06, 1, "-0.1");
        check(15.0, 1, "15");
        check(-50.25, 1, "-50.3");
        check(100.0, 0, "100");
        check(2.58169, 4, "2.5817");
        check(-1.005_04, 4, "-1.005");
        check(0.96, 1, "1");
    }
}
