//! The merchant: what can be bought, and what pays for it (G7).

use table::EventSink;

use super::{Goblin, Verdict, ensure, impossible, tell};
use crate::{
    Card, CardSet, Decision, Event, Phase, Player, Product, Refusal, Reward, Seen, Source, State,
    Won,
};

/// What of a hand and of what is worn pays for things (G7.2).
#[inline]
pub(crate) fn payments(hand: CardSet, worn: [Option<Won>; 2]) -> CardSet {
    let mut cards = hand.only_won();
    for card in worn.into_iter().flatten() {
        cards.insert(Card::Won(card));
    }
    cards
}

impl Goblin {
    pub(super) fn visit_merchant(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        tell(sink, Seen::VisitedMerchant { seat: state.active });
        state.phase = Phase::Seat(Decision::Shop);
    }

    /// What a player can pay with (G7.2).
    #[inline]
    pub fn payments(&self, player: &Player) -> CardSet {
        payments(player.hand, [player.weapon, player.armor])
    }

    /// Each potion once a visit and one card (G7.1), none that was paid in this visit (G7.3).
    pub(super) fn can_buy(&self, state: &State, product: Product) -> Verdict {
        self.in_phase(state, Decision::Shop, Refusal::NotAtMerchant)?;
        let player = state.active_player();
        match product {
            Product::Potion(potion) => {
                ensure(!state.visit.potions.contains(potion), Refusal::PotionBought)?;
                ensure(!player.potions.contains(potion), Refusal::PotionOwned)?;
                ensure(state.pile(potion) > 0, Refusal::PileEmpty)?;
            }
            Product::Card(card) => {
                let card = Card::Won(card);
                ensure(state.pawnshop.contains(card), Refusal::NotInPawnshop)?;
                ensure(!state.visit.bought_card, Refusal::OneCardPerVisit)?;
                ensure(!state.visit.paid.contains(card), Refusal::PaidInThisVisit)?;
            }
        }
        ensure(!self.payments(player).is_empty(), Refusal::NothingToPayWith)
    }

    pub(super) fn buy(&self, state: &mut State, product: Product) {
        state.phase = Phase::Seat(Decision::Pay(product));
    }

    pub(super) fn can_pay(&self, state: &State, card: Won) -> Verdict {
        match state.phase {
            Phase::Seat(Decision::Pay(_)) => {}
            Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => {
                return Err(self.not_now(state, Refusal::NothingToPay));
            }
        }
        let payments = self.payments(state.active_player());
        ensure(payments.contains(Card::Won(card)), Refusal::CannotPayWith)
    }

    /// First the payment goes to the pawnshop, then the purchase is taken (G7.2).
    pub(super) fn pay(&self, state: &mut State, card: Won, sink: &mut impl EventSink<Event>) {
        let Phase::Seat(Decision::Pay(product)) = state.phase else { impossible() };
        let seat = state.active;
        let player = state.active_player_mut();
        player.hand.remove(Card::Won(card));
        for equipment in [&mut player.weapon, &mut player.armor] {
            if *equipment == Some(card) {
                *equipment = None;
            }
        }
        state.pawnshop.insert(Card::Won(card));
        state.visit.paid.insert(Card::Won(card));
        tell(sink, Seen::Paid { seat, card });
        tell(sink, Seen::Bought { seat, product });
        state.phase = Phase::Seat(Decision::Shop);
        match product {
            Product::Potion(potion) => {
                state.piles[potion] -= 1;
                state.visit.potions.insert(potion);
                state.active_player_mut().potions.insert(potion);
            }
            Product::Card(card) => self.take_from_pawnshop(state, card, sink),
        }
    }

    fn take_from_pawnshop(&self, state: &mut State, card: Won, sink: &mut impl EventSink<Event>) {
        state.pawnshop.remove(Card::Won(card));
        state.visit.bought_card = true;
        match self.content.rewards[card.index()] {
            // On top of the deck, so that the refill may draw it (G7.4).
            Reward::Action(_) => state.active_player_mut().deck.put_on_top(card),
            // The player chooses which of the two stays (G7.5).
            Reward::Equipment(equipment) => {
                if state.active_player().equipment(equipment.kind).is_some() {
                    state.phase = Phase::Seat(Decision::Equip(card, Source::Pawnshop));
                } else {
                    self.put_on(state, card, sink);
                }
            }
        }
    }

    /// Leaving ends the turn with its refill (G7.6).
    pub(super) fn can_leave(&self, state: &State) -> Verdict {
        self.in_phase(state, Decision::Shop, Refusal::NotAtMerchant)
    }
}
