//! The trait every game implements, and the words it is spoken in.

use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Luck, NotationError, Seat, SeatSet, Sections, Viewer};

/// What changes a state of a game with these rules.
pub type StepOf<R> = Step<<R as Rules>::Action, <R as Rules>::Chance>;
/// A part of a view of a game with these rules.
pub type SectionOf<R> = <<R as Rules>::View as Sections>::Section;

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat chooses among the legal actions.
    Seat(Seat),
    /// Dice roll or something is drawn.
    Chance,
    /// The game is over: nothing more happens.
    Over,
}

/// Everything that can change a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<A, C> {
    /// The seat whose turn it is does this.
    Act(A),
    /// Chance turned up this.
    Chance(C),
    /// A seat leaves for good; possible at any time until the game is over.
    Withdraw(Seat),
    /// All agreed to end the game here.
    Agree,
}

/// One thing that chance may turn up, and how often compared with the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighted<C> {
    /// What may turn up.
    pub chance: C,
    /// At least 1. The weights of one list add up to less than 2³².
    pub weight: u32,
}

/// A source of chance (the dice, one pile): fair dice give each its own stream.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stream(u8);

impl Stream {
    /// How many streams there can be.
    pub const COUNT: usize = 32;

    /// The stream of this number.
    ///
    /// # Panics
    /// If the number is not below [`COUNT`](Self::COUNT).
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < Self::COUNT, "there are not so many streams");
        Self(number)
    }

    /// The number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Why something is not possible: a sentence a player could read, and the rule behind it.
pub trait Reason: Copy + Eq + Debug + Display + Send + Sync + 'static {
    /// The number of the rule, such as `K4.1`.
    fn rule(&self) -> &'static str;
}

/// Why no state fits a view: something about it that no game can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit(pub &'static str);

impl Display for Misfit {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "no game shows {}", self.0)
    }
}

impl core::error::Error for Misfit {}

/// Takes the events of [`Rules::apply`] as they happen.
pub trait EventSink<E> {
    /// One more thing happened.
    fn push(&mut self, event: E);
}

/// Drops every event: for playouts, where building them is optimised away.
impl<E> EventSink<E> for () {
    #[inline]
    fn push(&mut self, _: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Self::push(self, event);
    }
}

