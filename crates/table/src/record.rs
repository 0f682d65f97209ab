//! Records: a set-up and the log, as text a person can write by hand.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::log::{MAX_NOTES, MAX_ROWS};
use crate::{Entry, Header, NotationError, hex, sha256, unhex};

/// Longer texts are not read: no game fills a tenth of this.
pub const MAX_RECORD_BYTES: usize = 4 << 20;

/// As many entries as a host writes: what ends a game may come on top.
const MAX_ENTRIES: usize = MAX_ROWS + MAX_NOTES + 16;

/// A saved game, a replay, a bug report, a golden test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<E> {
    /// How the game was set up.
    pub header: Header,
    /// What was done, or what somebody saw; may be only the beginning of a game.
    pub entries: Vec<E>,
    /// The hash of everything above, written when a program saved the record; hand-written records
    /// have none.
    pub seal: Option<[u8; 32]>,
}

/// The lines of a text that its entries stand in, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines(Vec<u32>);

/// A line of a record that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// One line behind the set-up of a record.
pub trait RecordLine: Sized + fmt::Display {
    /// Whether `#` begins a comment in such a line.
    const COMMENTS: bool = true;

    /// The entry of this line.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read(line: &str) -> Result<Self, String>;

    /// Whether this line begins what comes after the set-up.
    fn begins(line: &str) -> bool;
}

impl<A, C> RecordLine for Entry<A, C>
where
    A: fmt::Display + FromStr<Err = NotationError>,
    C: fmt::Display + FromStr<Err = NotationError>,
{
    fn read(line: &str) -> Result<Self, String> {
        line.parse().map_err(|error: NotationError| error.to_string())
    }

    fn begins(line: &str) -> bool {
        line.starts_with(|c: char| c.is_ascii_digit()) || !line.contains(':')
    }
}

impl Lines {
    /// The line of the entry with this number, counted from 1, if the entries were read from a text.
    pub fn of(&self, entry: usize) -> Option<usize> {
        self.0.get(entry.checked_sub(1)?).map(|&line| line as usize)
    }
}

impl<E: RecordLine> Record<E> {
    /// A sealed record.
    pub fn new(header: Header, entries: Vec<E>) -> Self {
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
        let mut text = format!("{}\n", self.header);
        for entry in &self.entries {
            text.push_str(&format!("{entry}\n"));
        }
        text
    }

    /// Reads a record, and where each of its entries stands. Set-up lines come first, each `key: value`; `| ` continues
    /// a value; `#` starts a comment.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<(Self, Lines), RecordError> {
        if text.len() > MAX_RECORD_BYTES {
            let reason = format!("a record has at most {MAX_RECORD_BYTES} bytes");
            return Err(RecordError { line: 1, reason });
        }
        let mut record = Self { header: Header::default(), entries: Vec::new(), seal: None };
        let mut lines = Lines::default();
        for (line, text) in (1..).zip(text.lines()) {
            let before = record.entries.len();
            record.read_line(text).map_err(|reason| RecordError { line: line as usize, reason })?;
            if record.entries.len() > before {
                lines.0.push(line);
            }
        }
        Ok((record, lines))
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        let in_set_up = self.entries.is_empty() && self.seal.is_none();
        if let Some(more) = line.strip_prefix('|') {
            if !in_set_up {
                return Err("a line behind `|` continues a line of the set-up".to_owned());
            }
            return self.header.read_more(more.strip_prefix(' ').unwrap_or(more));
        }
        let whole = !E::COMMENTS && E::begins(line);
        let line = if whole { line } else { line.split('#').next().unwrap_or_default() }.trim();
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
        match line.split_once(':') {
            Some((key, value)) if in_set_up && !E::begins(line) => {
                self.header.read(key.trim(), value.trim())
            }
            Some(_) | None if self.entries.len() == MAX_ENTRIES => {
                Err(format!("a record has at most {MAX_ENTRIES} entries"))
            }
            Some(_) | None => {
                self.entries.push(E::read(line)?);
                Ok(())
            }
        }
    }
}

impl<E: RecordLine> fmt::Display for Record<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.body())?;
        match &self.seal {
            Some(seal) => writeln!(f, "seal: {}", hex(seal)),
            None => Ok(()),
        }
    }
}

impl<E: RecordLine> FromStr for Record<E> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        Self::read(text).map(|(record, _)| record)
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl core::error::Error for RecordError {}
