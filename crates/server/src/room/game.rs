//! The game at a table: decisions, undo, leaving, bots and clocks.

use bots::{Bot, Chooser};
use protocol::{Bytes16, Chain, FairNow, GuestNumber, Sitter, Stage};
use table::{
    Done, FairDice, Host, HostError, Presence, Rules, Seat, SeatNote, SeatSet, Seating, Secrets,
    Turn, Viewer,
};

use super::clocks::{Clocks, Used};
use super::gathering::level;
use super::{Carried, Entered, Played, Progress, Refusal, Room, refuse};
use crate::store::GuestId;

/// Nobody lends a seat any more after so many notes. A game has some dozens.
const MOST_NOTES: usize = table::MAX_NOTES / 10;

/// A game that has begun.
pub(crate) struct Game<G: Rules> {
    pub(crate) host: Host<G>,
    pub(crate) chain: Chain,
    pub(super) secret: [u8; 32],
    /// How its dice were made.
    pub(super) fair: FairNow,
    /// The dice, while a log is read: its rolls are the log's.
    pub(super) dice: Option<FairDice>,
    pub(super) clocks: Option<Clocks>,
    /// Who decided last.
    decides: Option<Seat>,
    /// Whose time was up last, and at which position.
    pub(super) late: Option<(Seat, usize)>,
    /// Who would end the game here.
    pub(super) agrees: SeatSet,
}

/// A decision of a bot that is waited for.
pub(crate) struct Wanted<G: Rules> {
    pub(crate) seat: Seat,
    pub(crate) bot: Bot,
    pub(crate) view: G::View,
    pub(crate) legal: Vec<G::Action>,
    pub(crate) sequence: usize,
    /// What it chooses by.
    pub(crate) seed: u64,
}

impl<G: Rules> Game<G> {
    pub(crate) fn is_over(&self) -> bool {
        self.host.turn() == Turn::Over
    }

    pub(super) fn time_up_at(&self) -> Option<u64> {
        self.clocks.as_ref()?.up_at()
    }
}

impl<G: Played> Room<G> {
    /// The game with these shares in the dice, before its first roll.
    pub(super) fn new_game(&self, shares: &[Bytes16], fair: FairNow) -> Game<G> {
        let set_up = self.rules.setup_hash(None);
        let dice = (!self.settings.own_draws).then(|| {
            let seats = shares.iter().map(|share| share.0).collect();
            FairDice::new(Secrets { host: self.secret, seats }, set_up)
        });
        let names: Vec<&str> = self
            .seats
            .iter()
            .map(|place| match &place.sitter {
                Sitter::Bot(bot) => bot,
                Sitter::Empty | Sitter::Guest(_) => "human",
            })
            .collect();
        Game {
            host: Host::new(self.rules.clone(), dice).seated(Seating::named(&names)),
            chain: Chain::new(&self.secret, &set_up),
            secret: self.secret,
            fair,
            dice: None,
            clocks: self.settings.clock.map(|clock| Clocks::new(clock, self.times.afresh)),
            decides: None,
            late: None,
            agrees: SeatSet::EMPTY,
        }
    }

    /// The dice are made: the game begins.
    pub(super) fn begin(
        &mut self,
        shares: Vec<Bytes16>,
        fair: FairNow,
        carried: &mut Carried<G>,
        now: u64,
    ) {
        let mut game = self.new_game(&shares, fair.clone());
        let done = game.host.begin();
        game.turn_went(game.host.turn(), false);
        self.progress = Progress::Playing(Box::new(game));
        carried.rows.push(Entered::Began { shares, fair });
        carried.fair = true;
        carried.table = true;
        carried.eyes = true;
        if done.to() > done.from() {
            self.keep_command(carried, Used::default());
        }
        self.run_clock(now);
    }

    fn playing(&mut self) -> Result<&mut Game<G>, Refusal> {
        let stage = self.stage();
        match self.game_mut() {
            Some(game) if stage == Stage::Playing => Ok(game),
            Some(_) => refuse!(NotNow, "the game is over"),
            None => refuse!(NotNow, "the game has not begun"),
        }
    }

