//! What a device has to remember of a table, so that a program that is started anew still proves the game.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use table::{BySeat, MAX_SEATS, Seat, SeatSet};

use super::witness::Fair;
use super::{Promise, promise_of};
use crate::{Bytes16, Bytes32, Link, NotAMessage};

/// A client's shares in the dice and all that a server has said and must not take back. What it found wrong is not in it: it
/// finds that again.
///
/// It holds secrets of the player until the game is over, and belongs on their own device only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// One for each seat there can be.
    pub(crate) shares: Vec<Bytes16>,
    pub(crate) promised: Vec<Seat>,
    pub(crate) shown: Vec<Seat>,
    pub(crate) fair: Option<FairMemory>,
    pub(crate) links: Vec<(usize, Link)>,
}

/// The dice as they were shown first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct FairMemory {
    commitment: Bytes32,
    set_up: Bytes32,
    promises: Vec<Promise>,
    showing: bool,
    silent: Vec<Seat>,
    shown: Vec<Seat>,
    people: Option<Vec<Seat>>,
}

impl Memory {
    /// The memory as text.
    pub fn write(&self) -> String {
        crate::wire::write(self)
    }

    /// Reads a memory.
    ///
    /// # Errors
    /// It is none.
    pub fn read(text: &str) -> Result<Self, NotAMessage> {
        crate::wire::read(text, usize::MAX)
    }

    /// Adds what another program on the same device remembers of the same table: it may have promised for the player, or
    /// have seen the beginning. Memories of different dice are not mixed; the later one stays.
    #[must_use]
    pub fn with(mut self, other: Self) -> Self {
        match (&mut self.fair, other.fair) {
            (Some(own), Some(others)) if own.commitment != others.commitment => return self,
            (Some(own), Some(others)) => own.people = others.people.or_else(|| own.people.take()),
            (own @ None, others) => *own = others,
            (Some(_), None) => {}
        }
        let promises = self.fair.iter().flat_map(|fair| &fair.promises);
        for Promise { seat, hash } in promises {
            let place = seat.index();
            let theirs = other.shares.get(place).filter(|share| promise_of(share) == *hash);
            if let (Some(theirs), Some(own)) = (theirs, self.shares.get_mut(place)) {
                *own = *theirs;
                add(&mut self.promised, &other.promised, *seat);
                add(&mut self.shown, &other.shown, *seat);
            }
        }
        for link in other.links {
            if self.links.iter().all(|(sequence, _)| *sequence != link.0) {
                self.links.push(link);
            }
        }
        self
    }

    pub(crate) fn bytes(&self) -> Option<BySeat<[u8; 16]>> {
        let shares: Vec<[u8; 16]> = self.shares.iter().map(|share| share.0).collect();
        <[[u8; 16]; MAX_SEATS]>::try_from(shares).ok().map(BySeat)
    }
}

/// Takes a seat over that is in another list.
fn add(own: &mut Vec<Seat>, others: &[Seat], seat: Seat) {
    if others.contains(&seat) && !own.contains(&seat) {
        own.push(seat);
    }
}

impl From<&Fair> for FairMemory {
    fn from(fair: &Fair) -> Self {
        Self {
            commitment: fair.commitment,
            set_up: fair.set_up,
            promises: fair.promises.clone(),
            showing: fair.showing,
            silent: fair.silent.iter().collect(),
            shown: fair.shown.iter().collect(),
            people: fair.people.map(|people| people.iter().collect()),
        }
    }
}

impl From<FairMemory> for Fair {
    fn from(memory: FairMemory) -> Self {
        let set = |seats: Vec<Seat>| seats.into_iter().collect::<SeatSet>();
        Self {
            commitment: memory.commitment,
            set_up: memory.set_up,
            promises: memory.promises,
            showing: memory.showing,
            silent: set(memory.silent),
            shown: set(memory.shown),
            people: memory.people.map(set),
        }
    }
}
