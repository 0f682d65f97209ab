//! How much of a table's log is taken, and by whom: one guest alone cannot use it up for all.

use std::collections::BTreeMap;

use crate::room::Entered;
use crate::store::GuestId;

/// How much a table's log holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LogLimits {
    pub(crate) rows: u64,
    pub(crate) bytes: u64,
}

/// Before the game a table takes only this part of its log, so that every game has room.
const GATHERING: u64 = 2;
/// One guest takes only this part. Even at a full table most of the log is left for others.
const ONE_GUEST: u64 = 8;
/// And only this part for what is no part of the game: seats, being ready, agreeing to an end.
const BESIDE: u64 = 80;

/// What is taken so far.
#[derive(Clone, Default)]
pub(super) struct Spent {
    all: Taken,
    guests: BTreeMap<GuestId, Taken>,
}

#[derive(Clone, Copy, Default)]
struct Taken {
    rows: u64,
    bytes: u64,
    beside: u64,
}

/// What a command may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Whoever wants to leave, or the host who sends somebody away, always may.
    Leaving,
    Game,
    Beside,
}

impl Spent {
    /// A row is kept that comes from this guest, or from nobody's command.
    pub(super) fn take(&mut self, guest: Option<GuestId>, row: &Entered, bytes: usize) {
        let beside = !matches!(row, Entered::Game { .. });
        self.all.add(bytes, beside);
        if let Some(guest) = guest {
            self.guests.entry(guest).or_default().add(bytes, beside);
        }
    }

    /// Whether so much has happened that nothing more does: the table can be left and closed.
    pub(super) fn is_full(&self, limits: LogLimits) -> bool {
        self.all.rows >= limits.rows || self.all.bytes >= limits.bytes
    }

    /// Whether there is room for a command of this guest, before the game or in it.
    pub(super) fn has_room(
        &self,
        limits: LogLimits,
        guest: GuestId,
        kind: Kind,
        gathering: bool,
    ) -> bool {
        let own = self.guests.get(&guest).copied().unwrap_or_default();
        let LogLimits { rows, bytes } = limits;
        let all = if gathering { GATHERING } else { 1 };
        match kind {
            Kind::Leaving => true,
            Kind::Beside if own.beside >= rows / BESIDE => false,
            Kind::Beside | Kind::Game => {
                self.all.is_below(rows / all, bytes / all)
                    && own.is_below(rows / ONE_GUEST, bytes / ONE_GUEST)
            }
        }
    }
}

impl Taken {
    fn add(&mut self, bytes: usize, beside: bool) {
        self.rows += 1;
        self.bytes += bytes as u64;
        self.beside += u64::from(beside);
    }

    const fn is_below(self, rows: u64, bytes: u64) -> bool {
        self.rows < rows && self.bytes < bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: LogLimits = LogLimits { rows: 800, bytes: 80_000 };
    const ANNA: GuestId = GuestId(1);
    const BEN: GuestId = GuestId(2);

    fn spent(guest: GuestId, count: u64, bytes: usize, row: &Entered) -> Spent {
        let mut spent = Spent::default();
        (0..count).for_each(|_| spent.take(Some(guest), row, bytes));
        spent
    }

    fn entry() -> Entered {
        Entered::Game { entry: "1 undo".to_owned(), used: 0, lost: 0 }
    }

    fn has_room(spent: &Spent, guest: GuestId, kind: Kind) -> bool {
        spent.has_room(LIMITS, guest, kind, false)
    }

    #[test]
    fn what_is_no_part_of_the_game_is_little() {
        let spent = spent(ANNA, 10, 1, &Entered::Closed);
        assert!(!has_room(&spent, ANNA, Kind::Beside) && has_room(&spent, ANNA, Kind::Game));
        assert!(has_room(&spent, BEN, Kind::Beside));
    }

    #[test]
    fn one_guest_alone_fills_no_log() {
        for spent in [spent(ANNA, 100, 1, &entry()), spent(ANNA, 1, 10_000, &entry())] {
            assert!(!has_room(&spent, ANNA, Kind::Game) && has_room(&spent, ANNA, Kind::Leaving));
            assert!(has_room(&spent, BEN, Kind::Game) && has_room(&spent, BEN, Kind::Beside));
        }
    }

    #[test]
    fn a_game_has_room_however_long_it_took_to_begin() {
        let mut spent = Spent::default();
        (0..400).for_each(|_| spent.take(None, &Entered::Thawed, 1));
        assert!(!spent.has_room(LIMITS, ANNA, Kind::Beside, true));
        assert!(has_room(&spent, ANNA, Kind::Game) && !spent.is_full(LIMITS));
        (0..400).for_each(|_| spent.take(None, &entry(), 1));
        assert!(spent.is_full(LIMITS) && !has_room(&spent, ANNA, Kind::Game));
        assert!(spent.has_room(LIMITS, ANNA, Kind::Leaving, true));
    }
}
