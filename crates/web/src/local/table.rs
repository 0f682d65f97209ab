//! One hosted game with its players, its log, and its form as a saved game.

use bots::Chooser;
use table::{
    Entry, FairDice, Host, HostError, Recorded, Rules, Saved, SavedError, Seat, Step, StepOf, Turn,
    Viewer, Weighted,
};

use super::Frame;

/// What was done, or why it was refused.
pub(crate) type Done<G> = Result<Vec<Frame<G>>, HostError<<G as Rules>::Refusal>>;

/// Whom the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Somebody at this device chooses for this seat.
    Person(Seat),
    /// A bot chooses for this seat.
    Bot(Seat, bots::Bot),
    /// Somebody types in what was rolled or drawn.
    Draw,
    /// The game is over.
    Nobody,
}

/// One game, hosted in the page.
#[derive(Clone, Debug)]
pub struct LocalTable<G: Recorded> {
    host: Host<G>,
    players: Vec<Chooser>,
    /// Everything that happened and was not taken back.
    log: Vec<G::Event>,
    /// How long the log was before each action or typed-in draw that may still be taken back.
    marks: Vec<usize>,
}

impl<G: Recorded> LocalTable<G> {
    /// A new game; `dice` is `None` for own draws. What chance decides before the first decision has happened.
    pub fn new(rules: G, players: Vec<Chooser>, dice: Option<FairDice>) -> (Self, Vec<Frame<G>>) {
        let host = Host::new(rules, dice);
        let mut table = Self { host, players, log: Vec::new(), marks: Vec::new() };
        let before = *table.host.state();
        let events = table.host.begin();
        let frames = table.frames(before, None, Viewer::Spectator);
        table.log.extend(events);
        (table, frames)
    }

