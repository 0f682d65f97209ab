//! The samples as they are: everything works, and everybody comes from where they come from.

use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use super::Bench;
use super::karak::{Karak, check as check_url, join};
use super::proxy::{Kind, Proxy};
use super::sample::Sample;
use crate::background::free_address;
use crate::debian;
use crate::process::{find_program, output};
use crate::workspace::Workspace;

/// Two guests from one address, and then nobody for a day. This machine has many addresses, none of which is let off.
const LIMITS: [&str; 6] =
    ["--guest-burst", "2", "--guest-every", "1day", "--limit-this-machine", "true"];

/// Checks each sample.
pub(super) fn check(bench: &Bench, workspace: &Workspace) -> Result<()> {
    if find_program("curl").is_none() {
        debian::install(&["curl"])?;
    }
    for sample in Sample::all(workspace)? {
        let name = sample.name;
        works(bench, &sample).with_context(|| format!("docs/proxy/{name} does not work"))?;
        println!("docs/proxy/{name} works");
    }
    Ok(())
}

fn works(bench: &Bench, sample: &Sample) -> Result<()> {
    let server = free_address()?;
    let proxy = Proxy::start(bench, sample, server)?;
    let port = proxy.address.port();
    let mut options = sample.options(port);
    options.extend(LIMITS.map(String::from));
    let karak = Karak::start(bench, server, &options)?;
    let url = sample.url(port).context("it has no --public-url")?;
    let checked = check_url(bench, &url)?;
    if !checked.fine || !checked.text.contains("WebSockets come through") {
        bail!("{}\n{}\n{}", checked.text, proxy.said(), karak.said());
    }
    let told = join(bench, &url)?;
    let link = format!("{url}#/table/");
    if !told.contains(&link) || !told.contains("Player 1 is now: Anna.") {
        bail!("`karak join {url}` says: {told}\n{}\n{}", proxy.said(), karak.said());
    }
    let asks = Asks { bench, url: &url };
    addresses(&asks, &karak)?;
    if let Some(bare) = url.strip_suffix('/').filter(|bare| bare.ends_with("/karak")) {
        let (status, head) = asks.curl(bare, "127.0.0.4", &[])?;
        ensure!(matches!(status, 301 | 302), "{bare} answers {status} instead of leading to {url}");
        ensure!(head.contains("/karak/"), "{bare} leads somewhere else: {head}");
    } else if sample.kind == Kind::Nginx {
        let (status, head) = asks.curl(&format!("http://{}/", proxy.plain), "127.0.0.4", &[])?;
        ensure!(status == 301 && head.contains("https://"), "http does not lead to https: {head}");
    }
    Ok(())
}

/// Limits are for the address that the proxy sees, whatever a client says of itself.
fn addresses(asks: &Asks, karak: &Karak) -> Result<()> {
    let guest = format!("{}api/guest", asks.url);
    for forged in ["203.0.113.1", "203.0.113.2"] {
        let (status, head) = asks.curl(&guest, "127.0.0.2", &[forged])?;
        ensure!(status == 200, "a first guest is answered {status}");
        let path = head.lines().find(|line| line.starts_with("set-cookie:")).unwrap_or_default();
        let folder = if asks.url.ends_with("/karak/") { "Path=/karak/;" } else { "Path=/;" };
        ensure!(path.contains(folder) && path.contains("Secure"), "the cookie is `{path}`");
    }
    let (status, _) = asks.curl(&guest, "127.0.0.2", &["203.0.113.3"])?;
    ensure!(status == 429, "a client who says to be somebody else is believed ({status})");
    let (status, _) = asks.curl(&guest, "127.0.0.3", &[])?;
    ensure!(status == 200, "another client is hindered ({status})");
    // Whoever comes without the proxy is not believed either.
    let direct = format!("http://{}/api/guest", karak.address);
    for (forged, expected) in [("203.0.113.4", 200), ("203.0.113.5", 200), ("203.0.113.6", 429)] {
        let (status, _) = asks.curl(&direct, "127.0.0.5", &[forged])?;
        ensure!(status == expected, "without the proxy {status} instead of {expected}");
    }
    ensure!(karak.said().contains("--trusted-proxies"), "the log does not warn of that");
    Ok(())
}

/// curl, which can come from any address of this machine.
struct Asks<'a> {
    bench: &'a Bench,
    url: &'a str,
}

impl Asks<'_> {
    /// The status and the head of an answer.
    fn curl(&self, url: &str, from: &str, forwarded: &[&str]) -> Result<(u16, String)> {
        let mut command = Command::new("curl");
        command.args([
            "--silent",
            "--show-error",
            "--head",
            "--request",
            "GET",
            "--interface",
            from,
        ]);
        command.arg("--cacert").arg(&self.bench.certificate.authority);
        let authority = self.url.split('/').nth(2).unwrap_or_default();
        command.args(["--resolve", &format!("{authority}:127.0.0.1")]);
        for address in forwarded {
            command.args(["--header", &format!("X-Forwarded-For: {address}")]);
        }
        let head = output(command.arg(url))?;
        let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok());
        // HTTP/2 writes names in small letters, HTTP/1 as it likes.
        let lines = head.lines().map(|line| match line.split_once(':') {
            Some((name, value)) => format!("{}:{value}\n", name.to_ascii_lowercase()),
            None => format!("{line}\n"),
        });
        Ok((status.context("curl got no status")?, lines.collect()))
    }
}
