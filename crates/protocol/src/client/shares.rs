//! This client's shares in the dice.

use table::{BySeat, Seat, SeatSet, sha256};

use crate::{Bytes, Bytes16, Bytes32, promise_of};

/// 16 bytes for each seat there can be, and how far each has gone.
pub(crate) struct Shares {
    bytes: BySeat<[u8; 16]>,
    /// After the promise, on whichever connection, a share is fixed.
    promised: SeatSet,
    shown: SeatSet,
    /// What was sent on the present connection.
    promised_now: SeatSet,
    shown_now: SeatSet,
}

impl Shares {
    pub(super) const fn new(bytes: BySeat<[u8; 16]>) -> Self {
        let none = SeatSet::EMPTY;
        Self { bytes, promised: none, shown: none, promised_now: none, shown_now: none }
    }

    /// The shares of a program that ran on this device before.
    pub(super) fn remembering(bytes: BySeat<[u8; 16]>, promised: SeatSet, shown: SeatSet) -> Self {
        Self { promised, shown, ..Self::new(bytes) }
    }

    /// What was sent on an earlier connection may not have come.
    pub(super) const fn new_connection(&mut self) {
        self.promised_now = SeatSet::EMPTY;
        self.shown_now = SeatSet::EMPTY;
    }

    /// Dice that nobody has shown a share of are made anew. What was promised and not shown may be promised again.
    pub(super) const fn anew(&mut self) {
        self.promised = SeatSet::EMPTY;
        self.new_connection();
    }

    /// More bytes that nobody else knows. `false` once the share is promised.
    pub(super) fn mix_in(&mut self, seat: Seat, more: &[u8]) -> bool {
        if self.promised.contains(seat) {
            return false;
        }
        let mut input = self.bytes[seat].to_vec();
        input.extend_from_slice(more);
        self.bytes[seat].copy_from_slice(&sha256(&input)[..16]);
        true
    }

    pub(crate) fn share(&self, seat: Seat) -> Bytes16 {
        Bytes(self.bytes[seat])
    }

    pub(crate) fn promise(&self, seat: Seat) -> Bytes32 {
        promise_of(&self.share(seat))
    }

    /// The seats that this client has promised a share for.
    pub(crate) const fn promised(&self) -> SeatSet {
        self.promised
    }

    /// The seats whose shares this client has shown.
    pub(crate) const fn shown(&self) -> SeatSet {
        self.shown
    }

    /// What to promise now, unless it was on this connection already.
    pub(super) fn next_promise(&mut self, seat: Seat) -> Option<Bytes32> {
        if self.promised_now.contains(seat) {
            return None;
        }
        self.promised.insert(seat);
        self.promised_now.insert(seat);
        Some(self.promise(seat))
    }

    /// What to show now, unless it was on this connection already.
    pub(super) fn next_share(&mut self, seat: Seat) -> Option<Bytes16> {
        if self.shown_now.contains(seat) {
            return None;
        }
        self.shown.insert(seat);
        self.shown_now.insert(seat);
        Some(self.share(seat))
    }
}