    /// A saved game.
    ///
    /// # Errors
    /// The text is not a record of this game that can go on here.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let saved = Saved::<G>::parse(text)?;
        let named = saved.seats.iter().map(|name| Chooser::from_record(name).ok());
        // A seat whose player nobody knows any more is played by whoever holds the device.
        let mut players: Vec<Chooser> = named.map(|who| who.unwrap_or(Chooser::Human)).collect();
        players.resize(saved.rules.seats(), Chooser::Human);
        let (mut log, mut marks): (Vec<G::Event>, Vec<usize>) = (Vec::new(), Vec::new());
        let mut entries = 0;
        let host = saved.resume(|host, events| {
            let new = host.entries().len() > entries;
            entries = host.entries().len();
            match host.entries().last() {
                Some(Entry::Undo { .. } | Entry::Correct { .. }) if new => {
                    log.truncate(marks.pop().unwrap_or(log.len()));
                }
                Some(_) | None => {
                    marks.push(log.len());
                    log.extend(events.iter().cloned());
                }
            }
        })?;
        Ok(Self { host, players, log, marks })
    }

    /// The saved game.
    pub fn record(&self) -> String {
        Saved::record(&self.host, &self.players).to_string()
    }

    /// Whom the table waits for.
    pub fn asks(&self) -> Asks {
        match self.host.turn() {
            Turn::Seat(seat) => match self.players[seat.index()] {
                Chooser::Human => Asks::Person(seat),
                Chooser::Bot(bot) => Asks::Bot(seat, bot),
            },
            Turn::Chance => Asks::Draw,
            Turn::Over => Asks::Nobody,
        }
    }

    /// Carries out an action.
    ///
    /// # Errors
    /// It is not that seat's turn or the game refuses; nothing has changed.
    pub fn play(&mut self, seat: Seat, action: G::Action, viewer: Viewer) -> Done<G> {
        let before = *self.host.state();
        let mark = self.log.len();
        let events = self.host.play(seat, action)?;
        self.remember(mark, events);
        Ok(self.frames(before, Some(Step::Act(action)), viewer))
    }

    /// Types in what was rolled or drawn.
    ///
    /// # Errors
    /// Nothing is to be drawn, or this cannot turn up now; nothing has changed.
    pub fn draw(&mut self, chance: G::Chance, viewer: Viewer) -> Done<G> {
        let before = *self.host.state();
        let mark = self.log.len();
        let events = self.host.draw(chance)?;
        self.remember(mark, events);
        Ok(Frame::of(self.host.rules(), before, [Step::Chance(chance)], viewer))
    }

    /// Whether [`take_back`](Self::take_back) would do anything.
    pub fn can_take_back(&self) -> bool {
        let own = self.host.undoable_by();
        let person = own.filter(|&seat| self.is_person(seat));
        person.is_some() || self.host.can_correct()
    }

    /// Takes back the last action of a person, or the last typed-in draw.
    ///
    /// # Errors
    /// Something was revealed since, or somebody else has decided; nothing has changed.
    pub fn take_back(&mut self) -> Result<(), HostError<G::Refusal>> {
        match self.host.undoable_by() {
            Some(seat) if self.is_person(seat) => self.host.undo(seat)?,
            Some(_) => return Err(HostError::NothingToUndo),
            // With dice of its own the program corrects nothing.
            None if self.host.dice().is_some() => return Err(HostError::NothingToUndo),
            None => self.host.correct()?,
        }
        let mark = self.marks.pop().unwrap_or(self.log.len());
        self.log.truncate(mark);
        Ok(())
    }

    /// A seat leaves the game for good.
    ///
    /// # Errors
    /// The game is over or the seat has left already; nothing has changed.
    pub fn withdraw(&mut self, seat: Seat, viewer: Viewer) -> Done<G> {
        let before = *self.host.state();
        let events = self.host.withdraw(seat)?;
        self.log.extend(events);
        self.marks.clear();
        Ok(self.frames(before, Some(Step::Withdraw(seat)), viewer))
    }

    /// Why this action is not possible now, if it is not.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<HostError<G::Refusal>> {
        self.host.why_not(seat, action)
    }

    /// What whoever's turn it is may do.
    pub fn legal_actions(&self) -> Vec<G::Action> {
        self.host.legal_actions()
    }

    /// What may turn up now, when it is to be typed in.
    pub fn chances(&self) -> Vec<Weighted<G::Chance>> {
        let mut chances = Vec::new();
        self.host.rules().chances(self.host.state(), &mut chances);
        chances
    }

    /// What this viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.host.view(viewer)
    }

    /// Everything that happened and was not taken back, as this viewer knows it.
    pub fn log(&self, viewer: Viewer) -> Vec<G::Seen> {
        self.log.iter().filter_map(|event| self.rules().seen(event, viewer)).collect()
    }

    /// All steps of the game that were not taken back.
    pub fn steps(&self) -> Vec<StepOf<G>> {
        self.host.steps()
    }

    /// The game.
    pub fn rules(&self) -> &G {
        self.host.rules()
    }

    /// Who plays.
    pub fn players(&self) -> &[Chooser] {
        &self.players
    }

    /// The seats that people at this device play for, without those who have left.
    pub fn people(&self) -> Vec<Seat> {
        let seats = Seat::first(self.players.len());
        seats.filter(|&seat| self.is_person(seat) && !self.has_left(seat)).collect()
    }

    /// Whether somebody at this device plays for this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()) == Some(&Chooser::Human)
    }

    fn has_left(&self, seat: Seat) -> bool {
        let left = |entry: &Entry<_, _>| matches!(entry, Entry::Withdraw { seat: left, .. } if *left == seat);
        self.host.entries().iter().any(left)
    }

    /// Whether players roll and draw themselves.
    pub fn own_draws(&self) -> bool {
        self.host.dice().is_none()
    }

    /// How often something has changed.
    pub fn sequence(&self) -> usize {
        self.host.sequence()
    }

    fn remember(&mut self, mark: usize, events: Vec<G::Event>) {
        self.log.extend(events);
        self.marks.push(mark);
    }

    /// The frames of what the last entry of the log did, from the state before it.
    fn frames(
        &self,
        before: G::State,
        first: Option<Step<G::Action, G::Chance>>,
        viewer: Viewer,
    ) -> Vec<Frame<G>> {
        let chances = self.host.entries().last().map(Entry::chances).unwrap_or_default();
        let steps = first.into_iter().chain(chances.iter().copied().map(Step::Chance));
        Frame::of(self.host.rules(), before, steps, viewer)
    }
}

#[cfg(test)]
mod tests;