    /// Adds the last command of the game to the rows.
    fn keep_command(&mut self, carried: &mut Carried<G>, used: Used) {
        if let Some(game) = self.game_mut()
            && let Some(entry) = game.host.last_command()
        {
            let entry = entry.to_string();
            game.chain.entered(&entry);
            carried.rows.push(Entered::Game { entry, used: used.time, lost: used.lost });
        }
    }

    /// Does something to the game, and all that belongs to it.
    fn change(
        &mut self,
        now: u64,
        command: impl FnOnce(&mut Host<G>) -> Result<Done<G>, HostError<G::Refusal>>,
    ) -> Result<Carried<G>, Refusal> {
        let game = self.playing()?;
        let done = command(&mut game.host)?;
        let mut carried = Carried::nothing();
        if done.to() == done.from() {
            return Ok(carried);
        }
        let used = game.clocks.as_mut().map_or_else(Used::default, |clocks| clocks.take_used(now));
        let after = game.host.turn();
        game.turn_went(after, done.takes_back());
        let agreed = core::mem::take(&mut game.agrees);
        carried.table = !agreed.is_empty() || game.clocks.is_some();
        carried.over = after == Turn::Over;
        carried.table |= carried.over;
        carried.done.push(done);
        self.keep_command(&mut carried, used);
        self.run_clock(now);
        Ok(carried)
    }

    pub(super) fn play(
        &mut self,
        guest: GuestNumber,
        seat: Seat,
        actions: &[G::Action],
        answers: Option<usize>,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        self.own(guest, seat)?;
        if self.is_lent(seat) {
            refuse!(NotNow, "a bot plays for this seat: take it back first");
        }
        self.change(now, |host| answering(host, answers)?.play_all(seat, actions))
    }

    pub(super) fn draw(
        &mut self,
        guest: GuestNumber,
        chance: G::Chance,
        answers: Option<usize>,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        self.may_type_in(guest)?;
        self.change(now, |host| answering(host, answers)?.draw(chance))
    }

    pub(super) fn correct(
        &mut self,
        guest: GuestNumber,
        answers: Option<usize>,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        self.may_type_in(guest)?;
        self.change(now, |host| answering(host, answers)?.correct())
    }

    /// Rolls are typed in by the acting player; for a bot, also one that only stands in, by any player.
    fn may_type_in(&mut self, guest: GuestNumber) -> Result<(), Refusal> {
        let game = self.playing()?;
        let acting = G::acting(&game.host.view(Viewer::Spectator));
        match self.owner(acting).filter(|_| !self.is_lent(acting)) {
            Some(_) => self.own(guest, acting),
            None if self.seats_of(guest).is_empty() => refuse!(NotYourSeat, "you only watch"),
            None => Ok(()),
        }
    }

    pub(super) fn undo(
        &mut self,
        guest: GuestNumber,
        seat: Seat,
        answers: Option<usize>,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        self.own(guest, seat)?;
        self.change(now, |host| answering(host, answers)?.undo(seat))
    }

    pub(super) fn withdraw(
        &mut self,
        guest: GuestNumber,
        seat: Seat,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        self.own(guest, seat)?;
        self.change(now, |host| host.withdraw(seat))
    }

    /// The seats of people who still play: neither withdrawn nor sent away.
    fn asked_about_end(&self) -> SeatSet {
        let Some(game) = self.game() else { return SeatSet::EMPTY };
        let view = game.host.view(Viewer::Spectator);
        let here = |seat| self.owner(seat).is_some_and(|owner| !self.is_removed(owner));
        self.people().iter().filter(|&seat| G::plays(&view, seat) && here(seat)).collect()
    }

    /// Ends the game if all who still play agree to that.
    pub(super) fn end_if_agreed(&mut self, now: u64) -> Result<Option<Carried<G>>, Refusal> {
        let asked = self.asked_about_end();
        let game = self.playing()?;
        let all = !asked.is_empty() && asked.iter().all(|seat| game.agrees.contains(seat));
        if all { self.change(now, Host::agree).map(Some) } else { Ok(None) }
    }

