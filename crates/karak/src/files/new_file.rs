//! Files in the making: nothing is seen under its name before all of it is on the disk.
//!
//! A program that is killed meanwhile leaves what was there before, and a file with a name of its own
//! beside it, which the next program that writes there removes.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};

use super::lock::{Lock, leads_to, lock};

/// Who may read a file that is new. One that takes another's place gets that one's mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    /// Whoever may read new files of this user.
    Usual,
    /// Nobody else: it holds secrets.
    Private,
}

/// Links that are followed one after the other; more are a circle.
const LINKS: usize = 40;
/// Names that are tried. Each is 64 random bits: the second would be a wonder.
const NAMES: usize = 8;
/// How the names of files in the making begin and end; 16 hexadecimal digits are between.
const BEGIN: &str = ".karak-";
const END: &str = ".new";
const DIGITS: usize = 16;

/// The name that a file in the making will have. The file is gone again if it never gets it.
#[derive(Debug)]
pub(crate) struct Unnamed {
    target: PathBuf,
    temporary: PathBuf,
}

/// Begins a file that will be found under this path, or where the link leads that is there.
pub(crate) fn create(path: &Path, access: Access) -> Result<(File, Unnamed)> {
    let name = path.display();
    let cannot = || format!("cannot write {name}");
    let target = where_it_leads(path).with_context(cannot)?;
    ensure!(target.file_name().is_some(), "{name} is not a file's name");
    let replaced = replaced(&target).with_context(cannot)?;
    let folder = folder_of(&target);
    remove_leftovers(folder);
    for _ in 0..NAMES {
        let number = getrandom::u64().unwrap_or_default();
        let temporary = folder.join(format!("{BEGIN}{number:016x}{END}"));
        let private = access == Access::Private || replaced.is_some();
        let file = match options(private).open(&temporary) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            file => file.with_context(cannot)?,
        };
        let unnamed = Unnamed { target: target.clone(), temporary };
        // Whoever cleans up may have taken it for a leftover before it was locked.
        if lock(&file) == Lock::Taken || !leads_to(&unnamed.temporary, &file) {
            continue;
        }
        if let Some(replaced) = &replaced {
            take_over(&file, replaced).with_context(cannot)?;
        }
        return Ok((file, unnamed));
    }
    bail!("cannot write {name}: no name is free beside it")
}

impl Unnamed {
    /// Gives a file that was written its name.
    pub(crate) fn give_name(self, file: &File) -> io::Result<()> {
        file.sync_all()?;
        fs::rename(&self.temporary, &self.target)?;
        // Not every file system can do this for a folder, and the file itself is safe.
        let _ = File::open(folder_of(&self.target)).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

impl Drop for Unnamed {
    fn drop(&mut self) {
        // It has left its temporary name.
        let _ = fs::remove_file(&self.temporary);
    }
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Where a path ends after all links, also one that leads to nothing yet.
fn where_it_leads(path: &Path) -> Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS {
        // No link, or nothing there.
        let Ok(next) = fs::read_link(&path) else { return Ok(path) };
        path = folder_of(&path).join(next);
    }
    bail!("its links lead round in a circle")
}

/// The file that is to be replaced, if there is one. Devices, pipes and the like are nobody's to replace.
fn replaced(target: &Path) -> Result<Option<Metadata>> {
    let about = match fs::symlink_metadata(target) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        about => about?,
    };
    ensure!(!about.is_dir(), "it is a folder; name a file in it");
    ensure!(about.is_file(), "it is a device, a pipe or the like; name a file");
    ensure!(!about.permissions().readonly(), "it is write-protected");
    Ok(Some(about))
}

/// Only ever a file that was not there, so that no link is followed.
fn options(private: bool) -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if private {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = private;
    options
}

/// The new file gets the mode of the old one and, as far as that is ours to give, its owner.
fn take_over(file: &File, old: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt as _, fchown};
        let new = file.metadata()?;
        if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
            let _ = fchown(file, Some(old.uid()), Some(old.gid()));
        }
    }
    file.set_permissions(old.permissions())
}

/// Removes what programs left here that were killed. What is being written is locked.
#[cfg(unix)]
fn remove_leftovers(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| is_temporary(&entry.file_name().to_string_lossy())) {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        let file = is_file.then(|| File::open(entry.path())).and_then(Result::ok);
        if file.is_some_and(|file| lock(&file) == Lock::Held) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Without locks nobody knows which of them are in the making.
#[cfg(not(unix))]
fn remove_leftovers(_: &Path) {}

#[cfg(unix)]
fn is_temporary(name: &str) -> bool {
    let number = name.strip_prefix(BEGIN).and_then(|rest| rest.strip_suffix(END));
    number.is_some_and(|number| {
        number.len() == DIGITS && number.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}
