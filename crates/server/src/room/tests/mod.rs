//! Rooms that nobody is connected to: time is whatever a test says it is.

mod agreed;
mod followed;
mod timed;

use goblin::Goblin;
use protocol::{
    Bytes, ClockSettings, Command, GuestNumber, NewTable, Numbered, Settings, Stage, Why,
    promise_of,
};
use table::{Rules as _, Seat, Viewer};

use super::{Carried, Entered, Fresh, Refusal, Room, Times};
use crate::store::GuestId;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const ANNA: GuestNumber = GuestNumber(0);
const BEN: GuestNumber = GuestNumber(1);
const TIMES: Times = Times { dice: 10_000, absence: 60_000, afresh: 10_000 };

/// A room, with the rows that it has come to.
struct Kept {
    room: Room<Goblin>,
    rows: Vec<Entered>,
    now: u64,
}

type Asked = Command<goblin::Action, goblin::Chance>;

impl Kept {
    /// Anna has opened a table, and both are there.
    fn opened(settings: Settings) -> Self {
        Self::opened_for("random, random", settings)
    }

    fn opened_for(heroes: &str, settings: Settings) -> Self {
        let set_up = format!("game: goblin\nheroes: {heroes}\n");
        let new = NewTable { game: protocol::GameName::Goblin, set_up, settings };
        let rows = vec![Room::<Goblin>::opening(&new, GuestId(1)).expect("a table")];
        let room = Room::restored("CODE", rows.clone(), TIMES, 0).expect("a table");
        let mut kept = Self { room, rows, now: 0 };
        let joined = kept.room.join(GuestId(2), 0).expect("room");
        kept.keep(joined);
        kept.room.connected(ANNA, 0);
        kept.room.connected(BEN, 0);
        kept
    }

    fn keep(&mut self, carried: Carried<Goblin>) {
        self.rows.extend(carried.rows);
    }

    fn tries(&mut self, guest: GuestNumber, command: Asked) -> Result<(), Refusal> {
        let numbered = Numbered { number: 1, answers: None, command };
        let carried = self.room.command(guest, &numbered, &Fresh { secret: [5; 32] }, self.now)?;
        self.keep(carried);
        Ok(())
    }

    fn does(&mut self, guest: GuestNumber, command: Asked) {
        if let Err(refusal) = self.tries(guest, command) {
            panic!("{}", refusal.of(0));
        }
    }

    fn refused(&mut self, guest: GuestNumber, command: Asked) -> Why {
        let before = self.room.now(self.now);
        let why = self.tries(guest, command).expect_err("it is refused").of(0).why;
        assert_eq!(self.room.now(self.now), before, "nothing has changed");
        why
    }

    /// The server ends without a word, and another one reads the log.
    fn again(&mut self) {
        let rows = self.rows.clone();
        self.room = Room::restored("CODE", rows, TIMES, self.now).expect("a table");
        self.room.connected(ANNA, self.now);
        self.room.connected(BEN, self.now);
    }

    /// Both sit down, and Anna begins.
    fn started(settings: Settings) -> Self {
        let mut kept = Self::opened(settings);
        kept.does(ANNA, Command::Claim { seat: ONE });
        kept.does(BEN, Command::Claim { seat: TWO });
        kept.does(BEN, Command::Ready { ready: true });
        kept.does(ANNA, Command::Start);
        kept
    }

    fn promises(&mut self, guest: GuestNumber, seat: Seat) {
        let hash = promise_of(&Bytes([seat.index() as u8; 16])).0;
        let carried = self.room.promise(guest, seat, hash, self.now);
        self.keep(carried);
    }

    fn shows(&mut self, guest: GuestNumber, seat: Seat) {
        let carried = self.room.share(guest, seat, [seat.index() as u8; 16], self.now);
        self.keep(carried);
    }

