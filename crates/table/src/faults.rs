//! Everything that is wrong with an input, at once.

use alloc::vec::Vec;
use core::fmt;

/// At least one fault, in the order they were found; in text one a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults<T>(pub Vec<T>);

impl<T: fmt::Display> fmt::Display for Faults<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl<T: fmt::Display + fmt::Debug> core::error::Error for Faults<T> {}
