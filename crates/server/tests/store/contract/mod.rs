//! What every store promises, whatever it is made of.

pub(crate) mod guests;
pub(crate) mod lists;
pub(crate) mod logs;
pub(crate) mod races;

use server::store::Store;

/// How a store is made for one test: empty the first time, later with what was kept.
pub(crate) trait Maker {
    async fn open(&self) -> Store;
}
