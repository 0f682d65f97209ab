//! `karak serve --check` without a proxy; those are checked by `cargo xtask proxies`.

use std::process::Command;

use crate::harness::{PROGRAM, Process};

fn check(url: &str) -> (String, i32) {
    let checked = Command::new(PROGRAM).args(["serve", "--check", url]).output().expect("karak");
    (String::from_utf8_lossy(&checked.stdout).into_owned(), checked.status.code().expect("a code"))
}

#[test]
fn a_server_of_this_machine_is_fine_but_for_the_page_that_tests_have_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(folder.path());
    let (said, code) = check(&format!("http://{}/", process.address));
    assert!(code == 1 && said.contains("One thing is wrong."), "{said}");
    assert!(said.contains("this build of karak has no page in it"), "{said}");
    assert!(said.contains("WebSockets come through"), "{said}");
    let (said, _) = check(&format!("http://localhost:{}/below/", process.address.port()));
    assert!(said.contains("take /below/ away"), "{said}");
    let address = process.address;
    process.kill();
    let (said, code) = check(&format!("http://{address}/"));
    assert!(code == 1 && said.contains("nobody answers"), "{said}");
}
