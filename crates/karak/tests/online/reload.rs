//! SIGHUP: the config is read again, without anybody noticing.

use std::fs;
use std::process::Command;

use crate::harness::{PROGRAM, Process, ask};

#[tokio::test]
async fn limits_change_while_the_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = folder.path().join("karak.toml");
    let limited = |burst: u32| {
        let text =
            format!("guest-burst = {burst}\nguest-every = \"1day\"\nlimit-this-machine = true\n");
        fs::write(&config, text).expect("a config");
    };
    limited(1);
    let process =
        Process::start_by(Command::new(PROGRAM).env("KARAK_CONFIG", &config), folder.path());
    let guest = async || ask(process.address, "GET", "/api/guest", None, "").await.0;
    assert_eq!(guest().await, 200);
    assert_eq!(guest().await, 429);
    limited(2);
    process.signal("HUP");
    // It is read at some moment after the signal.
    while guest().await != 200 {}
    // Of two, one is gone; a config with a fault changes nothing.
    fs::write(&config, "guest-burst = many\n").expect("a config");
    process.signal("HUP");
    assert_eq!(guest().await, 200);
    assert_eq!(guest().await, 429);
    process.stop();
}
