//! Installing Debian's packages: browsers for the browser test, a compiler for WebAssembly where rustup cannot help.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process::{find_program, output, run};
use crate::workspace::Workspace;

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

/// Unpacks packages into a folder of their own below `target`, once for each version that Debian has: nothing is installed, and
/// no service started. What they depend on is not looked at.
pub(crate) fn unpack(workspace: &Workspace, packages: &[&str]) -> Result<PathBuf> {
    let folder = workspace.built("debian").join(packages.join("+"));
    let done = folder.join("done");
    // As apt prints it, with versions and hashes: other ones are unpacked anew.
    let wanted = addresses(packages)?;
    if fs::read_to_string(&done).is_ok_and(|found| found == wanted) {
        return Ok(folder.join("root"));
    }
    println!("Unpacking Debian's packages: {}", packages.join(" "));
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(folder.join("root"))?;
    // Debian's own user for downloads may not write here, and says so.
    let here = ["download", "--quiet", "-o", "APT::Sandbox::User=root"];
    run(apt_get().args(here).args(packages).current_dir(&folder))
        .context("Debian's packages could not be downloaded")?;
    for entry in fs::read_dir(&folder)? {
        let file = entry?.path();
        if file.extension().is_some_and(|extension| extension == "deb") {
            run(Command::new("dpkg-deb").arg("-x").arg(&file).arg(folder.join("root")))?;
            fs::remove_file(file)?;
        }
    }
    fs::write(done, wanted)?;
    Ok(folder.join("root"))
}

/// A package's archive.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Archive {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) architecture: String,
    pub(crate) sha256: String,
}

/// The archives of packages that [`unpack`] has unpacked, or does now.
pub(crate) fn unpacked(workspace: &Workspace, packages: &[&str]) -> Result<Vec<Archive>> {
    let root = unpack(workspace, packages)?;
    let said = fs::read_to_string(root.with_file_name("done"))?;
    let archives: Vec<Archive> = said.lines().filter_map(archive).collect();
    if archives.len() != packages.len() {
        bail!("apt-get does not say which versions these are: {said}");
    }
    Ok(archives)
}

/// What a line of apt's says: an address, a file's name, its length, its sum. A colon in a version is written as a number there.
fn archive(line: &str) -> Option<Archive> {
    let mut words = line.split_whitespace().skip(1);
    let mut parts = words.next()?.strip_suffix(".deb")?.split('_');
    let mut part = || parts.next().map(|part| part.replace("%3a", ":"));
    let (name, version, architecture) = (part()?, part()?, part()?);
    let sha256 = words.nth(1)?.strip_prefix("SHA256:")?.to_owned();
    Some(Archive { name, version, architecture, sha256 })
}

/// Where packages are downloaded from. A list of them from months ago names files that are gone, so a failure is tried again
/// with a new one, where that is possible.
fn addresses(packages: &[&str]) -> Result<String> {
    if find_program("apt-get").is_none() {
        bail!("this needs apt-get, so that Debian's packages can be had: {}", packages.join(" "));
    }
    let ask = || output(apt_get().args(["download", "--print-uris", "--quiet"]).args(packages));
    ask().or_else(|_| {
        run(apt_get().args(["update", "--quiet"]))
            .context("the list of Debian's packages could not be brought up to date")?;
        ask()
    })
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
    use super::{Archive, archive, is_installed};

    #[test]
    fn an_unknown_package_is_not_installed() {
        assert!(!is_installed("karak-no-such-package"));
    }

    #[test]
    fn what_apt_says_of_an_archive_is_read() {
        let line = "'http://deb.debian.org/debian/pool/main/a/a/a_2.36-9%2bdeb12u1_amd64.deb' \
                    a_1%3a2.36-9+deb12u1_amd64.deb 2759320 SHA256:ba4f";
        let [name, version, architecture, sha256] =
            ["a", "1:2.36-9+deb12u1", "amd64", "ba4f"].map(String::from);
        assert_eq!(archive(line), Some(Archive { name, version, architecture, sha256 }));
        assert_eq!(archive("Get:1 http://deb.debian.org/debian"), None);
    }
}
