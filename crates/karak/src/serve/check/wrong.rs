//! What can be wrong with a set-up, in words, each with what to do.

use std::fmt;

use server::PublicUrl;
use server::outside::{Distrust, Unreachable};

/// Something that a host has to put right.
#[derive(Debug)]
pub(super) enum Wrong {
    Unreachable {
        host: String,
        port: u16,
        why: Unreachable,
    },
    /// The proxy answers for itself.
    ProxyAlone {
        status: u16,
    },
    /// The address leads somewhere else.
    Redirected {
        to: String,
    },
    /// Karak answers, but not to this name.
    OtherName {
        url: String,
        host: String,
    },
    NotKarak {
        status: u16,
        folder: String,
    },
    NotReady,
    NoPage,
    /// By how many seconds, and whose clock is late.
    Clock {
        seconds: u64,
        late: Late,
    },
    NoSecureContext,
    SocketBlocked {
        status: u16,
    },
    SocketRefused {
        why: String,
    },
    /// It opens, but nothing comes back.
    SocketSilent,
    ForeignOrigin {
        url: String,
    },
    TooMuch,
    /// The host has blocked whoever checks.
    Blocked,
    NoCookie,
    CookieInsecure {
        url: String,
    },
    CookieOnlySecure,
    CookieElsewhere {
        path: String,
        folder: String,
        url: String,
    },
}

/// Whose clock is late.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Late {
    Server,
    ThisMachine,
}

impl Wrong {
    pub(super) fn unreachable(url: &PublicUrl, why: Unreachable) -> Self {
        Self::Unreachable { host: url.host().to_owned(), port: url.port(), why }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreachable { host, port, why } => unreachable(f, host, *port, why),
            Self::ProxyAlone { status } => write!(
                f,
                "a proxy answers (status {status}), but cannot reach karak: start `karak serve`, and give the proxy \
                 the address that it listens on"
            ),
            Self::Redirected { to } => write!(
                f,
                "this address leads to {to}; check that one, and give it to --public-url"
            ),
            Self::OtherName { url, host } => write!(
                f,
                "karak answers, but not to the name {host}: start it with --public-url {url}"
            ),
            Self::NotKarak { status, folder } if folder != "/" => write!(
                f,
                "something else than karak answers (status {status}); below a path the proxy has to take {folder} away \
                 before it asks karak: compare your set-up with docs/proxy"
            ),
            Self::NotKarak { status, .. } => write!(
                f,
                "something else than karak answers (status {status}); is the proxy's site for this name the right one?"
            ),
            Self::NotReady => f.write_str(
                "karak runs, but cannot keep moves: is the disk full, or the folder of --data read-only?",
            ),
            Self::NoPage => f.write_str(
                "this build of karak has no page in it; take a package, or build one with `cargo xtask dist`",
            ),
            Self::Clock { seconds, late } => {
                let whose = match late {
                    Late::Server => "the server's clock is",
                    Late::ThisMachine => "this machine's clock is",
                };
                write!(
                    f,
                    "{whose} {seconds} seconds behind the other one; set both by the network (Debian: \
                     systemd-timesyncd)"
                )
            }
            Self::NoSecureContext => f.write_str(
                "browsers do not trust plain http from another machine: installing, playing without a network, sharing \
                 and links to copy need https, so put a proxy with a certificate before karak (docs/hosting.md)",
            ),
            Self::SocketBlocked { status } => write!(
                f,
                "WebSockets do not come through (status {status}), so nobody can play: the proxy has to pass the \
                 headers Upgrade and Connection on, with HTTP/1.1"
            ),
            Self::Blocked => f.write_str(
                "karak answers, but this machine's address is blocked: on the server `karak admin blocks` lists those that \
                 are, and `karak admin unblock` lets one in",
            ),
            Self::SocketRefused { why } => write!(f, "no WebSocket could be opened: {why}"),
            Self::SocketSilent => f.write_str(
                "a WebSocket opens, but nothing comes back through it: the proxy must not hold answers back",
            ),
            Self::ForeignOrigin { url } => write!(
                f,
                "karak takes its own page for a foreign one: the proxy has to pass the header Host on, or karak be \
                 started with --public-url {url}"
            ),
            Self::TooMuch => f.write_str(
                "karak takes no more from this address; if everybody comes by one proxy, name it with --trusted-proxies",
            ),
            Self::NoCookie => f.write_str(
                "guests get no cookie, so nobody would be known again: the proxy must not take Set-Cookie away",
            ),
            Self::CookieInsecure { url } => write!(
                f,
                "the guests' cookie could be read on the way: start karak with --public-url {url}"
            ),
            Self::CookieOnlySecure => f.write_str(
                "guests' cookies are for https only, and this address is http: nobody would be known again; open the \
                 address of --public-url",
            ),
            Self::CookieElsewhere { path, folder, url } => write!(
                f,
                "the guests' cookie is for {path}, and this address is below {folder}: start karak with --public-url \
                 {url}"
            ),
        }
    }
}

fn unreachable(
    f: &mut fmt::Formatter<'_>,
    host: &str,
    port: u16,
    why: &Unreachable,
) -> fmt::Result {
    match why {
        Unreachable::NoName(error) => write!(
            f,
            "the name {host} means no address ({error}): is it in the domain's list, and typed right?"
        ),
        Unreachable::NoAnswer(error) => write!(
            f,
            "nobody answers at {host}, port {port} ({error}): does the proxy run, and do the firewall and the router \
             let the port through? Many routers do not let you reach your own address from inside; --check-at \
             127.0.0.1 asks this machine instead"
        ),
        Unreachable::TooSlow => write!(
            f,
            "nobody answers at {host}, port {port}, in time: does a firewall or the router keep it shut? --check-at \
             127.0.0.1 asks this machine instead"
        ),
        Unreachable::Distrusted(Distrust::UnknownIssuer) => write!(
            f,
            "browsers will warn of {host}: its certificate is by nobody whom this machine trusts. Caddy and certbot get \
             good ones for nothing; for one of your own, SSL_CERT_FILE names what to trust here"
        ),
        Unreachable::Distrusted(Distrust::Expired) => write!(
            f,
            "the certificate of {host} has expired: renew it, or set this machine's clock if that is wrong"
        ),
        Unreachable::Distrusted(Distrust::NotYetValid) => write!(
            f,
            "the certificate of {host} is not valid yet: this machine's clock is late, or the one it was made on early"
        ),
        Unreachable::Distrusted(Distrust::OtherName) => write!(
            f,
            "the certificate is not for {host}: it needs one with this very name, and the proxy a site for it"
        ),
        Unreachable::Distrusted(Distrust::NoRoots) => write!(f, "{}", Distrust::NoRoots),
        Unreachable::Distrusted(Distrust::Other(why)) => {
            write!(
                f,
                "no encrypted connection to {host}, port {port}; does it speak https? ({why})"
            )
        }
    }
}
