//! Where the game is saved, and whether it is.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use bots::Chooser;
use table::{Host, Recorded, Rules, Saved};

use crate::files;

/// The file of `--save` or `--resume`, kept up to date.
pub(super) struct Saving {
    path: Option<PathBuf>,
    /// How far the game was when it was last saved anywhere.
    saved_at: Option<usize>,
    /// The last time it did not work.
    failed: bool,
}

impl Saving {
    /// A game that was resumed from its file is saved there; a new one is not put over another file.
    /// `saved_at` is how far the game in the file is.
    pub(super) fn new(
        save: Option<&Path>,
        resumed: Option<&Path>,
        saved_at: Option<usize>,
    ) -> Result<Self> {
        if let Some(path) = save
            && Some(path) != resumed
            && path.exists()
        {
            let name = path.display();
            bail!("{name} exists already; go on with it by --resume, or choose another name");
        }
        let path = save.or(resumed).map(Path::to_path_buf);
        Ok(Self { path, saved_at, failed: false })
    }

    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether quitting now would lose something.
    pub(super) fn would_lose<G: Rules>(&self, host: &Host<G>) -> bool {
        host.has_begun() && self.saved_at != Some(host.sequence())
    }

    pub(super) const fn failed(&self) -> bool {
        self.failed
    }

    /// Writes the record to the game's own file, if it has one.
    pub(super) fn keep<G: Recorded>(&mut self, host: &Host<G>, players: &[Chooser]) -> Result<()> {
        match self.path.clone() {
            Some(path) if self.saved_at != Some(host.sequence()) => {
                self.write(&path, host, players)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Writes the record to a file.
    pub(super) fn write<G: Recorded>(
        &mut self,
        path: &Path,
        host: &Host<G>,
        players: &[Chooser],
    ) -> Result<()> {
        let written = files::write_text(path, &Saved::record(host, players).to_string());
        self.failed = written.is_err();
        if written.is_ok() {
            self.saved_at = Some(host.sequence());
        }
        written
    }
}
