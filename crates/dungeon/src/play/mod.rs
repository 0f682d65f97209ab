//! The rules in motion: one file a topic, all of them methods of [`Dungeon`].
//!
//! For every action there is one predicate (`can_…`) that gives the reason against it. `why_not` and
//! `apply` ask it, and so does the list of legal actions, except where the phase itself is the answer;
//! the conformance kit compares the list with the predicate for every action there is.

mod chance;
mod combat;
mod curse;
mod explore;
mod leave;
mod legal;
mod loot;
mod spells;
mod start;
mod turn;
mod walk;

pub(crate) use combat::{by_first_move, compare};
pub(crate) use start::can_stand;

use alloc::vec::Vec;

use table::{
    BySeat, EventSink, Luck, MAX_SEATS, Misfit, Rules, Seat, SeatSet, Step, Stream, Turn, Viewer,
    Weighted,
};

use crate::{
    Action, Chance, Content, Ending, Event, FULL_HIT_POINTS, Hero, HeroState, Inventory, Phase,
    Refusal, Section, Setup, SetupFaults, State, TileIndex, View,
};

/// What a `can_…` predicate gives: nothing, or the reason against it.
type Verdict = Result<(), Refusal>;

/// A step is carried out only after it was checked: whoever calls `advance` with another one breaks
/// its contract.
#[cold]
fn impossible() -> ! {
    unreachable!("the step was not possible")
}

/// The rules of one game: content and options, fixed for as long as it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dungeon {
    content: Content,
    setup: Setup,
}

impl Dungeon {
    /// A game with this content and these options.
    ///
    /// # Errors
    /// Everything that is wrong with the options.
    pub fn new(content: Content, setup: Setup) -> Result<Self, SetupFaults> {
        let mut faults = setup.faults();
        if !content.fits() {
            faults.push(crate::SetupFault::Content);
        }
        if faults.is_empty() { Ok(Self { content, setup }) } else { Err(table::Faults(faults)) }
    }

    /// Tiles, tokens and their numbers.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The options.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Heroes as they begin (K1.4); where none was chosen yet, one that is replaced by the draw.
    fn heroes(&self) -> BySeat<HeroState> {
        let hero = |index: usize| HeroState {
            hero: self.setup.heroes.get(index).copied().flatten().unwrap_or(Hero::Argentus),
            tile: TileIndex::START,
            refuge: TileIndex::START,
            hit_points: FULL_HIT_POINTS,
            inventory: Inventory::default(),
        };
        BySeat([0, 1, 2, 3, 4].map(hero))
    }
}

const _: () = assert!(MAX_SEATS == 5);
const _: () = assert!(size_of::<State>() <= 1536, "a state must stay cheap to copy");

impl Rules for Dungeon {
    /// Everything is open to all (K1.6).
    const OPEN: bool = true;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Refusal = Refusal;

    fn seats(&self) -> usize {
        self.setup.heroes.len()
    }

    fn start(&self) -> State {
        let mut state = State::before_start(&self.content, self.heroes(), self.seats());
        let undrawn: SeatSet = Seat::first(self.seats())
            .filter(|seat| self.setup.heroes[seat.index()].is_none())
            .collect();
        undrawn.iter().for_each(|seat| state.named.remove(seat));
        self.draw_heroes(&mut state, undrawn, &mut ());
        state
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Chance(_) => Turn::Chance,
            Phase::Seat(_) => Turn::Seat(state.active),
            Phase::Over(_) => Turn::Over,
        }
    }

    fn legal_actions(&self, state: &State, buffer: &mut Vec<Action>) {
        buffer.clear();
        self.list_legal(state, buffer);
    }

    fn why_not(&self, state: &State, action: Action) -> Option<Refusal> {
        self.can(state, action).err()
    }

    fn chances(&self, state: &State, buffer: &mut Vec<Weighted<Chance>>) {
        buffer.clear();
        self.list_chances(state, buffer);
    }

    #[inline]
    fn sample(&self, state: &State, luck: &mut impl Luck) -> Chance {
        self.sample_chance(state, luck)
    }

    fn stream(&self, state: &State) -> Stream {
        self.chance_stream(state)
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        step: Step<Action, Chance>,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        match step {
            Step::Act(action) => self.can(state, action)?,
            Step::Chance(chance) => self.can_turn_up(state, chance)?,
            Step::Withdraw(seat) => self.can_withdraw(state, seat)?,
            Step::Agree => self.can_agree(state)?,
        }
        self.advance(state, step, sink);
        Ok(())
    }

    #[inline]
    fn advance(
        &self,
        state: &mut State,
        step: Step<Action, Chance>,
        sink: &mut impl EventSink<Event>,
    ) {
        match step {
            Step::Act(action) => self.act(state, action, sink),
            Step::Chance(chance) => self.turn_up(state, chance, sink),
            Step::Withdraw(seat) => self.withdraw(state, seat, sink),
            Step::Agree => self.end_game(state, Ending::Agreed, sink),
        }
    }

    fn advance_quietly(&self, state: &mut State, step: Step<Action, Chance>) {
        self.advance(state, step, &mut ());
    }

    fn news(&self, _: &State, _: Action) -> SeatSet {
        // Everything is open to all, and what nobody knew turns up by chance (K1.6).
        SeatSet::EMPTY
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        // Everything is open to all (K1.6).
        View::of(self, state)
    }

    fn changes(&self, before: &State, after: &State, _: Viewer, sections: &mut Vec<Section>) {
        crate::changes::changes(self, before, after, sections);
    }

    fn seen(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn determinize(&self, view: &View, _: &mut impl Luck) -> Result<State, Misfit> {
        view.to_sound_state(self).map_err(Misfit)
    }

    fn determinize_own(&self, view: &View, _: &mut impl Luck) -> Result<State, Misfit> {
        view.to_state(self).map_err(Misfit)
    }

    fn winners(&self, state: &State) -> SeatSet {
        self.winning_seats(state)
    }
}