    /// The game has begun.
    fn playing(settings: Settings) -> Self {
        let mut kept = Self::started(settings);
        kept.promises(ANNA, ONE);
        kept.promises(BEN, TWO);
        kept.shows(ANNA, ONE);
        kept.shows(BEN, TWO);
        assert_eq!(kept.room.stage(), Stage::Playing);
        kept
    }

    fn acting(&self) -> (GuestNumber, Seat, goblin::Action) {
        let game = self.room.game().expect("a game");
        let seat = match game.host.turn() {
            table::Turn::Seat(seat) => seat,
            table::Turn::Chance | table::Turn::Over => panic!("nobody decides"),
        };
        (if seat == ONE { ANNA } else { BEN }, seat, game.host.legal_actions()[0])
    }

    fn plays(&mut self) {
        let (guest, seat, action) = self.acting();
        self.does(guest, Command::Play { seat, actions: vec![action] });
    }

    fn left(&mut self, seat: Seat) -> u64 {
        self.room.now(self.now).seats[seat.index()].clock.expect("a clock").left
    }
}

fn clocks() -> Settings {
    let clock = ClockSettings { bank: 60, increment: 5, lost_connection: 30 };
    Settings { clock: Some(clock), ..Settings::default() }
}

#[test]
fn a_share_that_was_shown_is_not_lost_with_the_server() {
    let mut kept = Kept::started(Settings::default());
    kept.promises(ANNA, ONE);
    kept.promises(BEN, TWO);
    kept.shows(BEN, TWO);
    let before = kept.room.fair();
    kept.again();
    assert_eq!(kept.room.fair(), before, "nothing that was shown changes");
    // Not even when Ben does not come again.
    kept.now += TIMES.dice;
    let carried = kept.room.wake(kept.now);
    kept.keep(carried);
    assert_eq!(kept.room.stage(), Stage::Playing);
    assert_eq!(kept.room.fair().expect("dice").silent, [ONE]);
}

#[test]
fn a_promise_is_not_lost_with_the_server() {
    let mut kept = Kept::started(Settings::default());
    kept.promises(ANNA, ONE);
    let before = kept.room.fair();
    kept.again();
    assert_eq!((kept.room.stage(), kept.room.fair()), (Stage::MakingDice, before));
    kept.promises(BEN, TWO);
    kept.shows(ANNA, ONE);
    kept.shows(BEN, TWO);
    assert_eq!(kept.room.stage(), Stage::Playing);
}

/// Promises were no rows once, and dice that were being made were given up with the server.
#[test]
fn what_was_said_after_dice_that_were_given_up_is_kept() {
    let mut kept = Kept::started(Settings::default());
    kept.rows.push(Entered::Ready { guest: BEN, ready: true });
    kept.again();
    assert_eq!(kept.room.stage(), Stage::Gathering);
    assert!(kept.room.now(0).seats[1].ready);
    kept.does(ANNA, Command::Start);
    assert_eq!(kept.room.stage(), Stage::MakingDice);
}

#[test]
fn nobody_is_sent_away_while_shares_are_shown() {
    let mut kept = Kept::started(Settings::default());
    assert_eq!(kept.refused(ANNA, Command::GiveSeat { seat: TWO, guest: ANNA }), Why::NotNow);
    kept.promises(ANNA, ONE);
    kept.promises(BEN, TWO);
    assert_eq!(kept.refused(ANNA, Command::Remove { guest: BEN }), Why::NotNow);
    let mut kept = Kept::started(Settings::default());
    kept.does(ANNA, Command::Remove { guest: BEN });
    let seats = kept.room.now(0).seats;
    assert_eq!(kept.room.stage(), Stage::Gathering);
    kept.again();
    assert_eq!(kept.room.stage(), Stage::Gathering);
    assert_eq!(kept.room.now(0).seats, seats);
    assert!(kept.room.is_removed(BEN));
}

