//! A stored table that somebody has changed: `karak db check` names it, and it alone.

use std::path::Path;
use std::process::Command;

use server::store::{Appended, NewRow, Store};

use crate::harness::{PROGRAM, Process};
use crate::killed::begins;

/// What it prints, and its exit code.
fn check(folder: &Path) -> (String, Option<i32>) {
    let checked = Command::new(PROGRAM).args(["db", "check", "--data"]).arg(folder).output();
    let checked = checked.expect("the program");
    (String::from_utf8_lossy(&checked.stdout).into_owned(), checked.status.code())
}

#[tokio::test]
async fn a_log_that_was_tampered_with_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(folder.path());
    let mut codes = Vec::new();
    for number in 1..=4 {
        codes.push(begins(process.address, number).await.code);
    }
    process.stop();
    assert_eq!(check(folder.path()), ("4 tables, 0 of them broken\n".to_owned(), Some(0)));
    // A move that there is none of, a row of nothing, and taking back more than was ever done: where the bot begins,
    // it may have played before the server stopped.
    let rows = [
        r#"{"game":{"entry":"1 fly","used":0,"lost":0}}"#,
        "nothing that was ever written",
        r#"{"game":{"entry":"1 undo","used":0,"lost":0}}"#,
    ];
    let store = Store::open(&folder.path().join("tables.db")).await.expect("a database");
    for (code, body) in codes.iter().zip(rows) {
        let code = code.parse().expect("a code");
        let next = store.read(&code, 0).await.expect("rows").expect("a table").len() as u64;
        let times = if body.contains("undo") { next } else { 1 };
        let row = || NewRow { command: None, body: body.to_owned() };
        let rows = (0..times).map(|_| row()).collect();
        let appended = store.append(&code, next, 1, rows, None).await.expect("rows");
        assert!(matches!(appended, Appended::Kept));
    }
    store.close().await;
    let (said, code) = check(folder.path());
    assert!(code == Some(1) && said.ends_with("4 tables, 3 of them broken\n"), "{said}");
    let named = |code: &String| said.lines().any(|line| line.starts_with(&format!("{code}: ")));
    assert_eq!(codes.iter().map(named).collect::<Vec<_>>(), [true, true, true, false], "{said}");
}
