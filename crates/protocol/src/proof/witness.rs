//! What a client was shown, kept to be held against the server.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use table::{MAX_ROWS, Seat, SeatSet};

use crate::{Bytes32, Cheat, FairNow, Link, Promise, Sitter, TableNow};

/// Remembers what a server said and must not take back.
#[derive(Default)]
pub(crate) struct Witness {
    fair: Option<Fair>,
    /// The link of the chain at each position that was shown.
    links: BTreeMap<usize, Link>,
    cheats: Vec<Cheat>,
}

/// The dice as they were shown first, with what came in since.
pub(crate) struct Fair {
    pub(crate) commitment: Bytes32,
    pub(crate) set_up: Bytes32,
    pub(crate) promises: Vec<Promise>,
    pub(crate) showing: bool,
    pub(crate) silent: SeatSet,
    /// Whose shares the server said to have.
    pub(crate) shown: SeatSet,
    /// The seats of people when the dice began to be made; `None` for a client that came later.
    pub(crate) people: Option<SeatSet>,
}

impl Witness {
    /// What was seen by a program that ran on this device before.
    pub(crate) fn remembering(fair: Option<Fair>, links: Vec<(usize, Link)>) -> Self {
        let links = links.into_iter().filter(|(sequence, _)| *sequence <= MAX_ROWS).collect();
        Self { fair, links, cheats: Vec::new() }
    }

    /// Sees how far the dice are, and says what is wrong for the first time.
    pub(crate) fn see(&mut self, now: &FairNow, own_set_up: [u8; 32], at: &TableNow) -> Vec<Cheat> {
        let fair = self.fair.get_or_insert_with(|| Fair::first(now, at));
        let mut found = Vec::new();
        if now.commitment != fair.commitment {
            found.push(Cheat::Commitment);
        }
        if now.set_up != fair.set_up || now.set_up.0 != own_set_up {
            found.push(Cheat::SetUp);
        }
        let changed = |promise: &&Promise| !now.promises.contains(promise);
        found.extend(fair.promises.iter().filter(changed).map(|was| Cheat::Promise(was.seat)));
        for promise in &now.promises {
            if fair.promises.iter().any(|was| was.seat == promise.seat) {
                // Unchanged, or found above.
            } else if fair.showing {
                found.push(Cheat::LatePromise(promise.seat));
            } else {
                fair.promises.push(*promise);
            }
        }
        fair.showing |= now.showing;
        now.silent.iter().for_each(|&seat| fair.silent.insert(seat));
        now.shown.iter().for_each(|&seat| fair.shown.insert(seat));
        let called = fair.silent.iter().filter(|&seat| fair.shown.contains(seat));
        found.extend(called.map(Cheat::CalledSilent));
        found.retain(|cheat| self.cheats.iter().all(|known| known != cheat));
        self.cheats.extend_from_slice(&found);
        found
    }

    /// The table is gathering again: dice of which nobody has shown a share may be made anew.
    /// Says whether any were forgotten.
    pub(crate) fn gathering(&mut self) -> bool {
        let unshown = self.fair.as_ref().is_some_and(|fair| !fair.showing);
        let anew = unshown && self.cheats.is_empty();
        if anew {
            self.fair = None;
        }
        anew
    }

    /// Sees the link at a position, and says if it was another one before.
    pub(crate) fn link(&mut self, sequence: usize, link: Link) -> Option<Cheat> {
        if sequence > MAX_ROWS || *self.links.entry(sequence).or_insert(link) == link {
            return None;
        }
        let cheat = Cheat::Rewritten { sequence };
        let is_new = !self.cheats.iter().any(|known| matches!(known, Cheat::Rewritten { .. }));
        is_new.then(|| {
            self.cheats.push(cheat.clone());
            cheat
        })
    }

    /// The link that was shown at this position.
    pub(crate) fn link_at(&self, sequence: usize) -> Option<Link> {
        self.links.get(&sequence).copied()
    }

    pub(crate) fn links(&self) -> impl Iterator<Item = (usize, Link)> {
        self.links.iter().map(|(&sequence, &link)| (sequence, link))
    }

    pub(crate) fn fair(&self) -> Option<&Fair> {
        self.fair.as_ref()
    }

    /// What was found while the game went on.
    pub(crate) fn cheats(&self) -> &[Cheat] {
        &self.cheats
    }
}

impl Fair {
    fn first(now: &FairNow, at: &TableNow) -> Self {
        let people = Seat::first(at.seats.len()).zip(&at.seats);
        let people = people.filter(|(_, now)| matches!(now.sitter, Sitter::Guest(_)));
        Self {
            commitment: now.commitment,
            set_up: now.set_up,
            promises: Vec::new(),
            showing: false,
            silent: SeatSet::EMPTY,
            shown: SeatSet::EMPTY,
            people: (!now.showing).then(|| people.map(|(seat, _)| seat).collect()),
        }
    }

    pub(crate) fn promise_of(&self, seat: Seat) -> Option<Bytes32> {
        self.promises.iter().find(|promise| promise.seat == seat).map(|promise| promise.hash)
    }
}