#[test]
fn wishes_to_change_places_are_kept() {
    let mut kept = Kept::opened(Settings::default());
    kept.does(ANNA, Command::Claim { seat: ONE });
    kept.does(BEN, Command::Claim { seat: TWO });
    kept.does(ANNA, Command::Swap { from: ONE, to: TWO });
    assert!(kept.room.seats_of(ANNA).contains(ONE), "both have to ask");
    assert_eq!(kept.room.now(0).seats[0].wishes, Some(TWO), "and the other one is told");
    kept.again();
    kept.does(BEN, Command::Swap { from: TWO, to: ONE });
    assert!(kept.room.seats_of(ANNA).contains(TWO) && kept.room.seats_of(BEN).contains(ONE));
}

#[test]
fn lending_gives_no_time() {
    let mut kept = Kept::playing(clocks());
    let (guest, seat, _) = kept.acting();
    kept.now += 55_000;
    kept.does(guest, Command::Lend { seat, bot: "normal".to_owned() });
    kept.does(guest, Command::TakeBack { seat });
    assert_eq!(kept.left(seat), 5_000);
    kept.again();
    assert_eq!(kept.left(seat), 5_000);
}

#[test]
fn when_the_time_is_up_a_bot_decides_once_at_least() {
    let mut kept = Kept::playing(clocks());
    let (guest, seat, _) = kept.acting();
    kept.now += 60_000;
    assert_eq!(kept.room.wakes_at(), Some(kept.now));
    let carried = kept.room.wake(kept.now);
    kept.keep(carried);
    assert!(kept.room.now(kept.now).seats[seat.index()].out_of_time);
    assert_eq!(kept.refused(guest, Command::TakeBack { seat }), Why::NotNow);
    kept.again();
    assert_eq!(kept.refused(guest, Command::TakeBack { seat }), Why::NotNow);
    let wanted = kept.room.wanted().expect("a bot decides");
    let played = kept.room.bot_plays(seat, wanted.legal[0], wanted.sequence, kept.now);
    kept.keep(played.expect("a decision"));
    kept.does(guest, Command::TakeBack { seat });
    assert!(kept.left(seat) >= 10_000);
    let (before, now) = (kept.left(seat), kept.now);
    kept.again();
    assert_eq!((kept.left(seat), kept.now), (before, now), "a log gives the same clocks");
}

#[test]
fn seats_are_lent_by_their_owners_or_when_they_are_gone() {
    let mut kept = Kept::playing(Settings::default());
    let lend = |seat| Command::Lend { seat, bot: "easy".to_owned() };
    assert_eq!(kept.refused(ANNA, lend(TWO)), Why::NotNow);
    assert_eq!(kept.refused(BEN, lend(ONE)), Why::NotYourSeat);
    kept.room.disconnected(BEN, kept.now);
    kept.now += TIMES.absence - 1;
    assert_eq!(kept.refused(ANNA, lend(TWO)), Why::NotNow);
    kept.now += 1;
    kept.does(ANNA, lend(TWO));
    assert_eq!(kept.refused(ANNA, Command::TakeBack { seat: TWO }), Why::NotYourSeat);
    kept.room.connected(BEN, kept.now);
    kept.does(BEN, Command::TakeBack { seat: TWO });
    assert_eq!(kept.refused(ANNA, Command::GiveSeat { seat: TWO, guest: ANNA }), Why::NotNow);
    kept.room.disconnected(BEN, kept.now);
    kept.now += TIMES.absence;
    kept.does(ANNA, Command::GiveSeat { seat: TWO, guest: ANNA });
    assert_eq!(kept.room.seats_of(ANNA).len(), 2);
}

#[test]
fn a_host_hands_over_and_closing_shows_the_proof() {
    let mut kept = Kept::playing(Settings::default());
    assert_eq!(kept.refused(BEN, Command::HandOver { guest: BEN }), Why::OnlyTheHost);
    assert_eq!(kept.refused(BEN, Command::Close), Why::OnlyTheHost);
    kept.does(ANNA, Command::HandOver { guest: BEN });
    assert_eq!(kept.refused(ANNA, Command::Close), Why::OnlyTheHost);
    let running = kept.room.record_for(Viewer::Spectator).expect("a game");
    assert!(!running.contains("dice-host") && !running.contains("dice-seats"), "{running}");
    assert!(kept.room.proof().is_none());
    kept.does(BEN, Command::Close);
    assert!(kept.room.proof().is_some_and(|proof| proof.record.contains("dice-host")));
    kept.again();
    assert!(kept.room.proof().is_some());
    assert_eq!(kept.refused(BEN, Command::Close), Why::NotNow);
}

