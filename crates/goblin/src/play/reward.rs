//! What a beaten monster leaves (G5), and the question that comes before the refill (G7.8).

use table::EventSink;

use super::{Goblin, Verdict, impossible, tell};
use crate::number::MonsterKind;
use crate::{
    Card, Decision, EquipmentKind, Event, Phase, Potion, Refusal, Reward, Seen, Source, State, Won,
};

impl Goblin {
    /// The card is turned over (G5.1).
    pub(super) fn reward(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let seat = state.active;
        if !state.playing.contains(seat) {
            // The winner has left meanwhile, and the card with them.
            return self.next_turn(state, sink);
        }
        let Some(battle) = &state.battle else { impossible() };
        let monster = battle.monster;
        match (monster.kind(), monster.level()) {
            (MonsterKind::Ordinary(card), _) => {
                tell(sink, Seen::Won { seat, card });
                match self.content.rewards[card.index()] {
                    // The refill may bring it into the hand at once (G5.2).
                    Reward::Action(_) => {
                        state.active_player_mut().discard.insert(Card::Won(card));
                        self.ask_to_heal(state, sink);
                    }
                    Reward::Equipment(_) => {
                        state.phase = Phase::Seat(Decision::Equip(card, Source::Battle));
                    }
                }
            }
            (MonsterKind::Gatekeeper, Some(level)) => {
                // For good: nothing takes a key away (G5.6).
                state.active_player_mut().keys.insert(level);
                tell(sink, Seen::KeyWon { seat, level });
                self.ask_to_heal(state, sink);
            }
            (MonsterKind::Lord, _) | (_, None) => impossible(),
        }
    }

    pub(super) fn can_equip(&self, state: &State) -> Verdict {
        match state.phase {
            Phase::Seat(Decision::Equip(..)) => Ok(()),
            Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => {
                Err(self.not_now(state, Refusal::NothingToEquip))
            }
        }
    }

    /// Keeps the new weapon or armour; the old one goes to the pawnshop (G5.3).
    pub(super) fn keep(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Phase::Seat(Decision::Equip(card, source)) = state.phase else { impossible() };
        let old = self.put_on(state, card, sink);
        if let Some(old) = old {
            self.to_pawnshop(state, old, sink);
        }
        self.equipped(state, source, sink);
    }

    /// Sends the new weapon or armour to the pawnshop (G5.3).
    pub(super) fn pawn(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Phase::Seat(Decision::Equip(card, source)) = state.phase else { impossible() };
        self.to_pawnshop(state, card, sink);
        self.equipped(state, source, sink);
    }

    fn equipped(&self, state: &mut State, source: Source, sink: &mut impl EventSink<Event>) {
        match source {
            Source::Battle => self.ask_to_heal(state, sink),
            Source::Pawnshop => state.phase = Phase::Seat(Decision::Shop),
        }
    }

    /// Puts on a weapon or armour and gives back the one before.
    pub(super) fn put_on(
        &self,
        state: &mut State,
        card: Won,
        sink: &mut impl EventSink<Event>,
    ) -> Option<Won> {
        let kind = self.kind(card);
        tell(sink, Seen::Equipped { seat: state.active, card });
        state.active_player_mut().equipment_mut(kind).replace(card)
    }

    /// Whether a card is a weapon or an armour.
    pub(super) fn kind(&self, card: Won) -> EquipmentKind {
        match self.equipment(card) {
            Some(equipment) => equipment.kind,
            None => impossible(),
        }
    }

    fn to_pawnshop(&self, state: &mut State, card: Won, sink: &mut impl EventSink<Event>) {
        state.pawnshop.insert(Card::Won(card));
        tell(sink, Seen::Pawned { seat: state.active, card });
    }

    /// One question after the battle, if a potion would help (G7.8).
    pub(super) fn ask_to_heal(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let player = state.active_player();
        if player.potions.contains(Potion::Healing) && self.is_hurt(player) {
            state.phase = Phase::Seat(Decision::Heal);
        } else {
            self.end_turn(state, sink);
        }
    }
}
