//! Drawing cards: from the deck, by Taia's choice, through a new deck (G3, G8.6).

use table::EventSink;

use super::{Goblin, Verdict, ensure, impossible, tell};
use crate::{
    Back, Card, Curses, Decision, Draw, Drawing, Event, Hero, NewDeck, Phase, Refusal, Seen,
    SlotCard, State,
};

impl Goblin {
    /// Draws as long as something is to be drawn and nobody has to decide anything.
    pub(super) fn draw_on(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        loop {
            if !self.open_top(state, sink) {
                state.phase = Phase::Chance(Draw::Back);
                return;
            }
            if self.has_looked(state) {
                state.phase = Phase::Seat(Decision::Look);
                return;
            }
            match self.draw_next(state, sink) {
                Some(card) => self.drawn(state, card, sink),
                None => return,
            }
        }
    }

    /// The card that is drawn next; `None` if nothing more is drawn or somebody else decides.
    fn draw_next(&self, state: &mut State, sink: &mut impl EventSink<Event>) -> Option<Card> {
        let player = state.active_player();
        match state.drawing {
            Drawing::No => return None,
            Drawing::Effect { left: 0, heal } => {
                self.finish_effects(state, heal, sink);
                return None;
            }
            Drawing::Refill if player.hand.len() >= self.hand_limit(player, Curses::EMPTY) => {
                self.finish_turn(state, sink);
                return None;
            }
            Drawing::Effect { .. } | Drawing::Refill => {}
        }
        if self.needs_cards(state) {
            if state.active_player().discard.is_empty() {
                self.nothing_drawn(state, sink);
                return None;
            }
            if self.make_deck(state, sink) {
                state.phase = Phase::Seat(Decision::Arrange);
                return None;
            }
            if !self.open_top(state, sink) {
                state.phase = Phase::Chance(Draw::Back);
                return None;
            }
        }
        let card = state.active_player().deck.top_card();
        if card.is_none() {
            state.phase = Phase::Chance(Draw::Card);
        }
        card
    }

    /// Whether the discard pile has to come in first, if there is one (G3.2, G8.6).
    fn needs_cards(&self, state: &State) -> bool {
        let player = state.active_player();
        match player.deck.len() {
            0 => true,
            // Taia looks at two; the second of them may be the last of the deck.
            1 => self.looks(state) && !self.is_looking(state) && !player.discard.is_empty(),
            2.. => false,
        }
    }

    /// Nothing to draw anywhere: the draw is skipped (G3.2).
    fn nothing_drawn(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        match state.drawing {
            Drawing::Effect { heal, .. } => {
                tell(sink, Seen::NothingDrawn { seat: state.active });
                self.finish_effects(state, heal, sink);
            }
            Drawing::Refill => self.finish_turn(state, sink),
            Drawing::No => {}
        }
    }

    /// The top card goes to the hand, or before Taia's eyes.
    pub(super) fn drawn(&self, state: &mut State, card: Card, sink: &mut impl EventSink<Event>) {
        let seat = state.active;
        let looks =
            self.is_looking(state) || (self.looks(state) && state.active_player().deck.len() > 1);
        let player = &mut state.players[seat.index()];
        player.deck.take_top(card);
        if looks {
            let Some(battle) = &mut state.battle else { impossible() };
            let place = usize::from(battle.looked[0].is_some());
            battle.looked[place] = Some(card);
            sink.push(Event::Looked(seat, card));
        } else {
            player.hand.insert(card);
            sink.push(Event::Drew(seat, card));
            self.one_drawn(state);
        }
    }

    fn one_drawn(&self, state: &mut State) {
        if let Drawing::Effect { left, .. } = &mut state.drawing {
            *left -= 1;
        }
    }

    /// Whether the card to be drawn is one that Taia chooses out of two (G8.6).
    fn looks(&self, state: &State) -> bool {
        matches!(state.drawing, Drawing::Effect { .. })
            && self.has_ability(state.active_player(), Hero::Taia)
    }

    /// Taia has taken up the first of two cards.
    fn is_looking(&self, state: &State) -> bool {
        state.battle.is_some_and(|battle| battle.looked[0].is_some())
    }

    fn has_looked(&self, state: &State) -> bool {
        state.battle.is_some_and(|battle| battle.looked[1].is_some())
    }

