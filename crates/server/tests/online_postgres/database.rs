//! Where these servers keep tables: a database for each folder of a test.

use std::path::Path;

use server::store::{Postgres, Store};

use crate::addresses::address;
pub(crate) use crate::addresses::holds;

/// So many servers use one.
pub(crate) const SERVERS: usize = 2;

/// Of the games whose every byte is read one in so many is played.
pub(crate) const ONE_IN: u64 = 10;

/// What has to run as long as a server does.
pub(crate) type Beside = ();

/// The database of this folder, new or not.
pub(crate) async fn open(folder: &Path) -> (Store, Beside) {
    let at = Postgres::new(&address(folder), None).expect("an address");
    (Store::connect(&at).await.expect("a database"), ())
}
