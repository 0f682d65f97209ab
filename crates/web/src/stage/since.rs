//! What happened while somebody did not look on.

use table::Seat;

use super::{Stage, Staged};
use crate::prelude::*;
use crate::shell::Pace;

impl<G: Staged> Stage<G> {
    /// Whoever comes back to a table online is told in short what happened there since so much of the log was shown.
    pub fn tell_missed(self, shown: usize) {
        let now = self.shown.log.with_untracked(Vec::len);
        let screen = self.session.online().is_some_and(|online| online.screen);
        // Nobody puts that aside who only looks at a table.
        if shown < now && !screen && !self.is_shared() {
            self.shown.since.set(Some((shown, now)));
        }
    }

    /// Whoever did not see what the others did is told in short, when it is their turn.
    pub(super) fn tell_since(self, seat: Seat) {
        let skipped = self
            .queue
            .try_update_value(|queue| std::mem::take(&mut queue.skipped))
            .unwrap_or(false);
        // Whoever opens a saved game has been away from it for longer than a turn.
        let begun = self.queue.try_with_value(|queue| queue.begun).unwrap_or(false);
        let still = begun && self.pace.get_untracked() == Pace::None;
        if !(skipped || still) || self.is_shared() {
            return;
        }
        let turns: Vec<(usize, Seat)> = {
            let log = self.shown.log.read_untracked();
            // Only at the beginning of the turn.
            if log.last().is_none_or(|event| G::turn_passes(event) != Some(seat)) {
                return;
            }
            let turn = |(place, event)| Some((place, G::turn_passes(event)?));
            log.iter().enumerate().filter_map(turn).collect()
        };
        // Where nothing is shown for a while, one's own fate is told too.
        let part =
            since(&turns, seat).map(|(own, others, now)| (if still { own } else { others }, now));
        self.shown.since.set(part);
    }
}

/// Where this seat's last turn began, where the others' turns after it began, and where its turn now does.
fn since(turns: &[(usize, Seat)], seat: Seat) -> Option<(usize, usize, usize)> {
    let mut back = turns.iter().rev();
    // A turn that is missed is told twice.
    let now = back.by_ref().take_while(|turn| turn.1 == seat).last()?.0;
    let others = turns.iter().rev().skip_while(|turn| turn.1 == seat);
    let began = others.clone().take_while(|turn| turn.1 != seat).last()?.0;
    let own = others.skip_while(|turn| turn.1 != seat).take_while(|turn| turn.1 == seat).last();
    Some((own.map_or(began, |turn| turn.0), began, now))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_others_did_lies_between_two_turns() {
        let turn = |(place, seat)| (place, Seat::new(seat));
        let turns = [(0, 0), (4, 1), (9, 2), (12, 0), (20, 1), (25, 2), (31, 0)].map(turn);
        assert_eq!(since(&turns, Seat::new(0)), Some((12, 20, 31)));
        assert_eq!(since(&turns[..1], Seat::new(0)), None);
        // Whoever begins later has no turn before.
        assert_eq!(since(&turns[..3], Seat::new(2)), Some((0, 0, 9)));
        let missed = [(0, 0), (4, 1), (9, 0), (10, 0), (12, 1), (20, 0)].map(turn);
        assert_eq!(since(&missed, Seat::new(0)), Some((9, 12, 20)));
    }
}
