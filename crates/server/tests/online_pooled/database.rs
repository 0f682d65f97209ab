//! Where these servers keep tables: a database for each folder of a test, behind a pooler for each server.

use std::path::Path;

use server::store::{Postgres, Store};

use crate::addresses::address;
pub(crate) use crate::addresses::holds;
use crate::pooler::Pooler;

/// What has to run as long as a server does.
pub(crate) type Beside = Pooler;

/// The database of this folder, new or not.
pub(crate) async fn open(folder: &Path) -> (Store, Beside) {
    let (pooler, through) = Pooler::before(&address(folder));
    let at = Postgres::new(&through, None).expect("an address");
    (Store::connect(&at).await.expect("a database"), pooler)
}
