//! What one address may make: so many at once, and then one each so often.

use std::collections::BTreeMap;
use std::fmt;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError, RwLock};

use crate::bucket::Bucket;

/// Addresses of which it is known what they made. Beyond, those that may make as many as ever are forgotten.
const MOST_ADDRESSES: usize = 50_000;

/// Where somebody comes from, as far as it tells them from others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Address(IpAddr);

impl Address {
    /// Whoever has one address of version 6 has all that begin with the same 64 bits.
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(four) => IpAddr::V4(four),
            IpAddr::V6(six) if six.is_loopback() => IpAddr::V6(six),
            IpAddr::V6(six) => IpAddr::V6((six.to_bits() >> 64 << 64).into()),
        })
    }

    /// The address, or the first one of its network.
    pub(crate) const fn ip(self) -> IpAddr {
        self.0
    }

    pub(crate) const fn is_this_machine(self) -> bool {
        self.0.is_loopback()
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How often something may be made.
pub(crate) struct Rate {
    /// So many at once, one more each so many milliseconds.
    often: RwLock<(u32, u64)>,
    buckets: Mutex<BTreeMap<Address, Bucket>>,
}

impl Rate {
    /// So many at once from each address, one more each so many milliseconds.
    pub(crate) const fn new(often: (u32, u64)) -> Self {
        Self { often: RwLock::new(often), buckets: Mutex::new(BTreeMap::new()) }
    }

    /// Another rate from now on. What was made before is forgotten.
    pub(crate) fn set(&self, often: (u32, u64)) {
        let mut now = self.often.write().unwrap_or_else(PoisonError::into_inner);
        if *now != often {
            *now = often;
            self.buckets.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }

    /// Whether one more could be made now.
    pub(crate) fn is_left(&self, from: Option<Address>, now: u64) -> bool {
        let Some(from) = from else { return true };
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.get(&from).is_none_or(|bucket| bucket.is_there(now))
    }

    /// Whether one more may be made now. Who comes from nowhere in particular may always.
    pub(crate) fn allows(&self, from: Option<Address>, now: u64) -> bool {
        let Some(from) = from else { return true };
        // Looked at before the other lock is taken: who changes the rate takes them the other way round.
        let (burst, every) = *self.often.read().unwrap_or_else(PoisonError::into_inner);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_ADDRESSES && !buckets.contains_key(&from) {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            if buckets.len() >= MOST_ADDRESSES {
                // So many at a time are no people, and a list of them must not grow for ever.
                buckets.clear();
            }
        }
        let bucket = buckets.entry(from);
        bucket.or_insert_with(|| Bucket::new(burst, every, now)).take(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    #[test]
    fn each_address_has_its_own_rate() {
        let rate = Rate::new((2, 1_000));
        let (one, two) = (Some(address("192.0.2.1")), Some(address("192.0.2.2")));
        assert!(rate.allows(one, 0) && rate.allows(one, 0) && !rate.allows(one, 999));
        assert!(rate.allows(two, 999), "others are not hindered");
        assert!(rate.allows(one, 1_000) && !rate.allows(one, 1_000));
        assert!((0..10).all(|_| rate.allows(None, 0)));
    }

    #[test]
    fn looking_takes_nothing() {
        let rate = Rate::new((1, 1_000));
        let one = Some(address("192.0.2.1"));
        assert!(rate.is_left(one, 0) && rate.is_left(one, 0) && rate.allows(one, 0));
        assert!(!rate.is_left(one, 999) && rate.is_left(one, 1_000) && rate.is_left(None, 0));
    }

    #[test]
    fn another_rate_holds_at_once() {
        let rate = Rate::new((1, 1_000));
        let one = Some(address("192.0.2.1"));
        assert!(rate.allows(one, 0) && !rate.allows(one, 0));
        rate.set((1, 1_000));
        assert!(!rate.allows(one, 0), "the same rate changes nothing");
        rate.set((2, 1_000));
        assert!(rate.allows(one, 0) && rate.allows(one, 0) && !rate.allows(one, 0));
    }

    #[test]
    fn a_rate_is_changed_while_many_ask() {
        let rate = Rate::new((1, 1_000));
        let from = |number: u32| Some(Address::of(IpAddr::V4(number.into())));
        std::thread::scope(|scope| {
            scope.spawn(|| (0..20_000).filter(|&number| rate.allows(from(number), 0)).count());
            scope.spawn(|| (0..20_000).for_each(|number| rate.set((number % 2 + 1, 1_000))));
        });
    }

    #[test]
    fn many_addresses_of_one_network_are_one() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
        assert!(address("::1").is_this_machine() && address("::ffff:127.0.0.1").is_this_machine());
    }

    #[test]
    fn the_list_of_addresses_does_not_grow_for_ever() {
        let rate = Rate::new((1, 1_000));
        let from = |number: u32| Some(Address::of(IpAddr::V4(number.into())));
        for number in 0..MOST_ADDRESSES as u32 {
            assert!(rate.allows(from(number), if number == 7 { 500 } else { 0 }));
        }
        assert!(rate.allows(from(u32::MAX), 1_000));
        assert_eq!(rate.buckets.lock().unwrap().len(), 2, "7 has to wait longer than the others");
    }
}
