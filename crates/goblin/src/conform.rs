//! What the conformance kit needs to know.

use alloc::string::String;
use alloc::vec::Vec;

use table::conformance::Conformance;
use table::{Luck, Seat, Viewer};

use crate::view::{Eyes, concealed, shuffle};
use crate::{
    Action, Back, Card, Curse, Deck, Effect, Goblin, Monster, Potion, Product, Slot, SlotCard,
    Starting, State, Won,
};

impl Conformance for Goblin {
    fn candidates(&self, _: &State, buffer: &mut Vec<Action>) {
        let cards = || Starting::all().map(Card::Starting).chain(Won::all().map(Card::Won));
        buffer.extend(Monster::all().map(Action::Fight));
        buffer.extend([
            Action::Merchant,
            Action::Revive,
            Action::Heal,
            Action::Decline,
            Action::End,
            Action::Shuffle,
            Action::Keep,
            Action::Pawn,
            Action::Leave,
            Action::Place(Back::Starting),
        ]);
        // Weapons and armours are no action cards: nobody can have them in hand.
        for card in cards().filter(|&card| self.is_action(card)) {
            buffer.extend([Action::Play(card), Action::Discard(card), Action::Take(card)]);
            buffer.extend(Curse::ALL.map(|curse| Action::Defy(card, curse)));
            buffer.extend(Effect::ALL.map(|effect| Action::Name(card, effect)));
        }
        for card in Won::all() {
            buffer.extend([
                Action::Place(Back::Won(card)),
                Action::Buy(Product::Card(card)),
                Action::Pay(card),
            ]);
        }
        buffer.extend(Potion::ALL.map(|potion| Action::Buy(Product::Potion(potion))));
        buffer.extend(Potion::ALL.map(Action::Choose));
        buffer.extend(Effect::ALL.map(Action::Double));
        buffer.extend(Curse::ALL.map(Action::Counter));
    }

    fn reshuffled(&self, state: &State, viewer: Viewer, luck: &mut impl Luck) -> State {
        let mut other = *state;
        for seat in state.playing.iter().filter(|&seat| viewer != Viewer::Seat(seat)) {
            reshuffle_starting(&mut other, seat, luck);
            let player = &mut other.players[seat.index()];
            if let Some(deck) = rearranged(&player.deck, luck) {
                player.deck = deck;
            }
        }
        other
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        self.counted(state)
    }
}

/// The deck as its owner could have arranged it too, as far as the others can tell. In the middle of it
/// other cards may be left than those that are.
fn rearranged(deck: &Deck, luck: &mut impl Luck) -> Option<Deck> {
    let private = deck.slots().iter().filter(|slot| slot.is_private());
    let mut cards: Vec<SlotCard> = private.map(|slot| slot.card()).collect();
    cards.extend(deck.hidden().won().map(SlotCard::Won));
    cards.extend((0..deck.unknown_starting()).map(|_| SlotCard::Starting));
    shuffle(&mut cards, luck);
    let mut cards = cards.into_iter();
    let slots: Vec<Slot> = deck
        .slots()
        .iter()
        .map(|&slot| match slot.is_private().then(|| cards.next()).flatten() {
            Some(card) => Slot::private(card),
            None => slot,
        })
        .collect();
    let mut hidden = deck.hidden().only_starting();
    for card in cards {
        if let SlotCard::Won(card) = card {
            hidden.insert(Card::Won(card));
        }
    }
    Deck::from_slots(&slots, hidden)
}

/// Deals anew the starting cards of which the others cannot tell where they are.
fn reshuffle_starting(state: &mut State, seat: Seat, luck: &mut impl Luck) {
    let mut cards: Vec<Starting> =
        concealed(state, seat, state.player(seat), Eyes::Others).starting().collect();
    shuffle(&mut cards, luck);
    let mut cards = cards.into_iter();
    let player = &mut state.players[seat.index()];
    let mut hand = player.hand.only_won();
    hand.extend(cards.by_ref().take(player.hand.starting_len()));
    player.hand = hand;
    if let Some(battle) = state.battle.as_mut().filter(|_| state.active == seat) {
        for card in battle.looked.iter_mut().flatten() {
            if let Card::Starting(own) = *card {
                *card = Card::Starting(cards.next().unwrap_or(own));
            }
        }
    }
    let slots: Vec<Slot> = player
        .deck
        .slots()
        .iter()
        .map(|&slot| match slot.card() {
            SlotCard::Peeked(card) => Slot::open(SlotCard::Peeked(cards.next().unwrap_or(card))),
            SlotCard::Unknown | SlotCard::Starting | SlotCard::Won(_) => slot,
        })
        .collect();
    let mut hidden = player.deck.hidden().only_won();
    hidden.extend(cards);
    if let Some(deck) = Deck::from_slots(&slots, hidden) {
        player.deck = deck;
    }
}
