//! Luck in fights: what chance gave beyond what was to be expected.
//!
//! Each time chance decides, the chance to win the fight before is compared with the chance after: the
//! difference is luck, whatever was decided in between. Bad decisions are no bad luck that way: who lets
//! a fight go that was as good as won has lost it, but not to the dice.

use alloc::vec::Vec;

use table::Seat;

use super::{Fight, Fought, SeatLuck};

/// A fight whose luck is less than this surprises nobody.
const SURPRISE: f32 = 0.6;

/// The luck of all seats.
pub(super) struct Lucks<E> {
    /// How much luck each seat had, and the rest of what is told about it.
    seats: Vec<(f32, SeatLuck<E>)>,
    fighting: Option<Fighting>,
}

/// The fight that is going on.
#[derive(Clone, Copy)]
struct Fighting {
    seat: Seat,
    /// The chance when it began, once that is known.
    chance: Option<f32>,
    luck: f32,
    /// What was expected when chance began to decide, until it has.
    expected: Option<f32>,
}

impl<E: Clone> Lucks<E> {
    pub(super) fn new(seats: usize) -> Self {
        let nobody = SeatLuck {
            fights: 0,
            won: 0,
            tied: 0,
            expected: 0.0,
            luckiest: None,
            unluckiest: None,
        };
        Self { seats: alloc::vec![(0.0, nobody); seats], fighting: None }
    }

    pub(super) fn is_fighting(&self) -> bool {
        self.fighting.is_some()
    }

    /// Whether a fight has begun of which nobody has said its chance.
    pub(super) fn is_new(&self) -> bool {
        self.fighting.is_some_and(|fight| fight.chance.is_none())
    }

    /// A fight that was broken off before, because its hero has left, counts for nothing.
    pub(super) fn begin(&mut self, seat: Seat) {
        self.fighting = Some(Fighting { seat, chance: None, luck: 0.0, expected: None });
    }

    pub(super) fn before_chance(&mut self, expected: f32) {
        if let Some(fight) = &mut self.fighting {
            fight.expected = Some(expected);
        }
    }

    pub(super) fn after_chance(&mut self, chance: f32) {
        if let Some(fight) = &mut self.fighting {
            fight.chance.get_or_insert(chance);
            if let Some(expected) = fight.expected.take() {
                fight.luck += chance - expected;
            }
        }
    }

    pub(super) fn end(&mut self, seat: Seat, fought: Fought, turn: u16, event: E) {
        let won = fought == Fought::Won;
        self.after_chance(if won { 1.0 } else { 0.0 });
        let Some(fight) = self.fighting.take().filter(|fight| fight.seat == seat) else { return };
        let (luck, told) = &mut self.seats[seat.index()];
        *luck += fight.luck;
        told.fights += 1;
        told.won += u16::from(won);
        told.tied += u16::from(fought == Fought::Tied);
        let chance = fight.chance.unwrap_or(0.0);
        // A player who first spoiled a good chance and was lucky then surprises nobody who knows how it began.
        let (place, luck) = match fought {
            Fought::Won => (&mut told.luckiest, fight.luck.min(1.0 - chance)),
            Fought::Lost => (&mut told.unluckiest, fight.luck.max(-chance)),
            Fought::Tied => return,
        };
        let known = place.as_ref().map_or(0.0, |other| other.luck.abs());
        let surprise = if won { luck } else { -luck };
        // The first of equals.
        if surprise >= SURPRISE && surprise > known {
            *place = Some(Fight { turn, event, chance, luck });
        }
    }

    pub(super) fn told(self) -> Vec<SeatLuck<E>> {
        let told = self.seats.into_iter().map(|(luck, mut seat)| {
            // With sampled chances and bad decisions a sum can leave what is possible a little.
            let fights = f32::from(seat.fights);
            seat.expected = (f32::from(seat.won) - luck).max(0.0).min(fights);
            seat
        });
        told.collect()
    }
}
