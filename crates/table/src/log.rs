//! The log of a hosted game: rows that only grow, and the steps they hold, both flat.

use alloc::vec::Vec;

use crate::{Act, Entry, Rules, Seat, SeatNote, Step};

/// The log's entries of a game with these rules.
pub type EntryOf<R> = Entry<<R as Rules>::Action, <R as Rules>::Chance>;

/// More commands than any game between people has; a log cannot be made to fill a server.
pub const MAX_ROWS: usize = 50_000;
/// More steps than any game has, however many are one command.
const MAX_STEPS: usize = 200_000;
/// More notes than any game has.
pub const MAX_NOTES: usize = 10_000;

/// What a row of the log is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RowKind {
    Begin,
    Play(Seat),
    Draw,
    Undo(Seat),
    Correct,
    Withdraw(Seat),
    Agree,
}

/// One command. Its steps are those up to the next row's first.
#[derive(Clone, Copy)]
struct Row {
    kind: RowKind,
    first_step: u32,
}

/// A note, and how many rows came before it.
#[derive(Clone)]
struct Noted {
    after: u32,
    seat: Seat,
    note: SeatNote,
}

#[derive(Clone)]
pub(crate) struct Log<A, C> {
    rows: Vec<Row>,
    /// The steps of all rows, one after the other.
    steps: Vec<Step<A, C>>,
    notes: Vec<Noted>,
}

impl<A: Copy, C: Copy> Log<A, C> {
    pub(crate) const fn new() -> Self {
        Self { rows: Vec::new(), steps: Vec::new(), notes: Vec::new() }
    }

    /// How many commands have changed the game.
    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.rows.len() >= MAX_ROWS || self.steps.len() >= MAX_STEPS
    }

    pub(crate) fn notes(&self) -> usize {
        self.notes.len()
    }

    pub(crate) fn open_row(&mut self, kind: RowKind) {
        self.rows.push(Row { kind, first_step: self.steps.len() as u32 });
    }

    /// One more step of the last row.
    pub(crate) fn step(&mut self, step: Step<A, C>) {
        self.steps.push(step);
    }

    /// Takes the last row out again, which could not be carried out to its end.
    pub(crate) fn drop_row(&mut self) {
        if let Some(row) = self.rows.pop() {
            self.steps.truncate(row.first_step as usize);
        }
    }

    pub(crate) fn note(&mut self, seat: Seat, note: SeatNote) {
        self.notes.push(Noted { after: self.rows.len() as u32, seat, note });
    }

    /// All rows and notes in order, as records write them.
    pub(crate) fn entries(&self) -> impl Iterator<Item = Entry<A, C>> {
        let mut notes = self.notes.iter().peekable();
        let mut rows = 0;
        core::iter::from_fn(move || {
            if let Some(Noted { seat, note, .. }) = notes.next_if(|noted| noted.after <= rows) {
                return Some(Entry::Note { seat: *seat, note: note.clone() });
            }
            let entry = self.entry(rows as usize)?;
            rows += 1;
            Some(entry)
        })
    }

    /// The last row.
    pub(crate) fn last(&self) -> Option<Entry<A, C>> {
        self.entry(self.rows.len().checked_sub(1)?)
    }

    /// The steps that led from the start to the present state, without what was taken back.
    pub(crate) fn lasting_steps(&self) -> Vec<Step<A, C>> {
        let mut steps = Vec::new();
        // Where each row that may be taken back began.
        let mut begins = Vec::new();
        for (index, row) in self.rows.iter().enumerate() {
            match row.kind {
                RowKind::Undo(_) | RowKind::Correct => {
                    steps.truncate(begins.pop().unwrap_or_default());
                }
                RowKind::Begin
                | RowKind::Play(_)
                | RowKind::Draw
                | RowKind::Withdraw(_)
                | RowKind::Agree => {
                    begins.push(steps.len());
                    steps.extend_from_slice(self.steps_of(index));
                }
            }
        }
        steps
    }

    fn steps_of(&self, row: usize) -> &[Step<A, C>] {
        let end = self.rows.get(row + 1).map_or(self.steps.len(), |next| next.first_step as usize);
        &self.steps[self.rows[row].first_step as usize..end]
    }

    fn entry(&self, row: usize) -> Option<Entry<A, C>> {
        let kind = self.rows.get(row)?.kind;
        let steps = self.steps_of(row);
        let chances = || steps.iter().filter_map(chance).collect();
        Some(match kind {
            RowKind::Begin => Entry::Begin { chances: chances() },
            RowKind::Play(seat) => Entry::Play { seat, acts: acts(steps) },
            RowKind::Draw => Entry::Draw { chance: steps.iter().find_map(chance)? },
            RowKind::Undo(seat) => Entry::Undo { seat },
            RowKind::Correct => Entry::Correct { chances: Vec::new() },
            RowKind::Withdraw(seat) => Entry::Withdraw { seat, chances: chances() },
            RowKind::Agree => Entry::Agree,
        })
    }
}

fn acts<A: Copy, C: Copy>(steps: &[Step<A, C>]) -> Vec<Act<A, C>> {
    let mut acts: Vec<Act<A, C>> = Vec::new();
    for step in steps {
        match (step, acts.last_mut()) {
            (Step::Act(action), _) => acts.push(Act { action: *action, chances: Vec::new() }),
            (Step::Chance(chance), Some(act)) => act.chances.push(*chance),
            (Step::Chance(_) | Step::Withdraw(_) | Step::Agree, _) => {}
        }
    }
    acts
}

fn chance<A, C: Copy>(step: &Step<A, C>) -> Option<C> {
    match step {
        Step::Chance(chance) => Some(*chance),
        Step::Act(_) | Step::Withdraw(_) | Step::Agree => None,
    }
}
