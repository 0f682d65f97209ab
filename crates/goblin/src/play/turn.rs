//! The turn: its one choice, its end, and whose comes next (G2).

use table::EventSink;
use table::Seat;

use super::start::HAND;
use super::{Goblin, Verdict, ensure, next_seat, tell};
use crate::number::MonsterKind;
use crate::state::Visit;
use crate::{
    Battle, CursedHand, Curses, Decision, Drawing, Ending, EquipmentKind, Event, Keys, Level,
    Monster, Phase, Player, Refusal, Seen, Spot, State,
};

impl Goblin {
    pub(super) fn begin_turn(
        &self,
        state: &mut State,
        seat: Seat,
        sink: &mut impl EventSink<Event>,
    ) {
        state.active = seat;
        // Players who go on for so long have stopped counting.
        state.turn = state.turn.saturating_add(1);
        state.drawing = Drawing::No;
        state.phase = Phase::Seat(Decision::Turn);
        tell(sink, Seen::TurnBegan { seat });
    }

    /// Played cards are discarded, then the hand is filled up (G2.6).
    pub(super) fn end_turn(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        if let Some(battle) = state.battle.take() {
            state.active_player_mut().discard.add(battle.played);
        }
        state.visit = Visit::default();
        state.drawing = Drawing::Refill;
        self.draw_on(state, sink);
    }

    pub(super) fn finish_turn(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        tell(sink, Seen::TurnEnded { seat: state.active });
        self.next_turn(state, sink);
    }

    /// The next player's turn, unless the turn limit ends the game (G5.8).
    pub(super) fn next_turn(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        state.drawing = Drawing::No;
        if self.setup.turn_limit.is_some_and(|limit| state.turn >= limit) {
            return self.end_game(state, Ending::TurnLimit, sink);
        }
        match next_seat(state, state.active) {
            Some(seat) => self.begin_turn(state, seat, sink),
            None => self.end_game(state, Ending::Abandoned, sink),
        }
    }

    pub(super) fn end_game(
        &self,
        state: &mut State,
        ending: Ending,
        sink: &mut impl EventSink<Event>,
    ) {
        state.phase = Phase::Over(ending);
        tell(sink, Seen::GameEnded { ending });
    }

    /// Whether this is the moment to choose what the turn is for (G2.1), with a hit point left to do it (G2.2).
    fn at_choice(&self, state: &State) -> Verdict {
        self.in_phase(state, Decision::Turn, Refusal::OneChoicePerTurn)?;
        ensure(state.active_player().hit_points > 0, Refusal::MustRevive)
    }

    /// G4.1, G4.2.
    pub(super) fn can_fight(&self, state: &State, monster: Monster) -> Verdict {
        self.at_choice(state)?;
        ensure(state.spot_of(monster).is_some(), Refusal::MonsterNotOpen)?;
        let player = state.active_player();
        match (monster.kind(), monster.level()) {
            (MonsterKind::Ordinary(_), Some(level)) => {
                ensure(self.is_open(player.keys, level), Refusal::LevelClosed)
            }
            (MonsterKind::Gatekeeper, Some(level)) => {
                ensure(!player.keys.contains(level), Refusal::HasKey)?;
                ensure(self.is_open(player.keys, level), Refusal::LevelClosed)
            }
            (MonsterKind::Lord, _) | (_, None) => {
                ensure(self.lord_is_open(player.keys), Refusal::LordClosed)
            }
        }
    }

    /// Whether a player with these keys may fight on this level (G4.2).
    #[inline]
    pub fn is_open(&self, keys: Keys, level: Level) -> bool {
        match level {
            Level::I => true,
            Level::II => keys.contains(Level::I),
            Level::III => keys.contains(Level::I) && keys.contains(Level::II),
        }
    }

    /// Whether a player with these keys may fight the lord (G4.2, G9.11).
    #[inline]
    pub fn lord_is_open(&self, keys: Keys) -> bool {
        Level::ALL.into_iter().all(|level| keys.contains(level) || !self.needs_key(level))
    }

    /// Whether the way to the lord takes the key of this level (G4.2, G9.11).
    #[inline]
    pub fn needs_key(&self, level: Level) -> bool {
        level != Level::III || !self.setup.options.short_game.is_on()
    }

    /// The choice of the monster comes first in a battle (G4.10).
    pub(super) fn fight(
        &self,
        state: &mut State,
        monster: Monster,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(spot) = state.spot_of(monster) else { super::impossible() };
        let curses = self.content.monsters[monster.index()].curses;
        state.battle = Some(Battle::new(monster, spot, curses));
        tell(sink, Seen::FightBegan { seat: state.active, monster });
        self.enter_battle(state);
    }

    /// Card play, unless cards have to be given up first (G6.4).
    pub(crate) fn enter_battle(&self, state: &mut State) {
        let decision = if self.must_discard(state) { Decision::Discard } else { Decision::Battle };
        state.phase = Phase::Seat(decision);
    }

    pub(crate) fn must_discard(&self, state: &State) -> bool {
        let Some(battle) = &state.battle else { return false };
        let player = state.active_player();
        player.hand.len() > self.cards_that_stay(player, battle.curses)
    }

