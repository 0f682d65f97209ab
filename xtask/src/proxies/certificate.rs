//! A certificate of the test's own, by an authority of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::debian;
use crate::process::find_program;

/// The names that samples are written with.
const NAMES: &str = "subjectAltName=DNS:karak.example.org,DNS:example.org";

/// Files of a certificate.
pub(super) struct Certificate {
    /// Whom to trust.
    pub(super) authority: PathBuf,
    pub(super) chain: PathBuf,
    pub(super) key: PathBuf,
}

impl Certificate {
    /// Makes one for the names of the samples.
    pub(super) fn make(folder: &Path) -> Result<Self> {
        if find_program("openssl").is_none() {
            debian::install(&["openssl"])?;
        }
        fs::create_dir_all(folder)?;
        let file = |name: &str| folder.join(name);
        let key =
            ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
        let authority = file("authority.pem");
        openssl(
            Command::new("openssl")
                .args(["req", "-x509", "-subj", "/CN=Karak's test"])
                .args(key)
                .args(["-addext", "keyUsage=critical,keyCertSign"])
                .args(["-keyout"])
                .arg(file("authority.key"))
                .arg("-out")
                .arg(&authority),
        )?;
        openssl(
            Command::new("openssl")
                .args(["req", "-x509", "-subj", "/CN=karak.example.org"])
                .args(key)
                .args(["-addext", NAMES, "-addext", "basicConstraints=critical,CA:FALSE"])
                .arg("-CA")
                .arg(&authority)
                .arg("-CAkey")
                .arg(file("authority.key"))
                .arg("-keyout")
                .arg(file("key.pem"))
                .arg("-out")
                .arg(file("certificate.pem")),
        )?;
        Ok(Self { authority, chain: file("certificate.pem"), key: file("key.pem") })
    }
}

/// It draws dots while it makes keys, which nobody needs to see unless it fails.
fn openssl(command: &mut Command) -> Result<()> {
    let made = command.output().context("openssl could not be started")?;
    if !made.status.success() {
        bail!("openssl made no certificate:\n{}", String::from_utf8_lossy(&made.stderr));
    }
    Ok(())
}
