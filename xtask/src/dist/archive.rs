//! An archive for any Linux: the program and its papers in one folder.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use flate2::write::GzEncoder;
use flate2::{Compression, GzBuilder};

use super::Making;
use super::layout::Layout;
use crate::process::{output, run};

/// Folders of a system, and what the archive has instead.
const SHORTER: [(&str, &str); 8] = [
    ("usr/bin/", ""),
    ("usr/share/bash-completion/completions/karak", "completions/karak.bash"),
    ("usr/share/zsh/vendor-completions/", "completions/"),
    ("usr/share/fish/vendor_completions.d/", "completions/"),
    ("usr/share/man/man1/", "man/"),
    ("usr/share/doc/karak/", ""),
    ("lib/systemd/system/", "examples/"),
    ("etc/karak/", "examples/"),
];

fn name(making: &Making<'_>) -> String {
    format!("karak-{}-linux-{}", making.version, making.architecture)
}

pub(super) fn write(making: &Making<'_>, layout: &Layout) -> Result<()> {
    let name = name(making);
    let file = File::create(making.product(&format!("{name}.tar.gz")))?;
    let mut tar = Tar::new(file, making.time, making.compression);
    for placed in &layout.0 {
        let shorter = SHORTER.iter().find_map(|(long, short)| {
            placed.path.strip_prefix(long).map(|rest| format!("{short}{rest}"))
        });
        let path =
            shorter.with_context(|| format!("{} has no place in the archive", placed.path))?;
        let mode = if placed.executable { 0o755 } else { 0o644 };
        tar.file(&format!("{name}/{path}"), &placed.bytes, Owner::ROOT, mode)?;
    }
    tar.finish()
}

/// The program runs where it was unpacked.
pub(super) fn check(making: &Making<'_>) -> Result<()> {
    let name = name(making);
    let folder = making.parts("unpacked")?;
    let file = making.product(&format!("{name}.tar.gz"));
    run(Command::new("tar").arg("-xzf").arg(file).arg("-C").arg(&folder))?;
    let program = folder.join(&name).join("karak");
    let version = output(Command::new(&program).arg("--version"))?;
    ensure!(version.trim() == format!("karak {}", making.version), "it says to be {version}");
    for part in ["completions/karak.bash", "man/karak-serve.1.gz", "examples/nginx.conf"] {
        ensure!(folder.join(&name).join(part).is_file(), "there is no {part}");
    }
    let shell = folder.join(&name).join("completions/karak.bash");
    run(Command::new("bash").arg("-n").arg(shell)).context("bash does not read its completions")?;
    println!("the archive works");
    Ok(())
}

/// A compressed tar file in the making, with one time for everything.
pub(super) struct Tar<W: std::io::Write> {
    tar: tar::Builder<W>,
    time: u64,
}

/// Whose a file is.
#[derive(Clone, Copy)]
pub(super) struct Owner(pub(super) u64);

impl Owner {
    pub(super) const ROOT: Self = Self(0);
}

impl<W: std::io::Write> Tar<GzEncoder<W>> {
    pub(super) fn new(to: W, time: u64, compression: Compression) -> Self {
        let gzip = GzBuilder::new().mtime(0).write(to, compression);
        Self::plain(gzip, time)
    }

    /// Ends it.
    pub(super) fn finish(self) -> Result<()> {
        self.tar.into_inner()?.finish()?;
        Ok(())
    }
}

impl<W: std::io::Write> Tar<W> {
    /// Not compressed.
    pub(super) fn plain(to: W, time: u64) -> Self {
        Self { tar: tar::Builder::new(to), time }
    }

    pub(super) fn into_inner(self) -> Result<W> {
        Ok(self.tar.into_inner()?)
    }

    fn header(&self, kind: tar::EntryType, owner: Owner, mode: u32) -> tar::Header {
        let mut header = tar::Header::new_gnu();
        header.set_entry_type(kind);
        header.set_uid(owner.0);
        header.set_gid(owner.0);
        header.set_mode(mode);
        header.set_mtime(self.time);
        header
    }

    pub(super) fn file(&mut self, path: &str, bytes: &[u8], owner: Owner, mode: u32) -> Result<()> {
        let mut header = self.header(tar::EntryType::Regular, owner, mode);
        header.set_size(bytes.len() as u64);
        Ok(self.tar.append_data(&mut header, path, bytes)?)
    }

    pub(super) fn folder(&mut self, path: &str, owner: Owner, mode: u32) -> Result<()> {
        let mut header = self.header(tar::EntryType::Directory, owner, mode);
        header.set_size(0);
        Ok(self.tar.append_data(&mut header, format!("{path}/"), std::io::empty())?)
    }

    pub(super) fn link(&mut self, path: &str, to: &Path) -> Result<()> {
        let mut header = self.header(tar::EntryType::Symlink, Owner::ROOT, 0o777);
        header.set_size(0);
        Ok(self.tar.append_link(&mut header, path, to)?)
    }

    /// A file of this machine, or what it is a link to.
    pub(super) fn copy(&mut self, path: &str, from: &Path) -> Result<()> {
        let kind =
            fs::symlink_metadata(from).with_context(|| format!("{} is missing", from.display()))?;
        if kind.is_symlink() {
            return self.link(path, &fs::read_link(from)?);
        }
        let mode = if kind.permissions().mode() & 0o111 == 0 { 0o644 } else { 0o755 };
        self.file(path, &fs::read(from)?, Owner::ROOT, mode)
    }
}