#[test]
fn another_game_has_seats_rotated() {
    let mut kept = Kept::playing(Settings::default());
    kept.does(ANNA, Command::Withdraw { seat: ONE });
    assert_eq!(kept.room.stage(), Stage::Over);
    let next = Room::<Goblin>::restored("NEXT", kept.room.rematch_rows(), TIMES, 0);
    let next = next.expect("a table");
    assert!(next.seats_of(ANNA).contains(TWO) && next.seats_of(BEN).contains(ONE));
    assert_eq!(next.stage(), Stage::Gathering);
}

#[test]
fn seats_are_lent_so_often_that_there_is_room_for_what_a_table_does_by_itself() {
    let mut kept = Kept::playing(clocks());
    let (lend, back) =
        (Command::Lend { seat: TWO, bot: "easy".to_owned() }, Command::TakeBack { seat: TWO });
    for _ in 0..500 {
        kept.does(BEN, lend.clone());
        kept.does(BEN, back.clone());
    }
    assert_eq!(kept.refused(BEN, lend), Why::TooMuch);
    kept.does(ANNA, Command::Remove { guest: BEN });
    assert!(kept.room.is_removed(BEN));
}

#[test]
fn a_table_takes_newcomers_however_many_have_come_and_gone() {
    let mut kept = Kept::opened(Settings::default());
    for id in 10..300 {
        let joined = kept.room.join(GuestId(id), 0);
        assert!(joined.is_ok(), "guest {id} is refused");
    }
    assert!(kept.room.now(0).guests.len() < 10, "whoever is gone is not told of");
    for number in 2..100 {
        kept.room.connected(GuestNumber(number), 0);
    }
    assert!(kept.room.join(GuestId(9_999), 0).is_err(), "100 are here");
    kept.room.disconnected(GuestNumber(5), 0);
    assert!(kept.room.join(GuestId(9_999), 0).is_ok());
}

#[test]
fn what_a_stand_in_rolls_is_typed_in_by_any_player() {
    let mut kept = Kept::started(Settings { own_draws: true, ..Settings::default() });
    let game = kept.room.game().expect("a game");
    assert_eq!(game.host.turn(), table::Turn::Chance);
    let seat = game.host.view(Viewer::Spectator).acting();
    let mut chances = Vec::new();
    game.host.rules().chances(game.host.state(), &mut chances);
    let chance = chances[0].chance;
    let (owner, other) = if seat == ONE { (ANNA, BEN) } else { (BEN, ANNA) };
    assert_eq!(kept.refused(other, Command::Draw { chance }), Why::NotYourSeat);
    kept.does(owner, Command::Lend { seat, bot: "easy".to_owned() });
    kept.does(other, Command::Draw { chance });
}

#[test]
fn clocks_stand_still_while_no_server_runs() {
    let mut kept = Kept::playing(clocks());
    for _ in 0..3 {
        let (_, seat, _) = kept.acting();
        kept.now += 7_000;
        kept.plays();
        let (_, next, _) = kept.acting();
        let before = [ONE, TWO].map(|seat| kept.left(seat));
        // An hour later another server reads the log.
        kept.now += 60 * 60 * 1_000;
        kept.again();
        assert_eq!([ONE, TWO].map(|seat| kept.left(seat)), before, "{seat} has decided");
        assert!(kept.room.wakes_at().is_some_and(|at| at > kept.now), "nobody's time is up");
        // From now on it runs again.
        kept.now += 1_000;
        assert_eq!(kept.left(next) + 1_000, before[next.index()]);
    }
}
