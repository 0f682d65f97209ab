//! How the model of a server makes dice with its guests: promises, shares, and who is silent.

use protocol::{
    Bytes16, Bytes32, FromServer, GuestNumber, Promise, Sitter, Stage, promise_of, share_of_silent,
};
use table::{FairDice, Seat, Secrets};

use super::{Server, set_up};

impl Server {
    pub(super) fn fair_changed(&mut self) {
        if let Some(fair) = self.fair.clone() {
            self.tell_all(&FromServer::Fair(fair));
        }
    }

    fn people(&self) -> Vec<Seat> {
        let seats = Seat::first(2).zip(&self.table.seats);
        let people = seats.filter(|(_, now)| matches!(now.sitter, Sitter::Guest(_)));
        people.map(|(seat, _)| seat).collect()
    }

    pub(super) fn promise(&mut self, guest: GuestNumber, seat: Seat, hash: Bytes32) {
        let owns = self.table.seats_of(guest).any(|own| own == seat);
        let people = self.people();
        let Some(fair) = &mut self.fair else { return };
        let is_late = fair.showing || fair.silent.contains(&seat);
        if !owns || is_late || fair.promises.iter().any(|known| known.seat == seat) {
            return;
        }
        fair.promises.push(Promise { seat, hash });
        fair.showing = fair.promises.len() == people.len();
        self.fair_changed();
    }

    pub(super) fn share(&mut self, guest: GuestNumber, seat: Seat, bytes: Bytes16) {
        let owns = self.table.seats_of(guest).any(|own| own == seat);
        let Some(fair) = &mut self.fair else { return };
        let kept = Promise { seat, hash: promise_of(&bytes) };
        let is_called_for = self.table.stage == Stage::MakingDice && fair.showing;
        let is_known = fair.shown.contains(&seat) || fair.silent.contains(&seat);
        if !owns || !is_called_for || is_known {
            return;
        }
        if fair.promises.contains(&kept) {
            fair.shown.push(seat);
            self.shares.insert(seat, bytes.0);
        } else {
            fair.silent.push(seat);
        }
        self.fair_changed();
        self.begin_if_made();
    }

    /// Ten seconds have passed: whoever has not answered is silent.
    pub(crate) fn silence(&mut self) {
        let people = self.people();
        let Some(fair) = self.fair.as_mut().filter(|_| self.table.stage == Stage::MakingDice)
        else {
            return;
        };
        let answered = |seat: &Seat| {
            if fair.showing {
                fair.shown.contains(seat)
            } else {
                fair.promises.iter().any(|promise| promise.seat == *seat)
            }
        };
        let late: Vec<Seat> = people.into_iter().filter(|seat| !answered(seat)).collect();
        for seat in late {
            if !fair.silent.contains(&seat) {
                fair.silent.push(seat);
            }
        }
        fair.showing = true;
        self.fair_changed();
        self.begin_if_made();
    }

    fn begin_if_made(&mut self) {
        let Some(fair) = &self.fair else { return };
        let made = |seat: &Seat| fair.shown.contains(seat) || fair.silent.contains(seat);
        if !self.people().iter().all(made) {
            return;
        }
        self.begin(self.dice());
    }

    /// The dice that were made.
    pub(crate) fn dice(&self) -> FairDice {
        let share = |seat| {
            self.shares.get(&seat).copied().unwrap_or_else(|| share_of_silent(&self.secret, seat))
        };
        let seats = Seat::first(2).map(share).collect();
        FairDice::new(Secrets { host: self.secret, seats }, set_up())
    }
}
