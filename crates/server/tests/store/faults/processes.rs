//! Processes that are killed, have no room on their disk or may not write.

use std::collections::BTreeMap;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

use server::store::Appended;

use super::child::{Process, TABLES};
use crate::contract::Maker as _;
use crate::made::{code, command_row, id, rows, table};
use crate::sqlite::Folder;

/// Several times in a row: each begins with what the one before left, its log of changes included.
#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_kill() {
    let program = std::env::current_exe().unwrap();
    for lines in [1, 100, 1500] {
        let folder = Folder::new("a_kill");
        let env = Command::new("env");
        let mut writer =
            Process::start(env, &program, "writes until it is killed", &folder.database());
        let mut acknowledged = BTreeMap::new();
        let mut count = 0;
        while let Some(line) = writer.line() {
            let (table, sequence) = line.split_once(' ').unwrap();
            let (table, sequence): (u16, u64) = (table.parse().unwrap(), sequence.parse().unwrap());
            acknowledged.insert(table, sequence);
            count += 1;
            if count == lines {
                writer.child.kill().unwrap();
            }
        }
        assert!(count >= lines);
        writer.child.wait().unwrap();

        let store = folder.open().await;
        for (&table, &sequence) in &acknowledged {
            let rows = rows(&store, &code(table)).await;
            assert!(rows.len() as u64 > sequence, "table {table}");
            for (number, row) in (0..).zip(&rows) {
                assert_eq!(row.sequence, number, "table {table}: a hole");
                assert_eq!(row.command, Some(id(u64::from(table), number)), "table {table}");
            }
            // And it goes on: the last one is known, the next one is new.
            let next = rows.len() as u64;
            let again = vec![command_row(u64::from(table), next - 1)];
            let again = store.append(&code(table), next, 2, again, None).await;
            assert_eq!(again, Ok(Appended::Twice { sequence: next - 1 }));
            let new = vec![command_row(u64::from(table), next)];
            let new = store.append(&code(table), next, 2, new, None).await;
            assert_eq!(new, Ok(Appended::Kept));
        }
        assert!(acknowledged.len() <= usize::from(TABLES));
        store.close().await;
    }
}

/// A limit for the length of files is what a full disk is, for one process.
#[tokio::test]
async fn a_full_disk_refuses_and_heals() {
    let folder = Folder::new("a_full_disk");
    let store = folder.open().await;
    table(&store, 1).await;
    store.close().await;

    // Without the trap the system ends whoever goes beyond the limit.
    let mut limited = Command::new("sh");
    limited.args(["-c", r#"trap "" XFSZ; exec prlimit --fsize=1000000:unlimited "$0" "$@""#]);
    let program = std::env::current_exe().unwrap();
    let mut writer = Process::start(limited, &program, "appends when asked", &folder.database());
    assert_eq!(writer.line().as_deref(), Some("open"));
    let mut kept = 0;
    let refused = loop {
        let said = writer.ask();
        if !said.starts_with("Kept") {
            break said;
        }
        kept += 1;
        assert_eq!(said, format!("Kept, {kept} rows, ready"));
        assert!(kept < 100, "there is a limit");
    };
    assert!(kept > 0);
    for refused in [refused, writer.ask()] {
        let (why, rest) = refused.split_once(", ").unwrap();
        assert!(["Full", "Disk"].contains(&why), "{refused}");
        assert!(rest.starts_with(&format!("{kept} rows")), "{refused}: nothing of it is seen");
    }

    let pid = writer.child.id().to_string();
    let more = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited"]).status();
    assert!(more.unwrap().success());
    assert_eq!(writer.ask(), format!("Kept, {} rows, ready", kept + 1));
    writer.end();
    let store = folder.open().await;
    assert_eq!(rows(&store, &code(1)).await.len(), kept + 1);
    store.close().await;
}

#[tokio::test]
async fn a_read_only_file_refuses_and_heals() {
    const NOBODY: u32 = 65_534;
    let folder = Folder::new("a_read_only_file");
    let store = folder.open().await;
    table(&store, 1).await;
    store.close().await;
    let allow = |path, mode| fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    for file in fs::read_dir(folder.path()).unwrap() {
        allow(file.unwrap().path(), 0o666);
    }
    allow(folder.path().into(), 0o777);
    allow(folder.database(), 0o444);

    // Whoever may do everything is not stopped by permissions: then the child is somebody else, who may not be able to
    // reach the program where it was built.
    let mut other = Command::new("env");
    let mut program = std::env::current_exe().unwrap();
    let mut elsewhere = None;
    if fs::OpenOptions::new().append(true).open(folder.database()).is_ok() {
        let copy = std::env::temp_dir().join(format!("karak-store-{}", std::process::id()));
        fs::create_dir_all(&copy).unwrap();
        allow(copy.clone(), 0o777);
        for file in fs::read_dir(folder.path()).unwrap() {
            let file = file.unwrap();
            let to = copy.join(file.file_name());
            fs::copy(file.path(), &to).unwrap();
        }
        fs::copy(&program, copy.join("program")).unwrap();
        program = copy.join("program");
        other.uid(NOBODY);
        elsewhere = Some(copy);
    }
    let database =
        elsewhere.as_ref().map_or_else(|| folder.database(), |folder| folder.join("karak.db"));
    let mut writer = Process::start(other, &program, "appends when asked", &database);
    assert_eq!(writer.line().as_deref(), Some("open"));
    for _ in 0..2 {
        assert_eq!(writer.ask(), "ReadOnly, 0 rows, not ready");
    }
    allow(database, 0o666);
    assert_eq!(writer.ask(), "Kept, 1 rows, ready");
    writer.end();
    if let Some(elsewhere) = elsewhere {
        fs::remove_dir_all(elsewhere).unwrap();
    }
}
