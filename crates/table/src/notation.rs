//! What is wrong with a piece of text that should have been notation.

use alloc::string::String;
use core::fmt;

/// Text that is not the notation it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    expected: &'static str,
    /// Every name that would have been right, where there is a list of them.
    pub(crate) names: &'static [&'static str],
    pub(crate) found: String,
}

/// Longer finds are cut: an error message quotes, it does not echo a file.
const QUOTED: usize = 40;

impl NotationError {
    /// `expected` says what would have been right; `found` is quoted, shortened if long.
    pub fn new(expected: &'static str, found: &str) -> Self {
        Self::among(expected, &[], found)
    }

    /// The same where one of these names would have been right.
    pub fn among(expected: &'static str, names: &'static [&'static str], found: &str) -> Self {
        Self { expected, names, found: Self::quote(found) }
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

/// Notation that is put together without an allocation. Longer text does not fit.
#[doc(hidden)]
#[derive(Default)]
pub struct ShortText {
    bytes: [u8; 32],
    len: usize,
}

impl ShortText {
    /// No text.
    pub fn new() -> Self {
        Self::default()
    }

    /// What was written.
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }
}

impl fmt::Write for ShortText {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        let room = self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

/// Makes serde write a type as its notation and read it back.
#[macro_export]
macro_rules! text_serde {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use core::fmt::Write as _;
                // One piece of text is escaped and written faster than its parts one by one.
                let mut text = $crate::ShortText::new();
                match write!(text, "{self}") {
                    Ok(()) => serializer.serialize_str(text.as_str()),
                    Err(_) => serializer.collect_str(self),
                }
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
