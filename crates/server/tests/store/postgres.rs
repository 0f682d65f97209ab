//! The contract, kept by PostgreSQL.

use std::time::Duration;

use server::store::{Appended, Beyond, News, Postgres, Store, StoreError, Watched};

use tokio::time::timeout;
use tokio_postgres::NoTls;
use tokio_postgres::types::Type;

use crate::cluster::Cluster;
use crate::contract::{self, Maker};
use crate::made::{guest, row, table};
use crate::sqlite::Folder;

/// Much longer than two nodes need to hear of each other.
const PATIENCE: Duration = Duration::from_secs(30);

/// A database of one test.
struct Database(Postgres);

impl Database {
    fn new(test: &str) -> Self {
        let url = Cluster::shared().database(test);
        Self(Postgres::new(&url, None).expect("an address"))
    }
}

impl Maker for Database {
    async fn open(&self) -> Store {
        Store::connect(&self.0).await.expect("a database can be made")
    }

    async fn another(&self, _: &Store) -> Store {
        self.open().await
    }
}

contract::kept!(Database::new);

#[tokio::test]
async fn a_newer_database_is_refused_and_left_alone() {
    let database = Database::new("newer");
    database.open().await.close().await;
    let name = database.0.name().expect("a name").to_owned();
    Cluster::shared().sql(&name, "UPDATE karak SET version = 1000");
    let error = Store::connect(&database.0).await.err();
    assert_eq!(error, Some(StoreError::Newer { found: 1000, known: 1 }));
    assert_eq!(Cluster::shared().sql(&name, "SELECT version FROM karak"), "1000");
}

/// The host should have stopped it first.
#[tokio::test]
async fn a_program_whose_tables_were_brought_to_another_version_writes_no_more() {
    let database = Database::new("fenced");
    let store = database.open().await;
    let code = table(&store, 1).await;
    let name = database.0.name().expect("a name").to_owned();
    Cluster::shared().sql(&name, "UPDATE karak SET version = 1000");
    let newer = StoreError::Newer { found: 1000, known: 1 };
    let fenced = async { while store.ready().await.as_ref() != Err(&newer) {} };
    timeout(PATIENCE, fenced).await.expect("it looks each second");
    assert_eq!(store.append(&code, 0, 1, vec![row("a")], None).await, Err(newer));
    assert_eq!(store.read(&code, 0).await, Ok(Some(vec![])));
    store.close().await;
}

#[tokio::test]
async fn addresses_that_lead_nowhere_are_told() {
    let refused = |url: &str| Postgres::new(url, None).err().map(|error| error.to_string());
    let told = refused("postgres://karak@localhost/karak?sslmode=require").expect("no TLS");
    assert!(told.contains("does not speak TLS"), "{told}");
    assert!(refused("postgres://karak@localhost:notaport/").is_some());
    let missing = Cluster::shared().url("there_is_no_such_database");
    let error = Store::connect(&Postgres::new(&missing, None).expect("an address")).await.err();
    assert!(matches!(error, Some(StoreError::Refused(_))), "{error:?}");
}

/// Looking at it is no reason to change it.
#[tokio::test]
async fn a_database_that_is_only_read_is_left_alone() {
    let database = Database::new("only_read");
    let name = database.0.name().expect("a name").to_owned();
    let there = server::store::Database::Postgres(Box::new(database.0));
    let error = server::check(&there).await.err();
    assert_eq!(error, Some(StoreError::Earlier { found: 0, known: 1 }));
    let folder = Folder::new("only_read");
    assert!(server::backup(&there, &folder.path().join("copy.db")).await.is_err());
    assert_eq!(Cluster::shared().sql(&name, "SELECT to_regclass('karak') IS NULL"), "t");
}

/// Also the table of nodes: a program that only reads is no node.
#[tokio::test]
async fn whoever_only_reads_a_database_writes_nothing() {
    let database = Database::new("reads");
    let name = database.0.name().expect("a name").to_owned();
    let store = database.open().await;
    table(&store, 1).await;
    store.close().await;
    let watched = ["nodes", "open_at", "ready", "tables", "log", "members", "guests"];
    let triggers = watched.map(|table| {
        format!(
            "CREATE TRIGGER told BEFORE INSERT OR UPDATE OR DELETE ON {table} EXECUTE FUNCTION tell();"
        )
    });
    let sql = format!(
        "CREATE TABLE told (of TEXT); CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
         'BEGIN INSERT INTO told VALUES (TG_TABLE_NAME); RETURN NULL; END'; {}",
        triggers.concat()
    );
    Cluster::shared().sql(&name, &sql);
    let there = server::store::Database::Postgres(Box::new(database.0.clone()));
    assert_eq!(server::check(&there).await.expect("a database").tables, 1);
    let folder = Folder::new("reads");
    server::backup(&there, &folder.path().join("copy.db")).await.expect("a copy");
    assert_eq!(Cluster::shared().sql(&name, "SELECT DISTINCT of FROM told"), "");
    // It would have been noticed.
    database.open().await.close().await;
    assert!(!Cluster::shared().sql(&name, "SELECT DISTINCT of FROM told").is_empty());
}

