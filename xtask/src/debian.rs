//! Installing Debian's packages: browsers for the browser test, a compiler for WebAssembly where rustup cannot help.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process::{find_program, output, run};

/// Installs the packages that are missing. Needs root, or says what to type.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    let missing: Vec<&str> =
        packages.iter().copied().filter(|package| !is_installed(package)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    fetch(&missing)
}

/// Brings packages to the newest version Debian has. Needs root, or says what to type.
pub(crate) fn upgrade(packages: &[&str]) -> Result<()> {
    fetch(packages)
}

fn fetch(packages: &[&str]) -> Result<()> {
    let names = packages.join(" ");
    if find_program("apt-get").is_none() {
        bail!("this machine has no apt-get, so please install what Debian calls: {names}");
    }
    if output(Command::new("id").arg("-u"))?.trim() != "0" {
        bail!(
            "only root can install packages, so please run: sudo apt-get update && sudo apt-get install {names}"
        );
    }
    println!("Installing Debian's packages: {names}");
    // A list of packages from months ago names files that are gone, and compilers that are too old.
    run(apt_get().args(["update", "--quiet"]))
        .context("the list of Debian's packages could not be brought up to date")?;
    // `--no-remove`: rustc-web conflicts with Debian's own rustc and rustup, and must not silently replace them.
    run(apt_get()
        .args(["install", "--yes", "--quiet", "--no-install-recommends", "--no-remove"])
        .args(packages))
    .with_context(|| {
        format!(
            "Debian's packages could not be installed ({names}); if apt-get says above that it would \
             have to remove others, decide about those first"
        )
    })
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_installed(package: &str) -> bool {
    let query = Command::new("dpkg-query")
        .args(["--show", "--showformat=${db:Status-Status}", package])
        .output();
    query.is_ok_and(|query| query.status.success() && query.stdout == b"installed")
}

#[cfg(test)]
mod tests {
    use super::is_installed;

    #[test]
    fn an_unknown_package_is_not_installed() {
        assert!(!is_installed("karak-no-such-package"));
    }
}
