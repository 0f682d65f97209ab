//! The log line by line: each line is one thing, which may be several events.

use table::Seat;

use crate::stage::Staged;

/// One line: the events from here to there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::around) struct Line {
    /// The first event.
    pub from: usize,
    /// The one after the last.
    pub to: usize,
}

/// The lines of this part of a log.
pub(in crate::around) fn lines<G: Staged>(log: &[G::Seen], from: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (place, event) in log.iter().enumerate().skip(from) {
        match lines.last_mut() {
            Some(line) if G::joins(&log[line.from..line.to], event) => line.to = place + 1,
            Some(_) | None => lines.push(Line { from: place, to: place + 1 }),
        }
    }
    lines
}

/// Whose turn a line is of.
pub(in crate::around) fn whose<G: Staged>(log: &[G::Seen], line: Line) -> Option<Seat> {
    log[..=line.from].iter().rev().find_map(G::turn_passes)
}
