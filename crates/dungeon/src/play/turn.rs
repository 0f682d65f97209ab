//! Beginning, ending and missing turns (K2, K5), the end of the game (K11), withdrawing.

use table::{EventSink, MAX_SEATS, Seat, SeatSet};

use super::{Dungeon, Verdict, impossible};
use crate::{
    Decision, Dice, Draw, Ending, Event, First, Hero, HeroState, Inventory, MOVES, Phase, Points,
    Refusal, State, TileKind,
};

/// More than two dice can show.
const ROUND: u8 = 13;
/// The highest of five ranks and two sixes.
pub(crate) const HIGHEST_STANDING: u8 = (MAX_SEATS as u8 - 1) * ROUND + 12;

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
    fn decide_start(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
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
    fn next_turn(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
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

    /// Whether the hero can play.
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

    pub(super) fn can_agree(&self, state: &State) -> Verdict {
        match state.phase {
            Phase::Chance(_) | Phase::Seat(_) => Ok(()),
            Phase::Over(_) => Err(Refusal::GameOver),
        }
    }

    pub(super) fn can_withdraw(&self, state: &State, seat: Seat) -> Verdict {
        self.can_agree(state)?;
        if state.playing.contains(seat) { Ok(()) } else { Err(Refusal::SeatGone) }
    }

    /// The hero, its goods and an own curse leave the game; what was in hand goes back.
    pub(super) fn withdraw(&self, state: &mut State, seat: Seat, sink: &mut impl EventSink<Event>) {
        sink.push(Event::Withdrew { seat });
        state.playing.remove(seat);
        state.heroes[seat] = HeroState { inventory: Inventory::default(), ..state.heroes[seat] };
        if state.cursed == Some(seat) {
            state.cursed = None;
        }
        match state.playing.len() {
            0 => self.end_game(state, Ending::Abandoned, sink),
            1 => self.end_game(state, Ending::LastLeft, sink),
            _ => self.play_without(state, seat, sink),
        }
    }

    /// A tile or tokens in hand go back to where they were drawn from.
    fn put_back(&self, state: &mut State) {
        if let Phase::Seat(Decision::LayTile { tile, .. }) = state.phase {
            state.stack[tile.index()] += 1;
            state.stack_total += 1;
        } else if let Phase::Chance(Draw::SecondToken { first }) = state.phase {
            self.return_token(state, first);
        } else if let Phase::Seat(Decision::ChooseToken { tokens }) = state.phase {
            for token in tokens {
                self.return_token(state, token);
            }
        }
    }

    /// The others go on; whoever left in the middle of a turn leaves it to the next.
    fn play_without(&self, state: &mut State, seat: Seat, sink: &mut impl EventSink<Event>) {
        if let Phase::Chance(Draw::Hero { mut seats }) = state.phase {
            seats.remove(seat);
            self.draw_heroes(state, seats, sink);
        } else if let Phase::Chance(Draw::StartRoll { to_roll, .. }) = &mut state.phase {
            to_roll.remove(seat);
            self.decide_start(state, sink);
        } else if seat == state.active {
            self.put_back(state);
            self.next_turn(state, sink);
        }
    }
}
