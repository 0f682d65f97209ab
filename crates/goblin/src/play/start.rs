//! Before the first turn: heroes, caverns, hands, who begins (G1).

use table::{EventSink, Rules, Seat, SeatSet};

use super::{Goblin, tell};
use crate::number::LORDS;
use crate::state::{ROW, SEATS, Visit};
use crate::{
    ByLevel, CardSet, Cavern, Chance, Draw, Drawing, Ending, Event, First, Hero, Level, Monster,
    Phase, Player, Seen, Spot, Starting, State,
};

/// Cards a hero begins with in hand (G1.6), and the hand limit without bonuses (G2.7).
pub(crate) const HAND: usize = 4;

impl Goblin {
    /// The caverns empty, every pile full.
    pub(super) fn before_start(&self) -> State {
        let chosen = |seat: usize| self.setup.heroes.get(seat).copied().flatten();
        let player = |seat: usize| {
            Player::new(chosen(seat).unwrap_or(Hero::Argentus), self.full(Seat::new(seat)))
        };
        // With four gatekeepers one of five stays out: nobody knows which (G1.2, G9.2).
        let cavern = |level| Cavern::new(level, self.setup.options.gatekeepers);
        let named = Seat::first(self.seats()).filter(|seat| chosen(seat.index()).is_some());
        let mut state = State {
            players: core::array::from_fn::<_, SEATS, _>(player),
            caverns: ByLevel::new(Level::ALL.map(cavern)),
            battle: None,
            pawnshop: CardSet::EMPTY,
            gone: CardSet::EMPTY,
            visit: Visit::default(),
            lord: None,
            piles: self.content.potions,
            named: named.collect(),
            playing: SeatSet::first(self.seats()),
            drawing: Drawing::No,
            active: Seat::new(0),
            turn: 0,
            phase: Phase::Over(Ending::Abandoned),
        };
        self.set_up_on(&mut state, &mut ());
        state
    }

    /// What has to be drawn next before the game begins.
    pub(super) fn set_up_on(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        match self.missing(state) {
            Some(draw) => state.phase = Phase::Chance(draw),
            None => self.draw_first(state, sink),
        }
    }

    /// What the set-up waits for before the first seat is known: heroes by chance (G1.1, G9.8), the lord (G1.5),
    /// rows, decks and gatekeepers (G1.4), first hands (G1.6).
    pub(crate) fn missing(&self, state: &State) -> Option<Draw> {
        let unnamed = state.playing.iter().find(|&seat| !state.named.contains(seat));
        if let Some(seat) = unnamed {
            return Some(Draw::Hero(seat));
        }
        if state.lord.is_none() {
            return Some(Draw::Monster(Spot::Chamber));
        }
        for level in Level::ALL {
            let cavern = state.cavern(level);
            if let Some(place) = (0..ROW).find(|&place| cavern.row[place].is_none()) {
                return Some(Draw::Monster(Spot::Row(level, place as u8)));
            }
            if cavern.top.is_none() {
                return Some(Draw::Monster(Spot::Deck(level)));
            }
            if cavern.gate.is_none() {
                return Some(Draw::Monster(Spot::Gate(level)));
            }
        }
        let short = |&seat: &Seat| state.player(seat).hand.len() < HAND;
        state.playing.iter().find(short).map(Draw::FirstHand)
    }

    /// Who begins: the player named beforehand, or chance decides (G1.7, G9.9).
    fn draw_first(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let alone = if state.playing.len() == 1 { state.playing.iter().next() } else { None };
        match (self.setup.first, alone) {
            (_, Some(seat)) => self.begin_with(state, seat, sink),
            (First::Seat(seat), None) => {
                // The one who should begin may have left before the game did.
                let seat = if state.playing.contains(seat) {
                    Some(seat)
                } else {
                    super::next_seat(state, seat)
                };
                let Some(seat) = seat else { super::impossible() };
                self.begin_with(state, seat, sink);
            }
            (First::Random, None) => state.phase = Phase::Chance(Draw::First),
        }
    }

    pub(super) fn hero_drawn(
        &self,
        state: &mut State,
        seat: Seat,
        hero: Hero,
        sink: &mut impl EventSink<Event>,
    ) {
        state.players[seat.index()].hero = hero;
        state.named.insert(seat);
        tell(sink, Seen::HeroDrawn { seat, hero });
        self.set_up_on(state, sink);
    }

    /// A card of the first hand; the deck's next back is a starting card's too.
    pub(super) fn first_hand(
        &self,
        state: &mut State,
        seat: Seat,
        card: Starting,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = &mut state.players[seat.index()];
        let card = crate::Card::Starting(card);
        player.deck.open_top(crate::SlotCard::Starting);
        player.deck.take_top(card);
        player.hand.insert(card);
        player.deck.open_top(crate::SlotCard::Starting);
        sink.push(Event::Drew(seat, card));
        self.set_up_on(state, sink);
    }
}

/// The heroes nobody has or had.
pub(super) fn free_heroes(state: &State) -> impl Iterator<Item = Hero> {
    let taken = |hero: Hero| state.named.iter().any(|seat| state.player(seat).hero == hero);
    Hero::ALL.into_iter().filter(move |&hero| !taken(hero))
}

/// The three lords (G1.5).
pub(super) fn lords() -> impl Iterator<Item = Monster> {
    (0..LORDS).map(Monster::lord)
}

/// Chance outcomes that are one of these monsters.
pub(super) fn as_chance(monster: Monster) -> Chance {
    Chance::Monster(monster)
}