    /// A player agrees to end the game, which ends when all do.
    pub(super) fn agree(
        &mut self,
        guest: GuestNumber,
        seat: Seat,
        agrees: bool,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        self.own(guest, seat)?;
        let asked = self.asked_about_end();
        let game = self.playing()?;
        if !asked.contains(seat) {
            refuse!(NotNow, "that seat has left the game");
        }
        if game.agrees.contains(seat) == agrees {
            return Ok(Carried::nothing());
        }
        game.agreed(seat, agrees);
        let ended = self.end_if_agreed(now)?;
        Ok(ended.unwrap_or_else(|| Carried::of_table(vec![Entered::Agreed { seat, agrees }])))
    }

    /// A note beside the game.
    fn note(&mut self, seat: Seat, note: SeatNote, now: u64) -> Result<Carried<G>, Refusal> {
        let game = self.playing()?;
        game.host.note(seat, note.clone())?;
        let used = game.clocks.as_mut().map_or_else(Used::default, |clocks| clocks.take_used(now));
        // No part of the chain: names can be deleted.
        let entry = table::EntryOf::<G>::Note { seat, note }.to_string();
        self.run_clock(now);
        Ok(Carried::of_table(vec![Entered::Game { entry, used: used.time, lost: used.lost }]))
    }

    /// Whether a seat may still be lent. Room is left for what a table does by itself, and for taking back.
    pub(super) fn may_note(&self) -> Result<(), Refusal> {
        if self.game().is_some_and(|game| game.host.notes() >= MOST_NOTES) {
            refuse!(TooMuch, "too much has happened here");
        }
        Ok(())
    }

    pub(super) fn lend(&mut self, seat: Seat, bot: &str, now: u64) -> Result<Carried<G>, Refusal> {
        let bot = level(bot)?;
        if self.is_lent_to(seat, &bot) {
            return Ok(Carried::nothing());
        }
        self.note(seat, SeatNote::Lent(bot), now)
    }

    pub(super) fn take_back(&mut self, seat: Seat, now: u64) -> Result<Carried<G>, Refusal> {
        if !self.is_lent(seat) {
            refuse!(NotNow, "nobody plays for this seat");
        }
        let game = self.playing()?;
        if game.waits_for_its_bot(seat) {
            refuse!(NotNow, "the time was up: the bot decides this, and then the seat is yours");
        }
        game.comes_back(seat);
        self.note(seat, SeatNote::Back, now)
    }

    /// Whether a bot plays for the person of this seat.
    pub(super) fn is_lent(&self, seat: Seat) -> bool {
        let person = self.owner(seat).is_some();
        person
            && self
                .game()
                .is_some_and(|game| Chooser::at(game.host.seating(), seat).bot().is_some())
    }

    fn is_lent_to(&self, seat: Seat, bot: &str) -> bool {
        let sitting = self.game().and_then(|game| game.host.seating().get(seat));
        sitting.is_some_and(|sitting| matches!(&sitting.presence, Presence::Lent(to) if to == bot))
    }

    pub(super) fn time_up(&mut self, carried: &mut Carried<G>, now: u64) {
        let up = self.game_mut().and_then(|game| game.clocks.as_mut()?.is_up(now));
        if let Some(seat) = up
            && let Ok(noted) = self.note(seat, SeatNote::TimeOut, now)
        {
            *carried = noted;
            if let Some(game) = self.game_mut() {
                game.late = Some((seat, game.host.sequence()));
            }
        }
    }

