//! Before the game: seats, bots, who is ready, and the beginning.

use protocol::{Bytes, Command, GuestNumber, Numbered, Settings, Sitter, Stage};
use table::Seat;

use super::dice::Making;
use super::{Carried, Entered, Place, Played, Progress, Refusal, Room, refuse};

/// Randomness that a room is given.
pub(crate) struct Fresh {
    /// The server's part in the dice.
    pub(crate) secret: [u8; 32],
}

impl<G: Played> Room<G> {
    /// Carries out what a guest asks for. What concerns the game itself is in `game.rs`.
    pub(crate) fn command(
        &mut self,
        guest: GuestNumber,
        numbered: &Numbered<G::Action, G::Chance>,
        fresh: &Fresh,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        self.not_closed()?;
        let answers = numbered.answers;
        match &numbered.command {
            Command::Play { seat, actions } => self.play(guest, *seat, actions, answers, now),
            Command::Draw { chance } => self.draw(guest, *chance, answers, now),
            Command::Correct => self.correct(guest, answers, now),
            Command::Undo { seat } => self.undo(guest, *seat, answers, now),
            Command::Withdraw { seat } => self.withdraw(guest, *seat, now),
            Command::AgreeToEnd { seat, agrees } => self.agree(guest, *seat, *agrees, now),
            Command::Lend { seat, bot } => {
                self.may_lend(guest, *seat, now)?;
                self.may_note()?;
                self.lend(*seat, bot, now)
            }
            Command::TakeBack { seat } => {
                self.own(guest, *seat)?;
                self.take_back(*seat, now)
            }
            Command::Claim { seat } => self.claim(guest, *seat),
            Command::Free { seat } => self.free(guest, *seat),
            Command::Swap { from, to } => self.swap(guest, *from, *to),
            Command::SeatBot { seat, bot } => self.seat_bot(guest, *seat, bot),
            Command::Ready { ready } => self.ready(guest, *ready),
            Command::Start => self.start(guest, fresh, now),
            // Needs another table, so whoever keeps tables does it.
            Command::Rematch => refuse!(NotNow, "the game is not over"),
            // Kept with the guest, not with the table.
            Command::Introduce { .. } => Ok(Carried::of_table(Vec::new())),
            Command::Keep { settings } => self.keep(guest, settings),
            Command::Remove { guest: who } => self.remove(guest, *who, now),
            Command::HandOver { guest: to } => self.hand_over(guest, *to, now),
            Command::GiveSeat { seat, guest: to } => self.give_seat(guest, *seat, *to, now),
            Command::Close => {
                self.only_host(guest)?;
                Ok(self.close())
            }
        }
    }

    /// Nothing is done here any more.
    pub(crate) fn close(&mut self) -> Carried<G> {
        self.closed = true;
        let mut carried = Carried::of_table(vec![Entered::Closed]);
        carried.over = self.game().is_some_and(|game| !game.is_over());
        carried
    }

    fn place(&self, seat: Seat) -> Result<&Place, Refusal> {
        match self.seats.get(seat.index()) {
            Some(place) => Ok(place),
            None => refuse!(Unknown, "there is no such seat at this table"),
        }
    }

    fn only_gathering(&self) -> Result<(), Refusal> {
        if self.stage() == Stage::Gathering {
            Ok(())
        } else {
            refuse!(NotNow, "seats are taken before the game begins")
        }
    }

    /// Whether this sitter is on the seat already.
    fn sits(&self, seat: Seat, sitter: &Sitter) -> bool {
        self.seats.get(seat.index()).is_some_and(|place| place.sitter == *sitter)
    }

    /// Puts somebody on a seat.
    pub(super) fn sit(&mut self, seat: Seat, sitter: Sitter, carried: &mut Carried<G>) {
        carried.eyes |= !self.sits(seat, &sitter);
        self.seated(seat, &sitter);
        carried.rows.push(Entered::Sat { seat, sitter });
        carried.table = true;
    }

