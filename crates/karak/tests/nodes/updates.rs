//! Databases of every earlier version: what was being played goes on.

use std::fs;
use std::path::Path;

use goblin::Goblin;
use protocol::Unproved;

use crate::moving::{karak, serve};
use crate::person::Person;

/// Games against bots that were begun by earlier programs, each with the table's code and the player's cookie.
const FILES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes/files");

/// The version of a database, which SQLite has at the end of a file's head.
fn version(file: &Path) -> u32 {
    let bytes = fs::read(file).expect("a database");
    u32::from_be_bytes(bytes[60..64].try_into().expect("four bytes"))
}

/// Each version: a commit that adds a version adds the file of the one before.
#[tokio::test]
async fn games_of_every_version_go_on_and_the_way_back_is_kept() {
    let new = tempfile::tempdir().expect("a folder");
    serve(new.path()).stop();
    let now = version(&new.path().join("tables.db"));
    assert!(now > 1, "there are earlier versions");
    for earlier in 1..now {
        games_go_on(earlier, now).await;
    }
}

async fn games_go_on(earlier: u32, now: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let kept = |kind: &str| Path::new(FILES).join(format!("version-{earlier}.{kind}"));
    fs::copy(kept("db"), &file).unwrap_or_else(|_| panic!("there is no {}", kept("db").display()));
    let keys = fs::read_to_string(kept("txt")).expect("a file");
    let (code, cookie) = keys.trim().split_once(' ').expect("a code and a cookie");

    let server = serve(folder.path());
    let mut person = Person::<Goblin>::with_cookie(server.address, 77, cookie);
    person.connect(code).await;
    person.plays_to_the_end().await;
    let verdict = person.verdict().expect("it is over");
    // What was before this device came it cannot prove; all that it saw fits.
    let late = verdict.unproved == [Unproved::CameLate];
    assert!(verdict.cheats.is_empty() && late, "{verdict:?}");
    person.holds_what_is_so(78).await;
    server.stop();
    let data = folder.path().to_str().expect("a name");
    assert_eq!(karak(&["db", "check", "--data", data]), "1 tables, 0 of them broken\n");

    // As it was, for the program of then.
    let before = folder.path().join(format!("tables.db.version-{earlier}"));
    assert_eq!([version(&before), version(&file)], [earlier, now]);
}
