//! The container image, as a file for `docker load` and `podman load`.
//!
//! Its one layer is the program and what it is linked with, from Debian's packages: no shell, no package manager, no registry.
//! Docker's own format, because the other one knows no health check.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

use super::Making;
use super::archive::{Owner, Tar};
use super::layout::{gzip, sorted};
use super::sbom::timestamp;
use super::sums::sha256;
use crate::debian;

/// Debian's packages that the program needs.
pub(super) const PACKAGES: [&str; 3] = ["libc6", "libgcc-s1", "ca-certificates"];
/// Of their libraries, those that the program may load: what begins with one of these.
const LIBRARIES: [&str; 5] = ["ld-linux", "libc.so", "libm.so", "libgcc_s.so", "libresolv.so"];
/// Whoever the program runs as: no user of the machine around it.
const USER: Owner = Owner(10_001);
/// Nanoseconds.
const SECOND: u64 = 1_000_000_000;

/// The file.
pub(super) fn file(making: &Making<'_>) -> PathBuf {
    making.product(&format!("karak-{}-image-{}.tar", making.version, making.architecture))
}

/// What the image is called.
pub(super) fn tag(making: &Making<'_>) -> String {
    format!("localhost/karak:{}", making.version)
}

pub(super) fn write(making: &Making<'_>) -> Result<()> {
    let root = debian::unpack(making.workspace, &PACKAGES)?;
    let layer = layer(making, &root)?;
    let layer_sum = sha256(&layer);
    let config = serde_json::to_vec(&config(making, &layer_sum))?;
    let config_name = format!("{}.json", sha256(&config));
    let layer_name = format!("{layer_sum}/layer.tar");
    let manifest = json!([{
        "Config": config_name,
        "RepoTags": [tag(making), "localhost/karak:latest"],
        "Layers": [layer_name],
    }]);
    // Podman of Debian 12 reads no compressed archive, but one with a compressed layer in it.
    let mut tar = Tar::plain(File::create(file(making))?, making.time);
    tar.file(&config_name, &config, Owner::ROOT, 0o644)?;
    tar.file(&layer_name, &gzip(&layer, making.compression)?, Owner::ROOT, 0o644)?;
    tar.file("manifest.json", &serde_json::to_vec(&manifest)?, Owner::ROOT, 0o644)?;
    tar.into_inner()?.sync_all()?;
    Ok(())
}

fn layer(making: &Making<'_>, root: &Path) -> Result<Vec<u8>> {
    let mut tar = Tar::plain(Vec::new(), making.time);
    for folder in
        ["etc", "etc/ssl", "etc/ssl/certs", "usr", "usr/bin", "usr/share", "usr/share/doc"]
    {
        tar.folder(folder, Owner::ROOT, 0o755)?;
    }
    tar.folder("tmp", Owner::ROOT, 0o1777)?;
    tar.folder("data", USER, 0o700)?;
    let id = USER.0;
    let text = |lines: &[String]| lines.concat().into_bytes();
    let users = [
        "root:x:0:0:root:/:/sbin/nologin\n".to_owned(),
        format!("karak:x:{id}:{id}::/data:/sbin/nologin\n"),
    ];
    tar.file("etc/passwd", &text(&users), Owner::ROOT, 0o644)?;
    let groups = ["root:x:0:\n".to_owned(), format!("karak:x:{id}:\n")];
    tar.file("etc/group", &text(&groups), Owner::ROOT, 0o644)?;
    tar.file("etc/nsswitch.conf", b"hosts: files dns\n", Owner::ROOT, 0o644)?;
    tar.file("etc/ssl/certs/ca-certificates.crt", &certificates(root)?, Owner::ROOT, 0o644)?;
    libraries(&mut tar, root)?;
    for package in PACKAGES {
        let path = format!("usr/share/doc/{package}/copyright");
        // Some are a link to the folder of another package.
        if root.join(&path).is_file() {
            tar.file(&path, &fs::read(root.join(&path))?, Owner::ROOT, 0o644)?;
        }
    }
    tar.file("usr/bin/karak", &fs::read(&making.program)?, Owner::ROOT, 0o755)?;
    tar.into_inner()
}

/// The loader and the libraries, where the program looks for them.
fn libraries(tar: &mut Tar<Vec<u8>>, root: &Path) -> Result<()> {
    let mut folders = vec![String::from("lib")];
    if root.join("lib64").is_dir() {
        folders.push(String::from("lib64"));
    }
    while let Some(folder) = folders.pop() {
        tar.folder(&folder, Owner::ROOT, 0o755)?;
        for name in sorted(&root.join(&folder))? {
            let (path, from) = (format!("{folder}/{name}"), root.join(&folder).join(&name));
            if LIBRARIES.iter().any(|library| name.starts_with(library)) {
                tar.copy(&path, &from)?;
            } else if folder == "lib" && from.is_dir() && name.contains("-linux-") {
                folders.push(path);
            }
        }
    }
    Ok(())
}

/// Whom Debian trusts, in one file, as its own script would make it.
fn certificates(root: &Path) -> Result<Vec<u8>> {
    let folder = root.join("usr/share/ca-certificates/mozilla");
    let mut all = Vec::new();
    for name in sorted(&folder).context("there are no certificates")? {
        all.write_all(&fs::read(folder.join(name))?)?;
    }
    Ok(all)
}

fn config(making: &Making<'_>, layer: &str) -> Value {
    json!({
        "architecture": making.architecture,
        "os": "linux",
        "created": timestamp(making.time),
        "config": {
            "User": format!("{0}:{0}", USER.0),
            "ExposedPorts": { "5275/tcp": {} },
            "Env": ["PATH=/usr/bin", "KARAK_DATA=/data", "KARAK_LISTEN=0.0.0.0:5275"],
            "Entrypoint": ["/usr/bin/karak"],
            "Cmd": ["serve"],
            "Volumes": { "/data": {} },
            "WorkingDir": "/data",
            "StopSignal": "SIGTERM",
            "Healthcheck": {
                "Test": ["CMD", "/usr/bin/karak", "admin", "ready"],
                "Interval": 30 * SECOND,
                "Timeout": 10 * SECOND,
                "StartPeriod": 10 * SECOND,
                "Retries": 3,
            },
            "Labels": {
                "org.opencontainers.image.title": "karak",
                "org.opencontainers.image.version": making.version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{layer}")] },
        "history": [{ "created": timestamp(making.time), "created_by": "cargo xtask dist" }],
    })
}