    /// The same as a log says it.
    pub(super) fn seated(&mut self, seat: Seat, sitter: &Sitter) {
        let ready = matches!(sitter, Sitter::Bot(_));
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = Place { sitter: sitter.clone(), ready };
        }
        match &mut self.progress {
            Progress::Gathering { wishes } => {
                wishes.retain(|&(from, to)| from != seat && to != seat);
            }
            Progress::MakingDice(_) => {}
            // Nobody agrees to an end for somebody else.
            Progress::Playing(game) => game.agreed(seat, false),
        }
    }

    fn claim(&mut self, guest: GuestNumber, seat: Seat) -> Result<Carried<G>, Refusal> {
        self.only_gathering()?;
        if self.place(seat)?.sitter != Sitter::Empty {
            refuse!(Taken, "somebody sits there");
        }
        let mut carried = Carried::nothing();
        self.sit(seat, Sitter::Guest(guest), &mut carried);
        Ok(carried)
    }

    fn free(&mut self, guest: GuestNumber, seat: Seat) -> Result<Carried<G>, Refusal> {
        self.only_gathering()?;
        match self.place(seat)?.sitter {
            Sitter::Guest(owner) if owner == guest => {}
            Sitter::Guest(_) => refuse!(NotYourSeat, "that seat is not yours"),
            Sitter::Bot(_) => self.only_host(guest)?,
            Sitter::Empty => refuse!(NotNow, "that seat is empty"),
        }
        let mut carried = Carried::nothing();
        self.sit(seat, Sitter::Empty, &mut carried);
        Ok(carried)
    }

    fn swap(&mut self, guest: GuestNumber, from: Seat, to: Seat) -> Result<Carried<G>, Refusal> {
        self.only_gathering()?;
        self.own(guest, from)?;
        let other = self.place(to)?.sitter.clone();
        if from == to {
            return Ok(Carried::nothing());
        }
        let agreed = match other {
            Sitter::Empty => true,
            Sitter::Guest(owner) if owner == guest => true,
            Sitter::Bot(_) => guest == self.host,
            Sitter::Guest(_) => false,
        };
        let Progress::Gathering { wishes } = &mut self.progress else {
            refuse!(NotNow, "seats are taken before the game begins")
        };
        if wishes.contains(&(from, to)) {
            return Ok(Carried::nothing());
        }
        if !agreed && !wishes.contains(&(to, from)) {
            self.wished(from, to);
            return Ok(Carried::of_table(vec![Entered::Wished { from, to }]));
        }
        self.swapped(from, to);
        let mut carried = Carried::of_table(vec![Entered::Swapped { one: from, other: to }]);
        carried.eyes = true;
        Ok(carried)
    }

    pub(super) fn wished(&mut self, from: Seat, to: Seat) {
        if let Progress::Gathering { wishes } = &mut self.progress {
            wishes.retain(|&(wisher, _)| wisher != from);
            wishes.push((from, to));
        }
    }

    pub(super) fn swapped(&mut self, one: Seat, other: Seat) {
        if one.index().max(other.index()) < self.seats.len() {
            self.seats.swap(one.index(), other.index());
        }
        if let Progress::Gathering { wishes } = &mut self.progress {
            wishes.retain(|wish| ![wish.0, wish.1].iter().any(|seat| [one, other].contains(seat)));
        }
    }

    fn seat_bot(
        &mut self,
        guest: GuestNumber,
        seat: Seat,
        bot: &str,
    ) -> Result<Carried<G>, Refusal> {
        self.only_gathering()?;
        self.only_host(guest)?;
        let bot = level(bot)?;
        if matches!(self.place(seat)?.sitter, Sitter::Guest(_)) {
            refuse!(Taken, "somebody sits there");
        }
        let (mut carried, bot) = (Carried::nothing(), Sitter::Bot(bot));
        if !self.sits(seat, &bot) {
            self.sit(seat, bot, &mut carried);
        }
        Ok(carried)
    }

    fn ready(&mut self, guest: GuestNumber, ready: bool) -> Result<Carried<G>, Refusal> {
        self.only_gathering()?;
        if self.seats_of(guest).is_empty() {
            refuse!(NotNow, "take a seat first");
        }
        let own = |place: &&Place| place.sitter == Sitter::Guest(guest);
        if self.seats.iter().filter(own).all(|place| place.ready == ready) {
            return Ok(Carried::nothing());
        }
        self.said_ready(guest, ready);
        Ok(Carried::of_table(vec![Entered::Ready { guest, ready }]))
    }

    pub(super) fn said_ready(&mut self, guest: GuestNumber, ready: bool) {
        for place in self.seats.iter_mut().filter(|place| place.sitter == Sitter::Guest(guest)) {
            place.ready = ready;
        }
    }

    fn keep(&mut self, guest: GuestNumber, settings: &Settings) -> Result<Carried<G>, Refusal> {
        self.only_host(guest)?;
        let fixed =
            (settings.own_draws, settings.clock) != (self.settings.own_draws, self.settings.clock);
        if fixed {
            self.only_gathering()?;
        }
        let settings = check_settings(settings)?;
        if settings == self.settings {
            return Ok(Carried::nothing());
        }
        self.settings = settings;
        Ok(Carried::of_table(vec![Entered::Kept { settings: self.settings.clone() }]))
    }

    fn start(
        &mut self,
        guest: GuestNumber,
        fresh: &Fresh,
        now: u64,
    ) -> Result<Carried<G>, Refusal> {
        self.only_gathering()?;
        self.only_host(guest)?;
        if self.seats.iter().any(|place| place.sitter == Sitter::Empty) {
            refuse!(NotNow, "a seat is empty: wait for somebody, or put a bot there");
        }
        // Who begins a game is ready for it.
        let host = self.host;
        if self.seats.iter().any(|place| !place.ready && place.sitter != Sitter::Guest(host)) {
            refuse!(NotNow, "not everybody is ready");
        }
        self.freeze(fresh.secret, now);
        let mut carried = Carried::of_table(vec![Entered::Froze { secret: Bytes(fresh.secret) }]);
        carried.fair = true;
        self.begin_if_made(&mut carried, now);
        Ok(carried)
    }

    pub(super) fn freeze(&mut self, secret: [u8; 32], now: u64) {
        let asked = if self.settings.own_draws { table::SeatSet::EMPTY } else { self.people() };
        let set_up = self.rules.setup_hash(None);
        self.secret = secret;
        self.progress = Progress::MakingDice(Box::new(Making::new(
            secret,
            set_up,
            asked,
            now,
            self.times.dice,
        )));
    }

    /// Back to before the dice, if they are being made.
    pub(super) fn thaw(&mut self) -> bool {
        let making = matches!(self.progress, Progress::MakingDice(_));
        if making {
            self.progress = Progress::Gathering { wishes: Vec::new() };
            for place in
                self.seats.iter_mut().filter(|place| matches!(place.sitter, Sitter::Guest(_)))
            {
                place.ready = false;
            }
        }
        making
    }

    /// A player promises a share in the dice.
    pub(crate) fn promise(
        &mut self,
        guest: GuestNumber,
        seat: Seat,
        hash: [u8; 32],
        now: u64,
    ) -> Carried<G> {
        let row = Entered::Sealed { seat, hash: Bytes(hash) };
        self.with_dice(guest, seat, now, row, |making| making.promise(seat, hash, now))
    }

    /// A player shows a share in the dice.
    pub(crate) fn share(
        &mut self,
        guest: GuestNumber,
        seat: Seat,
        bytes: [u8; 16],
        now: u64,
    ) -> Carried<G> {
        let showed = |making: &mut Making| making.share(seat, bytes, now);
        let row = Entered::Shown { seat, bytes: Bytes(bytes) };
        self.with_dice(guest, seat, now, row, showed)
    }

    /// Shares that come at the wrong time change nothing, and nobody needs to know.
    fn with_dice(
        &mut self,
        guest: GuestNumber,
        seat: Seat,
        now: u64,
        row: Entered,
        change: impl FnOnce(&mut Making) -> bool,
    ) -> Carried<G> {
        let mut carried = Carried::nothing();
        let owns = self.owner(seat) == Some(guest);
        if let Progress::MakingDice(making) = &mut self.progress
            && owns
        {
            let showed = making.is_showing();
            carried.fair = change(making);
            carried.rows.extend(carried.fair.then_some(row));
            carried.rows.extend(promised(making, showed));
            self.begin_if_made(&mut carried, now);
        }
        carried
    }

    /// Time has passed.
    pub(crate) fn wake(&mut self, now: u64) -> Carried<G> {
        let mut carried = Carried::nothing();
        if self.closed {
            return carried;
        }
        match &mut self.progress {
            Progress::Gathering { .. } => {}
            Progress::MakingDice(making) => {
                let showed = making.is_showing();
                carried.fair = making.waited(now);
                carried.rows.extend(promised(making, showed));
                self.begin_if_made(&mut carried, now);
            }
            Progress::Playing(_) => self.time_up(&mut carried, now),
        }
        carried
    }

    fn begin_if_made(&mut self, carried: &mut Carried<G>, now: u64) {
        let Progress::MakingDice(making) = &self.progress else { return };
        if !making.is_made() {
            return;
        }
        let (shares, fair) = (making.shares(self.seats.len()), making.now());
        self.begin(shares, fair, carried, now);
    }
}

/// The row that is kept before anybody may show a share.
fn promised(making: &Making, showed: bool) -> Option<Entered> {
    (making.is_showing() && !showed).then(|| Entered::Promised { fair: making.now() })
}

/// The name of a level that people may choose, as records have it.
pub(super) fn level(name: &str) -> Result<String, Refusal> {
    match name.parse::<bots::Bot>() {
        Ok(bot) if bots::Bot::LEVELS.contains(&bot) => Ok(bot.to_string()),
        Ok(_) | Err(_) => refuse!(Unknown, "a bot is easy, normal or hard"),
    }
}

/// What open tables never have is left out; clocks stay within reason.
pub(crate) fn check_settings(settings: &Settings) -> Result<Settings, Refusal> {
    /// A day.
    const LONGEST: u32 = 24 * 60 * 60;
    if let Some(clock) = settings.clock
        && (clock.bank == 0 || clock.bank.max(clock.increment).max(clock.lost_connection) > LONGEST)
    {
        refuse!(TooMuch, "a clock has between a second and a day");
    }
    if settings.open && settings.own_draws {
        refuse!(NotAtThisTable, "rolls are typed in at private tables only");
    }
    Ok(Settings { hints: settings.hints && !settings.open, ..settings.clone() })
}
