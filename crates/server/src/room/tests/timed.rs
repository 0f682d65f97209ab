//! Clocks of a table: what is taken back, what a lost connection costs, and that a log gives the same.

use protocol::ClockNow;
use table::{Luck as _, PlayoutLuck};

use super::*;

impl Kept {
    fn clock(&mut self, seat: Seat) -> ClockNow {
        self.room.now(self.now).seats[seat.index()].clock.expect("a clock")
    }

    /// Plays anything, a second for each, until a decision ends a turn and can be taken back. Gives the seat and what it had
    /// before that decision.
    fn ends_a_turn(&mut self) -> (GuestNumber, Seat, u64) {
        let mut luck = PlayoutLuck::new(1);
        for _ in 0..2_000 {
            let (guest, seat, _) = self.acting();
            let legal = self.room.game().expect("a game").host.legal_actions();
            let action = legal[luck.below(legal.len() as u32) as usize];
            self.now += 1_000;
            let before = self.left(seat);
            self.does(guest, Command::Play { seat, actions: vec![action] });
            if self.acting().1 != seat && self.room.game().expect("a game").host.can_undo(seat) {
                return (guest, seat, before);
            }
        }
        panic!("no turn ends so that it can be taken back");
    }
}

#[test]
fn undo_takes_back_the_increment_and_no_time_that_was_used() {
    let mut kept = Kept::playing(clocks());
    let (guest, seat, before) = kept.ends_a_turn();
    assert_eq!(kept.left(seat), before + 5_000, "the increment");
    let (_, other, _) = kept.acting();
    let others = kept.left(other);
    kept.again();
    assert_eq!((kept.left(seat), kept.left(other)), (before + 5_000, others));
    kept.now += 2_000;
    kept.does(guest, Command::Undo { seat });
    assert_eq!(kept.acting().1, seat);
    assert_eq!(kept.left(seat), before, "no more, and no less");
    assert_eq!(kept.left(other), others - 2_000, "what was used stays used");
    kept.now += 60 * 60 * 1_000;
    kept.again();
    assert_eq!((kept.left(seat), kept.left(other)), (before, others - 2_000), "by the log");
    kept.now += 1_000;
    assert_eq!(kept.left(seat), before - 1_000, "it runs again");
}

#[test]
fn a_lost_connection_uses_its_allowance_and_then_the_bank() {
    let mut kept = Kept::playing(clocks());
    let (guest, seat, action) = kept.acting();
    kept.now += 3_000;
    kept.room.disconnected(guest, kept.now);
    assert_eq!(kept.room.wakes_at(), Some(kept.now + 30_000 + 57_000));
    kept.now += 20_000;
    let clock = kept.clock(seat);
    assert_eq!((clock.left, clock.lost_connection), (57_000, 10_000));
    kept.room.connected(guest, kept.now);
    kept.now += 1_000;
    kept.room.disconnected(guest, kept.now);
    kept.now += 14_000;
    let clock = kept.clock(seat);
    assert_eq!((clock.left, clock.lost_connection), (52_000, 0));
    kept.room.connected(guest, kept.now);
    kept.does(guest, Command::Play { seat, actions: vec![action] });
    let before = kept.clock(seat);
    assert!(before.left == 52_000 || before.left == 57_000, "with the increment if a turn ended");
    kept.again();
    assert_eq!(kept.clock(seat), before, "a log gives the same clocks");
}

#[test]
fn whoever_does_not_come_back_is_out_of_time_after_both() {
    let mut kept = Kept::playing(clocks());
    let (guest, seat, _) = kept.acting();
    kept.room.disconnected(guest, kept.now);
    kept.now += 90_000;
    assert_eq!(kept.room.wakes_at(), Some(kept.now));
    let carried = kept.room.wake(kept.now);
    kept.keep(carried);
    kept.again();
    let clock = kept.clock(seat);
    assert_eq!((clock.left, clock.lost_connection), (0, 0));
    assert!(kept.room.now(kept.now).seats[seat.index()].out_of_time);
}
