//! The host of one game: it keeps the log, lets chance decide, and takes back.

use alloc::vec::Vec;
use core::fmt;

use crate::{
    Entry, FairDice, Reason, Rules, Seat, SeatNote, SeatSet, Sections, Step, Stream, Turn, Update,
    Viewer,
};

/// The log's entries of a game with these rules.
pub(crate) type EntryOf<R> = Entry<<R as Rules>::Action, <R as Rules>::Chance>;
/// What changes a state of a game with these rules.
pub type StepOf<R> = Step<<R as Rules>::Action, <R as Rules>::Chance>;
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
    /// How often something has changed.
    changes: usize,
    /// What can still be taken back, latest last. Fair dice end it; own draws are part of it.
    past: Vec<Past<R::State>>,
}

/// Something that was done, and how the game was before.
#[derive(Clone, Debug)]
struct Past<S> {
    done: Done,
    state: S,
    drawn: [u32; Stream::COUNT],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Done {
    /// This seat acted.
    Play(Seat),
    /// A roll or draw was typed in.
    Draw,
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
            changes: 0,
            past: Vec::new(),
        }
    }

    /// Whether anything but notes has been entered.
    pub fn has_begun(&self) -> bool {
        self.entries.iter().any(|entry| !matches!(entry, Entry::Note { .. }))
    }

    /// Lets chance decide what comes before the first decision. Does nothing if the game has begun.
    pub fn begin(&mut self) -> Vec<R::Event> {
        let mut events = Vec::new();
        if !self.has_begun() && self.dice.is_some() && self.turn() == Turn::Chance {
            self.enter(Entry::Begin { chances: Vec::new() });
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
        self.may_play(seat)?;
        let before = self.now(Done::Play(seat));
        let mut events = Vec::new();
        let step = Step::Act(action);
        self.rules.apply(&mut self.state, step, &mut events).map_err(HostError::Refused)?;
        if self.rules.reveals(&before.state, action) {
            self.past.clear();
        } else {
            self.past.push(before);
        }
        self.enter(Entry::Play { seat, action, chances: Vec::new() });
        self.settle(&mut events);
        Ok(events)
    }

    /// Why this seat cannot take this action now, if it cannot.
    pub fn why_not(&self, seat: Seat, action: R::Action) -> Option<HostError<R::Refusal>> {
        match self.may_play(seat) {
            Ok(()) => self.rules.why_not(&self.state, action).map(HostError::Refused),
            Err(error) => Some(error),
        }
    }

    fn may_play(&self, seat: Seat) -> Result<(), HostError<R::Refusal>> {
        match self.turn() {
            Turn::Seat(turn) if turn == seat => Ok(()),
            Turn::Seat(turn) => Err(HostError::TurnOf(turn)),
            Turn::Chance => Err(HostError::DrawFirst),
            Turn::Over => Err(HostError::Over),
        }
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
        let before = self.now(Done::Draw);
        let mut events = Vec::new();
        self.turn_up(chance, &mut events)?;
        self.past.push(before);
        Ok(events)
    }

    /// Takes back the last outcome that was typed in, to type it in again: at a real table a slip of
    /// the finger reveals nothing.
    ///
    /// # Errors
    /// The dice are the host's, or somebody has decided since; nothing has changed.
    pub fn correct(&mut self) -> Result<(), HostError<R::Refusal>> {
        if self.dice.is_some() {
            return Err(HostError::NotOwnDraws);
        }
        self.go_back(Done::Draw)?;
        self.enter(Entry::Correct { chances: Vec::new() });
        Ok(())
    }

    /// Takes the seat's last action back.
    ///
    /// # Errors
    /// The last action was not this seat's, or something was revealed since; nothing has changed.
    pub fn undo(&mut self, seat: Seat) -> Result<(), HostError<R::Refusal>> {
        self.go_back(Done::Play(seat))?;
        self.enter(Entry::Undo { seat });
        Ok(())
    }

    fn now(&self, done: Done) -> Past<R::State> {
        Past { done, state: self.state, drawn: self.drawn }
    }

    /// To before the last thing that was done, if it was this.
    fn go_back(&mut self, done: Done) -> Result<(), HostError<R::Refusal>> {
        match self.past.pop_if(|past| past.done == done) {
            Some(Past { state, drawn, .. }) => {
                (self.state, self.drawn) = (state, drawn);
                Ok(())
            }
            None => Err(HostError::NothingToUndo),
        }
    }

    /// Whose last action could be taken back now, if anybody's.
    pub fn undoable_by(&self) -> Option<Seat> {
        match self.past.last()?.done {
            Done::Play(seat) => Some(seat),
            Done::Draw => None,
        }
    }

    /// Whether [`correct`](Self::correct) would succeed.
    pub fn can_correct(&self) -> bool {
        self.dice.is_none() && self.past.last().is_some_and(|past| past.done == Done::Draw)
    }

    /// Whether [`undo`](Self::undo) would succeed.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable_by() == Some(seat)
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
        self.enter(Entry::Note { seat, note });
    }

    fn outside(
        &mut self,
        step: StepOf<R>,
        entry: EntryOf<R>,
    ) -> Result<Vec<R::Event>, HostError<R::Refusal>> {
        if self.turn() == Turn::Over {
            return Err(HostError::Over);
        }
        let mut events = Vec::new();
        self.rules.apply(&mut self.state, step, &mut events).map_err(HostError::Refused)?;
        self.past.clear();
        self.enter(entry);
        self.settle(&mut events);
        Ok(events)
    }

    pub(crate) fn enter(&mut self, entry: EntryOf<R>) {
        self.entries.push(entry);
        self.changes += 1;
    }

    /// Lets the dice decide until it is no longer chance's turn. Without dice there is nothing to do.
    fn settle(&mut self, events: &mut Vec<R::Event>) {
        while let Some(chance) = self.dice.as_ref().and_then(|dice| self.fair_chance(dice)) {
            self.past.clear();
            let turned_up = self.turn_up(chance, events);
            assert!(turned_up.is_ok(), "the game refuses what it sampled: {turned_up:?}");
        }
    }

    /// What these dice give now, if it is chance's turn.
    pub(crate) fn fair_chance(&self, dice: &FairDice) -> Option<R::Chance> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let stream = self.rules.stream(&self.state);
        let mut luck = dice.outcome(stream, self.drawn[stream.index()]);
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
        self.drawn[stream.index()] += 1;
        self.changes += 1;
        // It belongs to what caused it; a note may have been written while players were rolling.
        match self.entries.iter_mut().rev().find_map(Entry::chances_mut) {
            Some(chances) => chances.push(chance),
            None => self.enter(Entry::Begin { chances: alloc::vec![chance] }),
        }
        Ok(())
    }

    /// Goes on with these dice, for instance after a replay.
    #[must_use]
    pub fn with_dice(mut self, dice: FairDice) -> Self {
        self.dice = Some(dice);
        if self.has_begun() {
            self.settle(&mut Vec::new());
        }
        self
    }

    /// What a client needs to get from the view it has to this viewer's present one.
    pub fn update(&self, viewer: Viewer, known: &R::View, events: &[R::Event]) -> UpdateOf<R> {
        Update {
            sequence: self.changes,
            events: events.iter().filter_map(|event| self.rules.seen(event, viewer)).collect(),
            sections: known.changes(&self.view(viewer)),
            legal: self.legal_for(viewer),
        }
    }

    /// What this viewer may do now: nothing unless it is their turn.
    pub fn legal_for(&self, viewer: Viewer) -> Vec<R::Action> {
        match (self.turn(), viewer) {
            (Turn::Seat(turn), Viewer::Seat(seat)) if turn == seat => self.legal_actions(),
            (Turn::Seat(_) | Turn::Chance | Turn::Over, _) => Vec::new(),
        }
    }

    /// What the seat whose turn it is may do.
    pub fn legal_actions(&self) -> Vec<R::Action> {
        let mut legal = Vec::new();
        self.rules.legal_actions(&self.state, &mut legal);
        legal
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
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

    /// The log. It knows everything too.
    pub fn entries(&self) -> &[EntryOf<R>] {
        &self.entries
    }

    /// The steps that led from the start to the present state, without what was taken back.
    pub fn steps(&self) -> Vec<StepOf<R>> {
        let mut steps = Vec::new();
        for entry in &self.entries {
            match entry {
                Entry::Begin { .. } | Entry::Note { .. } => {}
                Entry::Play { action, .. } => steps.push(Step::Act(*action)),
                // Whatever is taken back is the last thing that was done.
                Entry::Undo { .. } | Entry::Correct { .. } => {
                    steps.pop();
                }
                Entry::Withdraw { seat, .. } => steps.push(Step::Withdraw(*seat)),
                Entry::Agree => steps.push(Step::Agree),
            }
            steps.extend(entry.chances().iter().map(|&chance| Step::Chance(chance)));
        }
        steps
    }

    /// How often something has changed: grows with every entry and every outcome typed in.
    pub fn sequence(&self) -> usize {
        self.changes
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
