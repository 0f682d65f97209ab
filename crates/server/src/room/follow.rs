//! Rows that another node has appended: what they come to here, and what is to be told of them.

use table::Turn;

use super::{Carried, Entered, NotATable, Played, Progress, Room};

impl<G: Played> Room<G> {
    /// The log goes on with this row.
    pub(crate) fn follow(&mut self, row: Entered, now: u64) -> Result<Carried<G>, NotATable> {
        let mut carried = Carried::nothing();
        carried.eyes = row.changes_eyes();
        match &row {
            Entered::Sealed { .. } | Entered::Promised { .. } | Entered::Shown { .. } => {
                carried.fair = true;
            }
            Entered::Froze { .. } | Entered::Began { .. } => {
                (carried.table, carried.fair) = (true, true);
            }
            Entered::Closed => {
                carried.table = true;
                carried.over = self.game().is_some_and(|game| !game.is_over());
            }
            Entered::Opened(_)
            | Entered::Joined { .. }
            | Entered::Sat { .. }
            | Entered::Swapped { .. }
            | Entered::Removed { .. }
            | Entered::Ready { .. }
            | Entered::Kept { .. }
            | Entered::Host { .. }
            | Entered::Wished { .. }
            | Entered::Thawed
            | Entered::Agreed { .. }
            | Entered::Rematch { .. } => carried.table = true,
            Entered::Game { .. } => self.by_the_log(),
        }
        let is_game = matches!(row, Entered::Game { .. });
        let agreed = self.game().is_some_and(|game| !game.agrees.is_empty());
        let done = &mut carried.done;
        self.enter(row, now, |one| done.push(one.clone()))?;
        self.take_dice();
        self.run_clock(now);
        if is_game && let Some(game) = self.game() {
            // Notes change nothing but who sits there.
            let noted = carried.done.iter().all(|done| done.to() == done.from());
            carried.over = !noted && game.host.turn() == Turn::Over;
            carried.table = noted || agreed || carried.over || game.clocks.is_some();
            carried.done.retain(|done| done.to() > done.from());
        }
        Ok(carried)
    }

    /// What happens next in the game, and what time it took, says a log.
    fn by_the_log(&mut self) {
        if let Progress::Playing(game) = &mut self.progress {
            if let Some(clocks) = &mut game.clocks {
                clocks.forget();
            }
            if let Some(dice) = game.host.dice().cloned() {
                let empty = table::Host::new(self.rules.clone(), None);
                game.host = core::mem::replace(&mut game.host, empty).by_record();
                game.dice = Some(dice);
            }
        }
    }
}
