//! Where a request comes from that came through proxies.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

use super::Proxies;

/// Each proxy adds here where it was asked from. Whoever asked may have begun the list with whatever they like.
const FORWARDED: &str = "x-forwarded-for";

/// Whether somebody says where others come from.
pub(super) fn is_claimed(headers: &HeaderMap) -> bool {
    headers.contains_key(FORWARDED)
}

/// The last address that a trusted proxy names and that is no trusted proxy itself. `None`: the proxy names nobody, so it asks
/// by itself.
pub(super) fn client(proxies: &Proxies, proxy: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
    let lines: Vec<_> = headers.get_all(FORWARDED).iter().collect();
    let hops = lines.iter().rev().flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b','));
    let mut nearest = None;
    for hop in hops {
        // Behind what cannot be read anything may stand: the proxy before it is as far as it is known.
        let Some(address) = std::str::from_utf8(hop).ok().and_then(address) else {
            return nearest.or(Some(proxy));
        };
        nearest = Some(address);
        if !proxies.trust(address) {
            break;
        }
    }
    nearest
}

/// An address, which some proxies write with a port.
fn address(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let bare = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']')).unwrap_or(hop);
    bare.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::client;

    fn found(lines: &[&str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        let proxies = "10.0.0.0/8, ::1".parse().unwrap();
        client(&proxies, "10.0.0.1".parse().unwrap(), &headers).map(|found| found.to_string())
    }

    #[test]
    fn the_last_who_is_no_proxy_is_the_client() {
        for (lines, client) in [
            (&["203.0.113.9"][..], Some("203.0.113.9")),
            (&["198.51.100.1, 203.0.113.9"], Some("203.0.113.9")),
            (&["198.51.100.1", "203.0.113.9, 10.0.0.7"], Some("203.0.113.9")),
            (&["203.0.113.9:4711"], Some("203.0.113.9")),
            (&["[2001:db8::1]:4711, ::1"], Some("2001:db8::1")),
            (&["[2001:db8::1]"], Some("2001:db8::1")),
            // Only proxies: the first of them.
            (&["10.0.0.9, 10.0.0.8"], Some("10.0.0.9")),
            (&[], None),
        ] {
            assert_eq!(found(lines).as_deref(), client, "{lines:?}");
        }
    }

    #[test]
    fn what_cannot_be_read_hides_nobody() {
        assert_eq!(found(&["unknown"]).as_deref(), Some("10.0.0.1"));
        assert_eq!(found(&["198.51.100.1, secret, 10.0.0.8"]).as_deref(), Some("10.0.0.8"));
        assert_eq!(found(&[""]).as_deref(), Some("10.0.0.1"));
    }
}
