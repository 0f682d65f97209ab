//! Running other programs, with errors that name the command line to try by hand.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;

/// Cargo, the one that started us, at the root of the workspace.
pub(crate) fn cargo(workspace: &Workspace) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(workspace.root());
    // What cargo told us about ourselves is no business of what it builds: some crates are built anew whenever it changes,
    // so that these chores and a plain `cargo build` would undo each other's work.
    for (name, _) in env::vars_os() {
        if is_about_us(&name.to_string_lossy()) {
            command.env_remove(name);
        }
    }
    command
}

/// Whether cargo sets a variable to say which package it runs.
fn is_about_us(name: &str) -> bool {
    name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
}

/// Runs a command to its end, its output going straight to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = line(command);
    let status = command
        .status()
        .with_context(|| format!("`{line}` could not be started; is it installed?"))?;
    if !status.success() {
        bail!("`{line}` failed ({status}); its own message is above");
    }
    Ok(())
}

/// Runs a command to its end and gives back what it printed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let line = line(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("`{line}` could not be started; is it installed?"))?;
    if !output.status.success() {
        bail!("`{line}` failed ({})", output.status);
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{line}` printed something that is not text"))
}

/// Where a program is, looked up in `PATH`.
pub(crate) fn find_program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|program| program.is_file())
}

/// A command as one could type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    let words = std::iter::once(name).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::{find_program, output, run};

    #[test]
    fn a_failing_command_is_named() {
        let error = run(Command::new("sh").args(["-c", "exit 3"])).unwrap_err().to_string();
        assert!(error.contains("`sh -c exit 3` failed") && error.contains('3'), "{error}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = run(&mut Command::new("karak-no-such-program")).unwrap_err().to_string();
        assert!(error.contains("`karak-no-such-program` could not be started"), "{error}");
        assert_eq!(find_program("karak-no-such-program"), None);
    }

    #[test]
    fn output_is_what_was_printed() {
        assert_eq!(output(Command::new("echo").arg("hello")).unwrap(), "hello\n");
        assert!(find_program("echo").is_some());
    }
}
