//! Addresses that are not let in for a time.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::{Duration, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::rates::Address;

/// Blocks at a time; beyond, those that end first are lifted.
const MOST: usize = 10_000;

/// A blocked address, and until when. All of a network of version 6 are one address.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Block {
    /// Which.
    pub address: IpAddr,
    /// Seconds since 1970.
    pub until: u64,
}

/// All of them.
#[derive(Default, Debug)]
pub(super) struct Blocks(BTreeMap<Address, u64>);

impl Blocks {
    pub(super) fn has(&self, address: Address, now: u64) -> bool {
        self.0.get(&address).is_some_and(|&until| now < until)
    }

    /// Blocks until then, at least.
    pub(super) fn add(&mut self, block: Block, now: u64) {
        self.0.retain(|_, until| now < *until);
        if self.0.len() >= MOST
            && let Some(first) = self.0.iter().min_by_key(|(_, until)| **until)
        {
            let first = *first.0;
            self.0.remove(&first);
        }
        let until = self.0.entry(Address::of(block.address)).or_default();
        *until = block.until.max(*until);
    }

    /// Lets an address in again. `false`: it was not blocked.
    pub(super) fn lift(&mut self, address: Address, now: u64) -> bool {
        self.0.remove(&address).is_some_and(|until| now < until)
    }

    pub(super) fn list(&self, now: u64) -> Vec<Block> {
        let blocks = self.0.iter().filter(|(_, until)| now < **until);
        blocks.map(|(address, &until)| Block { address: address.ip(), until }).collect()
    }
}

impl Block {
    /// From now on, for so long.
    pub fn from_now(address: IpAddr, time: Duration) -> Self {
        Self { address, until: now().saturating_add(time.as_secs().max(1)) }
    }

    /// How long it still is.
    pub fn left(&self) -> Duration {
        Duration::from_secs(self.until.saturating_sub(now()))
    }
}

/// Seconds since 1970.
#[expect(clippy::disallowed_types, reason = "blocks outlive the program; games never see it")]
pub(super) fn now() -> u64 {
    let time = std::time::SystemTime::now().duration_since(UNIX_EPOCH);
    time.unwrap_or_default().as_secs()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(address: &str, until: u64) -> Block {
        Block { address: address.parse().unwrap(), until }
    }

    #[test]
    fn a_block_ends_by_itself_or_is_lifted() {
        let mut blocks = Blocks::default();
        let address = Address::of("192.0.2.1".parse().unwrap());
        blocks.add(block("192.0.2.1", 100), 0);
        assert!(blocks.has(address, 99) && !blocks.has(address, 100));
        blocks.add(block("192.0.2.1", 50), 0);
        assert_eq!(blocks.list(0), [block("192.0.2.1", 100)], "a shorter one changes nothing");
        assert!(blocks.lift(address, 0) && !blocks.lift(address, 0));
        assert!(!blocks.has(address, 0) && blocks.list(0).is_empty());
    }

    #[test]
    fn a_network_of_version_6_is_one_and_the_list_is_bounded() {
        let mut blocks = Blocks::default();
        blocks.add(block("2001:db8::1", 100), 0);
        assert!(blocks.has(Address::of("2001:db8::ffff".parse().unwrap()), 0));
        for number in 0..MOST as u32 {
            let address = IpAddr::V4(number.into());
            blocks.add(Block { address, until: 200 }, 0);
        }
        assert_eq!(blocks.list(0).len(), MOST);
        assert!(!blocks.has(Address::of("2001:db8::1".parse().unwrap()), 0), "it ended first");
    }
}
