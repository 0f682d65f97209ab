//! The contract, kept by PostgreSQL behind PgBouncer in transaction mode: nothing is left in a connection.

use server::store::{Postgres, Store};

use crate::cluster::Cluster;
use crate::contract::{self, Maker};
use crate::pooler::Pooler;

/// A database of one test, and the way to it.
struct Pooled {
    _pooler: Pooler,
    database: Postgres,
}

impl Pooled {
    fn new(test: &str) -> Self {
        let (pooler, through) = Pooler::before(&Cluster::shared().database(test));
        Self { _pooler: pooler, database: Postgres::new(&through, None).expect("an address") }
    }
}

impl Maker for Pooled {
    async fn open(&self) -> Store {
        Store::connect(&self.database).await.expect("a database can be made")
    }

    async fn another(&self, _: &Store) -> Store {
        self.open().await
    }
}

contract::kept!(Pooled::new);
