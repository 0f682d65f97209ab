//! What a host can be asked.

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::{Host, Source, Start};
use crate::done::legal_for;
use crate::{EntryOf, FairDice, Rules, SeatSet, Seating, StepOf, Turn, Viewer};

impl<R: Rules> Host<R> {
    /// What this viewer may do now: nothing unless it is their turn.
    pub fn legal_for(&self, viewer: Viewer) -> Vec<R::Action> {
        legal_for(&*self.rules, &self.state, viewer)
    }

    /// What the seat whose turn it is may do.
    pub fn legal_actions(&self) -> Vec<R::Action> {
        let mut legal = Vec::new();
        self.rules.legal_actions(&self.state, &mut legal);
        legal
    }

    /// Whether anything but notes has been entered.
    pub fn has_begun(&self) -> bool {
        self.log.len() > 0
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    /// What this viewer may know.
    pub fn view(&self, viewer: Viewer) -> R::View {
        self.rules.view(&self.state, viewer)
    }

    /// Everything that happened and was not taken back, as this viewer knows it.
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = R::Seen> {
        self.events.iter().filter_map(move |event| self.rules.seen(event, viewer))
    }

    /// Who has won.
    pub fn winners(&self) -> SeatSet {
        self.rules.winners(&self.state)
    }

    /// The rules of this game.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The same, to be shared with another host or thread.
    pub fn shared_rules(&self) -> Arc<R> {
        Arc::clone(&self.rules)
    }

    /// The state before the first step.
    pub fn start(&self) -> R::State {
        match self.start {
            Start::Rules => self.rules.start(),
            Start::Position(state) => state,
        }
    }

    /// Who sits where now.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Who sat where before the first note.
    pub fn first_seating(&self) -> &Seating {
        &self.first_seating
    }

    /// The state. It knows everything: never show it to a player or a bot.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The position that the game began in, if it is not the rules' own.
    pub fn position(&self) -> Option<&R::State> {
        match &self.start {
            Start::Rules => None,
            Start::Position(state) => Some(state),
        }
    }

    /// The log, notes included. It knows everything too.
    pub fn entries(&self) -> impl Iterator<Item = EntryOf<R>> {
        self.log.entries()
    }

    /// The last command that changed the game, as the log has it. It knows everything too.
    pub fn last_command(&self) -> Option<EntryOf<R>> {
        self.log.last()
    }

    /// The steps that led from the start to the present state, without what was taken back.
    pub fn steps(&self) -> Vec<StepOf<R>> {
        self.log.lasting_steps()
    }

    /// How many commands have changed the game. Notes do not.
    pub fn sequence(&self) -> usize {
        self.log.len()
    }

    /// Whether players roll and draw themselves.
    pub fn own_draws(&self) -> bool {
        matches!(self.source, Source::OwnDraws)
    }

    /// The dice, unless players type in their own draws.
    pub fn dice(&self) -> Option<&FairDice> {
        match &self.source {
            Source::Dice(dice) => Some(dice),
            Source::OwnDraws | Source::Record { .. } => None,
        }
    }
}
