//! `karak serve --check URL`: opens a server as browsers do, and says in words what is wrong with its set-up.

mod cookie;
mod probe;
mod socket;
mod wrong;

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;

use anyhow::Result;
use server::PublicUrl;
use server::outside::look_up;

use self::probe::{PATIENCE, Probe};
use self::wrong::Wrong;
use super::runtime;

/// What a shell sees when something is wrong.
const WRONG: u8 = 1;

/// Checks a server, and says what it found.
pub(crate) fn run(url: &PublicUrl, at: Option<IpAddr>) -> Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "Checking {url}")?;
    let found = runtime()?.block_on(check(url, at));
    for fine in &found.fine {
        writeln!(out, "  ok     {fine}")?;
    }
    for wrong in &found.wrong {
        writeln!(out, "  WRONG  {wrong}")?;
    }
    match found.wrong.len() {
        0 => writeln!(out, "Everything is as it should be.")?,
        1 => writeln!(out, "One thing is wrong.")?,
        several => writeln!(out, "{several} things are wrong.")?,
    }
    Ok(if found.wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(WRONG) })
}

/// What was found.
#[derive(Default)]
struct Found {
    fine: Vec<&'static str>,
    wrong: Vec<Wrong>,
}

impl Found {
    /// Notes what became of one question.
    fn note(&mut self, fine: &'static str, result: Result<(), Wrong>) {
        match result {
            Ok(()) => self.fine.push(fine),
            Err(wrong) => self.wrong.push(wrong),
        }
    }
}

/// Asks everything that can be asked: where nobody answers, that is all there is to say.
async fn check(url: &PublicUrl, at: Option<IpAddr>) -> Found {
    let mut found = Found::default();
    let probe = match reach(url, at).await {
        Ok(probe) => probe,
        Err(wrong) => {
            found.wrong.push(wrong);
            return found;
        }
    };
    found.fine.push("somebody answers there");
    if let Err(wrong) = probe.is_karak().await {
        found.wrong.push(wrong);
        return found;
    }
    found.fine.push("it is a server of karak");
    let ready = probe.is_ready().await;
    let keeps = ready.is_ok();
    found.note("it can keep moves", ready);
    found.note("it has a page", probe.has_page().await);
    found.note("its clock and this machine's agree", probe.clock());
    found.note("browsers trust it", secure_context(url));
    if !keeps {
        // It keeps no guests either, and nobody plays: whatever else fails, fails because of that.
        return found;
    }
    let cookie = match probe.be_guest().await {
        Ok(cookie) => cookie,
        Err(wrong) => {
            found.wrong.push(wrong);
            return found;
        }
    };
    found.note("guests are known again", cookie::check(url, cookie.as_deref()));
    let socket = socket::open(&probe, cookie.as_deref()).await;
    found.note("games can be played: WebSockets come through, from its own page", socket);
    // Whoever checks is a guest like any other, and leaves nothing behind.
    probe.forget(cookie.as_deref()).await;
    found
}

async fn reach(url: &PublicUrl, at: Option<IpAddr>) -> Result<Probe, Wrong> {
    let addresses = match at {
        Some(at) => vec![SocketAddr::new(at, url.port())],
        None => look_up(url, PATIENCE).await.map_err(|why| Wrong::unreachable(url, why))?,
    };
    Probe::new(url, addresses).await
}

/// What a page may do only over https, or on the machine itself.
fn secure_context(url: &PublicUrl) -> Result<(), Wrong> {
    let host = url.host();
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let loopback = bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    let this_machine = loopback || host == "localhost" || host.ends_with(".localhost");
    if url.is_secure() || this_machine { Ok(()) } else { Err(Wrong::NoSecureContext) }
}

#[cfg(test)]
mod tests {
    use super::secure_context;

    #[test]
    fn browsers_trust_https_and_this_machine() {
        for url in
            ["https://a.example/", "http://localhost:5275/", "http://127.0.0.1/", "http://[::1]/"]
        {
            assert!(secure_context(&url.parse().unwrap()).is_ok(), "{url}");
        }
        for url in ["http://a.example/", "http://192.168.1.7:5275/", "http://localhost.example/"] {
            assert!(secure_context(&url.parse().unwrap()).is_err(), "{url}");
        }
    }
}
