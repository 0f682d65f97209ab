//! The rules in motion: one file a topic, all of them methods of [`Goblin`].
//!
//! For every action there is one predicate that gives the reason against it. `why_not` and `apply`
//! ask it; the list of legal actions is made from the same conditions, and the conformance kit
//! compares the two for every action there is.

mod battle;
mod chance;
mod defy;
mod draw;
mod head_start;
mod leave;
mod legal;
mod news;
mod potions;
mod resolve;
mod reward;
mod shop;
mod start;
mod tables;
mod turn;

use alloc::vec::Vec;

use table::{EventSink, Luck, Misfit, Rules, Seat, SeatSet, Step, Stream, Turn, Viewer, Weighted};

use crate::{
    Action, ActionCard, Card, Chance, Content, Ending, Equipment, Event, Hero, MonsterCard, Phase,
    Player, Refusal, Reward, Section, Seen, Setup, SetupFaults, State, View, Won,
};
pub use resolve::Totals;
pub(crate) use shop::payments;
pub(crate) use start::HAND;
use tables::Tables;

/// What a predicate gives: nothing, or the reason against it.
type Verdict = Result<(), Refusal>;

/// A step is carried out only after it was checked: whoever calls `advance` with another one breaks
/// its contract.
#[cold]
fn impossible() -> ! {
    unreachable!("the step was not possible")
}

#[inline]
fn ensure(possible: bool, otherwise: Refusal) -> Verdict {
    if possible { Ok(()) } else { Err(otherwise) }
}

/// Tells everybody.
#[inline]
fn tell(sink: &mut impl EventSink<Event>, seen: Seen) {
    sink.push(Event::Open(seen));
}

/// The rules of one game: content and options, fixed for as long as it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goblin {
    content: Content,
    setup: Setup,
    tables: Tables,
}

impl Goblin {
    /// A game with this content and these options.
    ///
    /// # Errors
    /// Everything that is wrong with the options.
    pub fn new(content: Content, setup: Setup) -> Result<Self, SetupFaults> {
        let faults = setup.faults();
        if faults.is_empty() {
            let tables = Tables::of(&content);
            Ok(Self { content, setup, tables })
        } else {
            Err(table::Faults(faults))
        }
    }

    /// The cards.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The options.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The face of an action card.
    ///
    /// # Panics
    /// If the card is a weapon or an armour.
    #[inline]
    pub fn action_card(&self, hero: Hero, card: Card) -> &ActionCard {
        match card {
            Card::Starting(card) => &self.content.starting[hero][card.index()],
            Card::Won(card) => self.tables.action(card),
        }
    }

    /// The face of a weapon or an armour; `None` for an action card.
    #[inline]
    pub fn equipment(&self, card: Won) -> Option<&Equipment> {
        match &self.content.rewards[card.index()] {
            Reward::Equipment(equipment) => Some(equipment),
            Reward::Action(_) => None,
        }
    }

    /// The front of the monster that is fought.
    #[inline]
    fn monster(&self, state: &State) -> &MonsterCard {
        let Some(battle) = &state.battle else { impossible() };
        &self.content.monsters[battle.monster.index()]
    }

    /// All hit points of this seat (G1.3, G9.10).
    #[inline]
    pub const fn full(&self, seat: Seat) -> u8 {
        self.setup.options.hit_points.full(seat)
    }

    /// Whether this hero's ability is in play (G8).
    #[inline]
    pub fn has_ability(&self, player: &Player, hero: Hero) -> bool {
        self.setup.abilities.is_on() && player.hero == hero
    }
}

const _: () = assert!(size_of::<State>() <= 3072, "a state must stay cheap to copy");

impl Rules for Goblin {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Refusal = Refusal;

    fn seats(&self) -> usize {
        self.setup.heroes.len()
    }

    fn start(&self) -> State {
        self.before_start()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Chance(_) => Turn::Chance,
            Phase::Seat(_) => Turn::Seat(state.active),
            Phase::Over(_) => Turn::Over,
        }
    }

    #[inline]
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
            Step::Agree => self.break_off(state, Ending::Agreed, sink),
        }
    }

    fn advance_quietly(&self, state: &mut State, step: Step<Action, Chance>) {
        self.advance(state, step, &mut ());
    }

    fn news(&self, before: &State, action: Action) -> SeatSet {
        self.news_of(before, action)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn changes(&self, before: &State, after: &State, viewer: Viewer, sections: &mut Vec<Section>) {
        View::changes(self, before, after, viewer, sections);
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        event.seen(viewer)
    }

    fn determinize(&self, view: &View, luck: &mut impl Luck) -> Result<State, Misfit> {
        view.to_sound_state(self, luck).map_err(Misfit)
    }

    fn determinize_own(&self, view: &View, luck: &mut impl Luck) -> Result<State, Misfit> {
        view.to_state(self, luck).map_err(Misfit)
    }

    fn winners(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Over(Ending::Lord(seat) | Ending::LastLeft(seat)) => {
                [seat].into_iter().collect()
            }
            Phase::Over(Ending::TurnLimit | Ending::Abandoned | Ending::Agreed)
            | Phase::Chance(_)
            | Phase::Seat(_) => SeatSet::EMPTY,
        }
    }
}

/// The seats in the order they play, beginning after one.
fn next_seat(state: &State, after: Seat) -> Option<Seat> {
    state.playing.after(after)
}
