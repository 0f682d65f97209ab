//! The host of one game: it keeps the log, lets chance decide, and takes back.

mod look;
mod undo;

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use crate::log::{Log, MAX_NOTES, RowKind};
use crate::past::{Past, Taken};
use crate::{
    Done, FairDice, HostError, Rules, Seat, SeatNote, Seating, Step, StepOf, Stream, Turn,
};

/// More actions than this are not one command.
pub const MAX_ACTS: usize = 100;

/// Runs one game. The game does not know it is hosted.
///
/// With [`FairDice`] chance decides as soon as its turn comes; without, every outcome is typed in by
/// [`draw`](Self::draw) ("own draws"). Every command gives back what it [did](Done), step by step.
pub struct Host<R: Rules> {
    rules: Arc<R>,
    state: R::State,
    start: Start<R::State>,
    source: Source,
    /// How many outcomes each stream has given. What own draws took back still counts: nothing asks for it.
    drawn: [u32; Stream::COUNT],
    log: Log<R::Action, R::Chance>,
    /// Everything that happened and was not taken back.
    events: Vec<R::Event>,
    past: Past<R::State, R::Action, R::Chance>,
    seating: Seating,
    /// Who sat where before the first note.
    first_seating: Seating,
}

/// Where a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Start<S> {
    /// Where its rules say.
    Rules,
    /// In this position.
    Position(S),
}

/// Where rolls and draws come from.
#[derive(Clone)]
pub(crate) enum Source {
    /// These dice decide, at once.
    Dice(FairDice),
    /// Players type them in.
    OwnDraws,
    /// They are those of a record whose dice decided, and are held against the dice if these are at hand.
    Record { proof: Option<FairDice> },
}

impl<R: Rules> Host<R> {
    /// A game before its first step, with a person on every seat; `dice` is `None` for own draws.
    pub fn new(rules: impl Into<Arc<R>>, dice: Option<FairDice>) -> Self {
        let rules = rules.into();
        let state = rules.start();
        Self::before_first(rules, state, Start::Rules, dice.map_or(Source::OwnDraws, Source::Dice))
    }

    /// A game that begins in this position.
    pub fn at(rules: impl Into<Arc<R>>, position: R::State, dice: Option<FairDice>) -> Self {
        let start = Start::Position(position);
        Self::before_first(
            rules.into(),
            position,
            start,
            dice.map_or(Source::OwnDraws, Source::Dice),
        )
    }

    pub(crate) fn before_first(
        rules: Arc<R>,
        state: R::State,
        start: Start<R::State>,
        source: Source,
    ) -> Self {
        let seating = Seating::people(rules.seats());
        Self {
            rules,
            state,
            start,
            source,
            drawn: [0; Stream::COUNT],
            log: Log::new(),
            events: Vec::new(),
            past: Past::new(state),
            first_seating: seating.clone(),
            seating,
        }
    }

    /// The same game with these players from the beginning. Who is a person decides what can be taken back.
    #[must_use]
    pub fn seated(mut self, seating: Seating) -> Self {
        self.first_seating = seating.clone();
        self.seating = seating;
        self
    }

    /// Lets the command that follows answer the position of this sequence number.
    ///
    /// ```
    /// # use table::example::Race;
    /// # use table::{FairDice, Host, HostError, Turn};
    /// # let mut host = Host::new(Race, Some(FairDice::from_seed(7, 2, [0; 32])));
    /// # host.begin();
    /// # let Turn::Seat(seat) = host.turn() else { panic!() };
    /// let shown = host.sequence();
    /// let action = host.legal_actions()[0];
    /// host.answering(shown)?.play(seat, action)?;
    /// // A second tap on what was shown then is late.
    /// assert!(host.answering(shown).is_err_and(|error| matches!(error, HostError::Stale { .. })));
    /// # Ok::<(), HostError<table::example::NotNow>>(())
    /// ```
    ///
    /// # Errors
    /// The game has gone on since.
    pub fn answering(&mut self, sequence: usize) -> Result<&mut Self, HostError<R::Refusal>> {
        match self.sequence() {
            now if now == sequence => Ok(self),
            now => Err(HostError::Stale { answered: sequence, now }),
        }
    }

    /// Lets chance decide what comes before the first decision. Does nothing if the game has begun.
    pub fn begin(&mut self) -> Done<R> {
        let mut done = self.nothing_done();
        if !self.has_begun()
            && self.turn() == Turn::Chance
            && matches!(self.source, Source::Dice(_))
        {
            self.log.open_row(RowKind::Begin);
            self.settle(&mut done);
            self.finish(done)
        } else {
            done.ends_at(self.sequence());
            done
        }
    }

    /// Carries out a seat's action, and the rolls and draws it causes.
    ///
    /// # Errors
    /// It is not that seat's turn or the game refuses the action; nothing has changed.
    pub fn play(
        &mut self,
        seat: Seat,
        action: R::Action,
    ) -> Result<Done<R>, HostError<R::Refusal>> {
        self.play_all(seat, &[action])
    }

