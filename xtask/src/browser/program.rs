//! The program, serving a page on a free port of this machine for as long as it is needed.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::built::Built;
use crate::workspace::Workspace;

/// A running `karak play`. Ends with this value.
pub(super) struct Program {
    child: Child,
    address: String,
    /// Kept open: a program that nobody listens to ends.
    _said: BufReader<ChildStdout>,
}

impl Program {
    /// Builds the program with the page in it, starts it, and waits until it says where the page is.
    pub(super) fn start(workspace: &Workspace, built: Built) -> Result<Self> {
        println!("Building the program with the page in it.");
        let mut command = Command::new(built.build(workspace)?);
        // A folder of its own: tables of whoever runs the tests are theirs.
        let data = workspace.built("browser-data");
        command.args(["play", "--no-open", "--port", "0"]).env("KARAK_DATA", data);
        Self::run(&mut command)
    }

    fn run(command: &mut Command) -> Result<Self> {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("the program could not be started")?;
        let mut said = BufReader::new(child.stdout.take().context("the program says nothing")?);
        let found = said.by_ref().lines().find_map(|line| address(&line.ok()?));
        let program = Self { child, address: found.unwrap_or_default(), _said: said };
        if program.address.is_empty() {
            bail!("the program ended without saying where the page is; its own message is above");
        }
        Ok(program)
    }

    /// Where the page is.
    pub(super) fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself, and then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The address in a line.
fn address(line: &str) -> Option<String> {
    line.split_whitespace().find(|word| word.starts_with("http://")).map(String::from)
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::Program;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn the_address_is_read_while_the_program_runs() {
        let script = "echo 'Karak is at http://127.0.0.1:5275/'; exec sleep 600";
        let program = Program::run(&mut shell(script)).unwrap();
        assert_eq!(program.address(), "http://127.0.0.1:5275/");
    }

    #[test]
    fn a_program_that_ends_at_once_is_told() {
        let error = Program::run(&mut shell("echo no")).err().unwrap().to_string();
        assert!(error.contains("without saying where the page is"), "{error}");
    }
}
