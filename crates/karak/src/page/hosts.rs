//! The names under which the page may be asked for.
//!
//! A page somewhere else can give its own name this machine's address for a moment and would then be
//! allowed to read everything here (DNS rebinding). It cannot choose another name than its own.

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::Request;
use axum::http::header::HOST;
use axum::http::uri::Authority;

use super::listen::Reach;

/// What home networks add to the names of their machines.
const SUFFIXES: [&str; 7] =
    ["local", "lan", "home", "home.arpa", "internal", "localdomain", "fritz.box"];

/// Which names are answered.
#[derive(Clone, Debug)]
pub(super) struct Hosts {
    reach: Reach,
    /// In small letters.
    names: Arc<[String]>,
}

impl Hosts {
    /// This machine's names, and those of the home network if it can open the page.
    pub(super) fn of_this_machine(reach: Reach) -> Self {
        Self::new(reach, machine().as_deref())
    }

    fn new(reach: Reach, machine: Option<&str>) -> Self {
        let mut names = vec!["localhost".to_owned()];
        let machine = machine.map(str::to_ascii_lowercase).filter(|name| !name.is_empty());
        if let Some(machine) = machine {
            // Some systems call themselves by a full name.
            let bare = machine.split('.').next().unwrap_or_default().to_owned();
            if reach == Reach::HomeNetwork {
                names.extend(SUFFIXES.map(|suffix| format!("{bare}.{suffix}")));
            }
            names.extend([bare, machine]);
        }
        Self { reach, names: names.into() }
    }

    /// These and one more, if there is one.
    #[must_use]
    pub(super) fn and(mut self, name: Option<String>) -> Self {
        let more = name.map(|name| name.to_ascii_lowercase());
        self.names = self.names.iter().cloned().chain(more).collect();
        self
    }

    /// Whether a request asks for one of these names, and for one only.
    pub(super) fn allow<B>(&self, request: &Request<B>) -> bool {
        let mut lines = request.headers().get_all(HOST).iter();
        let (Some(line), None) = (lines.next(), lines.next()) else { return false };
        let named = line.to_str().ok().and_then(|line| line.parse::<Authority>().ok());
        // A whole address in the first line counts as well.
        let asked = request.uri().authority().into_iter().chain(&named);
        named.is_some() && asked.into_iter().all(|authority| self.has(authority.host()))
    }

    fn has(&self, host: &str) -> bool {
        let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
        if let Ok(address) = bare.parse::<IpAddr>() {
            // Nobody can give their own name out as a number, so any number is this machine's.
            return address.is_loopback() || self.reach == Reach::HomeNetwork;
        }
        let name = host.strip_suffix('.').unwrap_or(host);
        self.names.iter().any(|known| known.eq_ignore_ascii_case(name))
    }
}

/// What this machine calls itself.
#[cfg(unix)]
fn machine() -> Option<String> {
    rustix::system::uname().nodename().to_str().ok().map(str::to_owned)
}

#[cfg(not(unix))]
fn machine() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

#[cfg(test)]
mod tests {
    use super::{HOST, Hosts, Reach, Request};

    fn allows(reach: Reach, uri: &str, lines: &[&str]) -> bool {
        let mut request = Request::builder().uri(uri);
        for line in lines {
            request = request.header(HOST, *line);
        }
        Hosts::new(reach, Some("Attic.example.org")).allow(&request.body(()).unwrap())
    }

    #[test]
    fn this_machine_is_known_by_its_names_and_numbers() {
        for host in ["localhost", "LOCALHOST:5275", "localhost.", "127.0.0.1:5275", "127.1.2.3"] {
            assert!(allows(Reach::ThisMachine, "/", &[host]), "{host}");
        }
        for host in ["[::1]:5275", "[::1]", "attic", "attic.example.org:80"] {
            assert!(allows(Reach::ThisMachine, "/", &[host]), "{host}");
        }
        for host in [
            "192.168.1.7:5275",
            "8.8.8.8",
            "attic.lan",
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
        ] {
            assert!(!allows(Reach::ThisMachine, "/", &[host]), "{host}");
        }
    }

    #[test]
    fn the_home_network_has_more_names() {
        for host in ["192.168.1.7:5275", "10.0.0.2", "[fe80::1]", "attic.local", "Attic.fritz.box"]
        {
            assert!(allows(Reach::HomeNetwork, "/", &[host]), "{host}");
        }
        for host in ["evil.example", "attic.evil.example", "other.lan", "", "a b", "[::1"] {
            assert!(!allows(Reach::HomeNetwork, "/", &[host]), "{host}");
        }
    }

    #[test]
    fn a_request_names_one_host() {
        let home = Reach::HomeNetwork;
        assert!(!allows(home, "/", &[]));
        assert!(!allows(home, "/", &["localhost", "evil.example"]));
        assert!(!allows(home, "http://evil.example/", &["localhost"]));
        assert!(allows(home, "http://localhost:5275/", &["localhost:5275"]));
    }
}
