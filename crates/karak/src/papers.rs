//! `karak completions` and `karak man`: what shells and `man` want to know of this program.

use std::io;
use std::path::Path;

use anyhow::{Context as _, Result};
use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::cli::Cli;

/// Writes the completions for a shell to standard output.
pub(crate) fn completions(shell: Shell) -> Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "karak", &mut text);
    io::Write::write_all(&mut io::stdout(), &text)?;
    Ok(())
}

/// Writes a page for each command into a folder: `karak.1`, `karak-serve.1` and so on.
pub(crate) fn man(folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)
        .with_context(|| format!("the folder {} could not be made", folder.display()))?;
    clap_mangen::generate_to(Cli::command(), folder)
        .with_context(|| format!("the pages could not be written to {}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_page_with_its_options() {
        let folder = tempfile::tempdir().unwrap();
        man(folder.path()).unwrap();
        let page = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
        assert!(page("karak.1").contains("karak\\-serve(1)"));
        assert!(page("karak-serve.1").contains("trusted\\-proxies"));
        assert!(page("karak-db-backup.1").contains("Copy the database"));
        assert!(!folder.path().join("karak-man.1").exists(), "it is for those who make packages");
    }
}