/// Two stores of one database: each is told what the other does, and one of them runs a table.
#[tokio::test]
async fn a_table_is_run_by_one_of_those_who_have_it_open() {
    let database = Database::new("run_by_one");
    let (one, two) = (database.open().await, database.open().await);
    let code = table(&one, 1).await;
    let mut here = one.watch(&code);
    until(&mut here, |beyond| beyond.ours).await;
    let mut there = two.watch(&code);
    there.here(vec![guest(7).id]);
    until(&mut here, |beyond| beyond.guests == [guest(7).id]).await;
    assert!(here.is_ours() && !there.is_ours());

    assert_eq!(one.append(&code, 0, 1, vec![row("a"), row("b")], None).await, Ok(Appended::Kept));
    until(&mut there, |beyond| beyond.rows == 2).await;
    here.say("hello");
    loop {
        if let News::Said(text) = there.news().await {
            assert_eq!(text, "hello");
            break;
        }
    }
    // Whoever puts it away leaves it to the other.
    drop(here);
    until(&mut there, |beyond| beyond.ours && !beyond.shared).await;
    // So does a program that ends.
    let mut again = one.watch(&code);
    until(&mut again, |beyond| beyond.shared).await;
    two.close().await;
    until(&mut again, |beyond| beyond.ours && beyond.guests.is_empty()).await;
    assert_eq!(one.delete(&code, 2).await, Ok(false), "it is open");
    drop((again, there));
    one.close().await;
}

/// Not only when others look the next time, which they do each second.
#[tokio::test]
async fn a_table_is_claimed_when_the_lease_of_its_node_ends() {
    let database = Database::new("lease_ends");
    let store = database.open().await;
    let mut codes = Vec::new();
    for number in 1..=5 {
        codes.push(table(&store, number).await);
    }
    let url = Cluster::shared().url(database.0.name().expect("a name"));
    let (asking, connection) = tokio_postgres::connect(&url, NoTls).await.expect("a database");
    tokio::spawn(connection);
    // As if each were run by a node that was killed.
    let killed = "
        INSERT INTO nodes SELECT id, clock_timestamp() + id * interval '450 milliseconds' FROM tables;
        UPDATE tables SET owner = id";
    asking.batch_execute(killed).await.expect("tables");
    let mut tables: Vec<Watched> = codes.iter().map(|code| store.watch(code)).collect();
    let mut late = Vec::new();
    for (id, table) in (1_i64..).zip(&mut tables) {
        timeout(PATIENCE, until(table, |beyond| beyond.ours)).await.expect("it is claimed");
        let sql =
            "SELECT extract(epoch FROM clock_timestamp() - until)::float8 FROM nodes WHERE id = $1";
        let asked = asking.query_typed_one(sql, &[(&id, Type::INT8)]).await.expect("a node");
        late.push(asked.get::<_, f64>(0));
    }
    assert!(late.iter().all(|&late| late > 0.0), "{late:?} seconds late");
    // A slow machine may be late now and then.
    late.sort_by(f64::total_cmp);
    assert!(late[2] < 0.25, "{late:?} seconds late");
    drop(tables);
    store.close().await;
}

/// As after a crash, of which no connection has to know behind a pooler.
#[tokio::test]
async fn a_database_that_has_forgotten_who_is_where_is_told_again() {
    let database = Database::new("forgotten");
    let (one, two) = (database.open().await, database.open().await);
    let code = table(&one, 1).await;
    let (mut here, mut there) = (one.watch(&code), two.watch(&code));
    let again = async {
        until(&mut here, |beyond| beyond.shared).await;
        until(&mut there, |beyond| beyond.shared).await;
        let name = database.0.name().expect("a name");
        Cluster::shared().sql(name, "DELETE FROM open_at");
        // The one that has nothing new to say has to be found as well.
        there.here(vec![guest(8).id]);
        until(&mut here, |beyond| beyond.guests == [guest(8).id]).await;
        let appended = one.append(&code, 0, 1, vec![row("a")], None).await;
        assert_eq!(appended, Ok(Appended::Kept));
        until(&mut there, |beyond| beyond.rows == 1).await;
    };
    timeout(PATIENCE, again).await.expect("they find each other");
    drop((here, there));
    one.close().await;
    two.close().await;
}

async fn until(watched: &mut Watched, is_so: impl Fn(&Beyond) -> bool) {
    while !is_so(&watched.beyond()) {
        watched.news().await;
    }
}
