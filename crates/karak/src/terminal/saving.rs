//! Where the game is saved, and whether it is.

use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use table::{Host, MAX_RECORD_BYTES, Recorded, Rules, Saved};

use crate::files::{self, Claim};

/// The file that a game was resumed from.
pub(super) struct Resumed<'a> {
    pub(super) path: &'a Path,
    /// The right to write it; none if another program has that.
    pub(super) claim: Option<Claim>,
}

/// The file of `--save` or `--resume`, kept up to date.
pub(super) struct Saving {
    own: Option<Claim>,
    /// How far the game was when it was last saved anywhere.
    saved_at: Option<usize>,
    /// The last time it did not work.
    failed: bool,
}

impl Saving {
    /// A game that was resumed from its file is saved there, unless it is being played elsewhere; a new
    /// one is not put over another file. `saved_at` is how far the game in the file is.
    pub(super) fn new(
        save: Option<&Path>,
        resumed: Option<Resumed<'_>>,
        saved_at: Option<usize>,
    ) -> Result<Self> {
        let own = match (save, resumed) {
            (Some(path), resumed) if resumed.as_ref().is_none_or(|file| file.path != path) => {
                let name = path.display();
                ensure!(
                    !path.exists(),
                    "{name} exists already; go on with it by --resume, or choose another name"
                );
                Some(Claim::on_new(path))
            }
            (_, Some(Resumed { path, claim })) => {
                let name = path.display();
                Some(claim.with_context(|| {
                    format!(
                        "{name} is being played in another terminal, or is no regular file; to go on \
                         from it in a file of its own, add --save FILE"
                    )
                })?)
            }
            (_, None) => None,
        };
        Ok(Self { own, saved_at, failed: false })
    }

    pub(super) fn path(&self) -> Option<&Path> {
        self.own.as_ref().map(Claim::path)
    }

    /// Whether quitting now would lose something.
    pub(super) fn would_lose<G: Rules>(&self, host: &Host<G>) -> bool {
        host.has_begun() && self.saved_at != Some(host.sequence())
    }

    pub(super) const fn failed(&self) -> bool {
        self.failed
    }

    /// Writes the record to the game's own file, if it has one.
    pub(super) fn keep<G: Recorded>(&mut self, host: &Host<G>) -> Result<()> {
        let Some(own) = &mut self.own else { return Ok(()) };
        if self.saved_at == Some(host.sequence()) {
            return Ok(());
        }
        let written = record(host).and_then(|text| own.write(&text));
        self.note(host, written)
    }

    /// Writes the record to a file, the game's own or one that is not there yet.
    pub(super) fn write<G: Recorded>(&mut self, path: &Path, host: &Host<G>) -> Result<()> {
        let written = record(host).and_then(|text| match &mut self.own {
            Some(own) if own.path() == path => own.write(&text),
            Some(_) | None => files::write_private(path, &text),
        });
        self.note(host, written)
    }

    fn note<G: Rules>(&mut self, host: &Host<G>, written: Result<()>) -> Result<()> {
        self.failed = written.is_err();
        if written.is_ok() {
            self.saved_at = Some(host.sequence());
        }
        written
    }
}

/// The record of a game, unless nobody could read it back.
fn record<G: Recorded>(host: &Host<G>) -> Result<String> {
    readable(Saved::record(host).to_string())
}

fn readable(record: String) -> Result<String> {
    let bytes = record.len();
    ensure!(
        bytes <= MAX_RECORD_BYTES,
        "the record has {bytes} bytes, and more than {MAX_RECORD_BYTES} could not be read again"
    );
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::{MAX_RECORD_BYTES, readable};

    #[test]
    fn what_could_not_be_read_again_is_not_saved() {
        assert!(readable("x".repeat(MAX_RECORD_BYTES)).is_ok());
        let error = readable("x".repeat(MAX_RECORD_BYTES + 1)).unwrap_err().to_string();
        assert!(error.contains("could not be read again"), "{error}");
    }
}
