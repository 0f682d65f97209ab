//! Records: a set-up and the log, as text a person can write by hand.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Entry, NotationError, hex, sha256, unhex};

/// Longer texts are not read: no game fills a tenth of this.
pub const MAX_RECORD_BYTES: usize = 4 << 20;

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

    fn read(&mut self, key: &str, value: &str) -> Result<(), String> {
        let quoted = NotationError::quote(key);
        if key.is_empty() || !key.bytes().all(|c| c.is_ascii_lowercase() || c == b'-') {
            return Err(format!(
                "a set-up line begins with a word such as `heroes:`, not `{quoted}`"
            ));
        }
        if self.get(key).is_some() {
            return Err(format!("`{quoted}` is given twice"));
        }
        self.push(key, value);
        Ok(())
    }

    /// The value of this key, if given.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.lines.iter().find(|(found, _)| found == key).map(|(_, value)| value.as_str())
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
}

/// A saved game, a replay, a bug report, a golden test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<A, C> {
    /// How the game was set up.
    pub header: Header,
    /// What was done; may be only the beginning of a game.
    pub entries: Vec<Entry<A, C>>,
    /// The hash of everything above, written when a program saved the record; hand-written records
    /// have none.
    pub seal: Option<[u8; 32]>,
}

/// A line of a record that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl<A: fmt::Display, C: fmt::Display> Record<A, C> {
    /// A sealed record.
    pub fn new(header: Header, entries: Vec<Entry<A, C>>) -> Self {
        let mut record = Self { header, entries, seal: None };
        record.seal = Some(record.hash());
        record
    }

    /// Whether the record carries a seal that fits what it says.
    pub fn seal_fits(&self) -> bool {
        self.seal == Some(self.hash())
    }

    fn hash(&self) -> [u8; 32] {
        sha256(self.body().as_bytes())
    }

    fn body(&self) -> String {
        let mut text = String::new();
        for (key, value) in &self.header.lines {
            let value = value.replace('\n', "\n| ");
            text.push_str(&format!("{key}: {value}\n"));
        }
        text.push('\n');
        for entry in &self.entries {
            text.push_str(&format!("{entry}\n"));
        }
        text
    }
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Record<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.body())?;
        match &self.seal {
            Some(seal) => writeln!(f, "seal: {}", hex(seal)),
            None => Ok(()),
        }
    }
}

impl<A, C> FromStr for Record<A, C>
where
    A: FromStr<Err = NotationError>,
    C: FromStr<Err = NotationError>,
{
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_RECORD_BYTES {
            let reason = format!("a record has at most {MAX_RECORD_BYTES} bytes");
            return Err(RecordError { line: 1, reason });
        }
        let mut record = Self { header: Header::default(), entries: Vec::new(), seal: None };
        for (index, line) in text.lines().enumerate() {
            record.read_line(line).map_err(|reason| RecordError { line: index + 1, reason })?;
        }
        Ok(record)
    }
}

impl<A, C> Record<A, C>
where
    A: FromStr<Err = NotationError>,
    C: FromStr<Err = NotationError>,
{
    /// Set-up lines come first, each `key: value`; `| ` continues a value; `#` starts a comment.
    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if let Some(more) = line.strip_prefix('|') {
            let header = if self.entries.is_empty() { self.header.lines.last_mut() } else { None };
            let Some((_, value)) = header.filter(|_| self.seal.is_none()) else {
                return Err("a line behind `|` continues a line of the set-up".to_owned());
            };
            value.push('\n');
            value.push_str(more.strip_prefix(' ').unwrap_or(more));
            return Ok(());
        }
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            return Ok(());
        }
        if self.seal.is_some() {
            return Err("nothing follows the seal".to_owned());
        }
        if let Some(seal) = line.strip_prefix("seal:") {
            let seal = unhex(seal.trim()).ok_or("a seal has 64 hexadecimal digits")?;
            self.seal = Some(seal);
            return Ok(());
        }
        let in_set_up = self.entries.is_empty() && !line.starts_with(|c: char| c.is_ascii_digit());
        match line.split_once(':') {
            Some((key, value)) if in_set_up => self.header.read(key.trim(), value.trim())?,
            Some(_) | None => {
                self.entries.push(line.parse().map_err(|error: NotationError| error.to_string())?);
            }
        }
        Ok(())
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl core::error::Error for RecordError {}
