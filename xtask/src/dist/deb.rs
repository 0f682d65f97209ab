//! The Debian package: the program as a service.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use super::Making;
use super::layout::Layout;
use crate::debian;
use crate::process::{find_program, run};

/// What the maintainer's scripts are called.
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// The package.
pub(super) fn file(making: &Making<'_>) -> PathBuf {
    making.product(&format!("karak_{}-1_{}.deb", making.version, making.architecture))
}

pub(super) fn write(making: &Making<'_>, layout: &Layout) -> Result<()> {
    let root = making.parts("deb")?;
    let mut bytes = 0;
    for placed in &layout.0 {
        bytes += placed.bytes.len();
        put(&root.join(&placed.path), &placed.bytes, placed.executable)?;
    }
    let own = making.workspace.file("xtask/dist/debian");
    for script in SCRIPTS {
        put(&root.join("DEBIAN").join(script), &fs::read(own.join(script))?, true)?;
    }
    put(&root.join("DEBIAN/conffiles"), b"/etc/karak/karak.toml\n", false)?;
    let control = control(making, &root, bytes / 1024)?;
    put(&root.join("DEBIAN/control"), control.as_bytes(), false)?;
    run(Command::new("dpkg-deb")
        .args(["--root-owner-group", "-Zgzip", &format!("-z{}", making.compression.level())])
        .arg("--build")
        .arg(&root)
        .arg(file(making))
        .env("SOURCE_DATE_EPOCH", making.time.to_string()))
    .context("the Debian package could not be made")
}

fn put(path: &Path, bytes: &[u8], executable: bool) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)?;
    let mode = if executable { 0o755 } else { 0o644 };
    Ok(fs::set_permissions(path, fs::Permissions::from_mode(mode))?)
}

fn control(making: &Making<'_>, root: &Path, kib: usize) -> Result<String> {
    let Making { version, architecture, .. } = making;
    let depends = depends(making, root)?;
    Ok(format!(
        "Package: karak\n\
         Version: {version}-1\n\
         Section: games\n\
         Priority: optional\n\
         Architecture: {architecture}\n\
         Maintainer: The makers of karak <karak@localhost>\n\
         Installed-Size: {kib}\n\
         Depends: {depends}, procps\n\
         Recommends: ca-certificates\n\
         Suggests: caddy | nginx\n\
         Description: Karak and Karak: Goblin, two tabletop games\n \
         A dungeon to explore tile by tile, and caverns to fight through card by card: in\n \
         the browser or in a terminal, with bots, friends at one device, or tables online.\n \
         .\n \
         This package has the program, and a service that serves the page and tables at\n \
         http://127.0.0.1:5275/.\n"
    ))
}

/// The libraries that the program is linked with, in the versions that it needs.
fn depends(making: &Making<'_>, root: &Path) -> Result<String> {
    if find_program("dpkg-shlibdeps").is_none() {
        debian::install(&["dpkg-dev"])?;
    }
    // It looks for the control file of a source package.
    let folder = making.parts("shlibdeps")?;
    put(
        &folder.join("debian/control"),
        b"Source: karak\n\nPackage: karak\nArchitecture: any\n",
        false,
    )?;
    let program = root.join("usr/bin/karak");
    let mut find = Command::new("dpkg-shlibdeps");
    // It warns that this is no source package.
    let found = find.arg("-O").arg("-e").arg(program).current_dir(folder).output()?;
    if !found.status.success() {
        bail!("dpkg-shlibdeps: {}", String::from_utf8_lossy(&found.stderr));
    }
    let found = String::from_utf8_lossy(&found.stdout).into_owned();
    let depends = found.trim().strip_prefix("shlibs:Depends=");
    Ok(depends.context("dpkg-shlibdeps names no libraries")?.to_owned())
}