    /// The seat of a person who plays and decides now, if one does; whoever rolls their own dice types them in.
    fn seat_asked(&self) -> Option<Seat> {
        let playing = self.stage() == Stage::Playing;
        let game = self.game().filter(|_| playing)?;
        let seat = match game.host.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance if self.settings.own_draws => {
                G::acting(&game.host.view(Viewer::Spectator))
            }
            Turn::Chance | Turn::Over => return None,
        };
        (!self.is_lent(seat)).then_some(seat)
    }

    /// The guest whose decision, roll or draw the game waits for, if it waits for one.
    pub(crate) fn waits_for(&self) -> Option<GuestNumber> {
        self.owner(self.seat_asked()?)
    }

    /// The same, as the store knows them.
    pub(crate) fn decides(&self) -> Option<GuestId> {
        self.id_of(self.waits_for()?)
    }

    /// Sets the clock going for whoever decides now.
    pub(super) fn run_clock(&mut self, now: u64) {
        let stage = self.stage();
        let Some(game) = self.game() else { return };
        let decides = match game.host.turn() {
            Turn::Seat(seat) if stage == Stage::Playing => Some(seat),
            Turn::Seat(_) | Turn::Chance | Turn::Over => None,
        };
        let decides = decides.filter(|&seat| !self.is_lent(seat));
        let decides = decides.and_then(|seat| Some((seat, self.is_here(self.owner(seat)?))));
        if let Some(clocks) = self.game_mut().and_then(|game| game.clocks.as_mut()) {
            clocks.run(decides, now);
        }
    }

    /// The bot that is to decide now, if one is.
    pub(crate) fn wanted(&self) -> Option<Wanted<G>> {
        if self.stage() != Stage::Playing {
            return None;
        }
        let game = self.game().filter(|game| !game.host.is_full())?;
        let Turn::Seat(seat) = game.host.turn() else { return None };
        let bot = Chooser::at(game.host.seating(), seat).bot()?;
        let sequence = game.host.sequence();
        let seed = game.host.dice().map_or(0, FairDice::bot_seed);
        Some(Wanted {
            seat,
            bot,
            view: game.host.view(Viewer::Seat(seat)),
            legal: game.host.legal_actions(),
            sequence,
            seed: seed ^ (sequence as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15),
        })
    }

    /// A bot has decided about the position of this sequence number.
    pub(crate) fn bot_plays(
        &mut self,
        seat: Seat,
        action: G::Action,
        sequence: usize,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        let game = self.playing()?;
        if Chooser::at(game.host.seating(), seat).bot().is_none() {
            refuse!(Stale, "the seat was taken back");
        }
        self.change(now, |host| host.answering(sequence)?.play(seat, action))
    }
}

impl<G: Rules> Game<G> {
    /// A player agrees to end the game here, or no longer does.
    pub(super) fn agreed(&mut self, seat: Seat, agrees: bool) {
        if agrees {
            self.agrees.insert(seat);
        } else {
            self.agrees.remove(seat);
        }
    }

    fn is_out_of_time(&self, seat: Seat) -> bool {
        let sitting = self.host.seating().get(seat);
        sitting.is_some_and(|sitting| sitting.presence == Presence::OutOfTime)
    }

    /// Whether a bot is to decide what this seat had no time for. Else nobody's time would ever be up.
    fn waits_for_its_bot(&self, seat: Seat) -> bool {
        self.is_out_of_time(seat) && self.late == Some((seat, self.host.sequence()))
    }

    /// The player takes the seat back. Who was only away has the time that was left.
    pub(super) fn comes_back(&mut self, seat: Seat) {
        if self.is_out_of_time(seat)
            && let Some(clocks) = &mut self.clocks
        {
            clocks.afresh(seat);
        }
    }

    /// What clocks make of it that this is the turn now.
    pub(super) fn turn_went(&mut self, after: Turn, back: bool) {
        let Turn::Seat(next) = after else { return };
        let decided = self.decides.replace(next);
        let (Some(clocks), Some(decided)) = (&mut self.clocks, decided) else { return };
        match decided == next {
            true => {}
            false if back => clocks.turn_taken_back(next),
            false => clocks.turn_ended(decided),
        }
    }
}

fn answering<R: Rules>(
    host: &mut Host<R>,
    answers: Option<usize>,
) -> Result<&mut Host<R>, HostError<R::Refusal>> {
    match answers {
        Some(sequence) => host.answering(sequence),
        None => Ok(host),
    }
}
