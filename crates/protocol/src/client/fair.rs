//! A client's part in the making of the dice.

use alloc::vec::Vec;

use table::{Recorded, Seat};

use super::{Client, News};
use crate::{FairNow, FromClient, Stage};

impl<R: Recorded> Client<R> {
    /// The dice are so far: the client promises, or shows what it promised.
    pub(super) fn dice_are(&mut self, now: FairNow) {
        let (Some(table), Some(set_up)) = (&self.table, &self.set_up) else { return };
        let found = self.witness.see(&now, set_up.hash, table);
        self.news.extend(found.into_iter().map(News::Caught));
        let making = match table.stage {
            Stage::Gathering | Stage::MakingDice => true,
            Stage::Playing | Stage::Over | Stage::Closed => false,
        };
        let own: Vec<Seat> = self.you.map(|you| table.seats_of(you).collect()).unwrap_or_default();
        // Where anything was changed nothing is promised and nothing shown.
        if making && self.witness.cheats().is_empty() {
            for seat in own {
                self.answer(&now, seat);
            }
        }
        self.fair = Some(now);
    }

    fn answer(&mut self, now: &FairNow, seat: Seat) {
        if now.silent.contains(&seat) || now.shown.contains(&seat) {
            return;
        }
        let promise = now.promises.iter().find(|promise| promise.seat == seat);
        let is_own = promise.is_some_and(|promise| promise.hash == self.shares.promise(seat));
        let message = if !now.showing && promise.is_none() {
            self.shares.next_promise(seat).map(|hash| FromClient::Promise { seat, hash })
        } else if now.showing && is_own && self.shares.promised().contains(seat) {
            self.shares.next_share(seat).map(|bytes| FromClient::Share { seat, bytes })
        } else {
            None
        };
        self.messages.extend(message);
    }
}
