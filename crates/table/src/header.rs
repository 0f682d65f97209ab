//! The set-up part of a record.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{NotationError, sha256};

/// More lines than any set-up has.
const MAX_KEYS: usize = 64;
/// The longest value: a file of cards, or a position.
const MAX_VALUE_BYTES: usize = 256 << 10;

/// The set-up part of a record: `key: value` lines in order. The game gives them meaning.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Header {
    lines: Vec<(String, String)>,
}

impl Header {
    /// Adds a line. A value of several lines is written with each further line behind `| `; its first
    /// line stands behind the key, so it has no `#` and no spaces at its ends.
    pub fn push(&mut self, key: &str, value: impl Into<String>) {
        self.lines.push((key.to_owned(), value.into()));
    }

    /// The value of this key, if given.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.lines.iter().find(|(found, _)| found == key).map(|(_, value)| value.as_str())
    }

    /// The same for a value of several lines, which begins below its key.
    pub fn block(&self, key: &str) -> Option<&str> {
        self.get(key).map(|value| value.strip_prefix('\n').unwrap_or(value))
    }

    /// All keys in order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|(key, _)| key.as_str())
    }

    /// The hash of all lines, each as `key: value`.
    pub fn hash(&self) -> [u8; 32] {
        let lines = self.lines.iter().map(|(key, value)| format!("{key}: {value}\n"));
        sha256(lines.collect::<String>().as_bytes())
    }

    /// Reads a line of a record.
    pub(crate) fn read(&mut self, key: &str, value: &str) -> Result<(), String> {
        let quoted = NotationError::quote(key);
        if key.is_empty() || !key.bytes().all(|c| c.is_ascii_lowercase() || c == b'-') {
            return Err(format!(
                "a set-up line begins with a word such as `heroes:`, not `{quoted}`"
            ));
        }
        if self.get(key).is_some() {
            return Err(format!("`{quoted}` is given twice"));
        }
        if self.lines.len() == MAX_KEYS {
            return Err(format!("a set-up has at most {MAX_KEYS} lines"));
        }
        self.push(key, value);
        Ok(())
    }

    /// One more line of the last value.
    pub(crate) fn read_more(&mut self, line: &str) -> Result<(), String> {
        let Some((key, value)) = self.lines.last_mut() else {
            return Err("a line behind `|` continues a line of the set-up".to_owned());
        };
        if value.len() + line.len() >= MAX_VALUE_BYTES {
            return Err(format!("`{key}` has at most {MAX_VALUE_BYTES} bytes"));
        }
        value.push('\n');
        value.push_str(line);
        Ok(())
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines
            .iter()
            .try_for_each(|(key, value)| writeln!(f, "{key}: {}", value.replace('\n', "\n| ")))
    }
}
