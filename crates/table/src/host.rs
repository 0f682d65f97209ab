//! The host of one game: it keeps the log, lets chance decide, undoes and replays.

use alloc::vec::Vec;
use core::fmt;

use crate::{
    Entry, FairDice, Reason, Rules, Seat, SeatNote, SeatSet, Sections, Step, Stream, Turn, Update,
    Viewer,
};

/// The log's entries of a game with these rules.
type EntryOf<R> = Entry<<R as Rules>::Action, <R as Rules>::Chance>;
/// The update for one viewer of a game with these rules.
type UpdateOf<R> =
    Update<<R as Rules>::Seen, <<R as Rules>::View as Sections>::Section, <R as Rules>::Action>;

/// Runs one game. The game does not know it is hosted.
///
/// With [`FairDice`] chance decides as soon as its turn comes; without, every outcome is typed in by
/// [`draw`](Self::draw) ("own draws").
#[derive(Clone, Debug)]
pub struct Host<R: Rules> {
    rules: R,
    state: R::State,
    dice: Option<FairDice>,
    /// How many outcomes each stream has given.
    drawn: [u32; Stream::COUNT],
    entries: Vec<EntryOf<R>>,
    /// The states before the plays that can still be taken back, latest last.
    undoable: Vec<(Seat, R::State)>,
    buffer: Vec<R::Action>,
}

/// Why the host refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostError<F> {
    /// It is this seat's turn.
    TurnOf(Seat),
    /// Something has to be rolled or drawn first.
    DrawFirst,
    /// Nothing is to be rolled or drawn now.
    NothingToDraw,
    /// The game is over.
    Over,
    /// The dice are the host's; nothing is typed in.
    NotOwnDraws,
    /// The seat has nothing to take back: something was revealed, or somebody else has decided since.
    NothingToUndo,
    /// The game has begun already.
    Begun,
    /// The game itself refuses.
    Refused(F),
}

/// An entry of a record that cannot have happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayError<F> {
    /// Which entry, counted from 1.
    pub entry: usize,
    /// Why not.
    pub error: HostError<F>,
}

/// Why a record is not proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tampered<F> {
    /// An entry is impossible.
    Impossible(ReplayError<F>),
    /// This entry has a roll or draw that the dice did not give.
    NotTheDice {
        /// Which entry, counted from 1.
        entry: usize,
        /// Which of its rolls and draws, counted from 1.
        chance: usize,
    },
    /// This entry stops short of a roll or draw that the dice had decided.
    Missing {
        /// Which entry, counted from 1.
        entry: usize,
    },
}

impl<R: Rules> Host<R> {
    /// A game before its first step; `dice` is `None` for own draws.
    pub fn new(rules: R, dice: Option<FairDice>) -> Self {
        let state = rules.start();
        Self {
            rules,
            state,
            dice,
            drawn: [0; Stream::COUNT],
            entries: Vec::new(),
            undoable: Vec::new(),
            buffer: Vec::new(),
        }
    }

    /// Lets chance decide what comes before the first decision. Does nothing if the game has begun.
    pub fn begin(&mut self) -> Vec<R::Event> {
        let mut events = Vec::new();
        if self.entries.is_empty() && self.turn() == Turn::Chance {
            self.entries.push(Entry::Begin { chances: Vec::new() });
            self.settle(&mut events);
        }
        events
    }

    /// Carries out a seat's action, and the rolls and draws it causes.
    ///
    /// # Errors
    /// It is not that seat's turn or the game refuses the action; nothing has changed.
    pub fn play(
        &mut self,
        seat: Seat,
        action: R::Action,
    ) -> Result<Vec<R::Event>, HostError<R::Refusal>> {
        match self.turn() {
            Turn::Seat(turn) if turn == seat => {}
            Turn::Seat(turn) => return Err(HostError::TurnOf(turn)),
            Turn::Chance => return Err(HostError::DrawFirst),
            Turn::Over => return Err(HostError::Over),
        }
        let before = self.state;
        let mut events = Vec::new();
        let step = Step::Act(action);
        self.rules.apply(&mut self.state, step, &mut events).map_err(HostError::Refused)?;
        if self.rules.reveals(&before, action) {
            self.undoable.clear();
        } else {
            self.undoable.push((seat, before));
        }
        self.entries.push(Entry::Play { seat, action, chances: Vec::new() });
        self.settle(&mut events);
        Ok(events)
    }

    /// Types in what was rolled or drawn at a real table.
    ///
    /// # Errors
    /// Nothing is to be drawn, this cannot turn up now, or the dice are the host's; nothing changed.
    pub fn draw(&mut self, chance: R::Chance) -> Result<Vec<R::Event>, HostError<R::Refusal>> {
        if self.dice.is_some() {
            return Err(HostError::NotOwnDraws);
        }
        if self.turn() != Turn::Chance {
            return Err(HostError::NothingToDraw);
        }
        if self.entries.is_empty() {
            self.entries.push(Entry::Begin { chances: Vec::new() });
        }
        let mut events = Vec::new();
        self.turn_up(chance, &mut events)?;
        Ok(events)
    }