    /// Carries out several actions of a seat as one command, which is taken back as one; none is no command. Only the
    /// last one may let dice roll: otherwise a command that is refused for what was rolled in the middle of it would let
    /// players foresee the dice.
    ///
    /// # Errors
    /// One of them is not possible when it comes to it, or lets dice roll before the last; nothing has changed.
    pub fn play_all(
        &mut self,
        seat: Seat,
        actions: &[R::Action],
    ) -> Result<Done<R>, HostError<R::Refusal>> {
        self.act(seat, actions.iter().map(|&action| (action, [].iter())))
    }

    /// The same with what a record says turned up after each action.
    pub(crate) fn act<'a>(
        &mut self,
        seat: Seat,
        acts: impl ExactSizeIterator<Item = (R::Action, core::slice::Iter<'a, R::Chance>)>,
    ) -> Result<Done<R>, HostError<R::Refusal>>
    where
        R::Chance: 'a,
    {
        self.may_play(seat)?;
        if self.log.is_full() || acts.len() > MAX_ACTS {
            return Err(HostError::LogFull);
        }
        if acts.len() == 0 {
            return Ok(self.nothing_done());
        }
        // A single action is refused before anything has changed.
        let simple = acts.len() == 1 && !matches!(self.source, Source::Record { .. });
        let kept = (!simple).then(|| (self.past.clone(), self.drawn));
        let before = self.state;
        let mut done = self.nothing_done();
        self.log.open_row(RowKind::Play(seat));
        self.past.open(&*self.rules, Taken::Play(seat), self.events.len());
        for (action, mut chances) in acts {
            if let Err(error) = self.one_act(seat, action, &mut chances, &mut done) {
                // Nothing of the command has happened.
                self.log.drop_row();
                self.state = before;
                match kept {
                    Some(kept) => (self.past, self.drawn) = kept,
                    None => self.past.close_empty(),
                }
                return Err(error);
            }
        }
        self.settle(&mut done);
        Ok(self.finish(done))
    }

    fn one_act(
        &mut self,
        seat: Seat,
        action: R::Action,
        chances: &mut core::slice::Iter<'_, R::Chance>,
        done: &mut Done<R>,
    ) -> Result<(), HostError<R::Refusal>> {
        self.may_play(seat)?;
        let before = self.state;
        self.step(Step::Act(action), done)?;
        let news = self.rules.news(&before, action);
        if news.iter().any(|seat| self.seating.is_person(seat)) {
            self.past.show_last();
        }
        for &chance in chances {
            self.turn_up(chance, done)?;
        }
        Ok(())
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
    pub fn draw(&mut self, chance: R::Chance) -> Result<Done<R>, HostError<R::Refusal>> {
        self.needs_own_draws()?;
        if self.turn() != Turn::Chance {
            return Err(HostError::NothingToDraw);
        }
        if self.log.is_full() {
            return Err(HostError::LogFull);
        }
        let mut done = self.nothing_done();
        self.log.open_row(RowKind::Draw);
        self.past.open(&*self.rules, Taken::Draw, self.events.len());
        if let Err(error) = self.turn_up(chance, &mut done) {
            self.log.drop_row();
            self.past.close_empty();
            return Err(error);
        }
        Ok(self.finish(done))
    }

    fn needs_own_draws(&self) -> Result<(), HostError<R::Refusal>> {
        match self.source {
            Source::OwnDraws => Ok(()),
            Source::Dice(_) | Source::Record { .. } => Err(HostError::NotOwnDraws),
        }
    }

    /// A seat leaves the game for good.
    ///
    /// # Errors
    /// The game is over, the seat has left already, or there is none of that number; nothing has changed.
    pub fn withdraw(&mut self, seat: Seat) -> Result<Done<R>, HostError<R::Refusal>> {
        self.has_seat(seat)?;
        self.outside(Step::Withdraw(seat), RowKind::Withdraw(seat), &[])
    }

    /// All agreed to end the game.
    ///
    /// # Errors
    /// The game is over; nothing has changed.
    pub fn agree(&mut self) -> Result<Done<R>, HostError<R::Refusal>> {
        self.outside(Step::Agree, RowKind::Agree, &[])
    }

    /// What changes the game whoever's turn it is, with what a record says turned up because of it.
    pub(crate) fn outside(
        &mut self,
        step: StepOf<R>,
        kind: RowKind,
        chances: &[R::Chance],
    ) -> Result<Done<R>, HostError<R::Refusal>> {
        if self.turn() == Turn::Over {
            return Err(HostError::Over);
        }
        let mut done = self.nothing_done();
        self.log.open_row(kind);
        if let Err(error) = self.step(step, &mut done) {
            self.log.drop_row();
            return Err(error);
        }
        self.past.forget(&self.state);
        for &chance in chances {
            self.turn_up(chance, &mut done)?;
        }
        self.settle(&mut done);
        Ok(self.finish(done))
    }

    /// Whether the log is as long as it gets: nothing more can be played.
    pub fn is_full(&self) -> bool {
        self.log.is_full()
    }

    /// How many notes have been written down.
    pub fn notes(&self) -> usize {
        self.log.notes()
    }

    /// Writes down something about a seat that the game does not notice.
    ///
    /// # Errors
    /// There is no such seat, or there are too many notes; nothing has changed.
    pub fn note(&mut self, seat: Seat, note: SeatNote) -> Result<Done<R>, HostError<R::Refusal>> {
        self.has_seat(seat)?;
        if self.notes() >= MAX_NOTES {
            return Err(HostError::LogFull);
        }
        let note = note.plain();
        let was_person = self.seating.is_person(seat);
        self.seating.note(seat, &note);
        if self.seating.is_person(seat) && !was_person {
            // What only bots saw could be taken back; now a person sees what came of it.
            self.past.show_all();
        }
        self.log.note(seat, note);
        Ok(self.finish(self.nothing_done()))
    }

    pub(crate) fn has_seat(&self, seat: Seat) -> Result<(), HostError<R::Refusal>> {
        if seat.index() < self.rules.seats() { Ok(()) } else { Err(HostError::NoSuchSeat(seat)) }
    }

    fn nothing_done(&self) -> Done<R> {
        Done::nothing(self.sequence(), self.state)
    }

    fn finish(&mut self, mut done: Done<R>) -> Done<R> {
        self.events.extend_from_slice(done.events());
        done.ends_at(self.sequence());
        done
    }

    /// Begins with these rolls and draws.
    pub(crate) fn begin_with(
        &mut self,
        chances: &[R::Chance],
    ) -> Result<Done<R>, HostError<R::Refusal>> {
        let mut done = self.nothing_done();
        self.log.open_row(RowKind::Begin);
        for &chance in chances {
            self.turn_up(chance, &mut done)?;
        }
        Ok(self.finish(done))
    }

    /// Lets the dice decide until it is no longer chance's turn. Without dice there is nothing to do.
    fn settle(&mut self, done: &mut Done<R>) {
        while let Some(chance) = self.fair_chance() {
            let turned_up = self.turn_up(chance, done);
            assert!(turned_up.is_ok(), "the game refuses what it sampled: {turned_up:?}");
        }
    }

    fn fair_chance(&self) -> Option<R::Chance> {
        match &self.source {
            Source::Dice(dice) => self.chance_of(dice),
            Source::OwnDraws | Source::Record { .. } => None,
        }
    }

    /// What these dice give now, if it is chance's turn.
    pub(crate) fn chance_of(&self, dice: &FairDice) -> Option<R::Chance> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let stream = self.rules.stream(&self.state);
        let mut luck = dice.outcome(stream, self.drawn[stream.index()]);
        Some(self.rules.sample(&self.state, &mut luck))
    }

