//! Beginning, ending and missing turns (K2, K5), and the end of the game (K11).

use table::{EventSink, Seat, SeatSet};

use super::{Dungeon, impossible};
use crate::{Decision, Ending, Event, Hero, MOVES, Phase, Points, State, TileKind};

impl Dungeon {
    /// Ends the turn of the active hero, healing on a fountain (K2.6).
    pub(super) fn end_turn(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let seat = state.active;
        if state.here().kind == TileKind::Fountain {
            self.heal(state, seat, sink);
        }
        if state.hero(seat).hit_points == 0 {
            sink.push(Event::FellUnconscious { seat });
        }
        sink.push(Event::TurnEnded { seat });
        self.next_turn(state, sink);
    }

    /// The next hero who can play, or the end of the game (K11.3). Unconscious heroes miss their
    /// turn and regain a hit point (K5.2).
    pub(super) fn next_turn(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        loop {
            if state.exploring_over() && !state.dragon_laid {
                return self.end_game(state, Ending::Explored, sink);
            }
            if self.setup().turn_limit.is_some_and(|limit| state.turn >= limit) {
                return self.end_game(state, Ending::TurnLimit, sink);
            }
            let Some(next) = state.playing.after(state.active) else { impossible() };
            if self.begin_turn(state, next, sink) {
                return;
            }
        }
    }

    /// Begins a turn; false if the hero misses it (K5.2).
    pub(crate) fn begin_turn(
        &self,
        state: &mut State,
        seat: Seat,
        sink: &mut impl EventSink<Event>,
    ) -> bool {
        state.active = seat;
        state.turn = state.turn.saturating_add(1);
        state.moves = MOVES;
        state.came_from = None;
        sink.push(Event::TurnBegan { seat });
        let hero = state.active_hero_mut();
        // Whoever was healed in the meantime misses nothing (K5.3).
        if hero.hit_points == 0 {
            hero.hit_points = 1;
            sink.push(Event::TurnMissed { seat });
            return false;
        }
        let sneaks = state.plays_skilled(Hero::Aderyn);
        let must_fight = state.here().thing.monster().is_some() && !sneaks;
        state.phase =
            if must_fight { Phase::Seat(Decision::MustFight) } else { Phase::Seat(Decision::Walk) };
        true
    }

    /// The game is over; what somebody held in hand goes back.
    pub(super) fn end_game(
        &self,
        state: &mut State,
        ending: Ending,
        sink: &mut impl EventSink<Event>,
    ) {
        self.put_back(state);
        state.phase = Phase::Over(ending);
        sink.push(Event::GameEnded { ending });
    }

    /// K11.1, K11.2: most points win, equal points share.
    pub(super) fn winning_seats(&self, state: &State) -> SeatSet {
        let Phase::Over(ending) = state.phase else { return SeatSet::EMPTY };
        match ending {
            Ending::Treasures(seat) => [seat].into_iter().collect(),
            Ending::LastLeft => state.playing,
            Ending::Abandoned => SeatSet::EMPTY,
            Ending::Dragon | Ending::Explored | Ending::TurnLimit | Ending::Agreed => {
                let points = |seat: Seat| state.hero(seat).inventory.points();
                let best: Option<Points> = state.playing.iter().map(points).max();
                state.playing.iter().filter(|&seat| Some(points(seat)) == best).collect()
            }
        }
    }
}
