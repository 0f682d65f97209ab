//! Who learns something from an action: cards come to light that only their owner knew (G3.4).

use table::{Rules as _, SeatSet};

use crate::{
    Action, Card, Curse, Curses, Decision, Drawing, Goblin, Hero, Phase, Slot, SlotCard, Source,
    State,
};

/// As many cards as there are.
const ALL: usize = usize::MAX;

impl Goblin {
    /// Everybody but the owner of the cards. Nothing is carried out to find it: what an action draws before chance or
    /// a decision comes, at the most, can be told from the deck.
    pub(super) fn news_of(&self, state: &State, action: Action) -> SeatSet {
        let shown = self.shows_starting_card(state, action)
            || self.completes_deck(state, action)
            || uncovers(state, self.draws_at_most(state, action));
        let mut others = SeatSet::EMPTY;
        if shown {
            others = SeatSet::first(self.seats());
            others.remove(state.active);
        }
        others
    }

    /// A starting card comes out of a hand, and the others could not tell that it was there.
    fn shows_starting_card(&self, state: &State, action: Action) -> bool {
        let shows = matches!(
            action,
            Action::Play(Card::Starting(_))
                | Action::Defy(Card::Starting(_), _)
                | Action::Discard(Card::Starting(_))
        );
        shows && state.active_player().deck.cards().starting_len() > 0
    }

    /// The last card but one finds its place in the new deck, so that drawing begins (G3.3).
    fn completes_deck(&self, state: &State, action: Action) -> bool {
        matches!(action, Action::Place(_)) && state.active_player().deck.unknown() == 2
    }

    /// How many cards the action draws by itself, at the most.
    fn draws_at_most(&self, state: &State, action: Action) -> usize {
        let player = state.active_player();
        let refill = self.hand_limit(player, Curses::EMPTY).saturating_sub(player.hand.len());
        // At the merchant's nothing is drawn before shopping is over (G7.1).
        let after_battle = matches!(state.phase, Phase::Seat(Decision::Equip(_, Source::Battle)));
        match action {
            Action::Play(card) => self.drawn_by(state, card, None),
            Action::Defy(card, curse) => self.drawn_by(state, card, Some(curse)),
            Action::End | Action::Leave | Action::Revive | Action::Decline => refill,
            Action::Pawn if after_battle => refill,
            Action::Heal if state.phase == Phase::Seat(Decision::Heal) => refill,
            // What is kept may have a hand bonus (G5.3).
            Action::Keep if after_battle => ALL,
            // Taia looks at two cards for each that is still to be drawn (G8.6).
            Action::Take(_) => match state.drawing {
                Drawing::Effect { left, .. } => usize::from(left.saturating_sub(1)) * 2,
                Drawing::No | Drawing::Refill => 0,
            },
            Action::Fight(_)
            | Action::Merchant
            | Action::Buy(_)
            | Action::Pay(_)
            | Action::Keep
            | Action::Pawn
            | Action::Double(_)
            | Action::Counter(_)
            | Action::Heal
            | Action::Discard(_)
            | Action::Place(_)
            | Action::Name(_, _)
            | Action::Choose(_)
            | Action::Shuffle => 0,
        }
    }

    /// What a card's own draw effect draws, unless it is void (G4.4, G6.1).
    fn drawn_by(&self, state: &State, card: Card, defying: Option<Curse>) -> usize {
        let player = state.active_player();
        let cursed = state.battle.is_some_and(|battle| battle.curses.contains(Curse::Draw));
        match self.action_card(player.hero, card).draw {
            0 => 0,
            _ if cursed && defying != Some(Curse::Draw) => 0,
            draws if self.has_ability(player, Hero::Taia) => usize::from(draws) * 2,
            draws => usize::from(draws),
        }
    }
}

/// Whether drawing so many cards shows the back of one that only its owner knows. Chance ends it: whatever it turns up
/// is news anyway.
fn uncovers(state: &State, draws: usize) -> bool {
    let deck = &state.active_player().deck;
    let mut starting = deck.hidden().starting_len();
    let mut slots = deck.slots().iter().rev();
    let mut drawn_without_chance = |slot: &Slot| match slot.card() {
        SlotCard::Won(_) | SlotCard::Peeked(_) => true,
        // The last one is known by elimination.
        SlotCard::Starting => core::mem::replace(&mut starting, 0) == 1,
        SlotCard::Unknown => false,
    };
    let Some(mut top) = slots.next() else { return false };
    for slot in slots.take(draws) {
        if !drawn_without_chance(top) {
            return false;
        }
        if slot.is_private() {
            return true;
        }
        top = slot;
    }
    false
}
