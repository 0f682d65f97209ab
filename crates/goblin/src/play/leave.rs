//! Leaving the game for good, and agreeing to end it.

use table::{EventSink, Seat};

use super::{Goblin, Verdict, ensure, tell};
use crate::state::Visit;
use crate::{
    Card, CardSet, Decision, Deck, Draw, Ending, Event, Keys, Phase, Potions, Refusal, Seen, State,
};

impl Goblin {
    pub(super) fn can_withdraw(&self, state: &State, seat: Seat) -> Verdict {
        self.can_agree(state)?;
        ensure(state.playing.contains(seat), Refusal::SeatGone)
    }

    pub(super) fn can_agree(&self, state: &State) -> Verdict {
        match state.phase {
            Phase::Over(_) => Err(Refusal::GameOver),
            Phase::Seat(_) | Phase::Chance(_) => Ok(()),
        }
    }

    /// The hero and all goods leave the game; a monster that was being fought stays (G5.8).
    pub(super) fn withdraw(&self, state: &mut State, seat: Seat, sink: &mut impl EventSink<Event>) {
        tell(sink, Seen::Withdrew { seat });
        state.playing.remove(seat);
        let active = state.turn > 0 && seat == state.active;
        self.take_goods(state, seat);
        if active {
            self.take_what_is_open(state);
        }
        let mut left = state.playing.iter();
        match (left.next(), left.next()) {
            (None, _) => self.break_off(state, Ending::Abandoned, sink),
            (Some(last), None) => self.break_off(state, Ending::LastLeft(last), sink),
            (Some(_), Some(_)) if state.turn == 0 => match state.phase {
                Phase::Seat(Decision::HeadStart { first }) => {
                    self.choose_without(state, seat, first, sink);
                }
                Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => self.set_up_on(state, sink),
            },
            // The caverns are filled up before the next turn begins.
            (Some(_), Some(_)) if matches!(state.phase, Phase::Chance(Draw::Monster(_))) => {}
            (Some(_), Some(_)) if active => self.next_turn(state, sink),
            (Some(_), Some(_)) => {}
        }
    }

    /// Ends the game in the middle: a reward that nobody has got by now, nobody gets.
    pub(super) fn break_off(
        &self,
        state: &mut State,
        ending: Ending,
        sink: &mut impl EventSink<Event>,
    ) {
        state.gone.extend(state.pending());
        self.end_game(state, ending, sink);
    }

    fn take_goods(&self, state: &mut State, seat: Seat) {
        let player = &mut state.players[seat.index()];
        for cards in [player.hand, player.discard, player.deck.cards()] {
            state.gone.add(cards.only_won());
        }
        for card in [player.weapon.take(), player.armor.take()].into_iter().flatten() {
            state.gone.insert(Card::Won(card));
        }
        player.hand = CardSet::EMPTY;
        player.discard = CardSet::EMPTY;
        player.deck = Deck::default();
        player.keys = Keys::EMPTY;
        player.potions = Potions::EMPTY;
        player.hit_points = 0;
    }

    /// What lay before the active player: the chain, cards looked at, a reward not yet decided on.
    fn take_what_is_open(&self, state: &mut State) {
        if let Some(battle) = &state.battle {
            state.gone.add(battle.played.only_won());
            let looked: CardSet = battle.looked.into_iter().flatten().collect();
            state.gone.add(looked.only_won());
        }
        state.gone.extend(state.pending());
        state.battle = None;
        state.visit = Visit::default();
    }
}