    /// How many cards of a hand stay under these curses (G6.4): all of them, unless one takes a bonus.
    pub(crate) fn cards_that_stay(&self, player: &Player, curses: Curses) -> usize {
        let held = player.hand.len();
        let remaining = self.hand_limit(player, curses);
        if remaining == self.hand_limit(player, Curses::EMPTY) {
            return held;
        }
        // Which limit remains is a setting (G9.12).
        let limit = match self.setup.options.cursed_hand {
            CursedHand::Remaining => remaining,
            CursedHand::Base => HAND,
        };
        held.min(limit)
    }

    /// 4 and every hand bonus on own equipment (G2.7) that these curses leave (G6.4).
    #[inline]
    pub fn hand_limit(&self, player: &Player, curses: Curses) -> usize {
        let bonus = |kind: EquipmentKind| {
            let card = player.equipment(kind).filter(|_| !curses.contains(kind.curse()));
            card.and_then(|card| self.equipment(card)).map_or(0, |equipment| equipment.hand)
        };
        HAND + usize::from(bonus(EquipmentKind::Weapon)) + usize::from(bonus(EquipmentKind::Armor))
    }

    /// Always, even with nothing to buy: this is the way to pass (G2.5).
    pub(super) fn can_visit_merchant(&self, state: &State) -> Verdict {
        self.at_choice(state)
    }

    /// G2.2; with hit points left only in some editions, and not at full ones (G2.4, G9.3).
    pub(super) fn can_revive(&self, state: &State) -> Verdict {
        self.in_phase(state, Decision::Turn, Refusal::OneChoicePerTurn)?;
        let Player { hit_points, full, .. } = *state.active_player();
        ensure(hit_points < full, Refusal::FullyHealed)?;
        let early = self.setup.options.early_revival.is_on();
        ensure(hit_points == 0 || early, Refusal::NoEarlyRevival)
    }

    /// All hit points, for the whole turn (G2.3).
    pub(super) fn revive(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let player = state.active_player_mut();
        player.hit_points = player.full;
        tell(sink, Seen::Revived { seat: state.active });
        self.end_turn(state, sink);
    }

    /// Fills the gap that a beaten monster leaves, before its reward is chosen (G5.4).
    pub(super) fn take_away(
        &self,
        state: &mut State,
        spot: Spot,
        sink: &mut impl EventSink<Event>,
    ) {
        match spot {
            Spot::Row(level, place) => {
                let cavern = state.cavern_mut(level);
                let next = cavern.top.take();
                cavern.row[usize::from(place)] = next;
                if let Some(monster) = next {
                    tell(sink, Seen::RowFilled { monster, spot });
                    self.turn_up_next(state, Spot::Deck(level), sink);
                } else {
                    self.reward(state, sink);
                }
            }
            Spot::Gate(level) => {
                state.cavern_mut(level).gate = None;
                self.turn_up_next(state, spot, sink);
            }
            Spot::Deck(_) | Spot::Chamber => super::impossible(),
        }
    }

    /// Uncovers the next card of a pile, by chance if there are several; then comes the reward (G5.4).
    fn turn_up_next(&self, state: &mut State, spot: Spot, sink: &mut impl EventSink<Event>) {
        let (level, left, choices) = match spot {
            Spot::Deck(level) => (level, state.cavern(level).below(), state.cavern(level).below()),
            Spot::Gate(level) => {
                let cavern = state.cavern(level);
                (level, usize::from(cavern.gates_below), cavern.unseen_gates_len())
            }
            Spot::Row(..) | Spot::Chamber => super::impossible(),
        };
        match (left, choices) {
            (0, _) => self.reward(state, sink),
            (_, 1) => {
                let cavern = state.cavern(level);
                let monster = match spot {
                    Spot::Gate(_) => cavern.nth_unseen_gate(level, 0),
                    Spot::Row(..) | Spot::Deck(_) | Spot::Chamber => cavern.nth_unseen(level, 0),
                };
                self.monster_turned_up(state, spot, monster, sink);
            }
            (_, _) => state.phase = Phase::Chance(crate::Draw::Monster(spot)),
        }
    }

    /// A monster lies open in its place: the set-up or the reward goes on.
    pub(super) fn monster_turned_up(
        &self,
        state: &mut State,
        spot: Spot,
        monster: Monster,
        sink: &mut impl EventSink<Event>,
    ) {
        match spot {
            Spot::Chamber => state.lord = Some(monster),
            Spot::Row(level, _) | Spot::Deck(level) | Spot::Gate(level) => {
                let cavern = state.cavern_mut(level);
                cavern.turned_up(monster, spot);
                match spot {
                    Spot::Row(_, place) => cavern.row[usize::from(place)] = Some(monster),
                    Spot::Deck(_) => cavern.top = Some(monster),
                    Spot::Gate(_) | Spot::Chamber => cavern.gate = Some(monster),
                }
            }
        }
        tell(sink, Seen::MonsterTurnedUp { monster, spot });
        if state.turn == 0 { self.set_up_on(state, sink) } else { self.reward(state, sink) }
    }
}
