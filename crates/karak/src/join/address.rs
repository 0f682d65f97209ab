//! The address of a table, as people are given it.

use anyhow::{Context as _, Result, bail};

/// Where a server is unless its address says otherwise.
const USUAL_PORT: u16 = 5275;

/// A server, as `HOST:PORT`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Server(String);

impl Server {
    /// What to connect to, and the name that the server answers to.
    pub(super) fn authority(&self) -> &str {
        &self.0
    }

    /// The link that others are given.
    pub(super) fn link(&self, code: &str) -> String {
        format!("http://{}/#/table/{code}", self.0)
    }
}

/// The server of an address, and the code of a table if there is one in it: `http://HOST:PORT/#/table/CODE`,
/// `http://HOST:PORT/CODE`, or either without `http://`.
pub(super) fn read(url: &str) -> Result<(Server, Option<String>)> {
    let url = url.trim();
    if url.starts_with("https://") {
        bail!(
            "this program cannot connect over https yet: open {url} in a browser, or use the server's own \
             address in your network, which begins with http://"
        );
    }
    let (rest, usual) = match url.strip_prefix("http://") {
        Some(rest) => (rest, 80),
        None => (url, USUAL_PORT),
    };
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    if authority.is_empty() || authority.contains(['@', ' ']) || rest.contains("://") {
        bail!(
            "`{url}` is no address of a table; it looks like http://192.168.1.7:5275/#/table/5CR7Q0XN"
        );
    }
    // The colons inside of brackets belong to an address of IPv6.
    let port = authority.rsplit_once(':').filter(|(_, port)| !port.ends_with(']'));
    let authority = match port {
        Some((_, port)) => {
            port.parse::<u16>().ok().with_context(|| format!("`{port}` is no port"))?;
            authority.to_owned()
        }
        None => format!("{authority}:{usual}"),
    };
    // What the page reads stands behind the `#`; a question before it is the page's too.
    let path = path.split_once('#').map_or(path, |(_, fragment)| fragment);
    let path = path.split('?').next().unwrap_or_default();
    let code = path.rsplit('/').find(|part| !part.is_empty());
    Ok((Server(authority), code.map(code_of).transpose()?))
}

/// A code as people type it. The server knows which there are.
pub(super) fn code_of(text: &str) -> Result<String> {
    let code: String = text.chars().filter(|letter| !matches!(letter, ' ' | '-')).collect();
    if code.is_empty() || !code.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        bail!("`{text}` is no code of a table; it has eight letters and digits");
    }
    Ok(code.to_uppercase())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn addresses_are_read_as_people_are_given_them() {
        for (url, authority, code) in [
            ("http://192.168.1.7:5275/#/table/5CR7Q0XN", "192.168.1.7:5275", Some("5CR7Q0XN")),
            ("http://karak.local/?lang=cs#/table/5cr7q0xn", "karak.local:80", Some("5CR7Q0XN")),
            ("http://[::1]:5275/5CR7-Q0XN?a=b", "[::1]:5275", Some("5CR7Q0XN")),
            ("localhost:99/5CR7Q0XN", "localhost:99", Some("5CR7Q0XN")),
            ("localhost", "localhost:5275", None),
            ("[::1]", "[::1]:5275", None),
            ("http://localhost:99/", "localhost:99", None),
        ] {
            let (server, found) = read(url).unwrap();
            assert_eq!((server.authority(), found.as_deref()), (authority, code), "{url}");
        }
    }

    #[test]
    fn what_is_no_address_is_told() {
        for (url, part) in [
            ("https://karak.example.org/#/table/5CR7Q0XN", "over https"),
            ("", "no address"),
            ("ftp://x/y", "no address"),
            ("http://a b/", "no address"),
            ("http://me@host/", "no address"),
            ("host:port/", "no port"),
            ("host/ťuk", "no code"),
        ] {
            let error = read(url).unwrap_err().to_string();
            assert!(error.contains(part), "{url}: {error}");
        }
    }
}
