//! From a file to PostgreSQL and back, while people play, and what is deleted.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::cluster::Cluster;
use crate::games::Games;
use crate::node::Node;

/// What the program says, which has to succeed.
pub(crate) fn karak(arguments: &[&str]) -> String {
    said(Command::new(env!("CARGO_BIN_EXE_karak")).args(arguments))
}

fn said(command: &mut Command) -> String {
    let ran = command.output().expect("the program");
    assert!(ran.status.success(), "{command:?}: {}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8_lossy(&ran.stdout).into_owned()
}

/// What it says to what it refuses.
fn refused(arguments: &[&str]) -> String {
    let ran = Command::new(env!("CARGO_BIN_EXE_karak")).args(arguments).output();
    let ran = ran.expect("the program");
    assert!(!ran.status.success(), "{arguments:?}");
    String::from_utf8_lossy(&ran.stderr).into_owned()
}

/// A server with its tables in a folder.
pub(crate) fn serve(folder: &Path) -> Node {
    Node::start_by(&["--data", folder.to_str().expect("a name")])
}

#[tokio::test]
async fn games_move_to_another_database_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("a name").to_owned();
    let first = serve(&folder.path().join("first"));
    let mut games = Games::begin(&[first.address]).await;
    games.go_on(5).await;
    let old = first.address;
    first.stop();

    let [database, other] = ["moved", "moved_back"].map(|name| Cluster::shared().database(name));
    let copied = karak(&["db", "copy", &at("first/tables.db"), &database]);
    assert!(copied.starts_with("4 tables and 4 guests are copied"), "{copied}");
    let again = refused(&["db", "copy", &at("first/tables.db"), &database]);
    assert!(again.contains("there are tables or guests already"), "{again}");
    assert_eq!(karak(&["db", "check", "--database", &database]), "4 tables, 0 of them broken\n");

    // As in a container, where both are in the environment; what is typed counts more.
    let in_container = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_karak"));
        command.env("KARAK_DATA", at("none")).env("KARAK_DATABASE", &database);
        said(command.args(arguments))
    };
    assert_eq!(in_container(&["db", "check"]), "4 tables, 0 of them broken\n");
    karak(&["db", "copy", &at("first/tables.db"), &at("second/tables.db")]);
    karak(&["db", "prune", "--older-than", "0s", "--data", &at("second")]);
    let typed = in_container(&["db", "check", "--data", &at("second")]);
    assert_eq!(typed, "0 tables, 0 of them broken\n");

    let second = Node::start(&database);
    games.leave(old, second.address);
    games.go_on(5).await;
    // A backup while it is used, and back into both kinds.
    karak(&["db", "backup", &at("copy.db"), "--database", &database]);
    let restored = karak(&["db", "restore", &at("copy.db"), "--database", &other]);
    assert!(restored.starts_with("4 tables and 4 guests"), "{restored}");
    let old = second.address;
    second.stop();
    karak(&["db", "copy", &database, &at("third/tables.db")]);
    let third = serve(&folder.path().join("third"));
    games.leave(old, third.address);
    games.end(&[third.address]).await;

    let in_use = refused(&["db", "prune", "--older-than", "1s", "--data", &at("third")]);
    assert!(in_use.contains("stop it first"), "{in_use}");
    third.stop();
    for (place, what) in [("--data", at("third")), ("--database", other)] {
        let young = karak(&["db", "prune", "--older-than", "1h", place, &what]);
        assert!(young.starts_with("0 finished and 0 abandoned"), "{young}");
        let records = at(&format!("records{place}"));
        let pruned =
            karak(&["db", "prune", "--older-than", "0s", "--export", &records, place, &what]);
        assert!(pruned.contains("4 records were written first"), "{pruned}");
        assert_eq!(fs::read_dir(&records).expect("a folder").count(), 4);
        assert_eq!(karak(&["db", "check", place, &what]), "0 tables, 0 of them broken\n");
        for record in fs::read_dir(&records).expect("a folder") {
            let record = record.expect("a file").path();
            karak(&["replay", record.to_str().expect("a name")]);
        }
    }
}
