//! A game that is watched from its record: a tale and a time in it.

mod eyes;
mod proof;
mod tale;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use bots::{Bot, Chooser, Recap};
use table::{FairDice, Saved, Seat, Turn, Viewer, Watched};

use self::tale::{Known, Seen, Tale};
use super::summary::{named, names, winners};
use super::{Frame, LocalTable, Played, Unreadable};
use crate::shell::Summary;

pub use eyes::Eyes;
pub use proof::Proof;

/// Where a turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnMark {
    /// Counted from 1.
    pub number: u16,
    /// The position in the tale.
    pub position: usize,
    /// Whose turn it is.
    pub seat: Seat,
}

/// The turn that goes on at this position, if one has begun.
pub fn turn_at(turns: &[TurnMark], position: usize) -> Option<TurnMark> {
    turns.iter().rev().find(|turn| turn.position <= position).copied()
}

/// A new game that can begin at a moment of another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoingOn {
    /// The turn it begins in.
    pub turn: u16,
    /// Whether it begins at this very moment; else shortly before, because now something is being decided.
    pub is_now: bool,
    /// The seats somebody can take.
    pub seats: Vec<Seat>,
}

/// Whether a record that was changed since it was saved is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trust {
    /// Only one that is as it was saved.
    Sealed,
    /// Any that makes a game: somebody was told, and wants to see it.
    Anything,
}

/// A record and a time in it.
pub struct Replay<G: Played> {
    rules: Arc<G>,
    tale: Tale<G>,
    turns: Vec<TurnMark>,
    /// The text it was read from, without secrets of a game that goes on.
    record: String,
    players: Vec<Chooser>,
    /// What people are called, by seat.
    names: Vec<Option<String>>,
    /// It is not as it was saved.
    changed: bool,
    /// All of the record, once the game is over.
    whole: Option<Box<Saved<G>>>,
    over: bool,
    /// So many steps of the tale have been shown.
    position: usize,
    eyes: Eyes,
}

impl<G: Played> Replay<G> {
    /// Reads a record: a whole one, or what one viewer has seen.
    ///
    /// # Errors
    /// It is not a record of this game, of another version, or was changed since it was saved.
    pub fn read(text: &str, trust: Trust) -> Result<Self, Unreadable> {
        // Where nothing is hidden everybody's record is a whole one.
        if !G::OPEN && table::is_watched(text) {
            Self::watched(text, trust)
        } else {
            Self::saved(text, trust)
        }
    }

    fn saved(text: &str, trust: Trust) -> Result<Self, Unreadable> {
        let saved = Saved::<G>::parse(text).map_err(|error| Unreadable::of(&error))?;
        if trust == Trust::Sealed {
            saved.unchanged().map_err(|_| Unreadable::Changed)?;
        }
        let host = saved.resume(|_, _| {}).map_err(|error| Unreadable::of(&error))?;
        let over = host.turn() == Turn::Over;
        let changed = saved.unchanged().is_err();
        // The dice and hands of a game that goes on are nobody's business yet.
        let record = match over {
            true => text.to_owned(),
            false if changed => unsealed(&table::record_for(&host, Viewer::Spectator)),
            false => table::record_for(&host, Viewer::Spectator),
        };
        if !over && !G::OPEN {
            let mut watched = Self::watched(&record, trust)?;
            watched.names = names(host.seating());
            return Ok(watched);
        }
        let seats = Seat::first(host.rules().seats());
        let players = seats.map(|seat| Chooser::at(host.seating(), seat)).collect();
        let (known, turns) = Known::new(host.rules(), host.start(), host.steps());
        let rules = host.shared_rules();
        let mut replay = Self::new(rules, Tale::Known(known), turns, record, players);
        replay.names = names(host.seating());
        replay.over = over;
        replay.changed = changed;
        replay.whole = over.then(|| Box::new(saved));
        Ok(replay)
    }