    /// Takes the seat's last action back.
    ///
    /// # Errors
    /// The last action was not this seat's, or something was revealed since; nothing has changed.
    pub fn undo(&mut self, seat: Seat) -> Result<(), HostError<R::Refusal>> {
        match self.undoable.last() {
            Some(&(by, before)) if by == seat => {
                self.undoable.pop();
                self.state = before;
                self.entries.push(Entry::Undo { seat });
                Ok(())
            }
            Some(_) | None => Err(HostError::NothingToUndo),
        }
    }

    /// Whether [`undo`](Self::undo) would succeed.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable.last().is_some_and(|&(by, _)| by == seat)
    }

    /// A seat leaves the game for good.
    ///
    /// # Errors
    /// The game is over or the seat has left already; nothing has changed.
    pub fn withdraw(&mut self, seat: Seat) -> Result<Vec<R::Event>, HostError<R::Refusal>> {
        self.outside(Step::Withdraw(seat), Entry::Withdraw { seat, chances: Vec::new() })
    }

    /// All agreed to end the game.
    ///
    /// # Errors
    /// The game is over; nothing has changed.
    pub fn agree(&mut self) -> Result<Vec<R::Event>, HostError<R::Refusal>> {
        self.outside(Step::Agree, Entry::Agree)
    }

    /// Writes down something about a seat that the game does not notice.
    pub fn note(&mut self, seat: Seat, note: SeatNote) {
        self.entries.push(Entry::Note { seat, note });
    }

    fn outside(
        &mut self,
        step: Step<R::Action, R::Chance>,
        entry: EntryOf<R>,
    ) -> Result<Vec<R::Event>, HostError<R::Refusal>> {
        if self.turn() == Turn::Over {
            return Err(HostError::Over);
        }
        let mut events = Vec::new();
        self.rules.apply(&mut self.state, step, &mut events).map_err(HostError::Refused)?;
        self.undoable.clear();
        self.entries.push(entry);
        self.settle(&mut events);
        Ok(events)
    }

    /// Lets the dice decide until it is no longer chance's turn. Without dice there is nothing to do.
    fn settle(&mut self, events: &mut Vec<R::Event>) {
        while let Some(chance) = self.fair_chance() {
            // What `sample` gives is possible: the conformance kit holds every game to it.
            if self.turn_up(chance, events).is_err() {
                break;
            }
        }
    }

    /// What the dice give now, if it is chance's turn and the host has dice.
    fn fair_chance(&self) -> Option<R::Chance> {
        let dice = self.dice.as_ref().filter(|_| self.turn() == Turn::Chance)?;
        let stream = self.rules.stream(&self.state);
        let mut luck = dice.outcome(stream, self.drawn[usize::from(stream.0)]);
        Some(self.rules.sample(&self.state, &mut luck))
    }

    fn turn_up(
        &mut self,
        chance: R::Chance,
        events: &mut Vec<R::Event>,
    ) -> Result<(), HostError<R::Refusal>> {
        let stream = self.rules.stream(&self.state);
        let step = Step::Chance(chance);
        self.rules.apply(&mut self.state, step, events).map_err(HostError::Refused)?;
        self.drawn[usize::from(stream.0)] += 1;
        self.undoable.clear();
        // A note may have been written while players were rolling.
        if let Some(chances) = self.entries.iter_mut().rev().find_map(Entry::chances_mut) {
            chances.push(chance);
        }
        Ok(())
    }

    /// The game after these entries, every roll and draw as they say.
    ///
    /// # Errors
    /// The first entry that is not possible, and why.
    pub fn replay(rules: R, entries: &[EntryOf<R>]) -> Result<Self, ReplayError<R::Refusal>> {
        let mut host = Self::new(rules, None);
        for (index, entry) in entries.iter().enumerate() {
            host.enter(entry, |_, _| Ok(()))
                .map_err(|error| ReplayError { entry: index + 1, error })?;
        }
        Ok(host)
    }

    /// The game after these entries, if they are possible and every roll and draw is the dice's.
    ///
    /// # Errors
    /// The first entry that is not possible or not proved.
    pub fn verify(
        rules: R,
        entries: &[EntryOf<R>],
        dice: &FairDice,
    ) -> Result<Self, Tampered<R::Refusal>> {
        let mut host = Self::new(rules, None);
        for (index, entry) in entries.iter().enumerate() {
            let number = index + 1;
            let mut wrong = None;
            let compare = |host: &mut Self, chance: (usize, R::Chance)| {
                host.dice = Some(dice.clone());
                let expected = host.fair_chance();
                host.dice = None;
                if expected.is_some_and(|expected| expected != chance.1) {
                    wrong = wrong.or(Some(chance.0 + 1));
                }
                Ok(())
            };
            let entered = host.enter(entry, compare);
            if let Some(chance) = wrong {
                return Err(Tampered::NotTheDice { entry: number, chance });
            }
            let impossible = |error| Tampered::Impossible(ReplayError { entry: number, error });
            entered.map_err(impossible)?;
            if host.turn() == Turn::Chance {
                return Err(Tampered::Missing { entry: number });
            }
        }
        Ok(host)
    }

    /// Carries out one entry of a record; `look` sees each outcome before it turns up.
    fn enter(
        &mut self,
        entry: &EntryOf<R>,
        mut look: impl FnMut(&mut Self, (usize, R::Chance)) -> Result<(), HostError<R::Refusal>>,
    ) -> Result<(), HostError<R::Refusal>> {
        match entry {
            Entry::Begin { .. }
                if self.entries.iter().any(|entry| !matches!(entry, Entry::Note { .. })) =>
            {
                return Err(HostError::Begun);
            }
            Entry::Begin { .. } => self.entries.push(Entry::Begin { chances: Vec::new() }),
            Entry::Play { seat, action, .. } => drop(self.play(*seat, *action)?),
            Entry::Undo { seat } => self.undo(*seat)?,
            Entry::Withdraw { seat, .. } => drop(self.withdraw(*seat)?),
            Entry::Note { seat, note } => self.note(*seat, note.clone()),
            Entry::Agree => drop(self.agree()?),
        }
        for chance in entry.chances().iter().copied().enumerate() {
            look(self, chance)?;
            self.draw(chance.1)?;
        }
        Ok(())
    }

    /// Goes on with these dice, for instance after a replay.
    #[must_use]
    pub fn with_dice(mut self, dice: FairDice) -> Self {
        self.dice = Some(dice);
        if !self.entries.is_empty() {
            self.settle(&mut Vec::new());
        }
        self
    }

    /// What a client needs to get from the view it has to this viewer's present one.
    pub fn update(&self, viewer: Viewer, known: &R::View, events: &[R::Event]) -> UpdateOf<R> {
        let legal = match (self.turn(), viewer) {
            (Turn::Seat(turn), Viewer::Seat(seat)) if turn == seat => {
                let mut legal = Vec::new();
                self.rules.legal_actions(&self.state, &mut legal);
                legal
            }
            (Turn::Seat(_) | Turn::Chance | Turn::Over, _) => Vec::new(),
        };
        Update {
            sequence: self.entries.len(),
            events: events.iter().filter_map(|event| self.rules.seen(event, viewer)).collect(),
            sections: known.changes(&self.view(viewer)),
            legal,
        }
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    /// What the seat whose turn it is may do.
    pub fn legal_actions(&mut self) -> &[R::Action] {
        self.rules.legal_actions(&self.state, &mut self.buffer);
        &self.buffer
    }

    /// What this viewer may know.
    pub fn view(&self, viewer: Viewer) -> R::View {
        self.rules.view(&self.state, viewer)
    }

    /// Who has won.
    pub fn winners(&self) -> SeatSet {
        self.rules.winners(&self.state)
    }

    /// The rules of this game.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The state. It knows everything: never show it to a player or a bot.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The log.
    pub fn entries(&self) -> &[EntryOf<R>] {
        &self.entries
    }

    /// The dice, unless players type in their own draws.
    pub fn dice(&self) -> Option<&FairDice> {
        self.dice.as_ref()
    }
}

