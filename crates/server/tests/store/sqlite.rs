//! The contract, kept by the database in one file.

use std::fs;
use std::path::{Path, PathBuf};

use server::store::Store;

use crate::contract::{self, Maker};

/// A folder of one test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(test: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("store").join(test);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the build folder can be written");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("karak.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Maker for Folder {
    async fn open(&self) -> Store {
        Store::open(&self.database()).await.expect("a database can be made")
    }

    async fn another(&self, store: &Store) -> Store {
        store.clone()
    }
}

contract::kept!(Folder::new);
