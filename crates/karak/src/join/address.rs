//! The address of a table, as people are given it.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use server::PublicUrl;
use server::outside::{Stream, connect, look_up};

/// Where a server is unless its address says otherwise.
const USUAL_PORT: &str = "5275";

/// Letters and digits of a table's code.
const CODE: usize = 8;

/// How long a connection may take to be there.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server, and how it is reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Server {
    url: PublicUrl,
    /// At this address, whatever its name means.
    at: Option<IpAddr>,
}

impl Server {
    /// The address that everything on it lies below.
    pub(super) const fn url(&self) -> &PublicUrl {
        &self.url
    }

    /// The server as people call it, always with its port.
    pub(super) fn name(&self) -> String {
        format!("{}:{}", self.url.host(), self.url.port())
    }

    /// The link that others are given.
    pub(super) fn link(&self, code: &str) -> String {
        format!("{}#/table/{code}", self.url)
    }

    /// A connection, encrypted where the address says so: to the first of its addresses that answers.
    pub(super) async fn connect(&self) -> Result<Stream> {
        let nobody = || format!("there is no server at {}", self.name());
        let addresses = match self.at {
            Some(at) => vec![SocketAddr::new(at, self.url.port())],
            None => look_up(&self.url, PATIENCE).await.with_context(nobody)?,
        };
        let mut last = None;
        for at in addresses {
            match connect(&self.url, at, PATIENCE).await {
                Ok(stream) => return Ok(stream),
                Err(why) => last = Some(why),
            }
        }
        match last {
            Some(why) => Err(why).with_context(nobody),
            None => bail!(nobody()),
        }
    }
}

/// The server of an address, and the code of a table if there is one in it: `http://HOST:PORT/#/table/CODE`,
/// `http://HOST:PORT/CODE`, or either without `http://`; with `https://` and below a path, too.
pub(super) fn read(url: &str, at: Option<IpAddr>) -> Result<(Server, Option<String>)> {
    let url = url.trim();
    let (scheme, rest, usual) = match (url.strip_prefix("https://"), url.strip_prefix("http://")) {
        (Some(rest), _) => ("https", rest, ""),
        (None, Some(rest)) => ("http", rest, ""),
        (None, None) => ("http", url, USUAL_PORT),
    };
    let wrong = || {
        format!(
            "`{url}` is no address of a table; it looks like http://192.168.1.7:5275/#/table/5CR7Q0XN"
        )
    };
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    if authority.is_empty() || authority.contains(['@', ' ']) || rest.contains("://") {
        bail!(wrong());
    }
    // The colons inside of brackets belong to an address of IPv6.
    let port = authority.rsplit_once(':').filter(|(_, port)| !port.ends_with(']'));
    let authority = match port {
        Some((_, port)) => {
            port.parse::<u16>().ok().with_context(|| format!("`{port}` is no port"))?;
            authority.to_owned()
        }
        None if usual.is_empty() => authority.to_owned(),
        None => format!("{authority}:{usual}"),
    };
    // What the page reads stands behind the `#`; a question before it is the page's too.
    let (path, fragment) = path.split_once('#').unwrap_or((path, ""));
    let path = path.split('?').next().unwrap_or_default();
    let (folder, code) = match fragment.rsplit('/').find(|part| !part.is_empty()) {
        Some(code) => (path, Some(code_of(code)?)),
        None => match path.rsplit_once('/') {
            Some((folder, last)) if is_code(last) => (folder, Some(code_of(last)?)),
            Some(_) | None => (path, None),
        },
    };
    let url = format!("{scheme}://{authority}{folder}").parse().ok().with_context(wrong)?;
    Ok((Server { url, at }, code))
}

/// A code as people type it. The server knows which there are.
pub(super) fn code_of(text: &str) -> Result<String> {
    let code = bare(text);
    if code.is_empty() || !code.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        bail!("`{text}` is no code of a table; it has eight letters and digits");
    }
    Ok(code.to_uppercase())
}

/// Whether the last part of a path is a code, and no folder that a server lies in.
fn is_code(part: &str) -> bool {
    let code = bare(part);
    code.len() == CODE && code.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn bare(text: &str) -> String {
    text.chars().filter(|letter| !matches!(letter, ' ' | '-')).collect()
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn addresses_are_read_as_people_are_given_them() {
        for (url, server, code) in [
            (
                "http://192.168.1.7:5275/#/table/5CR7Q0XN",
                "http://192.168.1.7:5275/",
                Some("5CR7Q0XN"),
            ),
            (
                "http://karak.local/?lang=cs#/table/5cr7q0xn",
                "http://karak.local/",
                Some("5CR7Q0XN"),
            ),
            ("http://[::1]:5275/5CR7-Q0XN?a=b", "http://[::1]:5275/", Some("5CR7Q0XN")),
            ("localhost:99/5CR7Q0XN", "http://localhost:99/", Some("5CR7Q0XN")),
            ("localhost", "http://localhost:5275/", None),
            ("[::1]", "http://[::1]:5275/", None),
            ("http://localhost:99/", "http://localhost:99/", None),
            ("https://a.example/#/table/5CR7Q0XN", "https://a.example/", Some("5CR7Q0XN")),
            (
                "https://a.example/karak/#/table/5CR7Q0XN",
                "https://a.example/karak/",
                Some("5CR7Q0XN"),
            ),
            (
                "https://a.example:8443/karak/5CR7Q0XN",
                "https://a.example:8443/karak/",
                Some("5CR7Q0XN"),
            ),
            ("https://a.example/karak", "https://a.example/karak/", None),
        ] {
            let (found, at) = read(url, None).unwrap();
            assert_eq!((found.url().to_string().as_str(), at.as_deref()), (server, code), "{url}");
        }
    }

    #[test]
    fn links_are_those_that_pages_open() {
        let (server, _) = read("https://a.example/karak/", None).unwrap();
        assert_eq!(server.link("5CR7Q0XN"), "https://a.example/karak/#/table/5CR7Q0XN");
        assert_eq!(server.name(), "a.example:443");
    }

    #[test]
    fn what_is_no_address_is_told() {
        for (url, part) in [
            ("", "no address"),
            ("ftp://x/y", "no address"),
            ("http://a b/", "no address"),
            ("http://me@host/", "no address"),
            ("host:port/", "no port"),
            ("host/ťuk", "no address"),
            ("host/#/table/ťuk", "no code"),
        ] {
            let error = read(url, None).unwrap_err().to_string();
            assert!(error.contains(part), "{url}: {error}");
        }
    }
}
