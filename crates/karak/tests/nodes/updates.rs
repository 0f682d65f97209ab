//! Databases of every earlier version: what was being played goes on.

use std::fs;
use std::path::Path;

use goblin::Goblin;
use protocol::Unproved;

use crate::moving::{karak, serve};
use crate::person::Person;

/// Games against bots that were begun by earlier programs, each with the table's code and the player's cookie.
const FILES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nodes/files");

#[tokio::test]
async fn games_of_version_1_go_on_and_the_way_back_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    fs::copy(Path::new(FILES).join("version-1.db"), &file).expect("a file");
    let keys = fs::read_to_string(Path::new(FILES).join("version-1.txt")).expect("a file");
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
    let before = folder.path().join("tables.db.version-1");
    let bytes = fs::read(before).expect("a copy was made first");
    // Where SQLite has the number of the version.
    assert_eq!(
        [&bytes[60..64], &fs::read(file).expect("a file")[60..64]],
        [[0, 0, 0, 1], [0, 0, 0, 2]]
    );
}
