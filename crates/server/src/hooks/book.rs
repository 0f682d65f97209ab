//! The addresses of guests, in memory and in a file.

use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::format::{Format, Hook};
use super::send::NotSent;
use crate::bucket::Bucket;
use crate::store::GuestId;

/// Guests with an address: a file of three megabytes.
const MOST: usize = 10_000;
/// Guests of whom it is known how often they were told something.
const MOST_BUCKETS: usize = 20_000;

/// An address, and how it does.
pub(super) struct Kept {
    pub(super) hook: Hook,
    /// Failures since the last success.
    failures: u32,
}

/// All of them.
pub(super) struct Book {
    file: Option<PathBuf>,
    kept: BTreeMap<u64, Kept>,
    told: BTreeMap<u64, Bucket>,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    guest: u64,
    url: String,
    format: Format,
    text: String,
}

impl Book {
    /// A file that is not there is an empty one. One that cannot be read is left alone: guests can say it again, until the
    /// program ends.
    pub(super) fn open(file: Option<&Path>) -> Self {
        let (text, file) = match file.map(fs::read_to_string) {
            Some(Err(error)) if error.kind() != ErrorKind::NotFound => {
                tracing::warn!("the addresses for messages could not be read: {error}");
                (String::new(), None)
            }
            read => (read.and_then(Result::ok).unwrap_or_default(), file),
        };
        let lines = text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
        let kept = lines.filter_map(|line| {
            let hook = Hook::new(&line.url, line.format, &line.text)?;
            Some((line.guest, Kept { hook, failures: 0 }))
        });
        let kept = kept.take(MOST).collect();
        Self { file: file.map(Path::to_path_buf), kept, told: BTreeMap::new() }
    }

    pub(super) fn get(&self, guest: GuestId) -> Option<&Kept> {
        self.kept.get(&guest.0)
    }

    /// Whether a guest may be told one more thing now.
    pub(super) fn may(&mut self, guest: GuestId, new: impl FnOnce() -> Bucket, now: u64) -> bool {
        if self.told.len() >= MOST_BUCKETS {
            self.told.retain(|_, bucket| !bucket.is_full(now));
        }
        self.told.len() < MOST_BUCKETS && self.told.entry(guest.0).or_insert_with(new).take(now)
    }

    /// Keeps an address, and gives the one before; not if there are too many.
    pub(super) fn set(&mut self, guest: GuestId, hook: Hook) -> Result<Option<Kept>, NotSent> {
        if self.kept.len() >= MOST && !self.kept.contains_key(&guest.0) {
            return Err(NotSent::NotKept);
        }
        Ok(self.kept.insert(guest.0, Kept { hook, failures: 0 }))
    }

    /// As it was before [`set`](Self::set).
    pub(super) fn put_back(&mut self, guest: GuestId, before: Option<Kept>) {
        match before {
            Some(before) => self.kept.insert(guest.0, before),
            None => self.kept.remove(&guest.0),
        };
    }

    /// Whether there was one.
    pub(super) fn remove(&mut self, guest: GuestId) -> bool {
        self.kept.remove(&guest.0).is_some()
    }

    /// A message was sent, or not: whether this was the last that is tried at an address that never takes one.
    pub(super) fn is_given_up(&mut self, guest: GuestId, sent: bool, patience: u32) -> bool {
        let Some(kept) = self.kept.get_mut(&guest.0) else { return false };
        kept.failures = if sent { 0 } else { kept.failures + 1 };
        kept.failures >= patience
    }

    /// What is to be written; nothing where memory is all there is.
    pub(super) fn page(&self) -> Option<Page> {
        let file = self.file.clone()?;
        let lines = self.kept.iter().map(|(&guest, Kept { hook, .. })| {
            let (url, text) = (hook.address(), hook.text.clone());
            Line { guest, url, format: hook.format(), text }
        });
        Some(Page { file, lines: lines.collect() })
    }
}

/// The whole file, at one moment.
pub(super) struct Page {
    file: PathBuf,
    lines: Vec<Line>,
}

impl Page {
    /// Writes it, beside the file first.
    pub(super) fn write(self) -> std::io::Result<()> {
        let folder = self.file.parent().unwrap_or(Path::new("."));
        // Only for this user: an address is a secret.
        let mut new = tempfile::NamedTempFile::new_in(folder)?;
        for line in &self.lines {
            writeln!(new, "{}", serde_json::to_string(line)?)?;
        }
        new.as_file().sync_all()?;
        new.persist(self.file)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hook(url: &str) -> Hook {
        Hook::new(url, Format::Text, "Your turn\n").unwrap()
    }

    #[test]
    fn addresses_outlive_the_program_and_are_for_its_user_only() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("webhooks.jsonl");
        let mut book = Book::open(Some(&file));
        assert!(book.set(GuestId(1), hook("https://ntfy.example/a?b=c")).is_ok());
        assert!(book.set(GuestId(u64::MAX), hook("https://ntfy.example/d")).is_ok());
        assert!(book.remove(GuestId(u64::MAX)) && !book.remove(GuestId(u64::MAX)));
        book.page().expect("there is a file").write().unwrap();
        let again = Book::open(Some(&file));
        let kept = &again.get(GuestId(1)).unwrap().hook;
        assert!(kept == &hook("https://ntfy.example/a?b=c"));
        assert_eq!(kept.text, "Your turn", "one line");
        assert!(again.get(GuestId(u64::MAX)).is_none());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o077, 0);
        }
    }

    #[test]
    fn an_address_that_never_takes_a_message_is_forgotten() {
        let mut book = Book::open(None);
        assert!(book.set(GuestId(1), hook("https://ntfy.example/a")).is_ok());
        let given_up =
            [false, true, false, false].map(|sent| book.is_given_up(GuestId(1), sent, 2));
        assert_eq!(given_up, [false, false, false, true], "two failures one after the other");
        assert!(!book.is_given_up(GuestId(2), false, 1), "nobody has no address");
    }

    #[test]
    fn a_file_that_cannot_be_read_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("webhooks.jsonl");
        fs::write(&file, [0xff, 0xfe]).unwrap();
        let mut book = Book::open(Some(&file));
        assert!(book.set(GuestId(1), hook("https://ntfy.example/a")).is_ok());
        assert!(book.page().is_none(), "nothing is written over it");
    }
}
