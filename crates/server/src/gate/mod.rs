//! Who comes in: how many from one address, and where somebody comes from who comes through a proxy.

mod blocks;
mod forwarded;
mod proxies;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;

use axum::http::HeaderMap;
use tokio::sync::watch;

pub use self::blocks::Block;
use self::blocks::{Blocks, now};
pub use self::proxies::{NoNetwork, Proxies};
use crate::rates::Address;

/// How much others can take up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at a time that are no sockets; more wait until one ends.
    pub connections: usize,
    /// Connections and sockets from one address; more are cut off at once.
    pub from_one_address: usize,
    /// Whether limits by address are for this machine as well: it may be a proxy, behind which everybody is.
    pub this_machine: bool,
    /// How long the head of a request may take, and how long a connection may be idle.
    pub head: Duration,
    /// How long an answer may take to begin: whoever sends a request slower than this is not waited for.
    pub answer: Duration,
    /// How long a connection may last that is no socket. Browsers open another when they need one.
    pub connection: Duration,
}

impl Limits {
    /// A browser opens six connections, so this is a large family; the page over a bad line takes a minute. In all there are many
    /// more than from one address, so that a few who hold theirs keep nobody out.
    pub const USUAL: Self = Self {
        connections: 4096,
        from_one_address: 200,
        this_machine: false,
        head: Duration::from_secs(15),
        answer: Duration::from_secs(30),
        connection: Duration::from_secs(600),
    };
}

/// The way in of a server, shared by all that listen for it.
#[derive(Debug)]
pub struct Gate {
    rules: RwLock<GateRules>,
    /// How many connections each address has.
    counts: Mutex<BTreeMap<Address, usize>>,
    /// Who is not let in; whoever is in already hears of changes.
    blocks: watch::Sender<Blocks>,
    /// Whether somebody said to be a proxy who is not trusted. One warning is enough.
    warned: AtomicBool,
    /// Whether a trusted proxy did not say where somebody comes from. One warning is enough here, too.
    warned_of_silence: AtomicBool,
}

impl From<Limits> for GateRules {
    /// Nobody is believed where others come from.
    fn from(limits: Limits) -> Self {
        Self { limits, proxies: Proxies::default() }
    }
}

/// What holds for whoever comes from now on.
#[derive(Clone, Debug)]
pub struct GateRules {
    /// How much they can take up.
    pub limits: Limits,
    /// Whose word is taken for where others come from.
    pub proxies: Proxies,
}

/// A connection that came in.
#[derive(Clone)]
pub(crate) enum Came {
    /// From whoever asks.
    Direct(Peer),
    /// From a proxy: each request says where it comes from.
    Through(IpAddr),
}

/// A place among those from one address. Whatever a request becomes keeps it, sockets too.
#[derive(Clone)]
pub(crate) struct Peer {
    place: Arc<Place>,
}

impl Peer {
    /// Where it comes from, if limits by address are for it.
    pub(crate) fn limited(&self) -> Option<Address> {
        Some(self.place.address).filter(|_| self.place.limited)
    }

    /// Waits until its address is blocked.
    pub(crate) async fn blocked(&self) {
        let mut blocks = self.place.gate.blocks.subscribe();
        // The sender lives as long as this.
        let _ = blocks.wait_for(|blocks| blocks.has(self.place.address, now())).await;
    }
}

struct Place {
    gate: Arc<Gate>,
    address: Address,
    limited: bool,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.gate.counts();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

impl Gate {
    /// A gate with these rules.
    pub fn new(rules: GateRules) -> Arc<Self> {
        Arc::new(Self {
            rules: RwLock::new(rules),
            counts: Mutex::default(),
            blocks: watch::Sender::default(),
            warned: AtomicBool::new(false),
            warned_of_silence: AtomicBool::new(false),
        })
    }

    /// Other rules, for whoever comes from now on. How many connections there may be in all stays as it was.
    pub fn set_rules(&self, rules: GateRules) {
        *self.rules.write().unwrap_or_else(PoisonError::into_inner) = rules;
    }

    pub(crate) fn rules(&self) -> RwLockReadGuard<'_, GateRules> {
        self.rules.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn counts(&self) -> MutexGuard<'_, BTreeMap<Address, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection comes from this address. `None`: it is cut off.
    pub(crate) fn connects(self: &Arc<Self>, from: IpAddr) -> Option<Came> {
        if self.rules().proxies.trust(from) {
            return Some(Came::Through(from));
        }
        self.place(from, Limited::UnlessThisMachine).ok().map(Came::Direct)
    }

