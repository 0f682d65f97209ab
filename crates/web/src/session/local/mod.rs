//! A table without a server: the page itself hosts the game, for one device.

use std::sync::Arc;

use bots::{Bots, Chooser, Recap, Retold, ReviewOf};
use table::{
    Entry, FairDice, Host, HostError, Recorded, Rules, Saved, SavedError, Seat, SeatNote, Seating,
    StepOf, Turn, Viewer, Weighted,
};

use super::summary::names;
use super::{Asks, Command, Frame, Happened, Reply};

/// What was done, or why it was refused.
type Done<G> = Result<Vec<Frame<G>>, HostError<<G as Rules>::Refusal>>;

/// One game, hosted in the page.
#[derive(Clone, Debug)]
pub struct LocalTable<G: Recorded> {
    host: Host<G>,
}

impl<G: Recorded> LocalTable<G> {
    /// A new game; `dice` is `None` for own draws. What chance decides before the first decision has happened.
    pub fn new(
        rules: G,
        players: impl AsRef<[Chooser]>,
        dice: Option<FairDice>,
    ) -> (Self, Vec<Frame<G>>) {
        let mut host = Host::new(rules, dice).seated(Seating::named(players.as_ref()));
        let done = host.begin();
        let frames = Frame::of(host.rules(), &done, Viewer::Spectator);
        (Self { host }, frames)
    }

    /// A new game that begins in this position.
    pub fn at(rules: Arc<G>, position: G::State, players: &[Chooser], dice: FairDice) -> Self {
        let seating = Seating::named(players);
        let mut host = Host::at(rules, position, Some(dice)).seated(seating);
        host.begin();
        Self { host }
    }