    /// Everybody sees the back of the top card (G3.4). False if chance has to turn it up.
    #[inline]
    fn open_top(&self, state: &mut State, sink: &mut impl EventSink<Event>) -> bool {
        let deck = &state.active_player().deck;
        let Some(slot) = deck.top().filter(|slot| !slot.is_open()) else { return true };
        let card = match slot.card() {
            SlotCard::Unknown => match deck.only_card() {
                Some(card) => card,
                None => return false,
            },
            card @ (SlotCard::Starting | SlotCard::Peeked(_) | SlotCard::Won(_)) => card,
        };
        self.back_opened(state, card, sink);
        true
    }

    /// The back of the active player's top card lies open.
    pub(super) fn back_opened(
        &self,
        state: &mut State,
        card: SlotCard,
        sink: &mut impl EventSink<Event>,
    ) {
        state.active_player_mut().deck.open_top(card);
        let back = match card {
            SlotCard::Won(card) => Back::Won(card),
            SlotCard::Unknown | SlotCard::Starting | SlotCard::Peeked(_) => Back::Starting,
        };
        tell(sink, Seen::BackSeen { seat: state.active, back });
    }

    /// The discard pile becomes the deck, or joins it (G3.2). True if the owner arranges it (G3.3, G9.4).
    fn make_deck(&self, state: &mut State, sink: &mut impl EventSink<Event>) -> bool {
        let seat = state.active;
        let player = state.active_player_mut();
        let cards = core::mem::take(&mut player.discard);
        player.deck.put_under(cards);
        tell(sink, Seen::DeckMade { seat, cards: cards.len() as u8 });
        // Whether there is something to choose, all can tell: the discard pile was open.
        let alike = state.active_player().deck.only_card().is_some();
        self.setup.options.new_deck == NewDeck::Arranged && !alike
    }

    /// Starting cards are placed only as cards that look alike (G3.3).
    pub(super) fn can_place(&self, state: &State, back: Back) -> Verdict {
        self.in_phase(state, Decision::Arrange, Refusal::NothingToArrange)?;
        let deck = &state.active_player().deck;
        let left = match back {
            Back::Starting => deck.unknown_starting() > 0,
            Back::Won(card) => deck.hidden().contains(Card::Won(card)),
        };
        ensure(left, Refusal::NotToArrange)
    }

    /// Every card but the last is placed, even where those that are left look alike: how many steps it
    /// takes must not tell the others anything of the order (G3.4).
    pub(super) fn place(&self, state: &mut State, back: Back, sink: &mut impl EventSink<Event>) {
        let seat = state.active;
        let deck = &mut state.active_player_mut().deck;
        deck.arrange(match back {
            Back::Starting => SlotCard::Starting,
            Back::Won(card) => SlotCard::Won(card),
        });
        sink.push(Event::Placed(seat, back));
        if deck.unknown() == 1 {
            deck.only_card().into_iter().for_each(|last| deck.arrange(last));
            self.draw_on(state, sink);
        }
    }

    /// Only before the first card is laid (G3.3).
    pub(super) fn can_shuffle(&self, state: &State) -> Verdict {
        self.in_phase(state, Decision::Arrange, Refusal::NothingToArrange)?;
        ensure(!state.active_player().deck.is_arranged(), Refusal::ArrangedAlready)
    }

    pub(super) fn can_take(&self, state: &State, card: Card) -> Verdict {
        self.in_phase(state, Decision::Look, Refusal::NotLookedAt)?;
        let looked = state.battle.is_some_and(|battle| battle.looked.contains(&Some(card)));
        ensure(looked, Refusal::NotLookedAt)
    }

    /// Taia keeps one card, the other goes under her deck (G8.6).
    pub(super) fn take(&self, state: &mut State, card: Card, sink: &mut impl EventSink<Event>) {
        let seat = state.active;
        let Some(battle) = &mut state.battle else { impossible() };
        let looked = core::mem::take(&mut battle.looked);
        let player = &mut state.players[seat.index()];
        player.hand.insert(card);
        sink.push(Event::Drew(seat, card));
        if let Some(other) = looked.into_iter().flatten().find(|&other| other != card) {
            player.deck.put_at_bottom(other);
            sink.push(Event::PutUnder(seat, other));
        }
        self.one_drawn(state);
        self.draw_on(state, sink);
    }
}
