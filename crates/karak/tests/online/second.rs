//! Two programs on one folder of data.

use std::process::Command;

use crate::harness::{PROGRAM, Process};

#[tokio::test]
async fn a_second_server_says_where_the_first_one_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Process::start(folder.path());
    // Also where it asks for the same port.
    for listen in ["127.0.0.1:0".to_owned(), first.address.to_string()] {
        let second = Command::new(PROGRAM)
            .args(["serve", "--listen", &listen, "--data"])
            .arg(folder.path())
            .output()
            .expect("the program");
        let said = String::from_utf8_lossy(&second.stderr);
        assert!(!second.status.success(), "{said}");
        assert!(said.contains(&format!("It is at http://{}/.", first.address)), "{said}");
    }
    first.kill();
}

#[tokio::test]
async fn a_second_page_is_the_first_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Process::start(folder.path());
    for (language, query) in [(None, ""), (Some("cs"), "?lang=cs")] {
        let mut second = Command::new(PROGRAM);
        second.args(["play", "--no-open", "--data"]).arg(folder.path());
        let second = second.args(language.map(|language| format!("--lang={language}"))).output();
        let second = second.expect("the program");
        let said = String::from_utf8_lossy(&second.stdout);
        assert!(second.status.success(), "{}", String::from_utf8_lossy(&second.stderr));
        assert_eq!(said, format!("Karak runs already, at http://{}/{query}\n", first.address));
    }
    first.kill();
}
