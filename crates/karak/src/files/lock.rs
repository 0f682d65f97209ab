//! Locks on files, which the system forgets when a program ends, even if it is killed.

use std::fs::File;

/// What came of trying to lock a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub(crate) enum Lock {
    /// Ours for as long as the file is open.
    Held,
    /// Another program has it, or another part of this one.
    Taken,
}

/// Locks a file unless somebody has. Where a file system knows no locks, nobody has.
#[cfg(unix)]
pub(crate) fn lock(file: &File) -> Lock {
    use rustix::fs::{FlockOperation, flock};
    match flock(file, FlockOperation::NonBlockingLockExclusive) {
        Err(rustix::io::Errno::WOULDBLOCK) => Lock::Taken,
        Err(_) | Ok(()) => Lock::Held,
    }
}

/// There are no locks to be had here without code of our own that is not safe.
#[cfg(not(unix))]
pub(crate) fn lock(_: &File) -> Lock {
    Lock::Held
}

/// Whether a path leads to this very file, and not to another one that took its name.
#[cfg(unix)]
pub(super) fn leads_to(path: &std::path::Path, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    match (std::fs::metadata(path), file.metadata()) {
        (Ok(there), Ok(here)) => (there.dev(), there.ino()) == (here.dev(), here.ino()),
        (Err(_), _) | (_, Err(_)) => false,
    }
}

#[cfg(not(unix))]
pub(super) fn leads_to(path: &std::path::Path, _: &File) -> bool {
    path.exists()
}
