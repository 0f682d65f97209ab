//! Which files belong where on a system.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};
use flate2::{Compression, GzBuilder};

use super::Making;
use crate::process::{output, run};

/// A file of a package.
pub(super) struct Placed {
    /// From the root, without a slash before it.
    pub(super) path: String,
    pub(super) bytes: Vec<u8>,
    pub(super) executable: bool,
}

/// All files of a package.
pub(super) struct Layout(pub(super) Vec<Placed>);

/// Shells, each with the file that its completions belong into.
const SHELLS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/karak"),
    ("zsh", "usr/share/zsh/vendor-completions/_karak"),
    ("fish", "usr/share/fish/vendor_completions.d/karak.fish"),
];

/// Papers of the workspace that go along.
const PAPERS: [(&str, &str); 8] = [
    ("docs/hosting.md", "hosting.md"),
    ("docs/proxy/nginx.conf", "examples/nginx.conf"),
    ("docs/proxy/nginx-below-a-path.conf", "examples/nginx-below-a-path.conf"),
    ("docs/proxy/Caddyfile", "examples/Caddyfile"),
    ("docs/proxy/Caddyfile-below-a-path", "examples/Caddyfile-below-a-path"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("xtask/dist/debian/copyright", "copyright"),
];

impl Layout {
    /// Asks the program for its papers.
    pub(super) fn new(making: &Making<'_>, sbom: &Path) -> Result<Self> {
        let mut all = Self(Vec::new());
        all.add("usr/bin/karak", fs::read(&making.program)?);
        all.0.iter_mut().for_each(|program| program.executable = true);
        for (shell, path) in SHELLS {
            let text = output(Command::new(&making.program).args(["completions", shell]))?;
            all.add(path, text.into_bytes());
        }
        let folder = making.parts("man")?;
        run(Command::new(&making.program).arg("man").arg(&folder))?;
        for page in sorted(&folder)? {
            let bytes = gzip(&fs::read(folder.join(&page))?, Compression::best())?;
            all.add(&format!("usr/share/man/man1/{page}.gz"), bytes);
        }
        for (from, to) in PAPERS {
            let bytes = fs::read(making.workspace.file(from))
                .with_context(|| format!("{from} is missing"))?;
            all.add(&format!("usr/share/doc/karak/{to}"), bytes);
        }
        let changes = fs::read(making.workspace.file("CHANGELOG.md"))?;
        all.add("usr/share/doc/karak/changelog.gz", gzip(&changes, Compression::best())?);
        all.add(
            "usr/share/doc/karak/sbom.cdx.json.gz",
            gzip(&fs::read(sbom)?, Compression::best())?,
        );
        let own = |name: &str| fs::read(making.workspace.file("xtask/dist").join(name));
        all.add("lib/systemd/system/karak.service", own("karak.service")?);
        all.add("etc/karak/karak.toml", own("karak.toml")?);
        Ok(all)
    }

    fn add(&mut self, path: &str, bytes: Vec<u8>) {
        self.0.push(Placed { path: path.to_owned(), bytes, executable: false });
    }
}

/// The names of a folder's files.
pub(super) fn sorted(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// Without a time in it.
pub(super) fn gzip(bytes: &[u8], compression: Compression) -> Result<Vec<u8>> {
    use std::io::Write as _;
    let mut writer = GzBuilder::new().mtime(0).write(Vec::new(), compression);
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}
