//! A file that one program at a time keeps up to date.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use super::lock::{Lock, leads_to, lock};
use super::{Access, open, read_to_end, write};

/// How often a file is opened anew that was replaced just then.
const TRIES: usize = 8;

/// The right to write a file, for as long as this lives: others are told that it is in use.
#[derive(Debug)]
pub(crate) struct Claim {
    path: PathBuf,
    /// The file as it was written or read last, which is locked; none until then.
    file: Option<File>,
}

impl Claim {
    /// On a file that is not there yet.
    pub(crate) fn on_new(path: &Path) -> Self {
        Self { path: path.to_path_buf(), file: None }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Replaces the file, which nobody else may have written meanwhile.
    pub(crate) fn write(&mut self, text: &str) -> Result<()> {
        let name = self.path.display();
        let ours = match &self.file {
            Some(file) => leads_to(&self.path, file) || !self.path.exists(),
            None => !self.path.exists(),
        };
        ensure!(ours, "{name} was written by another program meanwhile; choose another name");
        self.file = Some(write(&self.path, text, Access::Private)?);
        Ok(())
    }
}

/// The text of a file, and the right to write it if nobody else has that.
pub(crate) fn read_and_claim(path: &Path, limit: usize) -> Result<(String, Option<Claim>)> {
    let mut file = open(path)?;
    let mut held = lock(&file);
    for _ in 0..TRIES {
        // Whoever had the lock may have put another file in its place meanwhile.
        if held == Lock::Taken || !is_regular(&file) || leads_to(path, &file) {
            break;
        }
        file = open(path)?;
        held = lock(&file);
    }
    let text = read_to_end(path, (&file).take(limit as u64 + 1), limit)?;
    let claims = held == Lock::Held && is_regular(&file);
    let claim = claims.then(|| Claim { path: path.to_path_buf(), file: Some(file) });
    Ok((text, claim))
}

fn is_regular(file: &File) -> bool {
    file.metadata().is_ok_and(|about| fs::Metadata::is_file(&about))
}
