//! Where these servers keep tables: a file in the folder of the test.

use std::path::Path;

use server::store::Store;

/// So many servers use one.
pub(crate) const SERVERS: usize = 1;

/// Of the games whose every byte is read one in so many is played.
pub(crate) const ONE_IN: u64 = 1;

/// What has to run as long as a server does.
pub(crate) type Beside = ();

/// The database of this folder, new or not.
pub(crate) async fn open(folder: &Path) -> (Store, Beside) {
    (Store::open(&folder.join("tables.db")).await.expect("a database"), ())
}

/// Whether this is anywhere in the file.
pub(crate) fn holds(folder: &Path, text: &str) -> bool {
    let bytes = std::fs::read(folder.join("tables.db")).expect("a database");
    bytes.windows(text.len()).any(|part| part == text.as_bytes())
}
