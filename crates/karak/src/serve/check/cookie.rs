//! Whether browsers keep the guests' cookie, and send it back.

use server::PublicUrl;

use super::wrong::Wrong;

/// Looks at a `Set-Cookie` line.
pub(super) fn check(url: &PublicUrl, line: Option<&str>) -> Result<(), Wrong> {
    let Some(line) = line else { return Err(Wrong::NoCookie) };
    let mut parts = line.split(';').skip(1).map(str::trim);
    let secure = parts.clone().any(|part| part.eq_ignore_ascii_case("secure"));
    match (url.is_secure(), secure) {
        (true, false) => return Err(Wrong::CookieInsecure { url: url.to_string() }),
        (false, true) => return Err(Wrong::CookieOnlySecure),
        (true, true) | (false, false) => {}
    }
    let path = parts.find_map(|part| part.strip_prefix("Path=")).unwrap_or("/");
    if url.folder().starts_with(path) {
        return Ok(());
    }
    let (path, folder) = (path.to_owned(), url.folder().to_owned());
    Err(Wrong::CookieElsewhere { path, folder, url: url.to_string() })
}

#[cfg(test)]
mod tests {
    use super::{Wrong, check};

    fn told(url: &str, line: &str) -> Result<(), Wrong> {
        check(&url.parse().unwrap(), Some(line))
    }

    #[test]
    fn cookies_have_to_come_back() {
        let (plain, secure) = ("a=b; Path=/; HttpOnly", "a=b; Path=/; HttpOnly; Secure");
        assert!(told("https://a/", secure).is_ok() && told("http://a/", plain).is_ok());
        assert!(told("https://a/karak/", secure).is_ok());
        assert!(matches!(told("https://a/", plain), Err(Wrong::CookieInsecure { .. })));
        assert!(matches!(told("http://a/", secure), Err(Wrong::CookieOnlySecure)));
        let elsewhere = told("https://a/", "a=b; Path=/karak/; Secure");
        assert!(matches!(elsewhere, Err(Wrong::CookieElsewhere { .. })));
        assert!(matches!(check(&"http://a/".parse().unwrap(), None), Err(Wrong::NoCookie)));
    }
}
