//! Codes, rows and lines of lists to test with.

use protocol::{GameName, Stage};
use server::store::{Code, CommandId, Guest, GuestId, Listing, NewRow, Row, Store};

/// Another code for every number below 1024.
pub(crate) fn code(number: u16) -> Code {
    Code::random([0, 0, 0, 0, 0, 0, (number / 32) as u8, (number % 32) as u8])
}

pub(crate) const fn listing(stage: Stage, open: bool, changed: u64) -> Listing {
    Listing { game: GameName::Goblin, open, stage, seats: 4, free: 1, changed }
}

/// A row that comes from no command.
pub(crate) fn row(body: &str) -> NewRow {
    NewRow { command: None, body: body.into() }
}

/// A row of a client's command.
pub(crate) fn command_row(client: u64, number: u64) -> NewRow {
    NewRow { command: Some(id(client, number)), body: format!("{client}/{number}") }
}

/// Large numbers, because clients choose them at random.
pub(crate) const fn id(client: u64, number: u64) -> CommandId {
    CommandId { guest: GuestId(u64::MAX - client), client: u64::MAX - client, number }
}

pub(crate) fn guest(number: u64) -> Guest {
    let name = Some(format!("Guest {number}"));
    Guest { id: GuestId(u64::MAX - number), name, color: Some(3), seen: 1000 + number }
}

/// A private table without rows.
pub(crate) async fn table(store: &Store, number: u16) -> Code {
    let code = code(number);
    let listing = listing(Stage::Gathering, false, 0);
    assert_eq!(store.create(&code, 1, listing, Vec::new()).await, Ok(true));
    code
}

pub(crate) async fn rows(store: &Store, code: &Code) -> Vec<Row> {
    store.read(code, 0).await.expect("it can be read").expect("there is such a table")
}

pub(crate) async fn bodies(store: &Store, code: &Code) -> Vec<String> {
    rows(store, code).await.into_iter().map(|row| row.body).collect()
}