/// A game: content, options and rules version, immutable and shared by all games played with it, on
/// any thread.
///
/// Everything here is pure: the same state and step give the same state and events, on every
/// machine.
pub trait Rules: Send + Sync + 'static {
    /// Nothing is hidden from anybody: [`view`](Self::view), [`changes`](Self::changes) and
    /// [`seen`](Self::seen) are the same for all viewers, so that they are asked once for all.
    const OPEN: bool = false;

    /// All there is to know about one moment of a game. Flat and copyable, so that search and undo
    /// are a copy. Not serialisable on purpose: what leaves the engine is a [`View`](Self::View) or
    /// a record.
    ///
    /// # Equality
    /// Equal states go on alike. States that go on alike need not be equal.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// One small decision. Its text form parses back without knowing the state, has no line break,
    /// `>`, `;` or `#`, and does not read as another entry of the log (`undo`, `withdraw`, `is back`,
    /// `is away`, `out of time`, `taken by …`, `lent to …`).
    type Action: Copy + Eq + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// One thing that chance turns up. Its text form parses back without knowing the state, and has
    /// no line break, `>`, `;` or `#`.
    type Chance: Copy + Eq + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What happened, with everything that somebody may not know, and with what
    /// [`seen`](Self::seen) needs to tell who may.
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// What happened, as one viewer may know it.
    type Seen: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know of a state.
    type View: Sections;
    /// Why a step is not possible.
    type Refusal: Reason;

    /// How many seats the game was set up for.
    fn seats(&self) -> usize;

    /// The state before the first step.
    fn start(&self) -> Self::State;

    /// Whose turn it is.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Replaces the buffer's contents by the actions the seat whose turn it is may take: at least
    /// one, no two equal, always in the same order. Empty when it is no seat's turn.
    fn legal_actions(&self, state: &Self::State, buffer: &mut Vec<Self::Action>);

    /// Why this action is not on the list of legal actions, or `None` if it is.
    fn why_not(&self, state: &Self::State, action: Self::Action) -> Option<Self::Refusal>;

    /// Replaces the buffer's contents by what chance may turn up: at least one outcome when it is
    /// chance's turn, no two equal, always in the same order; else none.
    fn chances(&self, state: &Self::State, buffer: &mut Vec<Weighted<Self::Chance>>);

    /// Lets chance decide, without a list: exactly what [`pick`](Self::pick) would give with the
    /// number `luck` gives for the sum of the weights.
    ///
    /// # Panics
    /// May panic if it is not chance's turn.
    fn sample(&self, state: &Self::State, luck: &mut impl Luck) -> Self::Chance;

    /// What the dice or piles of this chance turn are, for fair dice.
    fn stream(&self, state: &Self::State) -> Stream;

    /// Carries out a step and tells the sink what happened.
    ///
    /// # Errors
    /// The step is not possible now; the state is unchanged and the sink was told nothing.
    fn apply(
        &self,
        state: &mut Self::State,
        step: Step<Self::Action, Self::Chance>,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Like [`apply`](Self::apply), for steps known to be possible, without checking that they are.
    ///
    /// # Panics
    /// May panic, or leave any state behind, if the step is not possible.
    fn advance(
        &self,
        state: &mut Self::State,
        step: Step<Self::Action, Self::Chance>,
        sink: &mut impl EventSink<Self::Event>,
    );

    /// Like [`advance`](Self::advance), with nobody to tell. Games compile it in their own crate: once, and not once in
    /// each crate that searches.
    ///
    /// # Panics
    /// As [`advance`](Self::advance).
    fn advance_quietly(&self, state: &mut Self::State, step: Step<Self::Action, Self::Chance>) {
        self.advance(state, step, &mut ());
    }

    /// The seats that learn something from this action which they did not know, the one that acts
    /// included: as long as people sit there it cannot be undone. Chance steps are always news and need
    /// not be named here. Asked about legal actions, before they are carried out.
    fn news(&self, before: &Self::State, action: Self::Action) -> SeatSet;

    /// What this viewer may know of the state, and nothing else.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Adds the sections of this viewer's view that differ from one state to another. Replacing them in
    /// the view of `before` gives exactly the view of `after`, and none of them leaves the view as it is.
    fn changes(
        &self,
        before: &Self::State,
        after: &Self::State,
        viewer: Viewer,
        sections: &mut Vec<SectionOf<Self>>,
    );

    /// What this viewer may know of an event, if anything.
    fn seen(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// Some state that looks to the viewer exactly like this view, what they cannot see drawn at
    /// random among what is possible.
    ///
    /// # Errors
    /// The view is not one this game could have shown. Games check that only where they are built to doubt views;
    /// elsewhere they may be asked about their own alone.
    fn determinize(&self, view: &Self::View, luck: &mut impl Luck) -> Result<Self::State, Misfit>;

    /// The same for a view that these rules made of a state of their own: it is never doubted. Doubting takes
    /// longer than everything else a simple bot does.
    ///
    /// # Errors
    /// The view is not one this game could have shown, as far as that is noticed.
    fn determinize_own(
        &self,
        view: &Self::View,
        luck: &mut impl Luck,
    ) -> Result<Self::State, Misfit> {
        self.determinize(view, luck)
    }

    /// Who has won; empty while the game is not over, or if it ended without a winner.
    fn winners(&self, state: &Self::State) -> SeatSet;

    /// The outcome at place `number` when each is repeated as often as its weight.
    fn pick(chances: &[Weighted<Self::Chance>], mut number: u32) -> Option<Self::Chance> {
        for option in chances {
            if number < option.weight {
                return Some(option.chance);
            }
            number -= option.weight;
        }
        None
    }
}