    /// A saved game.
    ///
    /// # Errors
    /// The text is not a record of this game that can go on here.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let saved = Saved::<G>::parse(text)?;
        // Its next record would be sealed anew.
        saved.unchanged()?;
        Self::resume(&saved)
    }

    /// The game of a record that was read.
    ///
    /// # Errors
    /// An entry that is not possible.
    pub fn resume(saved: &Saved<G>) -> Result<Self, SavedError> {
        Ok(Self { host: saved.resume(|_, _| {})? })
    }

    /// The saved game.
    pub fn record(&self) -> String {
        Saved::record(&self.host).to_string()
    }

    /// Whom the table waits for.
    pub fn asks(&self) -> Asks {
        match self.host.turn() {
            Turn::Seat(seat) => match self.player(seat) {
                Chooser::Human => Asks::Person(seat),
                Chooser::Bot(bot) => Asks::Bot(seat, bot),
            },
            Turn::Chance => Asks::Draw,
            Turn::Over => Asks::Nobody,
        }
    }

    /// Carries out a command; `viewer` looks on.
    ///
    /// # Errors
    /// It is not possible; nothing has changed.
    pub fn carry_out(&mut self, command: &Command<'_, G>, viewer: Viewer) -> Reply<G> {
        match *command {
            Command::Play(seat, actions) => self.play_all(seat, actions, viewer),
            Command::Draw(chance) => self.draw(chance, viewer),
            Command::Withdraw(seat) => self.withdraw(seat, viewer),
            Command::Lend(seat) => {
                self.note(seat, SeatNote::Lent(Chooser::OPPONENT.to_string()), viewer)
            }
            Command::ComeBack(seat) => self.note(seat, SeatNote::Back, viewer),
            Command::TakeBack => return self.take_back().map(|()| Happened::TakenBack),
        }
        .map(Happened::Steps)
    }

    /// Carries out an action.
    ///
    /// # Errors
    /// It is not that seat's turn or the game refuses; nothing has changed.
    pub fn play(&mut self, seat: Seat, action: G::Action, viewer: Viewer) -> Done<G> {
        self.play_all(seat, &[action], viewer)
    }

    /// Carries out several actions that were chosen as one, and are taken back as one.
    ///
    /// # Errors
    /// One of them is not possible; nothing has changed.
    pub fn play_all(&mut self, seat: Seat, actions: &[G::Action], viewer: Viewer) -> Done<G> {
        let done = self.host.play_all(seat, actions)?;
        Ok(Frame::of(self.host.rules(), &done, viewer))
    }

    /// Types in what was rolled or drawn.
    ///
    /// # Errors
    /// Nothing is to be drawn, or this cannot turn up now; nothing has changed.
    pub fn draw(&mut self, chance: G::Chance, viewer: Viewer) -> Done<G> {
        let done = self.host.draw(chance)?;
        Ok(Frame::of(self.host.rules(), &done, viewer))
    }

    /// Whether [`take_back`](Self::take_back) would do anything.
    pub fn can_take_back(&self) -> bool {
        let own = self.host.undoable_by();
        let person = own.filter(|&seat| self.is_person(seat));
        person.is_some() || self.host.can_correct()
    }

    /// Takes back the last command of a person, or the last typed-in draw.
    ///
    /// # Errors
    /// Somebody has learned something since, or has decided; nothing has changed.
    pub fn take_back(&mut self) -> Result<(), HostError<G::Refusal>> {
        match self.host.undoable_by() {
            Some(seat) if self.is_person(seat) => self.host.undo(seat)?,
            Some(_) => return Err(HostError::NothingToUndo),
            // With dice of its own the program corrects nothing.
            None if !self.host.own_draws() => return Err(HostError::NothingToUndo),
            None => self.host.correct()?,
        };
        Ok(())
    }

    /// A seat leaves the game for good.
    ///
    /// # Errors
    /// The game is over or the seat has left already; nothing has changed.
    pub fn withdraw(&mut self, seat: Seat, viewer: Viewer) -> Done<G> {
        let done = self.host.withdraw(seat)?;
        Ok(Frame::of(self.host.rules(), &done, viewer))
    }

    fn note(&mut self, seat: Seat, note: SeatNote, viewer: Viewer) -> Done<G> {
        let done = self.host.note(seat, note)?;
        Ok(Frame::of(self.host.rules(), &done, viewer))
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
        self.host.log(viewer).collect()
    }

    /// A look back at a game that is over; nothing where that would tell secrets. It takes a moment.
    pub fn recap(&self) -> Option<Recap<G::Seen>>
    where
        G: Retold,
    {
        let known = G::OPEN || self.host.turn() == Turn::Over;
        known.then(|| bots::recap(self.rules(), self.host.start(), &self.host.steps()))
    }

    /// What everybody's decisions were worth, and how lucky they were, once the game is over. It takes seconds.
    pub fn review(&self) -> Option<ReviewOf<G>>
    where
        G: Bots,
    {
        let (start, steps) = self.played();
        let over = self.host.turn() == Turn::Over;
        if over { self.rules().review(start, &steps) } else { None }
    }

    /// How the game began, and every step that was not taken back.
    pub fn played(&self) -> (G::State, Vec<StepOf<G>>) {
        (self.host.start(), self.host.steps())
    }

    /// The game.
    pub fn rules(&self) -> &G {
        self.host.rules()
    }

    /// The same, to be shared.
    pub fn shared_rules(&self) -> Arc<G> {
        self.host.shared_rules()
    }

    /// The record that this viewer may have now.
    pub fn record_for(&self, viewer: Viewer) -> String {
        table::record_for(&self.host, viewer)
    }

    /// Who plays on this seat now.
    pub fn player(&self, seat: Seat) -> Chooser {
        Chooser::at(self.host.seating(), seat)
    }

    /// Whose seats they are, one by one: of a person also while it is lent.
    pub fn players(&self) -> Vec<Chooser> {
        let is_persons = |seat| self.host.seating().is_person(seat);
        let owner = |seat| if is_persons(seat) { Chooser::Human } else { self.player(seat) };
        Seat::first(self.rules().seats()).map(owner).collect()
    }

    /// The seats that people at this device play for, without those who have left or have lent theirs to a bot.
    pub fn people(&self) -> Vec<Seat> {
        let all = Seat::first(self.rules().seats());
        all.filter(|&seat| self.is_person(seat) && !self.has_left(seat)).collect()
    }

    /// Whether somebody at this device plays for this seat now.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.player(seat) == Chooser::Human
    }

    /// Calls people by these names, by seat. Seats of bots have none.
    pub fn call(&mut self, names: &[Option<String>]) {
        for (seat, name) in Seat::first(self.rules().seats()).zip(names) {
            if let Some(name) = name.as_ref().filter(|_| self.is_person(seat)) {
                // A table that has just been set has room for a note.
                drop(self.host.note(seat, SeatNote::Taken(name.clone())));
            }
        }
    }

    /// What people are called, by seat.
    pub fn names(&self) -> Vec<Option<String>> {
        names(self.host.seating())
    }

    /// The seats that people have lent to a bot.
    pub fn lent(&self) -> Vec<Seat> {
        let people = self.host.seating().person_seats();
        people.iter().filter(|&seat| !self.is_person(seat) && !self.has_left(seat)).collect()
    }

    fn has_left(&self, seat: Seat) -> bool {
        let left = |entry: &Entry<_, _>| matches!(entry, Entry::Withdraw { seat: left, .. } if *left == seat);
        self.host.entries().any(|entry| left(&entry))
    }

    /// Whether players roll and draw themselves.
    pub fn own_draws(&self) -> bool {
        self.host.own_draws()
    }

    /// What bots choose by: it follows from the dice, which nobody knows before the end. Own draws have none.
    pub fn bot_seed(&self) -> Option<u64> {
        self.host.dice().map(FairDice::bot_seed)
    }

    /// How often something has changed.
    pub fn sequence(&self) -> usize {
        self.host.sequence()
    }
}

#[cfg(test)]
mod tests;
