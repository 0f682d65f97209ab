//! Guests: who is here, and who may do what.

use protocol::{GuestNumber, Sitter, Stage, Why};
use table::Seat;

use super::{Carried, Entered, GuestHere, Played, Progress, Refusal, Room, refuse};
use crate::store::GuestId;

/// More guests than this do not find room around one table at a time.
pub(super) const MOST_GUESTS: usize = 100;
/// More do not come to one table in its life: each is a row of its log.
const MOST_VISITORS: usize = 1_000;

impl<G: Played> Room<G> {
    /// The number of somebody who has been here.
    pub(crate) fn number_of(&self, id: GuestId) -> Option<GuestNumber> {
        let place = self.guests.iter().position(|guest| guest.id == id)?;
        Some(GuestNumber(place as u32))
    }

    /// Whether the host sent this guest away.
    pub(crate) fn is_removed(&self, guest: GuestNumber) -> bool {
        self.guest(guest).is_some_and(|guest| guest.removed)
    }

    /// Somebody comes to the table for the first time.
    pub(crate) fn join(&mut self, id: GuestId, now: u64) -> Result<Carried<G>, Refusal> {
        let all = (0..self.guests.len() as u32).map(GuestNumber);
        let around = all.filter(|&number| self.is_around(number)).count();
        if around >= MOST_GUESTS || self.guests.len() >= MOST_VISITORS {
            refuse!(TooMuch, "no more guests find room at this table");
        }
        self.enter_guest(id, now);
        Ok(Carried::of_table(vec![Entered::Joined { guest: id }]))
    }

    /// Whether a guest takes room at the table: is here, sits there, or is its host.
    pub(crate) fn is_around(&self, number: GuestNumber) -> bool {
        let here = self.guest(number).is_some_and(|guest| guest.is_here() && !guest.removed);
        here || number == self.host || !self.seats_of(number).is_empty()
    }

    pub(super) fn enter_guest(&mut self, id: GuestId, now: u64) {
        self.guests.push(GuestHere {
            id,
            name: None,
            color: None,
            removed: false,
            connections: 0,
            elsewhere: false,
            gone_since: now,
        });
    }

    pub(super) fn guest(&self, guest: GuestNumber) -> Option<&GuestHere> {
        self.guests.get(guest.0 as usize)
    }

    pub(super) fn guest_mut(&mut self, guest: GuestNumber) -> Option<&mut GuestHere> {
        self.guests.get_mut(guest.0 as usize)
    }

    /// A device of this guest is connected. Says whether it is the first.
    pub(crate) fn connected(&mut self, guest: GuestNumber, now: u64) -> bool {
        let Some(here) = self.guest_mut(guest) else { return false };
        let first = !here.is_here();
        here.connections += 1;
        self.run_clock(now);
        first
    }

    /// A device of this guest is gone. Says whether it was the last.
    pub(crate) fn disconnected(&mut self, guest: GuestNumber, now: u64) -> bool {
        let Some(here) = self.guest_mut(guest) else { return false };
        here.connections = here.connections.saturating_sub(1);
        let last = !here.is_here();
        if last {
            here.gone_since = now;
        }
        self.run_clock(now);
        last
    }

    /// These guests are connected at other nodes. Says whether somebody came or went with that.
    pub(crate) fn elsewhere(&mut self, guests: &[GuestId], now: u64) -> bool {
        let mut changed = false;
        for here in &mut self.guests {
            let was = here.is_here();
            here.elsewhere = guests.contains(&here.id);
            if was && !here.is_here() {
                here.gone_since = now;
            }
            changed |= was != here.is_here();
        }
        if changed {
            self.run_clock(now);
        }
        changed
    }

    /// The guests who are connected here.
    pub(crate) fn connected_here(&self) -> Vec<GuestId> {
        self.guests.iter().filter(|guest| guest.connections > 0).map(|guest| guest.id).collect()
    }

    /// The guests who are connected at other nodes, as far as is known here.
    pub(crate) fn connected_elsewhere(&self) -> Vec<GuestId> {
        self.guests.iter().filter(|guest| guest.elsewhere).map(|guest| guest.id).collect()
    }

    /// How this guest is called from now on.
    pub(crate) fn introduce(
        &mut self,
        guest: GuestNumber,
        name: Option<String>,
        color: Option<u8>,
    ) {
        if let Some(here) = self.guest_mut(guest) {
            (here.name, here.color) = (name, color);
        }
    }

    pub(crate) fn is_here(&self, guest: GuestNumber) -> bool {
        self.guest(guest).is_some_and(GuestHere::is_here)
    }

    /// Whether somebody has been gone long enough for others to act.
    fn is_long_gone(&self, guest: GuestNumber, now: u64) -> bool {
        self.guest(guest).is_none_or(|here| {
            here.removed || (!here.is_here() && now >= here.gone_since + self.times.absence)
        })
    }

    /// Whether shares in the dice are being shown: dice of which somebody has shown a share are not made anew.
    fn is_showing(&self) -> bool {
        matches!(&self.progress, Progress::MakingDice(making) if making.is_showing())
    }

