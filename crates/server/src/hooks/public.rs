//! Which addresses everybody can reach, and which belong to a machine or a network alone.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::LazyLock;

use ipnet::{IpNet, Ipv6Net};

/// Networks that are not for everybody (the IANA's registries of special addresses). Of version 6 there are only those within
/// [`EVERYBODYS`].
static PRIVATE: LazyLock<Vec<IpNet>> = LazyLock::new(|| {
    const ALL: [&str; 18] = [
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
        "2001::/23",
        "2001:db8::/32",
        "3fff::/20",
    ];
    ALL.iter().filter_map(|network| network.parse().ok()).collect()
});

/// All addresses of version 6 that are given to somebody, to be reached by everybody.
const EVERYBODYS: &str = "2000::/3";
/// Addresses of version 4, for those who have only version 6.
const TRANSLATED: &str = "64:ff9b::/96";
/// Tunnels to addresses of version 4.
const TUNNELS: &str = "2002::/16";

/// Whether everybody can reach an address, so that asking it tells nothing of the network around this machine.
pub(super) fn is_public(address: IpAddr) -> bool {
    let address = address.to_canonical();
    let is_private = |address: IpAddr| PRIVATE.iter().any(|network| network.contains(&address));
    match address {
        IpAddr::V4(_) => !is_private(address),
        IpAddr::V6(six) => {
            let within = |net: &str| net.parse::<Ipv6Net>().is_ok_and(|net| net.contains(&six));
            let bits = six.to_bits();
            let leads_to = |bits: u128| IpAddr::V4(Ipv4Addr::from_bits(bits as u32));
            if within(TRANSLATED) {
                !is_private(leads_to(bits))
            } else if within(TUNNELS) {
                !is_private(leads_to(bits >> 80))
            } else {
                within(EVERYBODYS) && !is_private(address)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{PRIVATE, is_public};

    #[test]
    fn every_network_of_the_list_is_read() {
        assert_eq!(PRIVATE.len(), 18);
    }

    #[test]
    fn addresses_of_machines_and_networks_are_not_public() {
        for text in [
            "127.0.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.31.255.255",
            "192.168.1.7",
            "169.254.169.254",
            "100.100.100.200",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:192.168.1.7",
            "fe80::1",
            "fd00::1",
            "fec0::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "64:ff9b:1::a00:1",
            "64:ff9b:1:a00:0:100:808:808",
            "::ffff:0:808:808",
            "100::1",
            "5f00::1",
            "2002:7f00:1::",
            "2002:c0a8:101::1",
            "2001::1",
            "2001:db8::1",
        ] {
            let address = text.parse().unwrap();
            let public = is_public(address);
            assert!(!public, "{text}");
        }
        for text in [
            "8.8.8.8",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "64:ff9b::808:808",
            "2a01:4f8::1",
        ] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }
}