    fn watched(text: &str, trust: Trust) -> Result<Self, Unreadable> {
        let watched = Watched::<G>::parse(text).map_err(|error| Unreadable::of(&error))?;
        if trust == Trust::Sealed && !watched.seal_fits {
            return Err(Unreadable::Changed);
        }
        let rules = Arc::clone(&watched.rules);
        let named = |name: &String| Chooser::from_record(name).unwrap_or(Chooser::Human);
        let players = watched.seats.iter().map(named).collect();
        let viewer = watched.viewer;
        let (seen, turns) = Seen::new(watched);
        let mut replay = Self::new(rules, Tale::Seen(seen), turns, text.to_owned(), players);
        replay.eyes = Eyes::Of(viewer);
        Ok(replay)
    }

    fn new(
        rules: Arc<G>,
        tale: Tale<G>,
        turns: Vec<TurnMark>,
        record: String,
        players: Vec<Chooser>,
    ) -> Self {
        Self {
            rules,
            tale,
            record,
            players,
            names: Vec::new(),
            changed: false,
            whole: None,
            over: false,
            // Where the table is set.
            position: turns.first().map_or(0, |turn| turn.position),
            turns,
            eyes: Eyes::Of(Viewer::Spectator),
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> Arc<G> {
        Arc::clone(&self.rules)
    }

    /// The record, as it may be passed on.
    pub fn record(&self) -> &str {
        &self.record
    }

    /// Whether the game was played to its end.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// What people are called, by seat.
    pub fn names(&self) -> Vec<Option<String>> {
        self.names.clone()
    }

    /// Whether a person played on this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_none_or(|player| *player == Chooser::Human)
    }

    /// What the list of saved games says about it.
    pub fn summary(&self) -> Summary {
        let view = self.end();
        let name = |seat: Seat| G::hero(&view, seat).unwrap_or_default().to_owned();
        Summary {
            game: G::GAME.to_owned(),
            heroes: Seat::first(self.rules.seats()).map(name).collect(),
            players: self.players.iter().map(ToString::to_string).collect(),
            names: named(&self.names),
            colors: Vec::new(),
            winners: winners::<G>(&view),
            turn: G::turn_number(&view),
            over: G::won_by(&view).is_some(),
            watched: true,
            saved: 0.0,
        }
    }

    /// Where the turns begin.
    pub fn turns(&self) -> &[TurnMark] {
        &self.turns
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.tale.len()
    }

    /// Whether nothing happens in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many steps have been shown.
    pub fn position(&self) -> usize {
        self.position
    }

    /// Goes to a position; to the end when there is none such.
    pub fn seek(&mut self, position: usize) {
        self.position = position.min(self.len());
    }

    /// Whose eyes can be looked with: one alone where nothing is hidden, or where only that viewer's is known.
    pub fn eyes_offered(&self) -> Vec<Eyes> {
        match &self.tale {
            Tale::Known(_) if self.over && !G::OPEN => {
                let seats = Seat::first(self.rules.seats()).map(Viewer::Seat);
                let viewers = seats.chain([Viewer::Spectator]).map(Eyes::Of);
                [Eyes::All].into_iter().chain(viewers).collect()
            }
            Tale::Known(_) | Tale::Seen(_) => vec![self.eyes],
        }
    }

    /// Whose eyes are looked with.
    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// Looks with other eyes, if they are offered.
    pub fn look_as(&mut self, eyes: Eyes) {
        if self.eyes_offered().contains(&eyes) {
            self.eyes = eyes;
        }
    }

    /// The table now, and everything that has happened.
    pub fn look(&self) -> (G::View, Vec<G::Seen>) {
        let view = self.tale.view(&self.rules, self.position, self.eyes);
        (view, self.tale.events(&self.rules, 0..self.position, self.eyes))
    }

    /// The table as it is at the end.
    pub fn end(&self) -> G::View {
        self.tale.view(&self.rules, self.len(), self.eyes)
    }

    /// The next thing to show: up to the next step in which these eyes see something happen. Nothing at the end.
    pub fn forward(&mut self) -> Option<Frame<G>> {
        if self.position == self.len() {
            return None;
        }
        let mut events = Vec::new();
        while events.is_empty() && self.position < self.len() {
            let step = self.position..self.position + 1;
            events = self.tale.events(&self.rules, step, self.eyes);
            self.position += 1;
        }
        Some(Frame { view: self.tale.view(&self.rules, self.position, self.eyes), events })
    }

    /// The position before the last thing that these eyes saw happen.
    pub fn before(&self) -> usize {
        let saw = |&step: &usize| {
            let step = step..step + 1;
            !self.tale.events(&self.rules, step, self.eyes).is_empty()
        };
        (0..self.position).rev().find(saw).unwrap_or(0)
    }

    /// The beginning of the first turn, where the table is set.
    pub fn first_turn(&self) -> usize {
        self.turns.first().map_or(0, |turn| turn.position)
    }

    /// The beginning of the next turn, or the end.
    pub fn next_turn(&self) -> usize {
        let next = self.turns.iter().find(|turn| turn.position > self.position);
        next.map_or(self.len(), |turn| turn.position)
    }

    /// The beginning of this turn; of the one before when this one has just begun.
    pub fn previous_turn(&self) -> usize {
        let previous = self.turns.iter().rev().find(|turn| turn.position < self.position);
        previous.map_or(0, |turn| turn.position)
    }

    /// Where a turn begins.
    pub fn beginning_of(&self, turn: u16) -> Option<usize> {
        self.turns.iter().find(|mark| mark.number >= turn).map(|mark| mark.position)
    }

    /// How everybody's chances went; nothing while that would tell secrets. It takes a moment.
    pub fn recap(&self) -> Option<Recap<G::Seen>> {
        match &self.tale {
            Tale::Known(known) if self.over || G::OPEN => Some(known.recap(&self.rules)),
            Tale::Known(_) | Tale::Seen(_) => None,
        }
    }

    /// Whether every roll and draw came from the dice. It takes a moment.
    pub fn prove(&self) -> Proof {
        self.whole.as_ref().map_or(Proof::Unfinished, |saved| Proof::of(saved))
    }

    /// The last moment up to now that a new game can begin in; none where that would tell secrets, nor in a record that was
    /// changed.
    fn moment_to_go_on(&self) -> Option<(usize, &Known<G>)> {
        let Tale::Known(known) = &self.tale else { return None };
        if self.changed || (!self.over && !G::OPEN) {
            return None;
        }
        known.moment_with_text(&self.rules, self.position).map(|position| (position, known))
    }

    /// The game that could go on from here.
    pub fn can_go_on(&self) -> Option<GoingOn> {
        let (position, known) = self.moment_to_go_on()?;
        let state = known.state(&self.rules, position);
        let seats = self.rules.playing(&state).iter().collect();
        let turn = self.rules.turns(&state);
        Some(GoingOn { turn, is_now: position == self.position, seats })
    }

    /// A new game from here: somebody plays on this seat, bots on the others. `dice` are made for the hash of its set-up.
    pub fn go_on(
        &self,
        seat: Seat,
        bot: Bot,
        dice: impl FnOnce([u8; 32]) -> FairDice,
    ) -> Option<LocalTable<G>> {
        let (position, known) = self.moment_to_go_on()?;
        let state = known.state(&self.rules, position);
        if !self.rules.playing(&state).contains(seat) {
            return None;
        }
        // As its record will say it, which may lay the same table in another order.
        let state = self.rules.read_position(&self.rules.position_text(&state)).ok()?;
        let player = |other: Seat| if other == seat { Chooser::Human } else { Chooser::Bot(bot) };
        let players: Vec<Chooser> = Seat::first(self.rules.seats()).map(player).collect();
        let dice = dice(self.rules.setup_hash(Some(&state)));
        Some(LocalTable::at(self.rules(), state, &players, dice))
    }
}

/// A record whose seal does not fit: what was changed once must not pass for whole because it was written anew.
fn unsealed(record: &str) -> String {
    match record.split_once("\nseal: ") {
        Some((body, seal)) => format!("{body}\nseal: {}\n", "0".repeat(seal.trim().len())),
        None => record.to_owned(),
    }
}
