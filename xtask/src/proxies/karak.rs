//! The program behind a proxy, and `karak serve --check` before it.

use std::io::Write as _;
use std::net::SocketAddr;
use std::process::{Command, Output, Stdio};

use anyhow::{Result, bail};

use super::Bench;
use crate::background::{Background, free_address};

/// `karak serve`.
pub(super) struct Karak {
    background: Background,
    pub(super) address: SocketAddr,
}

impl Karak {
    /// Starts it with these options.
    pub(super) fn start(bench: &Bench, address: SocketAddr, options: &[String]) -> Result<Self> {
        let folder = bench.scratch.path(&format!("karak-{}", address.port()));
        std::fs::create_dir_all(&folder)?;
        let mut command = Command::new(&bench.karak);
        command.args(["serve", "--listen", &address.to_string(), "--data"]).arg(&folder);
        command.args(options);
        let mut background = Background::start("karak", &mut command, &folder.join("log"))?;
        background.until_open(address)?;
        Ok(Self { background, address })
    }

    /// At a free address.
    pub(super) fn start_anywhere(bench: &Bench, options: &[String]) -> Result<Self> {
        Self::start(bench, free_address()?, options)
    }

    pub(super) fn said(&self) -> String {
        self.background.said()
    }
}

/// What `karak serve --check` says of an address, which is this machine's.
pub(super) struct Checked {
    pub(super) fine: bool,
    pub(super) text: String,
}

/// Has an address checked, with the test's authority trusted.
pub(super) fn check(bench: &Bench, url: &str) -> Result<Checked> {
    checked(command(bench, url).env("SSL_CERT_FILE", &bench.certificate.authority))
}

/// What `karak join` tells somebody who opens a table there, sits down and leaves.
pub(super) fn join(bench: &Bench, url: &str) -> Result<String> {
    let mut command = Command::new(&bench.karak);
    command.args(["join", url, "--at", "127.0.0.1", "--new", "goblin", "--as", "Anna"]);
    command.args(["--lang", "en", "--data"]).arg(bench.scratch.path("anna"));
    command.env("SSL_CERT_FILE", &bench.certificate.authority);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    // What was typed before the input ended is done.
    if let Some(mut keyboard) = child.stdin.take() {
        keyboard.write_all(b"claim 1\n")?;
    }
    let Output { stdout, stderr, .. } = child.wait_with_output()?;
    Ok(format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr)))
}

/// Without trusting it.
pub(super) fn check_as_strangers_do(bench: &Bench, url: &str) -> Result<Checked> {
    checked(&mut command(bench, url))
}

/// With a clock that is an hour fast.
pub(super) fn check_in_an_hour(bench: &Bench, url: &str) -> Result<Checked> {
    let mut command = command(bench, url);
    command.env("LD_PRELOAD", &bench.programs.faketime).env("FAKETIME", "+3600");
    // Times that are waited for are not times of day.
    checked(command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1"))
}

fn command(bench: &Bench, url: &str) -> Command {
    let mut command = Command::new(&bench.karak);
    command.args(["serve", "--check", url, "--check-at", "127.0.0.1"]);
    command
}

fn checked(command: &mut Command) -> Result<Checked> {
    let Output { status, stdout, stderr } = command.output()?;
    let text = String::from_utf8_lossy(&stdout).into_owned();
    match status.code() {
        Some(code @ 0..=1) => Ok(Checked { fine: code == 0, text }),
        _ => bail!("`karak serve --check` failed: {text}{}", String::from_utf8_lossy(&stderr)),
    }
}
