//! nginx and Caddy, with a sample as their configuration.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result};

use super::Bench;
use super::sample::Sample;
use crate::background::{Background, free_address};
use crate::debian;
use crate::workspace::Workspace;

/// A program that samples are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Nginx,
    Caddy,
}

/// Where they are.
pub(super) struct Programs {
    nginx: PathBuf,
    caddy: PathBuf,
    /// The library by which a program's clock goes wrong.
    pub(super) faketime: PathBuf,
}

impl Programs {
    pub(super) fn find(workspace: &Workspace) -> Result<Self> {
        let root = debian::unpack(workspace, &["nginx", "caddy", "libfaketime"])?;
        let faketime = library(&root.join("usr/lib")).context("libfaketime has no library")?;
        Ok(Self { nginx: root.join("usr/sbin/nginx"), caddy: root.join("usr/bin/caddy"), faketime })
    }
}

/// The library lies below a folder that is named for the machine's kind.
fn library(folder: &std::path::Path) -> Option<PathBuf> {
    let kinds = fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    kinds.map(|kind| kind.join("faketime/libfaketime.so.1")).find(|library| library.is_file())
}

/// A proxy that runs.
pub(super) struct Proxy {
    background: Background,
    /// Where it speaks TLS.
    pub(super) address: SocketAddr,
    /// Where it does not.
    pub(super) plain: SocketAddr,
}

impl Proxy {
    /// Starts it before a server, as a sample says.
    pub(super) fn start(bench: &Bench, sample: &Sample, server: SocketAddr) -> Result<Self> {
        let (address, plain) = (free_address()?, free_address()?);
        let folder = bench.scratch.path(&format!("proxy-{}", address.port()));
        fs::create_dir_all(&folder)?;
        let file = folder.join("config");
        let text = match sample.kind {
            Kind::Nginx => {
                nginx(bench, sample, server, address, plain, &folder.display().to_string())
            }
            Kind::Caddy => caddy(bench, sample, server, address),
        };
        fs::write(&file, text)?;
        let mut command = match sample.kind {
            Kind::Nginx => {
                let mut nginx = Command::new(&bench.programs.nginx);
                nginx.arg("-p").arg(&folder).arg("-c").arg(&file).arg("-e").arg("stderr");
                nginx
            }
            Kind::Caddy => {
                let mut caddy = Command::new(&bench.programs.caddy);
                caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
                for home in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
                    caddy.env(home, &folder);
                }
                caddy
            }
        };
        let name = sample.kind.name();
        let mut background = Background::start(name, &mut command, &folder.join("log"))?;
        background.until_open(address)?;
        Ok(Self { background, address, plain })
    }

    /// What it has said, for when something is wrong.
    pub(super) fn said(&self) -> String {
        self.background.said()
    }
}

impl Kind {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Nginx => "nginx",
            Self::Caddy => "caddy",
        }
    }
}

/// A sample is what belongs into `sites-available`; here is what Debian has around it.
/// One process: workers would outlive a master that is ended without a word.
fn nginx(
    bench: &Bench,
    sample: &Sample,
    server: SocketAddr,
    address: SocketAddr,
    plain: SocketAddr,
    folder: &str,
) -> String {
    let mut site = sample.text.replace("127.0.0.1:5275", &server.to_string());
    site = site.replace("listen 443 ", &format!("listen {address} "));
    site = site.replace("listen 80;", &format!("listen {plain};"));
    let lines = site.lines().map(|line| match line.split_whitespace().next() {
        Some("ssl_certificate") => {
            format!("ssl_certificate {};", bench.certificate.chain.display())
        }
        Some("ssl_certificate_key") => {
            format!("ssl_certificate_key {};", bench.certificate.key.display())
        }
        _ => line.to_owned(),
    });
    let site: Vec<String> = lines.collect();
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("    {kind}_temp_path {folder}/{kind};\n"))
        .concat();
    format!(
        "daemon off;\nmaster_process off;\nuser root;\npid {folder}/pid;\nevents {{}}\nhttp {{\n    access_log off;\n\
         {temporary}{}\n}}\n",
        site.join("\n")
    )
}

/// A sample without getting certificates, and at another port.
fn caddy(bench: &Bench, sample: &Sample, server: SocketAddr, address: SocketAddr) -> String {
    let text = sample.text.replace("127.0.0.1:5275", &server.to_string());
    let tls =
        format!("tls {} {}", bench.certificate.chain.display(), bench.certificate.key.display());
    let lines = text.lines().map(|line| match line.strip_suffix("example.org {") {
        Some(rest) => {
            let port = address.port();
            format!("https://{rest}example.org:{port} {{\n\tbind 127.0.0.1\n\t{tls}")
        }
        None => line.to_owned(),
    });
    let lines: Vec<String> = lines.collect();
    format!("{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{}\n", lines.join("\n"))
}
