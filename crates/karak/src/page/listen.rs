//! A port to be found at: the usual one, the next free one, or the one that was asked for.

use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Result, bail};

/// Where the page is unless told otherwise.
const USUAL_PORT: u16 = 5275;
/// How many ports are tried from there on.
const TRIES: u16 = 20;
/// The first port that needs no special rights on most systems.
const FIRST_FREE_FOR_ALL: u16 = 1024;

/// Who can open the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    ThisMachine,
    HomeNetwork,
}

impl Reach {
    const fn address(self) -> Ipv4Addr {
        match self {
            Self::ThisMachine => Ipv4Addr::LOCALHOST,
            Self::HomeNetwork => Ipv4Addr::UNSPECIFIED,
        }
    }
}

/// Opens a port: the wanted one (0 for any) or nothing, else the first free one from the usual one on.
pub(super) fn listen(wanted: Option<u16>, reach: Reach) -> Result<TcpListener> {
    let bind = |port: u16| TcpListener::bind((reach.address(), port));
    if let Some(port) = wanted {
        return bind(port).or_else(|error| explain(port, &error));
    }
    for port in USUAL_PORT..USUAL_PORT + TRIES {
        match bind(port) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            Err(error) => return explain(port, &error),
            Ok(listener) => return Ok(listener),
        }
    }
    let last = USUAL_PORT + TRIES - 1;
    bail!("the ports {USUAL_PORT} to {last} are all taken; `--port 0` takes any that is free")
}

fn explain<T>(port: u16, error: &io::Error) -> Result<T> {
    let kind = error.kind();
    if kind == ErrorKind::AddrInUse {
        bail!(
            "port {port} is taken by another program; name another one, or leave out --port to take one that is free"
        );
    }
    if kind == ErrorKind::PermissionDenied && port < FIRST_FREE_FOR_ALL {
        bail!(
            "you have no permission to open port {port}; ports from {FIRST_FREE_FOR_ALL} on need none"
        );
    }
    if kind == ErrorKind::PermissionDenied {
        bail!("this system gives no permission to open port {port}; name another one with --port");
    }
    bail!("port {port} could not be opened: {error}")
}

#[cfg(test)]
mod tests {
    use std::io::{Error, ErrorKind};

    use super::{Reach, TRIES, USUAL_PORT, explain, listen};

    #[test]
    fn any_port_is_a_free_one_and_one_that_is_taken_is_told() {
        let listener = listen(Some(0), Reach::ThisMachine).unwrap();
        let taken = listener.local_addr().unwrap();
        assert!(taken.ip().is_loopback() && taken.port() > 0);
        let error = listen(Some(taken.port()), Reach::ThisMachine).unwrap_err().to_string();
        assert!(error.contains("is taken by another program"), "{error}");
    }

    #[test]
    fn without_a_wish_the_next_free_port_is_taken() {
        let first = listen(None, Reach::ThisMachine).unwrap().local_addr().unwrap();
        let usual = USUAL_PORT..USUAL_PORT + TRIES;
        assert!(usual.contains(&first.port()));
        let held = listen(None, Reach::ThisMachine).unwrap();
        let next = listen(None, Reach::ThisMachine).unwrap();
        assert_ne!(held.local_addr().unwrap(), next.local_addr().unwrap());
    }

    #[test]
    fn a_missing_permission_is_told_with_what_to_do() {
        let told = |port| {
            let denied = Error::from(ErrorKind::PermissionDenied);
            explain::<()>(port, &denied).unwrap_err().to_string()
        };
        assert!(told(80).contains("ports from 1024 on need none"));
        assert!(told(5275).contains("name another one with --port"));
    }
}
