//! Under which addresses other machines of the home network find this one.

use std::net::{IpAddr, Ipv4Addr};

/// The addresses of this machine, the most likely one first.
pub(super) fn of_this_machine() -> Vec<Ipv4Addr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let addresses = interfaces.iter().filter_map(|interface| match interface.ip() {
        IpAddr::V4(address) => Some(address),
        IpAddr::V6(_) => None, // nobody types them
    });
    likely_first(addresses.collect())
}

/// Without those that lead nowhere.
fn likely_first(mut addresses: Vec<Ipv4Addr>) -> Vec<Ipv4Addr> {
    addresses.retain(|address| !address.is_loopback() && !address.is_link_local());
    addresses.sort_by_key(|address| (likelihood(*address), *address));
    addresses.dedup();
    addresses
}

/// Home networks are mostly 192.168, some 10; 172.16 to 172.31 are often virtual machines'.
fn likelihood(address: Ipv4Addr) -> u8 {
    match address.octets() {
        [192, 168, ..] => 0,
        [10, ..] => 1,
        _ if address.is_private() => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::{Ipv4Addr, likely_first};

    #[test]
    fn the_home_network_comes_first_and_this_machine_itself_does_not_count() {
        let addresses =
            ["127.0.0.1", "172.17.0.1", "10.1.2.3", "169.254.1.1", "8.8.8.8", "192.168.1.7"]
                .map(|text| text.parse::<Ipv4Addr>().unwrap());
        let sorted: Vec<String> =
            likely_first(addresses.to_vec()).iter().map(ToString::to_string).collect();
        assert_eq!(sorted, ["192.168.1.7", "10.1.2.3", "172.17.0.1", "8.8.8.8"]);
    }
}
