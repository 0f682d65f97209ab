//! The log of a search: what it began with, then what was tried, a line of JSON each.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use lab::tune::Entry;
use serde::{Deserialize, Serialize};

use crate::files::{Lock, lock};

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Start {
    /// The search.
    pub(super) command: String,
    /// The id and hash of the cards it begins with.
    pub(super) cards: String,
}

/// A log that is being written.
pub(super) struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// A new log, or one that goes on, with what it tells already.
    pub(super) fn open(path: &Path, start: &Start) -> Result<(Self, Vec<Entry>)> {
        let name = path.display();
        let cannot = || format!("cannot write {name}");
        let file = OpenOptions::new().read(true).append(true).create(true).open(path);
        let file = file.with_context(cannot)?;
        ensure!(lock(&file) == Lock::Held, "another search writes {name}");
        let mut log = Self { path: path.to_path_buf(), file };
        let (known, end) = log.read(start)?;
        // The line that was being written when the search was stopped is not whole.
        log.file.set_len(end).with_context(cannot)?;
        if end == 0 {
            log.append(start)?;
        }
        Ok((log, known))
    }

    /// What is there, and where the last whole line ends.
    fn read(&self, start: &Start) -> Result<(Vec<Entry>, u64)> {
        let name = self.path.display();
        let mut input = BufReader::new(&self.file);
        let (mut line, mut known, mut end) = (Vec::new(), Vec::new(), 0);
        for number in 1.. {
            let length = lab::next_line(&mut input, &mut line)?;
            if line.last() != Some(&b'\n') {
                break;
            }
            if number == 1 {
                let begun: Option<Start> = serde_json::from_slice(&line).ok();
                let begun = begun.with_context(|| format!("{name} is not the log of a search"))?;
                ensure!(
                    begun == *start,
                    "{name} is the log of another search: {} with {}",
                    begun.command,
                    begun.cards
                );
            } else {
                let entry = serde_json::from_slice(&line);
                known.push(entry.with_context(|| format!("line {number} of {name} is damaged"))?);
            }
            end += length as u64;
        }
        Ok((known, end))
    }

    /// One more line.
    pub(super) fn write(&mut self, entry: &Entry) -> Result<()> {
        self.append(entry)
    }

    fn append(&mut self, value: &impl Serialize) -> Result<()> {
        let mut line = Vec::new();
        lab::write_line(&mut line, value)?;
        let written = self.file.write_all(&line);
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }
}
