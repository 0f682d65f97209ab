//! The address that people open, where it is not this program's own.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

/// Such an address: `https://karak.example.org`, or below a path, `https://example.org/karak/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    secure: bool,
    authority: String,
    /// With a slash at both ends, which may be the same one.
    folder: String,
}

/// Not an address that people can open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPublicUrl;

impl PublicUrl {
    /// Whether it is reached through TLS, so that cookies are for secure connections only.
    pub const fn is_secure(&self) -> bool {
        self.secure
    }

    /// Its name, with the port if it has one: what browsers say where they come from.
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// Its name alone.
    pub fn host(&self) -> &str {
        let host = self.authority.rsplit_once(':').filter(|(_, port)| !port.ends_with(']'));
        host.map_or(self.authority.as_str(), |(host, _)| host)
    }

    /// The port to connect to.
    pub fn port(&self) -> u16 {
        let usual = if self.secure { 443 } else { 80 };
        let port = self.authority.strip_prefix(self.host()).and_then(|rest| rest.strip_prefix(':'));
        port.and_then(|port| port.parse().ok()).unwrap_or(usual)
    }

    /// The path that everything lies below, with a slash at its end.
    pub fn folder(&self) -> &str {
        &self.folder
    }
}

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;

    fn from_str(text: &str) -> Result<Self, NoPublicUrl> {
        let uri: Uri = text.trim().parse().map_err(|_| NoPublicUrl)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(NoPublicUrl),
        };
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'));
        let authority = authority.ok_or(NoPublicUrl)?.as_str().to_ascii_lowercase();
        // Cookies are written with it.
        let harmless = |byte: u8| byte.is_ascii_graphic() && byte != b';';
        if uri.query().is_some() || !uri.path().bytes().all(harmless) {
            return Err(NoPublicUrl);
        }
        // Browsers leave the usual port out.
        let usual = if secure { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(&authority).to_owned();
        let folder = format!("{}/", uri.path().trim_end_matches('/'));
        Ok(Self { secure, authority, folder })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority, self.folder)
    }
}

impl fmt::Display for NoPublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "this is an address such as https://karak.example.org or https://example.org/karak/",
        )
    }
}

impl std::error::Error for NoPublicUrl {}

#[cfg(test)]
mod tests {
    use super::PublicUrl;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (text, shown, host) in [
            ("https://karak.example.org", "https://karak.example.org/", "karak.example.org"),
            ("https://Karak.Example.org:443/", "https://karak.example.org/", "karak.example.org"),
            ("http://example.org:8080/karak", "http://example.org:8080/karak/", "example.org"),
            ("https://[2001:db8::1]/a/b/", "https://[2001:db8::1]/a/b/", "[2001:db8::1]"),
            ("https://[2001:db8::1]:444", "https://[2001:db8::1]:444/", "[2001:db8::1]"),
        ] {
            let url: PublicUrl = text.parse().unwrap();
            assert_eq!((url.to_string().as_str(), url.host()), (shown, host), "{text}");
            assert_eq!(url.is_secure(), text.starts_with("https"));
            let port = if text.ends_with("444") { 444 } else { 443 };
            assert_eq!(url.port(), if url.is_secure() { port } else { 8080 }, "{text}");
        }
        for text in
            ["", "karak.example.org", "ftp://a/", "https://", "https://a/?b", "https://me@a/"]
        {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
        assert!("https://a/;Domain=b".parse::<PublicUrl>().is_err());
    }
}
