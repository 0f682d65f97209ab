//! Before the first turn: heroes are drawn (K1.1), and dice decide who begins (K1.5).

use table::{EventSink, MAX_SEATS, Seat, SeatSet};

use super::{Dungeon, impossible};
use crate::{Dice, Draw, Event, First, Hero, Phase, State};

/// More than two dice can show.
const ROUND: u8 = 13;
/// The highest of five ranks and two sixes.
const HIGHEST_STANDING: u8 = (MAX_SEATS as u8 - 1) * ROUND + 12;

impl Dungeon {
    /// Heroes are drawn for these seats; then it is decided who begins (K1.1, K1.5).
    pub(super) fn draw_heroes(
        &self,
        state: &mut State,
        seats: SeatSet,
        sink: &mut impl EventSink<Event>,
    ) {
        if !seats.is_empty() {
            state.phase = Phase::Chance(Draw::Hero { seats });
            return;
        }
        match self.setup().first {
            First::Seat(seat) if state.playing.contains(seat) => {
                self.begin_turn(state, seat, sink);
            }
            First::Seat(_) | First::Roll => {
                let to_roll = state.playing;
                let standing = [0; MAX_SEATS];
                state.phase = Phase::Chance(Draw::StartRoll { to_roll, standing });
                self.decide_start(state, sink);
            }
        }
    }

    pub(super) fn hero_drawn(
        &self,
        state: &mut State,
        hero: Hero,
        sink: &mut impl EventSink<Event>,
    ) {
        let Phase::Chance(Draw::Hero { mut seats }) = state.phase else { impossible() };
        let Some(seat) = seats.iter().next() else { impossible() };
        state.heroes[seat].hero = hero;
        state.named.insert(seat);
        sink.push(Event::HeroDrawn { seat, hero });
        seats.remove(seat);
        self.draw_heroes(state, seats, sink);
    }

    pub(super) fn rolled_for_start(
        &self,
        state: &mut State,
        dice: Dice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Phase::Chance(Draw::StartRoll { to_roll, standing }) = &mut state.phase else {
            impossible()
        };
        let Some(seat) = to_roll.iter().next() else { impossible() };
        to_roll.remove(seat);
        standing[seat.index()] += dice.sum();
        sink.push(Event::RolledForStart { seat, dice });
        self.decide_start(state, sink);
    }

    /// K1.5: the highest begins, those who share the highest roll again. A standing is a rank from
    /// the rounds before, times [`ROUND`], plus this round's roll: so the lower ones are not forgotten
    /// when the higher ones leave the game.
    pub(super) fn decide_start(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Phase::Chance(Draw::StartRoll { to_roll, mut standing }) = state.phase else {
            impossible()
        };
        let rank = |seat: Seat| standing[seat.index()] / ROUND;
        let top_rank = state.playing.iter().map(rank).max().unwrap_or(0);
        let in_round: SeatSet =
            state.playing.iter().filter(|&seat| rank(seat) == top_rank).collect();
        let to_roll: SeatSet = to_roll.iter().filter(|&seat| in_round.contains(seat)).collect();
        if !to_roll.is_empty() && in_round.len() > 1 {
            state.phase = Phase::Chance(Draw::StartRoll { to_roll, standing });
            return;
        }
        let best = state.playing.iter().map(|seat| standing[seat.index()]).max().unwrap_or(0);
        let leads = |seat: &Seat| standing[seat.index()] == best;
        let leaders: SeatSet = state.playing.iter().filter(leads).collect();
        if leaders.len() == 1 {
            if let Some(first) = leaders.iter().next() {
                self.begin_turn(state, first, sink);
            }
            return;
        }
        sink.push(Event::StartTied);
        let before = standing;
        for seat in state.playing.iter() {
            let lower = |&other: &Seat| before[other.index()] < before[seat.index()];
            standing[seat.index()] = state.playing.iter().filter(lower).count() as u8 * ROUND;
        }
        state.phase = Phase::Chance(Draw::StartRoll { to_roll: leaders, standing });
    }
}

/// Whether rolls can have led to this: who leads from the rounds before rolls in this one, in the
/// order of seats.
pub(crate) fn can_stand(playing: SeatSet, to_roll: SeatSet, standing: [u8; MAX_SEATS]) -> bool {
    let Some(next) = to_roll.iter().next() else { return false };
    let rank = |seat: Seat| standing[seat.index()] / ROUND;
    let top_rank = playing.iter().map(rank).max().unwrap_or(0);
    let in_round: SeatSet = playing.iter().filter(|&seat| rank(seat) == top_rank).collect();
    let rolls_later: SeatSet = in_round.iter().filter(|&seat| seat >= next).collect();
    let fits = |seat: Seat| {
        let has_rolled = in_round.contains(seat) && !to_roll.contains(seat);
        let roll = standing[seat.index()] % ROUND;
        if has_rolled { roll >= 2 } else { roll == 0 }
    };
    in_round.len() > 1
        && to_roll == rolls_later
        && playing.iter().all(fits)
        && standing.iter().all(|&standing| standing <= HIGHEST_STANDING)
}