    /// A request comes over such a connection.
    pub(crate) fn asks(
        self: &Arc<Self>,
        came: &Came,
        path: &str,
        headers: &HeaderMap,
    ) -> Result<Peer, NotLetIn> {
        match came {
            Came::Direct(peer) if self.is_blocked(peer.place.address) => Err(NotLetIn::Blocked),
            Came::Direct(peer) => {
                self.warn_of_proxy(peer, headers);
                Ok(peer.clone())
            }
            // It was trusted when it connected.
            Came::Through(proxy) if !self.rules().proxies.trust(*proxy) => {
                self.place(*proxy, Limited::UnlessThisMachine)
            }
            Came::Through(proxy) => {
                let client = forwarded::client(&self.rules().proxies, *proxy, headers);
                match client {
                    Some(client) => self.place(client, Limited::Yes),
                    // The proxy itself, to see whether we are well.
                    None if matches!(path, "/health" | "/ready") => self.place(*proxy, Limited::No),
                    None => {
                        self.warn_of_silence(*proxy);
                        self.place(*proxy, Limited::Yes)
                    }
                }
            }
        }
    }

    /// Does not let an address in, and ends what it has. `false`: it is a proxy that everybody comes through, or this machine.
    pub fn block(&self, block: Block) -> bool {
        let address = Address::of(block.address);
        if self.rules().proxies.trust(block.address) || address.is_this_machine() {
            return false;
        }
        self.blocks.send_modify(|blocks| blocks.add(block, now()));
        true
    }

    /// Lets an address in again. `false`: it was not blocked.
    pub fn unblock(&self, address: IpAddr) -> bool {
        let mut lifted = false;
        self.blocks.send_modify(|blocks| lifted = blocks.lift(Address::of(address), now()));
        lifted
    }

    /// Who is not let in now.
    pub fn blocks(&self) -> Vec<Block> {
        self.blocks.borrow().list(now())
    }

    fn is_blocked(&self, address: Address) -> bool {
        self.blocks.borrow().has(address, now())
    }

    /// A place for one more from this address, if there is one.
    fn place(self: &Arc<Self>, from: IpAddr, limited: Limited) -> Result<Peer, NotLetIn> {
        let limits = self.rules().limits;
        let address = Address::of(from);
        if self.is_blocked(address) {
            return Err(NotLetIn::Blocked);
        }
        let limited = match limited {
            Limited::Yes => true,
            Limited::No => false,
            Limited::UnlessThisMachine => limits.this_machine || !address.is_this_machine(),
        };
        let mut now = self.counts();
        let count = now.entry(address).or_default();
        if *count >= limits.from_one_address && limited {
            return Err(NotLetIn::TooMany);
        }
        *count += 1;
        Ok(Peer { place: Arc::new(Place { gate: Arc::clone(self), address, limited }) })
    }

    /// Who hosts behind a proxy and has not named it should know why everybody shares one limit.
    fn warn_of_proxy(&self, peer: &Peer, headers: &HeaderMap) {
        if forwarded::is_claimed(headers) && !self.warned.swap(true, Ordering::Relaxed) {
            let address = peer.place.address;
            tracing::warn!(
                "somebody at {address} says to be a proxy (X-Forwarded-For) and is not believed; if it is yours, and \
                 nobody else can reach this port by that address, name it with --trusted-proxies"
            );
        }
    }

    /// Behind a proxy that says nothing everybody is one address.
    fn warn_of_silence(&self, proxy: IpAddr) {
        if !self.warned_of_silence.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                "the proxy at {proxy} does not say where others come from (X-Forwarded-For), so all of them share one limit"
            );
        }
    }
}

/// Why a request is not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotLetIn {
    TooMany,
    Blocked,
}

/// Whether limits are for an address.
#[derive(Clone, Copy)]
enum Limited {
    Yes,
    No,
    UnlessThisMachine,
}

#[cfg(test)]
mod tests {
    use super::{Block, Came, Gate, GateRules, Limits, NotLetIn, Peer};
    use crate::rates::Address;
    use axum::http::HeaderMap;
    use std::net::IpAddr;
    use std::sync::Arc;
    use std::time::Duration;

