//! One program at a time opens a database; a second one is told where the first one is reached.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use super::StoreError;

/// The database is this program's until this is dropped, or the program ends in whatever way.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    address: PathBuf,
}

impl Lock {
    /// Takes the lock of this database. It is a file beside it; the address is another one, because on some systems nobody
    /// can read a locked file.
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let address = beside(database, ".address");
        let mut options = File::options();
        let file =
            options.create(true).truncate(false).write(true).open(beside(database, ".lock"))?;
        match file.try_lock() {
            Ok(()) => {
                let lock = Self { file, address };
                lock.forget_address();
                Ok(lock)
            }
            Err(TryLockError::WouldBlock) => {
                let address = fs::read_to_string(address).ok().filter(|text| !text.is_empty());
                Err(StoreError::InUse { address })
            }
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// Says where this program is reached: whole or not at all.
    pub(super) fn set_address(&self, address: &str) -> Result<(), StoreError> {
        let part = self.address.with_extension("address-part");
        fs::write(&part, address)?;
        Ok(fs::rename(part, &self.address)?)
    }

    /// What an earlier program left, or this one leaves. It does not matter if that fails: without a lock nobody reads it.
    fn forget_address(&self) {
        let _ = fs::remove_file(&self.address);
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.forget_address();
        let _ = self.file.unlock();
    }
}

/// The path with something behind the file's name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}
