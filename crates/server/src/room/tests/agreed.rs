//! An end that all who still play agree to.

use protocol::{Command, GuestNumber, Settings, Stage, Why};
use table::Seat;

use super::{ANNA, Asked, BEN, Kept, ONE, TWO};
use crate::store::GuestId;

const THREE: Seat = Seat::new(2);
const CARL: GuestNumber = GuestNumber(2);

fn agrees(seat: Seat) -> Asked {
    Command::AgreeToEnd { seat, agrees: true }
}

/// Anna, Ben and Carl play.
fn three() -> Kept {
    let mut kept = Kept::opened_for("random, random, random", Settings::default());
    let joined = kept.room.join(GuestId(3), 0).expect("room");
    kept.keep(joined);
    kept.room.connected(CARL, 0);
    let seats = [(ANNA, ONE), (BEN, TWO), (CARL, THREE)];
    for (guest, seat) in seats {
        kept.does(guest, Command::Claim { seat });
        kept.does(guest, Command::Ready { ready: true });
    }
    kept.does(ANNA, Command::Start);
    for (guest, seat) in seats {
        kept.promises(guest, seat);
    }
    for (guest, seat) in seats {
        kept.shows(guest, seat);
    }
    assert_eq!(kept.room.stage(), Stage::Playing);
    kept
}

#[test]
fn an_agreed_end_needs_everybody_and_is_not_forgotten() {
    let mut kept = Kept::playing(Settings::default());
    kept.does(ANNA, agrees(ONE));
    assert_eq!(kept.refused(ANNA, agrees(TWO)), Why::NotYourSeat);
    kept.again();
    assert!(kept.room.now(0).seats[0].agrees_to_end, "it was acknowledged");
    kept.plays();
    assert!(!kept.room.now(0).seats[0].agrees_to_end, "that was about another position");
    kept.again();
    assert!(!kept.room.now(0).seats[0].agrees_to_end);
    kept.does(BEN, agrees(TWO));
    assert_eq!(kept.room.stage(), Stage::Playing);
    assert!(kept.room.proof().is_none(), "nothing is shown before");
    kept.does(ANNA, agrees(ONE));
    assert_eq!(kept.room.stage(), Stage::Over);
    assert!(kept.room.proof().is_some());
}

#[test]
fn whoever_has_withdrawn_is_not_asked() {
    let mut kept = three();
    kept.does(CARL, Command::Withdraw { seat: THREE });
    assert_eq!(kept.refused(CARL, agrees(THREE)), Why::NotNow);
    kept.does(ANNA, agrees(ONE));
    assert_eq!(kept.room.stage(), Stage::Playing);
    kept.does(BEN, agrees(TWO));
    assert_eq!(kept.room.stage(), Stage::Over);
    kept.again();
    assert_eq!(kept.room.stage(), Stage::Over);
}

#[test]
fn whoever_was_sent_away_is_not_asked() {
    let mut kept = three();
    kept.does(ANNA, Command::Remove { guest: CARL });
    kept.does(ANNA, agrees(ONE));
    assert_eq!(kept.room.stage(), Stage::Playing);
    kept.again();
    kept.does(BEN, agrees(TWO));
    assert_eq!(kept.room.stage(), Stage::Over);
}

#[test]
fn the_last_who_does_not_agree_is_sent_away() {
    let mut kept = three();
    kept.does(ANNA, agrees(ONE));
    kept.does(BEN, agrees(TWO));
    assert_eq!(kept.room.stage(), Stage::Playing);
    kept.does(ANNA, Command::Remove { guest: CARL });
    assert_eq!(kept.room.stage(), Stage::Over);
    kept.again();
    assert_eq!(kept.room.stage(), Stage::Over);
}

/// Who lends a seat is a player, and comes back.
#[test]
fn whoever_is_played_for_is_asked() {
    let mut kept = three();
    kept.does(CARL, Command::Lend { seat: THREE, bot: "easy".to_owned() });
    kept.does(ANNA, agrees(ONE));
    kept.does(BEN, agrees(TWO));
    assert_eq!(kept.room.stage(), Stage::Playing);
    kept.does(CARL, agrees(THREE));
    assert_eq!(kept.room.stage(), Stage::Over);
}

#[test]
fn nobody_agrees_for_whoever_has_the_seat_next() {
    let mut kept = three();
    kept.does(CARL, agrees(THREE));
    kept.room.disconnected(CARL, kept.now);
    kept.now += super::TIMES.absence;
    kept.does(ANNA, Command::GiveSeat { seat: THREE, guest: BEN });
    assert!(!kept.room.now(kept.now).seats[2].agrees_to_end);
    kept.again();
    assert!(!kept.room.now(kept.now).seats[2].agrees_to_end);
    kept.does(ANNA, agrees(ONE));
    kept.does(BEN, agrees(TWO));
    assert_eq!(kept.room.stage(), Stage::Playing);
}