    /// Chance turns up this. Dice end what can be taken back; a slip of the finger does not.
    fn turn_up(
        &mut self,
        chance: R::Chance,
        done: &mut Done<R>,
    ) -> Result<(), HostError<R::Refusal>> {
        if self.turn() != Turn::Chance {
            return Err(HostError::NothingToDraw);
        }
        if let Source::Record { proof: Some(dice) } = &self.source
            && self.chance_of(dice) != Some(chance)
        {
            return Err(HostError::NotTheDice);
        }
        let stream = self.rules.stream(&self.state);
        self.step(Step::Chance(chance), done)?;
        self.drawn[stream.index()] += 1;
        if !self.own_draws() {
            self.past.forget(&self.state);
        }
        Ok(())
    }

    /// Carries out one step of the last row.
    fn step(&mut self, step: StepOf<R>, done: &mut Done<R>) -> Result<(), HostError<R::Refusal>> {
        self.rules.apply(&mut self.state, step, done.sink()).map_err(HostError::Refused)?;
        done.stepped(step, self.state);
        self.log.step(step);
        self.past.step(step, &self.state);
        Ok(())
    }

    /// Goes on with these dice after a replay.
    #[must_use]
    pub fn with_dice(mut self, dice: FairDice) -> Self {
        self.source = Source::Dice(dice);
        if self.has_begun() {
            let mut done = self.nothing_done();
            self.settle(&mut done);
            self.finish(done);
        }
        self
    }

    /// Goes on with rolls and draws that players type in.
    #[must_use]
    pub(crate) fn with_own_draws(mut self) -> Self {
        self.source = Source::OwnDraws;
        self
    }

    pub(crate) fn set_source(&mut self, source: Source) {
        self.source = source;
    }
}

/// Derived, it would ask the rules to be `Clone`, which are shared.
impl<R: Rules> Clone for Host<R> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            state: self.state,
            start: self.start,
            source: self.source.clone(),
            drawn: self.drawn,
            log: self.log.clone(),
            events: self.events.clone(),
            past: self.past.clone(),
            seating: self.seating.clone(),
            first_seating: self.first_seating.clone(),
        }
    }
}

/// Without the state, the log and the dice: whoever reads a printout learns nothing secret.
impl<R: Rules> fmt::Debug for Host<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Host")
            .field("turn", &self.turn())
            .field("sequence", &self.sequence())
            .field("seating", &self.seating)
            .finish_non_exhaustive()
    }
}
