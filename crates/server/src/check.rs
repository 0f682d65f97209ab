//! Playing every stored table again.

use std::path::Path;

use dungeon::Dungeon;
use goblin::Goblin;
use protocol::GameName;

use crate::room::{Entered, NotATable, Room, Times};
use crate::store::{Code, Row, Store, StoreError};

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
pub async fn check(database: &Path) -> Result<Checked, StoreError> {
    // A copy: nothing changes while it is read, and a server is not held up.
    let folder = tempfile::tempdir()?;
    let copy = folder.path().join("tables.db");
    crate::store::backup(database, &copy).await?;
    let reading = Store::open(&copy).await?;
    let mut checked = Checked::default();
    let mut after: Option<Code> = None;
    loop {
        let codes = reading.codes(after, AT_ONCE).await?;
        let Some(last) = codes.last() else { break };
        after = Some(*last);
        for code in codes {
            checked.tables += 1;
            let rows = reading.read(&code, 0).await?.unwrap_or_default();
            if let Err(NotATable(fault)) = replay(code, &rows) {
                checked.faults.push(format!("{code}: {fault}"));
            }
        }
    }
    reading.close().await;
    Ok(checked)
}

fn replay(code: Code, rows: &[Row]) -> Result<(), NotATable> {
    let times = Times { dice: 0, absence: 0 };
    let mut entered = Vec::with_capacity(rows.len());
    for row in rows {
        let one = Entered::from_body(&row.body);
        entered.push(one.ok_or_else(|| NotATable(format!("row {} cannot be read", row.sequence)))?);
    }
    match entered.first().and_then(Entered::game) {
        None => Err(NotATable("the log does not begin with how the table was opened".to_owned())),
        Some(GameName::Dungeon) => {
            Room::<Dungeon>::restored(code.as_str(), entered, times, 0).map(drop)
        }
        Some(GameName::Goblin) => {
            Room::<Goblin>::restored(code.as_str(), entered, times, 0).map(drop)
        }
    }
}