    fn gate(proxies: &str, from_one_address: usize) -> Arc<Gate> {
        let limits = Limits { from_one_address, ..Limits::USUAL };
        Gate::new(GateRules { limits, proxies: proxies.parse().unwrap() })
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn asks(gate: &Arc<Gate>, came: &Came, said: Option<&str>) -> Result<Peer, NotLetIn> {
        let mut headers = HeaderMap::new();
        if let Some(said) = said {
            headers.insert("x-forwarded-for", said.parse().unwrap());
        }
        gate.asks(came, "/", &headers)
    }

    #[test]
    fn whoever_is_no_trusted_proxy_is_not_believed() {
        let gate = gate("10.0.0.0/8", 2);
        let came = gate.connects(ip("192.0.2.1")).unwrap();
        let peer = asks(&gate, &came, Some("203.0.113.9")).unwrap();
        assert_eq!(peer.limited(), Some(Address::of(ip("192.0.2.1"))));
    }

    #[test]
    fn behind_a_trusted_proxy_each_client_has_its_own_limit() {
        let gate = gate("127.0.0.1", 2);
        let came = gate.connects(ip("127.0.0.1")).unwrap();
        let one: Vec<_> = (0..3).map(|_| asks(&gate, &came, Some("203.0.113.9"))).collect();
        assert!(one[0].is_ok() && one[1].is_ok() && one[2].is_err());
        assert!(asks(&gate, &came, Some("203.0.113.10")).is_ok(), "others are not hindered");
        drop(one);
        assert!(asks(&gate, &came, Some("203.0.113.9")).is_ok(), "places are free again");
        // The proxy itself, however often.
        let nothing = HeaderMap::new();
        let own: Vec<_> = (0..5).map(|_| gate.asks(&came, "/health", &nothing)).collect();
        assert!(own.iter().all(|peer| peer.as_ref().is_ok_and(|peer| peer.limited().is_none())));
    }

    #[test]
    fn a_proxy_that_says_nothing_is_one_address_for_all() {
        let gate = gate("10.0.0.1", 2);
        let came = gate.connects(ip("10.0.0.1")).unwrap();
        let all: Vec<_> = (0..3).map(|_| asks(&gate, &came, None)).collect();
        assert!(all[0].is_ok() && all[1].is_ok() && all[2].is_err());
    }

    #[test]
    fn a_proxy_that_is_no_longer_trusted_is_not_believed_over_old_connections() {
        let gate = gate("10.0.0.1", 2);
        let came = gate.connects(ip("10.0.0.1")).unwrap();
        gate.set_rules(Limits::USUAL.into());
        let peer = asks(&gate, &came, Some("203.0.113.9")).unwrap();
        assert_eq!(peer.limited(), Some(Address::of(ip("10.0.0.1"))));
    }

    #[test]
    fn a_forged_beginning_does_not_make_somebody_else() {
        let gate = gate("127.0.0.1", 2);
        let came = gate.connects(ip("127.0.0.1")).unwrap();
        // The client said the first, the proxy added the second.
        for forged in ["198.51.100.1", "127.0.0.1", "nonsense"] {
            let said = format!("{forged}, 203.0.113.9");
            let peer = asks(&gate, &came, Some(&said)).unwrap();
            assert_eq!(peer.limited(), Some(Address::of(ip("203.0.113.9"))), "{said}");
        }
    }

    #[test]
    fn a_blocked_address_is_not_let_in_and_nobody_else_is_hindered() {
        let gate = gate("10.0.0.0/8", 9);
        let minute = Duration::from_secs(60);
        let before = gate.connects(ip("192.0.2.1")).unwrap();
        let proxy = gate.connects(ip("10.0.0.1")).unwrap();
        assert!(gate.block(Block::from_now(ip("192.0.2.1"), minute)));
        assert!(gate.connects(ip("192.0.2.1")).is_none());
        assert_eq!(asks(&gate, &before, None).err(), Some(NotLetIn::Blocked));
        assert_eq!(asks(&gate, &proxy, Some("192.0.2.1")).err(), Some(NotLetIn::Blocked));
        assert!(asks(&gate, &proxy, Some("192.0.2.2")).is_ok());
        assert!(gate.unblock(ip("192.0.2.1")) && gate.connects(ip("192.0.2.1")).is_some());
        for everybody in ["10.0.0.1", "127.0.0.1"] {
            assert!(!gate.block(Block::from_now(ip(everybody), minute)), "{everybody}");
        }
    }

    #[test]
    fn rules_change_for_whoever_comes_next() {
        let gate = gate("", 1);
        let first = gate.connects(ip("192.0.2.1")).unwrap();
        assert!(gate.connects(ip("192.0.2.1")).is_none());
        let mut rules = gate.rules().clone();
        rules.limits.from_one_address = 2;
        rules.proxies = "192.0.2.7".parse().unwrap();
        gate.set_rules(rules);
        assert!(gate.connects(ip("192.0.2.1")).is_some());
        assert!(matches!(gate.connects(ip("192.0.2.7")), Some(Came::Through(_))));
        drop(first);
    }
}
