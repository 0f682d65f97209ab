//! What there is to tell about a game once it is over, in numbers and events: luck in fights, the course of the
//! chances, turning points. Whatever can judge a game fills it in; sentences are made of it elsewhere.

use alloc::vec::Vec;

use serde::Serialize;

use table::Seat;

/// A look back at a game. `E` is an event, in whatever form: as a viewer saw it, or as a sentence.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Recap<E> {
    /// The luck of each seat in its fights, in the order of the seats.
    pub luck: Vec<SeatLuck<E>>,
    /// How the chances to win went, in order: at most [`MOST_MOMENTS`](Self::MOST_MOMENTS), the first and the
    /// last turn among them. Empty for a lone player, who wins against nobody.
    pub course: Vec<Moment>,
    /// When the game turned, in order: at most [`MOST_TURNING_POINTS`](Self::MOST_TURNING_POINTS). None where it
    /// was never in doubt.
    pub turning_points: Vec<TurningPoint<E>>,
    /// Since when the winner was ahead, if there is one winner of several seats.
    pub lead: Option<Lead>,
}

/// How a seat's fights went, against what was to be expected.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatLuck<E> {
    /// Fights that were fought out.
    pub fights: u16,
    /// Of them won.
    pub won: u16,
    /// Of them neither won nor lost, where a game knows that. For luck they count as not won.
    pub tied: u16,
    /// How many would have been won with average luck and the same decisions: between 0 and `fights`.
    pub expected: f32,
    /// The win that was hardest to expect, if one was.
    pub luckiest: Option<Fight<E>>,
    /// The loss that was hardest to expect, if one was.
    pub unluckiest: Option<Fight<E>>,
}

/// One fight of which there is something to tell.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fight<E> {
    /// In which turn, counted from 1.
    pub turn: u16,
    /// How it ended.
    pub event: E,
    /// The chance to win it when it began, played well.
    pub chance: f32,
    /// How much of a victory dice or draws gave (above 0) or took, compared with that chance.
    pub luck: f32,
}

/// How everybody stood at one moment.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// At the beginning of this turn, counted from 1; at the end of the game, of the last one.
    pub turn: u16,
    /// The chance of each seat to win, by an estimate; seats that have left have none. The last moment of a game with a
    /// winner is the result.
    pub chances: Vec<f32>,
}

/// A turn after which somebody's chances were quite different, and stayed so.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurningPoint<E> {
    /// Which turn, counted from 1.
    pub turn: u16,
    /// Whose turn it was.
    pub by: Seat,
    /// What happened. `None` where nothing made the difference but what was drawn for the next turn.
    pub event: Option<E>,
    /// Whose chances changed.
    pub seat: Seat,
    /// The chance of that seat to win before the turn.
    pub before: f32,
    /// The same after it.
    pub after: f32,
    /// The seat that was ahead before it was not ahead after it.
    pub lead_changed: bool,
}

/// Who won, and since when that was to be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Lead {
    /// Who.
    pub seat: Seat,
    /// After this turn the seat was ahead until the end; 0 if it always was.
    pub after: u16,
    /// Only the last turn brought the lead.
    pub at_last: bool,
}

impl<E> Recap<E> {
    /// More moments a small chart has no room for.
    pub const MOST_MOMENTS: usize = 60;
    /// More turning points nobody reads.
    pub const MOST_TURNING_POINTS: usize = 3;

    /// The same with its events in another form.
    pub fn map<T>(self, mut form: impl FnMut(&E) -> T) -> Recap<T> {
        let luck = self.luck.into_iter().map(|seat| SeatLuck {
            fights: seat.fights,
            won: seat.won,
            tied: seat.tied,
            expected: seat.expected,
            luckiest: seat.luckiest.map(|fight| fight.map(&mut form)),
            unluckiest: seat.unluckiest.map(|fight| fight.map(&mut form)),
        });
        let luck = luck.collect();
        let point = |point: TurningPoint<E>| TurningPoint {
            event: point.event.as_ref().map(&mut form),
            turn: point.turn,
            by: point.by,
            seat: point.seat,
            before: point.before,
            after: point.after,
            lead_changed: point.lead_changed,
        };
        let turning_points = self.turning_points.into_iter().map(point).collect();
        Recap { luck, course: self.course, turning_points, lead: self.lead }
    }
}

impl<E> SeatLuck<E> {
    /// Fights won beyond what was to be expected; below 0 it was bad luck.
    pub fn luck(&self) -> f32 {
        f32::from(self.won) - self.expected
    }
}

impl<E> Fight<E> {
    fn map<T>(self, form: &mut impl FnMut(&E) -> T) -> Fight<T> {
        Fight { event: form(&self.event), turn: self.turn, chance: self.chance, luck: self.luck }
    }
}
