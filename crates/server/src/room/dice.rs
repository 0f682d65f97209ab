//! Making the dice: everybody promises, then everybody shows, and nobody waits for ever.

use protocol::{Bytes, Bytes16, FairNow, Promise, promise_of, share_of_silent};
use table::{BySeat, Seat, SeatSet, sha256};

/// The dice of a table while they are being made.
pub(crate) struct Making {
    secret: [u8; 32],
    set_up: [u8; 32],
    /// The seats whose players are asked: people's.
    asked: SeatSet,
    promises: BySeat<Option<[u8; 32]>>,
    shares: BySeat<Option<[u8; 16]>>,
    silent: SeatSet,
    showing: bool,
    /// When silence counts as an answer.
    pub(crate) until: u64,
    patience: u64,
}

impl Making {
    pub(crate) fn new(
        secret: [u8; 32],
        set_up: [u8; 32],
        asked: SeatSet,
        now: u64,
        patience: u64,
    ) -> Self {
        Self {
            secret,
            set_up,
            asked,
            promises: BySeat::default(),
            shares: BySeat::default(),
            silent: SeatSet::EMPTY,
            showing: false,
            until: now + patience,
            patience,
        }
    }

    /// The same as a log says it: promises are kept, and shares are asked for once more.
    pub(crate) fn promised(&mut self, fair: &FairNow, now: u64) {
        for promise in &fair.promises {
            self.promises[promise.seat] = Some(promise.hash.0);
        }
        self.silent = fair.silent.iter().copied().collect();
        self.showing = true;
        self.until = now + self.patience;
    }

    /// Whether shares are shown.
    pub(crate) fn is_showing(&self) -> bool {
        self.showing
    }

    /// A seat promises. A second promise is none.
    pub(crate) fn promise(&mut self, seat: Seat, hash: [u8; 32], now: u64) -> bool {
        let first = !self.showing && self.waits_for(seat);
        if first {
            self.promises[seat] = Some(hash);
            self.go_on(now);
        }
        first
    }

    /// A seat shows its share. Whoever shows something else than was promised is silent from then on: by the time another try
    /// came, others may have shown theirs.
    pub(crate) fn share(&mut self, seat: Seat, bytes: [u8; 16], now: u64) -> bool {
        let due = self.showing && self.waits_for(seat);
        if due {
            if self.promises[seat] == Some(promise_of(&Bytes(bytes)).0) {
                self.shares[seat] = Some(bytes);
            } else {
                self.silent.insert(seat);
            }
            self.go_on(now);
        }
        due
    }

    /// Time has passed: those who are still silent are covered.
    pub(crate) fn waited(&mut self, now: u64) -> bool {
        let late = now >= self.until && !self.is_made();
        if late {
            let late: Vec<Seat> = self.asked.iter().filter(|&seat| self.waits_for(seat)).collect();
            for seat in late {
                self.silent.insert(seat);
            }
            self.go_on(now);
        }
        late
    }

    fn waits_for(&self, seat: Seat) -> bool {
        let given =
            if self.showing { self.shares[seat].is_some() } else { self.promises[seat].is_some() };
        self.asked.contains(seat) && !self.silent.contains(seat) && !given
    }

    fn go_on(&mut self, now: u64) {
        if !self.showing && self.all_there() {
            self.showing = true;
            self.until = now + self.patience;
        }
    }

    fn all_there(&self) -> bool {
        !self.asked.iter().any(|seat| self.waits_for(seat))
    }

    /// Whether every share has arrived or is covered.
    pub(crate) fn is_made(&self) -> bool {
        (self.showing || self.asked.is_empty()) && self.all_there()
    }

    /// Everybody's share, in the order of seats.
    pub(crate) fn shares(&self, seats: usize) -> Vec<Bytes16> {
        let share = |seat| self.shares[seat].unwrap_or_else(|| share_of_silent(&self.secret, seat));
        Seat::first(seats).map(|seat| Bytes(share(seat))).collect()
    }

    /// What everybody may know.
    pub(crate) fn now(&self) -> FairNow {
        let promise = |seat| Some(Promise { seat, hash: Bytes(self.promises[seat]?) });
        FairNow {
            commitment: Bytes(sha256(&self.secret)),
            set_up: Bytes(self.set_up),
            promises: self.asked.iter().filter_map(promise).collect(),
            showing: self.showing,
            shown: self.asked.iter().filter(|&seat| self.shares[seat].is_some()).collect(),
            silent: self.silent.iter().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);

    fn making(asked: &[Seat]) -> Making {
        Making::new([7; 32], [8; 32], asked.iter().copied().collect(), 0, 10)
    }

    fn hash(share: [u8; 16]) -> [u8; 32] {
        promise_of(&Bytes(share)).0
    }

    #[test]
    fn nobody_shows_before_everybody_has_promised() {
        let mut dice = making(&[ONE, TWO]);
        assert!(dice.promise(ONE, hash([1; 16]), 1));
        assert!(!dice.share(ONE, [1; 16], 1), "too early");
        assert!(!dice.promise(ONE, hash([9; 16]), 1), "a promise is kept");
        assert!(dice.promise(TWO, hash([2; 16]), 2));
        assert!(dice.now().showing && !dice.is_made());
        assert!(dice.share(TWO, [2; 16], 3) && dice.share(ONE, [1; 16], 3));
        assert!(!dice.share(ONE, [1; 16], 3), "it is known");
        assert!(dice.is_made());
        assert_eq!(dice.shares(2), [Bytes([1; 16]), Bytes([2; 16])]);
        assert!(dice.now().silent.is_empty());
    }

    #[test]
    fn whoever_shows_something_else_has_no_second_try() {
        let mut dice = making(&[ONE, TWO]);
        dice.promise(ONE, hash([1; 16]), 1);
        dice.promise(TWO, hash([2; 16]), 1);
        assert!(dice.share(TWO, [3; 16], 2), "not what was promised");
        assert_eq!(dice.now().silent, [TWO]);
        assert!(!dice.share(TWO, [2; 16], 3) && !dice.is_made());
        assert!(dice.share(ONE, [1; 16], 3) && dice.is_made());
        assert_eq!(dice.shares(2), [Bytes([1; 16]), Bytes(share_of_silent(&[7; 32], TWO))]);
    }

    #[test]
    fn silence_is_covered_and_named() {
        let mut dice = making(&[ONE, TWO]);
        dice.promise(ONE, hash([1; 16]), 1);
        assert!(!dice.waited(9) && dice.waited(10));
        assert!(dice.now().showing && dice.now().silent == [TWO]);
        assert!(!dice.promise(TWO, hash([2; 16]), 11), "late");
        assert!(dice.waited(20), "and whoever does not show");
        assert!(dice.is_made());
        assert_eq!(dice.now().silent, [ONE, TWO]);
        assert_eq!(dice.shares(3)[2], Bytes(share_of_silent(&[7; 32], Seat::new(2))), "bots too");
    }

    #[test]
    fn without_people_the_dice_are_made_at_once() {
        assert!(making(&[]).is_made());
    }
}
