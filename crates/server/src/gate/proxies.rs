//! The proxies whose word is taken for where others come from.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;

/// Addresses and networks, written like `127.0.0.1, 10.0.0.0/8, ::1`.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Proxies(Vec<IpNet>);

/// What is no address and no network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoNetwork(String);

impl Proxies {
    /// Whether an address is one of them.
    pub(crate) fn trust(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }
}

impl FromStr for Proxies {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(network).collect::<Result<_, _>>().map(Self)
    }
}

fn network(text: &str) -> Result<IpNet, NoNetwork> {
    let one = || text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
    text.parse().or_else(|_| one()).map_err(|_| NoNetwork(text.to_owned()))
}

impl fmt::Display for Proxies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&all.join(", "))
    }
}

impl fmt::Display for NoNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no address and no network; write it like 10.0.0.7 or 10.0.0.0/8", self.0)
    }
}

impl std::error::Error for NoNetwork {}

#[cfg(test)]
mod tests {
    use super::Proxies;

    #[test]
    fn addresses_and_networks_are_read_and_found() {
        let proxies: Proxies = "127.0.0.1, 10.0.0.0/8,::1, 2001:db8::/32 ,".parse().unwrap();
        for text in ["127.0.0.1", "::ffff:127.0.0.1", "10.255.0.1", "::1", "2001:db8::7"] {
            assert!(proxies.trust(text.parse().unwrap()), "{text}");
        }
        for text in ["127.0.0.2", "11.0.0.1", "::2", "2001:db9::"] {
            assert!(!proxies.trust(text.parse().unwrap()), "{text}");
        }
        assert_eq!(proxies.to_string().parse::<Proxies>().unwrap(), proxies);
        assert_eq!("".parse::<Proxies>().unwrap(), Proxies::default());
        let error = "10.0.0.0/40".parse::<Proxies>().unwrap_err().to_string();
        assert!(error.contains("`10.0.0.0/40` is no address"), "{error}");
    }
}