impl<F: Reason> fmt::Display for HostError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TurnOf(seat) => write!(f, "it is the turn of seat {seat}"),
            Self::DrawFirst => f.write_str("something has to be rolled or drawn first"),
            Self::NothingToDraw => f.write_str("nothing is to be rolled or drawn now"),
            Self::Over => f.write_str("the game is over"),
            Self::NotOwnDraws => f.write_str("this game rolls and draws by itself"),
            Self::NothingToUndo => f.write_str("there is nothing this seat can take back"),
            Self::Begun => f.write_str("the game has begun already"),
            Self::Refused(reason) => write!(f, "{reason} ({})", reason.rule()),
        }
    }
}

impl<F: Reason> core::error::Error for HostError<F> {}

impl<F: Reason> fmt::Display for ReplayError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} is not possible: {}", self.entry, self.error)
    }
}

impl<F: Reason> core::error::Error for ReplayError<F> {}

impl<F: Reason> fmt::Display for Tampered<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Impossible(error) => error.fmt(f),
            Self::NotTheDice { entry, chance } => {
                write!(f, "entry {entry}: roll or draw number {chance} is not what the dice gave")
            }
            Self::Missing { entry } => {
                write!(f, "entry {entry} leaves out a roll or draw that the dice had decided")
            }
        }
    }
}

impl<F: Reason> core::error::Error for Tampered<F> {}
