//! The games of a run that has not ended, kept so that it can go on where it was stopped.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};
use lab::{Played, RowKind, Title};

use crate::files::{Lock, lock};

/// The file `NAME.part`: a line for each game that is done, in the order they were, with a checksum.
pub(super) struct Part {
    path: PathBuf,
    file: File,
    /// Where the line of each game begins, and how long it is.
    lines: BTreeMap<u64, (u64, usize)>,
    end: u64,
}

impl Part {
    /// Begins such a file for these results, or goes on with one that this same batch left. It stays
    /// locked until the run ends, in whatever way.
    pub(super) fn open(results: &Path, title: &Title) -> Result<Self> {
        let path = path_of(results)?;
        let name = path.display().to_string();
        let cannot = || format!("cannot write {}", results.display());
        let file = options().open(&path).with_context(cannot)?;
        ensure!(file.metadata().is_ok_and(|about| about.is_file()), "{name} is not a regular file");
        let held = lock(&file) == Lock::Held;
        ensure!(held, "another run is writing {name}; wait for it, or name another file");
        let mut part = Self { path, file, lines: BTreeMap::new(), end: 0 };
        part.read(title, &name)?;
        // The line that was being written when the run was stopped is not whole.
        part.file.set_len(part.end).with_context(cannot)?;
        if part.end == 0 {
            let mut line = Vec::new();
            lab::write_line(&mut line, title)?;
            part.write(&line).with_context(cannot)?;
        }
        Ok(part)
    }

    /// Finds the games of an earlier run.
    fn read(&mut self, title: &Title, name: &str) -> Result<()> {
        let mut input = BufReader::new(&self.file);
        let (mut line, mut wanted) = (Vec::new(), Vec::new());
        lab::write_line(&mut wanted, title)?;
        for number in 1.. {
            let length = lab::next_line(&mut input, &mut line)?;
            let torn = line.last() != Some(&b'\n');
            let foreign = || format!("{name} is not the part of a run");
            if number == 1 && torn {
                ensure!(wanted.starts_with(&line), foreign());
            }
            if torn {
                break;
            }
            if number == 1 {
                let begun: Option<Title> = serde_json::from_slice(&line).ok();
                let begun = begun.with_context(foreign)?;
                is_same(&begun, title).with_context(|| {
                    format!("{name} is the part of another run; finish that one or delete it")
                })?;
            } else {
                let played = unsummed(&line).with_context(|| {
                    format!("line {number} of {name} is damaged; delete that line or the file")
                })?;
                self.lines.insert(played.row.game, (self.end, length));
            }
            self.end += length as u64;
        }
        Ok(())
    }

    /// The games that were played already.
    pub(super) fn games(&self) -> BTreeSet<u64> {
        self.lines.keys().copied().collect()
    }

    /// How many games were played.
    pub(super) fn count(&self) -> u64 {
        self.lines.len() as u64
    }

    /// Keeps one more game.
    pub(super) fn add(&mut self, played: &Played) -> Result<()> {
        let line = summed(played)?;
        let begin = self.end;
        self.write(&line).with_context(|| format!("cannot write {}", self.path.display()))?;
        self.lines.insert(played.row.game, (begin, line.len()));
        Ok(())
    }

    /// A line at once, and to the system at once: a run that is killed loses nothing it wrote.
    fn write(&mut self, line: &[u8]) -> std::io::Result<()> {
        self.file.write_all(line)?;
        self.end += line.len() as u64;
        Ok(())
    }

    /// All games by number.
    pub(super) fn each(&mut self, mut take: impl FnMut(Played) -> Result<()>) -> Result<()> {
        let mut line = Vec::new();
        for (&game, &(begin, length)) in &self.lines {
            line.resize(length, 0);
            self.file.seek(SeekFrom::Start(begin))?;
            self.file.read_exact(&mut line)?;
            let played = unsummed(&line).filter(|played| played.row.game == game);
            take(played.with_context(|| {
                format!("{} was changed by another run meanwhile", self.path.display())
            })?)?;
        }
        Ok(())
    }

    /// The results are where they belong.
    pub(super) fn remove(self) -> Result<()> {
        fs::remove_file(&self.path)
            .with_context(|| format!("cannot remove {}", self.path.display()))
    }
}

/// What a line has before and after the checksum, and at its end.
const SUM: &[u8] = b"{\"sum\":\"";
const GAME: &[u8] = b"\",\"game\":";
const END: &[u8] = b"}\n";

/// A game as a line of JSON with the checksum of its own part of it.
fn summed(played: &Played) -> Result<Vec<u8>> {
    let game = serde_json::to_vec(played)?;
    Ok([SUM, checksum(&game).as_bytes(), GAME, &game, END].concat())
}

/// The game of a line, unless a single bit of it is another one than was written.
fn unsummed(line: &[u8]) -> Option<Played> {
    let (sum, rest) = line.strip_prefix(SUM)?.split_at_checked(DIGITS)?;
    let game = rest.strip_prefix(GAME)?.strip_suffix(END)?;
    if sum != checksum(game).as_bytes() {
        return None;
    }
    serde_json::from_slice(game).ok()
}

/// Hexadecimal digits of a checksum.
const DIGITS: usize = 16;

fn checksum(bytes: &[u8]) -> String {
    table::hex(&table::sha256(bytes)[..DIGITS / 2])
}

/// Its name can be foreseen: a link that somebody put there is not followed.
fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).append(true).create(true);
    #[cfg(unix)]
    {
        let no_link = rustix::fs::OFlags::NOFOLLOW.bits().cast_signed();
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, no_link);
    }
    options
}

fn path_of(results: &Path) -> Result<PathBuf> {
    ensure!(!results.is_dir(), "{} is a folder; name a file in it", results.display());
    let name = results.file_name();
    let name = name.with_context(|| format!("{} is not a file's name", results.display()))?;
    let mut name: OsString = name.to_owned();
    name.push(".part");
    Ok(results.with_file_name(name))
}

fn is_same(begun: &Title, title: &Title) -> Result<()> {
    if let Some(what) = begun.batch.differs_in(&title.batch) {
        bail!("{what} differs");
    }
    match (begun.rows, title.rows) {
        (begun, wanted) if begun == wanted => Ok(()),
        (RowKind::PartWithTurns, _) => bail!("it keeps turns as well"),
        (RowKind::Games | RowKind::Turns | RowKind::Part, _) => bail!("it does not keep turns"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_flipped_bit_goes_unnoticed() {
        let row = r#"{"row":{"game":7,"seats":[],"turns":9,"ending":"dragon","steps":5,"decisions":3,"forced":1,"counts":{}}}"#;
        let played: Played = serde_json::from_str(row).unwrap();
        let line = summed(&played).unwrap();
        assert_eq!(unsummed(&line), Some(played));
        assert!(serde_json::from_slice::<serde_json::Value>(&line).is_ok(), "lines are JSON");
        for bit in 0..line.len() * 8 {
            let mut flipped = line.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(unsummed(&flipped), None, "bit {bit}");
        }
    }
}
