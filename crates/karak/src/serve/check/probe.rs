//! What is asked of a server over HTTP.

use std::net::SocketAddr;
use std::time::{Duration, UNIX_EPOCH};

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, DATE, LOCATION, ORIGIN, SET_COOKIE};
use axum::http::{HeaderValue, Method, Request, StatusCode};
use server::PublicUrl;
use server::outside::{Answer, Stream, Unreachable, ask, connect};

use super::wrong::{Late, Wrong};

/// How long each answer may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// No answer that is looked at is longer.
const LONGEST: usize = 256 * 1024;
/// Clocks that differ by less are well: an answer takes its time, and its date is of whole seconds.
const AGREEING: u64 = 30;
/// The name of a guest's cookie: proxies may set others.
const GUEST: &str = "karak-guest=";
/// What karak says to an address that its host has blocked.
const BLOCKED: &str = "has blocked your address";
/// What karak says to whoever asks for a name that it does not have.
const OTHER_NAME: &str = "does not answer to that name";

/// A server to be asked.
pub(super) struct Probe {
    pub(super) url: PublicUrl,
    at: SocketAddr,
    /// The first answer.
    health: Answer,
}

impl Probe {
    /// The first of these addresses that answers is the one.
    pub(super) async fn new(url: &PublicUrl, addresses: Vec<SocketAddr>) -> Result<Self, Wrong> {
        let mut last = Unreachable::TooSlow;
        for at in addresses {
            match asked(url, at, request(url, &Method::GET, "health")).await {
                Ok(health) => return Ok(Self { url: url.clone(), at, health }),
                Err(why) => last = why,
            }
        }
        Err(Wrong::unreachable(url, last))
    }

    /// A new connection.
    pub(super) async fn connect(&self) -> Result<Stream, Wrong> {
        connect(&self.url, self.at, PATIENCE)
            .await
            .map_err(|why| Wrong::unreachable(&self.url, why))
    }

    async fn get(&self, path: &str) -> Result<Answer, Wrong> {
        let asked = asked(&self.url, self.at, request(&self.url, &Method::GET, path)).await;
        asked.map_err(|why| Wrong::unreachable(&self.url, why))
    }

    /// Whether it is karak who answers, to this name and below this path.
    pub(super) async fn is_karak(&self) -> Result<(), Wrong> {
        let Answer { status, headers, body } = &self.health;
        if *status == StatusCode::OK && body == b"ok\n" {
            // Others have such an address as well.
            let described = self.get("api/openapi.json").await?;
            if described.status == StatusCode::OK
                && text(&described).contains("/api/guest/link/take")
            {
                return Ok(());
            }
        }
        let url = self.url.to_string();
        Err(if text(&self.health).contains(OTHER_NAME) {
            Wrong::OtherName { url, host: self.url.host().to_owned() }
        } else if let Some(to) = headers.get(LOCATION).filter(|_| status.is_redirection()) {
            let to = String::from_utf8_lossy(to.as_bytes());
            Wrong::Redirected { to: to.trim_end_matches("health").to_owned() }
        } else if matches!(status.as_u16(), 502..=504) {
            Wrong::ProxyAlone { status: status.as_u16() }
        } else if *status == StatusCode::TOO_MANY_REQUESTS {
            Wrong::TooMuch
        } else if text(&self.health).contains(BLOCKED) {
            Wrong::Blocked
        } else {
            Wrong::NotKarak { status: status.as_u16(), folder: self.url.folder().to_owned() }
        })
    }

    pub(super) async fn is_ready(&self) -> Result<(), Wrong> {
        let ready = self.get("ready").await?;
        if ready.status == StatusCode::OK { Ok(()) } else { Err(Wrong::NotReady) }
    }

    pub(super) async fn has_page(&self) -> Result<(), Wrong> {
        let page = self.get("").await?;
        if page.status == StatusCode::OK && is_html(&page) { Ok(()) } else { Err(Wrong::NoPage) }
    }