    pub(super) fn only_host(&self, guest: GuestNumber) -> Result<(), Refusal> {
        if guest == self.host {
            Ok(())
        } else {
            refuse!(OnlyTheHost, "only the host of the table may do that")
        }
    }

    pub(super) fn own(&self, guest: GuestNumber, seat: Seat) -> Result<(), Refusal> {
        if self.owner(seat) == Some(guest) {
            Ok(())
        } else {
            refuse!(NotYourSeat, "that seat is not yours")
        }
    }

    /// Whether a guest may lend a seat: its owner at any time, the host when the owner is gone.
    pub(super) fn may_lend(&self, guest: GuestNumber, seat: Seat, now: u64) -> Result<(), Refusal> {
        match self.owner(seat) {
            Some(owner) if owner == guest => Ok(()),
            Some(owner) if guest == self.host && self.is_long_gone(owner, now) => Ok(()),
            Some(_) if guest == self.host => {
                refuse!(NotNow, "the player of that seat is here, or has not been gone long enough")
            }
            Some(_) | None => refuse!(NotYourSeat, "that seat is not yours"),
        }
    }

    /// The host hands the table over; when the host is gone, a player may take it.
    pub(super) fn hand_over(
        &mut self,
        by: GuestNumber,
        to: GuestNumber,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        let takes = by == to && !self.seats_of(by).is_empty() && self.is_long_gone(self.host, now);
        if !takes {
            self.only_host(by)?;
        }
        if self.guest(to).is_none_or(|guest| guest.removed) {
            refuse!(Unknown, "there is no such guest at this table");
        }
        if to == self.host {
            return Ok(Carried::nothing());
        }
        self.host = to;
        Ok(Carried::of_table(vec![Entered::Host { guest: to }]))
    }

    /// The host sends somebody away for good. Seats become free, or bots play them until they are given out again.
    pub(super) fn remove(
        &mut self,
        by: GuestNumber,
        guest: GuestNumber,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        self.only_host(by)?;
        if guest == self.host {
            refuse!(NotNow, "the host cannot be sent away");
        }
        match self.guest(guest) {
            Some(known) if known.removed => return Ok(Carried::nothing()),
            Some(_) => {}
            None => refuse!(Unknown, "there is no such guest at this table"),
        }
        let seats = self.seats_of(guest);
        if self.is_showing() && !seats.is_empty() {
            refuse!(NotNow, "shares in the dice are being shown: wait until the game has begun");
        }
        // Everybody else sees what they saw, unless seats become free below.
        let mut carried = Carried::of_table(vec![Entered::Removed { guest }]);
        // What can be refused comes first: the log of a game may have no room for notes.
        if self.stage() == Stage::Playing {
            for seat in seats.iter() {
                let lent = self.lend(seat, &bots::Bot::Normal.to_string(), now)?;
                carried.rows.extend(lent.rows);
            }
        }
        if let Some(here) = self.guest_mut(guest) {
            here.removed = true;
        }
        // Whoever is left may have agreed to an end already.
        if self.stage() == Stage::Playing
            && let Ok(Some(ended)) = self.end_if_agreed(now)
        {
            carried.rows.extend(ended.rows);
            carried.done.extend(ended.done);
            carried.over = ended.over;
        }
        if self.game().is_none() && !seats.is_empty() {
            for seat in seats.iter() {
                self.sit(seat, Sitter::Empty, &mut carried);
            }
            if self.thaw() {
                carried.rows.push(Entered::Thawed);
            }
        }
        Ok(carried)
    }

    /// The host gives the seat of somebody who is gone to somebody else.
    pub(super) fn give_seat(
        &mut self,
        by: GuestNumber,
        seat: Seat,
        to: GuestNumber,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        self.only_host(by)?;
        match self.stage() {
            Stage::Gathering | Stage::Playing => {}
            Stage::MakingDice => refuse!(NotNow, "the dice are being made: seats are frozen"),
            Stage::Over | Stage::Closed => refuse!(NotNow, "the game is over"),
        }
        let Some(owner) = self.owner(seat) else { refuse!(Unknown, "nobody has that seat") };
        if self.guest(to).is_none_or(|guest| guest.removed) {
            refuse!(Unknown, "there is no such guest at this table");
        }
        if owner != by && !self.is_long_gone(owner, now) {
            refuse!(NotNow, "the player of that seat is here, or has not been gone long enough");
        }
        let mut carried = Carried::of_table(Vec::new());
        // What can be refused comes first.
        if self.is_lent(seat) {
            carried.rows.extend(self.take_back(seat, now)?.rows);
        }
        if owner == to && carried.rows.is_empty() {
            return Ok(Carried::nothing());
        }
        self.sit(seat, Sitter::Guest(to), &mut carried);
        self.run_clock(now);
        Ok(carried)
    }

    /// The same as [`Why`] says for a table that is over or closed.
    pub(super) fn not_closed(&self) -> Result<(), Refusal> {
        if self.closed { Err(Refusal::new(Why::NotNow, "the table is closed")) } else { Ok(()) }
    }
}
