//! What is wrong with a piece of text that should have been notation.

use alloc::string::String;
use core::fmt;

/// Text that is not the notation it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    expected: &'static str,
    found: String,
}

/// Longer finds are cut: an error message quotes, it does not echo a file.
const QUOTED: usize = 40;

impl NotationError {
    /// `expected` says what would have been right; `found` is quoted, shortened if long.
    pub fn new(expected: &'static str, found: &str) -> Self {
        Self { expected, found: Self::quote(found) }
    }

    pub(crate) fn quote(found: &str) -> String {
        let mut quoted: String = found.chars().take(QUOTED).filter(|c| !c.is_control()).collect();
        if found.chars().nth(QUOTED).is_some() {
            quoted.push('…');
        }
        quoted
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, not `{}`", self.expected, self.found)
    }
}

impl core::error::Error for NotationError {}

/// A number written in digits only: notation has no plus signs.
pub fn plain_number<T: core::str::FromStr>(text: &str) -> Option<T> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// Makes serde write a type as its notation and read it back.
#[macro_export]
macro_rules! text_serde {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <$crate::Text as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
