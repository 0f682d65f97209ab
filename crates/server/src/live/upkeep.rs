//! What whoever hosts the server sees of a live table, and does with it.

use std::collections::BTreeSet;

use super::table::{Next, Outcome, TRIES, Table};
use crate::admin::{Closing, LiveTable};
use crate::room::Played;
use protocol::{Bye, Stage};

impl<G: Played> Table<G> {
    pub(super) fn described(&self) -> LiveTable {
        let (seats, _) = self.room.room_left();
        let guests: BTreeSet<_> = self.connections.values().map(|here| here.guest).collect();
        LiveTable {
            code: self.code.to_string(),
            game: G::NAME,
            stage: self.room.stage(),
            seats,
            bots: self.room.bots(),
            guests: guests.len(),
            sockets: self.connections.len(),
            rows: self.sequence,
        }
    }

    /// Closes the table as its host can: everybody is told, and nothing is played here any more. Where another node was
    /// first, it is closed as it is then.
    pub(super) async fn close(&mut self) -> (Closing, Next) {
        for _ in 0..TRIES {
            if self.room.stage() == Stage::Closed {
                return (Closing::Before, Next::On);
            }
            let carried = self.room.close();
            match self.keep(carried, None).await {
                Outcome::Kept | Outcome::Twice => return (Closing::Closed, Next::On),
                Outcome::Behind => {}
                Outcome::Refused(_) => break,
                Outcome::Broken => return (Closing::NotKept, Next::End(Bye::Again)),
            }
        }
        (Closing::NotKept, Next::On)
    }
}