    /// Whether the server's clock and this machine's tell the same time.
    pub(super) fn clock(&self) -> Result<(), Wrong> {
        let date = self.health.headers.get(DATE).and_then(|date| date.to_str().ok());
        // Without a date there is nothing to compare.
        let Some(theirs) = date.and_then(|date| httpdate::parse_http_date(date).ok()) else {
            return Ok(());
        };
        let theirs = theirs.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        compare(theirs, now())
    }

    /// Becomes a guest, and gives the cookie that it got.
    pub(super) async fn be_guest(&self) -> Result<Option<String>, Wrong> {
        let answer = self.get("api/guest").await?;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            return Err(Wrong::TooMuch);
        }
        let lines = answer.headers.get_all(SET_COOKIE).iter();
        let mut cookies = lines.filter_map(|line| line.to_str().ok());
        Ok(cookies.find(|cookie| cookie.starts_with(GUEST)).map(str::to_owned))
    }

    /// Deletes that guest.
    pub(super) async fn forget(&self, cookie: Option<&str>) {
        let Some(pair) = cookie.and_then(pair) else { return };
        let mut request = request(&self.url, &Method::DELETE, "api/guest");
        if let Ok(origin) = origin(&self.url).parse() {
            request.headers_mut().insert(ORIGIN, origin);
        }
        request.headers_mut().insert(COOKIE, pair);
        // A guest who stays is one of many that nobody comes back as.
        let _ = asked(&self.url, self.at, request).await;
    }
}

/// What is sent back of a cookie.
pub(super) fn pair(cookie: &str) -> Option<HeaderValue> {
    cookie.split(';').next()?.parse().ok()
}

/// What a browser says where it comes from.
pub(super) fn origin(url: &PublicUrl) -> String {
    let scheme = if url.is_secure() { "https" } else { "http" };
    format!("{scheme}://{}", url.authority())
}

fn request(url: &PublicUrl, method: &Method, path: &str) -> Request<Body> {
    let mut request = Request::new(Body::empty());
    *request.method_mut() = method.clone();
    // It was parsed as an address, so it is one.
    *request.uri_mut() = format!("{}{path}", url.folder()).parse().unwrap_or_default();
    request
}

async fn asked(
    url: &PublicUrl,
    at: SocketAddr,
    request: Request<Body>,
) -> Result<Answer, Unreachable> {
    let stream = connect(url, at, PATIENCE).await?;
    ask(url, stream, request, LONGEST, PATIENCE).await
}

fn text(answer: &Answer) -> String {
    String::from_utf8_lossy(&answer.body).into_owned()
}

fn is_html(answer: &Answer) -> bool {
    answer.headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

fn compare(theirs: u64, ours: u64) -> Result<(), Wrong> {
    let seconds = theirs.abs_diff(ours);
    let late = if theirs < ours { Late::Server } else { Late::ThisMachine };
    if seconds <= AGREEING { Ok(()) } else { Err(Wrong::Clock { seconds, late }) }
}

/// Seconds since 1970.
#[expect(clippy::disallowed_types, reason = "clocks are what is compared; games never see it")]
fn now() -> u64 {
    let time = std::time::SystemTime::now().duration_since(UNIX_EPOCH);
    time.unwrap_or_default().as_secs()
}

#[cfg(test)]
mod tests {
    use super::{Late, Wrong, compare};

    #[test]
    fn clocks_that_differ_are_told_by_how_much() {
        assert!(compare(1_000, 1_030).is_ok());
        let told = |theirs, ours| match compare(theirs, ours) {
            Err(Wrong::Clock { seconds, late }) => (seconds, late),
            other => panic!("{other:?}"),
        };
        assert_eq!(told(1_000, 1_300), (300, Late::Server));
        assert_eq!(told(1_300, 1_000), (300, Late::ThisMachine));
    }
}
