//! Playing every stored table again.

use dungeon::Dungeon;
use goblin::Goblin;
use protocol::GameName;

use crate::room::{Entered, NotATable, Room, Times};
use crate::store::{Code, Database, Row, Store, StoreError};

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many tables there are.
    pub tables: usize,
    /// What is wrong with tables that are not possible, one a line.
    pub faults: Vec<String>,
}

/// How many tables are read at once.
const AT_ONCE: u32 = 200;

/// Plays every table of a database again, also while a server uses it.
///
/// # Errors
/// If the database cannot be read.
pub async fn check(database: &Database) -> Result<Checked, StoreError> {
    let reading = Reading::open(database).await?;
    let mut checked = Checked::default();
    let mut after: Option<Code> = None;
    loop {
        let codes = reading.store.codes(after, AT_ONCE).await?;
        let Some(last) = codes.last() else { break };
        after = Some(*last);
        for code in codes {
            // One that was deleted meanwhile is none.
            let Some(rows) = reading.store.read(&code, 0).await? else { continue };
            checked.tables += 1;
            if let Err(NotATable(fault)) = replay(code, &rows) {
                checked.faults.push(format!("{code}: {fault}"));
            }
        }
    }
    reading.close().await;
    Ok(checked)
}

/// A database that is only read, also while a server uses it.
pub(crate) struct Reading {
    pub(crate) store: Store,
    /// Where a copy of a file is.
    folder: Option<tempfile::TempDir>,
}

impl Reading {
    pub(crate) async fn open(database: &Database) -> Result<Self, StoreError> {
        match database {
            Database::File(file) => {
                // A copy: nothing changes while it is read, and a server is not held up.
                let folder = tempfile::tempdir()?;
                let copy = folder.path().join("tables.db");
                crate::store::backup(file, &copy).await?;
                Ok(Self { store: Store::open(&copy).await?, folder: Some(folder) })
            }
            Database::Postgres(at) => {
                Ok(Self { store: Store::connect_as_it_is(at).await?, folder: None })
            }
        }
    }

    pub(crate) async fn close(self) {
        self.store.close().await;
        drop(self.folder);
    }
}

/// Plays a table again.
pub(crate) fn replay(code: Code, rows: &[Row]) -> Result<(), NotATable> {
    with_room(code, rows, |_| ()).map(drop)
}

/// The whole record of a table's game, if one has begun.
pub(crate) fn record(code: Code, rows: &[Row]) -> Result<Option<String>, NotATable> {
    with_room(code, rows, |record| record())
}

/// Makes the room of a log, and does something with the way to its record.
fn with_room<T>(
    code: Code,
    rows: &[Row],
    then: impl FnOnce(&dyn Fn() -> Option<String>) -> T,
) -> Result<T, NotATable> {
    let times = Times { dice: 0, absence: 0, afresh: 0 };
    let mut entered = Vec::with_capacity(rows.len());
    for row in rows {
        let one = Entered::from_body(&row.body);
        entered.push(one.ok_or_else(|| NotATable(format!("row {} cannot be read", row.sequence)))?);
    }
    match entered.first().and_then(Entered::game) {
        None => Err(NotATable("the log does not begin with how the table was opened".to_owned())),
        Some(GameName::Dungeon) => {
            let room = Room::<Dungeon>::restored(code.as_str(), entered, times, 0)?;
            Ok(then(&|| room.whole_record()))
        }
        Some(GameName::Goblin) => {
            let room = Room::<Goblin>::restored(code.as_str(), entered, times, 0)?;
            Ok(then(&|| room.whole_record()))
        }
    }
}
