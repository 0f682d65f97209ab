//! From a log back to a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::{GuestNumber, NewTable, Sitter};
use table::{Done, EntryOf, FairDice, Header, Record, Turn};

use super::clocks::Used;
use super::gathering::check_settings;
use super::{Entered, Opened, Place, Played, Progress, Refusal, Room, Times, refuse};
use crate::store::GuestId;

/// Why a log is not that of a table: a sentence for whoever keeps the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NotATable(pub(crate) String);

impl<G: Played> Room<G> {
    /// The first row of a table that somebody opens.
    pub(crate) fn opening(new: &NewTable, host: GuestId) -> Result<Entered, Refusal> {
        let settings = check_settings(&new.settings)?;
        let rules = match rules_of::<G>(&new.set_up) {
            Ok(rules) => rules,
            Err(NotATable(fault)) => refuse!(Unknown, &fault),
        };
        // As the game itself writes it, with what was left out.
        let set_up = rules.header().to_string();
        Ok(Entered::Opened(Opened { game: G::NAME, set_up, settings, host }))
    }

    /// The table that these rows come to.
    pub(crate) fn restored(
        code: &str,
        rows: impl IntoIterator<Item = Entered>,
        times: Times,
        now: u64,
    ) -> Result<Self, NotATable> {
        let mut rows = rows.into_iter();
        let Some(Entered::Opened(opened)) = rows.next() else {
            return Err(NotATable(
                "the log does not begin with how the table was opened".to_owned(),
            ));
        };
        let mut room = Self::opened(code, opened, times, now)?;
        for (number, row) in (2..).zip(rows) {
            room.enter(row, now, |_| {})
                .map_err(|NotATable(fault)| NotATable(format!("row {number}: {fault}")))?;
        }
        room.take_dice();
        room.run_clock(now);
        Ok(room)
    }

    /// Goes on with the dice after rows were read, whose rolls are the log's.
    pub(super) fn take_dice(&mut self) {
        if let Progress::Playing(game) = &mut self.progress
            && let Some(dice) = game.dice.take()
        {
            let empty = table::Host::new(self.rules.clone(), None);
            game.host = core::mem::replace(&mut game.host, empty).with_dice(dice);
        }
    }

    fn opened(code: &str, opened: Opened, times: Times, now: u64) -> Result<Self, NotATable> {
        let rules = rules_of::<G>(&opened.set_up)?;
        let seats = vec![Place { sitter: Sitter::Empty, ready: false }; rules.seats()];
        let mut room = Self {
            code: code.to_owned(),
            rules: Arc::new(rules),
            settings: opened.settings,
            set_up: opened.set_up,
            seats,
            guests: Vec::new(),
            host: GuestNumber(0),
            secret: [0; 32],
            progress: Progress::Gathering { wishes: Vec::new() },
            closed: false,
            rematch: None,
            last_commands: BTreeMap::new(),
            times,
        };
        room.enter_guest(opened.host, now);
        Ok(room)
    }

    /// One more row, with a look at what it did in the game.
    pub(super) fn enter(
        &mut self,
        row: Entered,
        now: u64,
        look: impl FnMut(&Done<G>),
    ) -> Result<(), NotATable> {
        if row.is_of_gathering() {
            // Dice that a server had begun to make when it ended.
            self.thaw();
        }
        match row {
            Entered::Opened(_) => return Err(NotATable("the table is opened twice".to_owned())),
            Entered::Joined { guest } => self.enter_guest(guest, now),
            Entered::Sat { seat, sitter } => self.seated(seat, &sitter),
            Entered::Swapped { one, other } => self.swapped(one, other),
            Entered::Wished { from, to } => self.wished(from, to),
            Entered::Ready { guest, ready } => self.said_ready(guest, ready),
            Entered::Kept { settings } => self.settings = settings,
            Entered::Host { guest } => self.host = guest,
            Entered::Removed { guest } => {
                if let Some(guest) = self.guest_mut(guest) {
                    guest.removed = true;
                }
            }
            Entered::Froze { secret } => self.freeze(secret.0, now),
            Entered::Sealed { seat, hash } => {
                if let Progress::MakingDice(making) = &mut self.progress {
                    making.promise(seat, hash.0, now);
                }
            }
            Entered::Promised { fair } => {
                if let Progress::MakingDice(making) = &mut self.progress {
                    making.promised(&fair, now);
                }
            }
            Entered::Shown { seat, bytes } => {
                if let Progress::MakingDice(making) = &mut self.progress {
                    making.share(seat, bytes.0, now);
                }
            }
            Entered::Thawed => {
                self.thaw();
            }
            Entered::Began { shares, fair } => {
                let mut game = self.new_game(&shares, fair);
                game.dice = game.host.dice().cloned();
                if game.dice.is_some() {
                    game.host = game.host.by_record();
                }
                self.progress = Progress::Playing(Box::new(game));
            }
            Entered::Game { entry, used, lost } => {
                self.enter_game(&entry, Used { time: used, lost }, look)?;
            }
            Entered::Agreed { seat, agrees } => {
                if let Progress::Playing(game) = &mut self.progress {
                    game.agreed(seat, agrees);
                }
            }
            Entered::Rematch { code } => self.rematch = Some(code),
            Entered::Closed => self.closed = true,
        }
        Ok(())
    }

    fn enter_game(
        &mut self,
        text: &str,
        used: Used,
        mut look: impl FnMut(&Done<G>),
    ) -> Result<(), NotATable> {
        let Progress::Playing(game) = &mut self.progress else {
            return Err(NotATable("an entry of a game that has not begun".to_owned()));
        };
        let entry: EntryOf<G> =
            text.parse().map_err(|error: table::NotationError| NotATable(error.to_string()))?;
        if let (Turn::Seat(seat), Some(clocks)) = (game.host.turn(), &mut game.clocks) {
            clocks.used(seat, used);
        }
        if let table::Entry::Note { seat, note: table::SeatNote::Back } = &entry {
            game.comes_back(*seat);
        }
        if let table::Entry::Note { seat, note: table::SeatNote::TimeOut } = &entry {
            game.late = Some((*seat, game.host.sequence()));
        }
        let back = matches!(entry, table::Entry::Undo { .. } | table::Entry::Correct { .. });
        let empty = table::Host::new(self.rules.clone(), None);
        let host = core::mem::replace(&mut game.host, empty);
        let host = host.replay_with([&entry], |_, done| look(done));
        game.host = host.map_err(|error| NotATable(error.error.to_string()))?;
        game.turn_went(game.host.turn(), back);
        if !matches!(entry, table::Entry::Note { .. }) {
            game.agrees = table::SeatSet::EMPTY;
            game.chain.entered(text);
        }
        Ok(())
    }
}

/// The game that set-up lines describe.
fn rules_of<G: Played>(set_up: &str) -> Result<G, NotATable> {
    let record: Record<EntryOf<G>> =
        set_up.parse().map_err(|error: table::RecordError| NotATable(error.to_string()))?;
    if !record.entries.is_empty() || record.seal.is_some() {
        return Err(NotATable("a set-up has no entries".to_owned()));
    }
    let unknown = |header: &Header| {
        let known = |key: &str| G::LINES.contains(&key) && !FairDice::LINES.contains(&key);
        header.keys().find(|key| !known(key)).map(str::to_owned)
    };
    if let Some(key) = unknown(&record.header) {
        return Err(NotATable(format!("a set-up has no line `{key}:`")));
    }
    G::from_header(&record.header).map_err(|faults| NotATable(faults.to_string()))
}
