//! Set-ups that are wrong: `karak serve --check` has to say in words what of it is.

use anyhow::{Context as _, Result, ensure};

use super::Bench;
use super::karak::{Karak, check as check_url, check_as_strangers_do, check_in_an_hour};
use super::proxy::{Kind, Proxy};
use super::sample::Sample;
use crate::background::free_address;
use crate::workspace::Workspace;

/// A set-up with one mistake.
struct Fault {
    name: &'static str,
    sample: Sample,
    options: Options,
    /// What the check has to say.
    says: &'static str,
}

/// How karak is started.
enum Options {
    /// As the sample says.
    Right,
    /// Without any.
    None,
    /// Not at all.
    NotStarted,
}

/// Checks each.
pub(super) fn check(bench: &Bench, workspace: &Workspace) -> Result<()> {
    for fault in faults(workspace)? {
        told(bench, &fault).with_context(|| format!("a set-up with a mistake: {}", fault.name))?;
    }
    println!("mistakes of proxies are told in words");
    of_the_machine(bench, workspace).context("a set-up with a mistake of the machine")?;
    println!("mistakes of certificates, addresses and clocks are told in words");
    Ok(())
}

fn faults(workspace: &Workspace) -> Result<Vec<Fault>> {
    let mut samples = Sample::all(workspace)?.into_iter();
    let mut next = |kind| samples.next().filter(|sample| sample.kind == kind).context("a sample");
    let (nginx, nginx_path) = (next(Kind::Nginx)?, next(Kind::Nginx)?);
    let (caddy, caddy_path) = (next(Kind::Caddy)?, next(Kind::Caddy)?);
    Ok(vec![
        Fault {
            name: "nginx does not pass the upgrade on",
            sample: nginx.clone().with("proxy_set_header Upgrade $http_upgrade;", "")?,
            options: Options::Right,
            says: "WebSockets do not come through",
        },
        Fault {
            name: "nginx does not pass the name on, and karak is not told",
            sample: nginx
                .clone()
                .with("proxy_set_header Host $http_host;", "proxy_set_header Host 127.0.0.1;")?,
            options: Options::None,
            says: "takes its own page for a foreign one",
        },
        Fault {
            name: "karak is not told its name",
            sample: nginx.clone(),
            options: Options::None,
            says: "not to the name karak.example.org",
        },
        Fault {
            name: "nginx does not take the path away",
            sample: nginx_path.with("127.0.0.1:5275/;", "127.0.0.1:5275;")?,
            options: Options::Right,
            says: "take /karak/ away",
        },
        Fault {
            name: "karak does not run",
            sample: nginx,
            options: Options::NotStarted,
            says: "a proxy answers (status 502), but cannot reach karak",
        },
        Fault {
            name: "Caddy before a karak that does not run",
            sample: caddy.clone(),
            options: Options::NotStarted,
            says: "a proxy answers (status 502), but cannot reach karak",
        },
        Fault {
            name: "Caddy does not take the path away",
            sample: caddy_path.with("handle_path /karak/*", "handle /karak/*")?,
            options: Options::Right,
            says: "take /karak/ away",
        },
        Fault {
            name: "Caddy takes cookies away",
            sample: caddy.with(
                "reverse_proxy 127.0.0.1:5275 {",
                "reverse_proxy 127.0.0.1:5275 {\n\t\theader_down -Set-Cookie",
            )?,
            options: Options::Right,
            says: "guests get no cookie",
        },
    ])
}

fn told(bench: &Bench, fault: &Fault) -> Result<()> {
    let server = free_address()?;
    let proxy = Proxy::start(bench, &fault.sample, server)?;
    let port = proxy.address.port();
    let _karak = match fault.options {
        Options::Right => Some(Karak::start(bench, server, &fault.sample.options(port))?),
        Options::None => Some(Karak::start(bench, server, &[])?),
        Options::NotStarted => None,
    };
    let url = fault.sample.url(port).context("no --public-url")?;
    let checked = check_url(bench, &url)?;
    ensure!(!checked.fine && checked.text.contains(fault.says), "{}", checked.text);
    Ok(())
}

/// Without a proxy, or beside it.
fn of_the_machine(bench: &Bench, workspace: &Workspace) -> Result<()> {
    let sample = Sample::all(workspace)?.into_iter().next().context("a sample")?;
    let proxy = Proxy::start(bench, &sample, free_address()?)?;
    let port = proxy.address.port();
    let url = sample.url(port).context("no --public-url")?;
    let checked = check_as_strangers_do(bench, &url)?;
    ensure!(checked.text.contains("browsers will warn of karak.example.org"), "{}", checked.text);
    let other = check_url(bench, &format!("https://other.example.org:{port}/"))?;
    ensure!(other.text.contains("the certificate is not for other.example.org"), "{}", other.text);
    let nobody = check_url(bench, &format!("http://{}/", free_address()?))?;
    ensure!(nobody.text.contains("nobody answers at 127.0.0.1"), "{}", nobody.text);
    let public = ["--public-url", "http://karak.example.org"].map(String::from);
    let karak = Karak::start_anywhere(bench, &public)?;
    let plain = format!("http://karak.example.org:{}/", karak.address.port());
    let checked = check_url(bench, &plain)?;
    ensure!(checked.text.contains("browsers do not trust plain http"), "{}", checked.text);
    ensure!(checked.text.contains("One thing is wrong."), "{}", checked.text);
    let checked = check_in_an_hour(bench, &format!("http://{}/", karak.address))?;
    ensure!(checked.text.contains("the server's clock is 3"), "{}", checked.text);
    ensure!(checked.text.contains("One thing is wrong."), "{}", checked.text);
    Ok(())
}
