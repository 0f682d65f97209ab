//! What everybody at a table is shown.

use std::sync::Arc;

use protocol::{
    Bytes, Bytes32, Chain, ChatPolicy, FairNow, FromServer, FromServerOf, GuestNow, GuestNumber,
    Have, Proof, SeatNow, Sitter, Stage, TableNow, Welcome,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{Done, Follower, Host, Saved, Seat, UpdateOf, Viewer};

use super::rights::MOST_GUESTS;
use super::{Entered, Opened, Played, Progress, Room};
use crate::store::GuestId;

/// A client that has missed more commands than this is sent everything anew.
const MOST_MISSED: usize = 200;

/// [`FromServer::Update`] with an update that is written already.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Sent<'a> {
    Update { viewer: Viewer, link: Bytes32, update: &'a RawValue, undo: bool },
}

impl<G: Played> Room<G> {
    /// The table as everybody sees it.
    pub(crate) fn now(&mut self, now: u64) -> TableNow {
        let seats = Seat::first(self.seats.len()).map(|seat| self.seat_now(seat, now)).collect();
        // Whoever has gone is still known by name, unless very many have.
        let all = self.guests.len() <= MOST_GUESTS;
        let guests = (0..).zip(&self.guests).filter(|(_, guest)| !guest.removed);
        let guests = guests.filter(|&(number, _)| all || self.is_around(GuestNumber(number)));
        let guests = guests.map(|(number, guest)| GuestNow {
            number: GuestNumber(number),
            name: guest.name.clone(),
            color: guest.color,
            here: guest.is_here(),
        });
        TableNow {
            code: self.code.clone(),
            settings: self.settings.clone(),
            stage: self.stage(),
            seats,
            guests: guests.collect(),
            host: self.host,
            rematch: self.rematch.clone(),
        }
    }

    fn seat_now(&mut self, seat: Seat, now: u64) -> SeatNow {
        let place = &self.seats[seat.index()];
        let mut told = SeatNow {
            sitter: place.sitter.clone(),
            ready: place.ready,
            lent_to: None,
            wishes: None,
            out_of_time: false,
            agrees_to_end: false,
            clock: None,
        };
        let person = self.owner(seat).is_some();
        if let Progress::Gathering { wishes } = &self.progress {
            told.wishes = wishes.iter().find(|(from, _)| *from == seat).map(|&(_, to)| to);
        }
        if let Some(game) = self.game_mut() {
            if let Some(sitting) = game.host.seating().get(seat) {
                match &sitting.presence {
                    table::Presence::Lent(bot) if person => told.lent_to = Some(bot.clone()),
                    table::Presence::OutOfTime => told.out_of_time = true,
                    table::Presence::Here | table::Presence::Away | table::Presence::Lent(_) => {}
                }
            }
            told.agrees_to_end = game.agrees.contains(seat);
            told.clock =
                game.clocks.as_mut().filter(|_| person).map(|clocks| clocks.now(seat, now));
        }
        told
    }

    /// The first message to somebody who comes.
    pub(crate) fn welcome(&mut self, you: GuestNumber, program: &str, now: u64) -> Welcome {
        Welcome {
            protocol: protocol::VERSION,
            program: program.to_owned(),
            you,
            game: G::NAME,
            set_up: self.set_up.clone(),
            table: self.now(now),
            fair: self.fair(),
        }
    }

    /// How far the dice are, once they are being made.
    pub(crate) fn fair(&self) -> Option<FairNow> {
        match &self.progress {
            // Players roll themselves.
            _ if self.settings.own_draws => None,
            Progress::Gathering { .. } => None,
            Progress::MakingDice(making) => Some(making.now()),
            Progress::Playing(game) => Some(game.fair.clone()),
        }
    }

    /// What this viewer sees, all of it.
    pub(crate) fn fresh(&self, viewer: Viewer) -> Option<FromServerOf<G>> {
        let game = self.game()?;
        let Follower { sequence, view, log, legal } = Follower::of(&game.host, viewer);
        let link = game.chain.link();
        Some(FromServer::Fresh {
            viewer,
            sequence,
            link,
            view,
            log,
            legal,
            undo: game.undo(viewer),
        })
    }

    /// What each of these viewers is sent of a command that was the last one, as text. What is the same for several is written
    /// once: where nothing is hidden, all but whose turn it is.
    pub(crate) fn updates(&self, done: &Done<G>, viewers: &[Viewer]) -> Vec<String> {
        let Some(game) = self.game() else { return Vec::new() };
        let link = game.chain.link();
        let mut written: Vec<(Arc<UpdateOf<G>>, Box<RawValue>)> = Vec::with_capacity(2);
        let updates = done.updates(&self.rules, viewers.iter().copied());
        let text = |(&viewer, update): (&Viewer, Arc<UpdateOf<G>>)| {
            let known = written.iter().position(|(known, _)| Arc::ptr_eq(known, &update));
            let place = known.unwrap_or_else(|| {
                let text = to_raw_value(&*update).unwrap_or_default();
                written.push((update, text));
                written.len() - 1
            });
            let update = &*written[place].1;
            let sent = Sent::Update { viewer, link, update, undo: game.undo(viewer) };
            serde_json::to_string(&sent).unwrap_or_default()
        };
        viewers.iter().zip(updates).map(text).collect()
    }

    /// What a client has missed: updates in order, or everything anew.
    pub(crate) fn missed(
        &self,
        have: Option<&Have>,
        viewer: Viewer,
        most: usize,
    ) -> Vec<FromServerOf<G>> {
        let have = have.filter(|have| have.viewer == viewer);
        let since = have.and_then(|have| self.since(have, most.min(MOST_MISSED)));
        since.unwrap_or_else(|| self.fresh(viewer).into_iter().collect())
    }

    /// The updates since what a client has, unless it has something else or missed too much.
    fn since(&self, have: &Have, most: usize) -> Option<Vec<FromServerOf<G>>> {
        let game = self.game()?;
        let last = game.host.sequence();
        if have.sequence > last || last - have.sequence > most {
            return None;
        }
        let host = Host::new(self.rules.clone(), None).seated(game.host.first_seating().clone());
        let mut host = if self.settings.own_draws { host } else { host.by_record() };
        let mut chain = Chain::new(&game.secret, &self.rules.setup_hash(None));
        let mut fits = have.sequence == 0 && have.link == chain.link();
        let mut updates = Vec::new();
        for entry in game.host.entries() {
            let noted = matches!(entry, table::Entry::Note { .. });
            let link = if noted { chain.link() } else { chain.entered(&entry.to_string()) };
            let look = |host: &Host<G>, done: &Done<G>| {
                if done.from() >= have.sequence && done.to() > done.from() {
                    let update = done.update(&self.rules, have.viewer);
                    let undo = can_undo(host, have.viewer);
                    updates.push(FromServer::Update { viewer: have.viewer, link, update, undo });
                }
            };
            host = host.replay_with([&entry], look).ok()?;
            fits |= host.sequence() == have.sequence && link == have.link;
        }
        fits.then_some(updates)
    }

    /// What proves the game when it is over, or given up.
    pub(crate) fn proof(&self) -> Option<Proof> {
        let game = self.game()?;
        let shown = matches!(self.stage(), Stage::Over | Stage::Closed);
        shown.then(|| Proof {
            secret: Bytes(game.secret),
            record: Saved::record(&game.host).to_string(),
            silent: game.fair.silent.clone(),
        })
    }

    /// The record with everything in it, for whoever keeps the server.
    pub(crate) fn whole_record(&self) -> Option<String> {
        self.game().map(|game| Saved::record(&game.host).to_string())
    }

    /// The record that this viewer may have now.
    pub(crate) fn record_for(&self, viewer: Viewer) -> Option<String> {
        let game = self.game()?;
        match self.stage() {
            Stage::Over | Stage::Closed => Some(Saved::record(&game.host).to_string()),
            Stage::Gathering | Stage::MakingDice | Stage::Playing => {
                Some(table::record_for(&game.host, viewer))
            }
        }
    }

    /// The rows that a table for another game begins with: the same guests, each a seat further on.
    pub(crate) fn rematch_rows(&self) -> Vec<Entered> {
        let id = |guest: GuestNumber| self.guest(guest).map(|guest| guest.id);
        let host: GuestId = id(self.host).unwrap_or(GuestId(0));
        let mut rows = vec![Entered::Opened(Opened {
            game: G::NAME,
            set_up: self.set_up.clone(),
            settings: self.settings.clone(),
            host,
        })];
        // Numbers are given in the order of coming, the host first.
        let mut numbers = vec![self.host];
        for (number, guest) in (0..).map(GuestNumber).zip(&self.guests) {
            if number != self.host && !guest.removed && self.is_around(number) {
                numbers.push(number);
                rows.push(Entered::Joined { guest: guest.id });
            }
        }
        let seats = self.seats.len();
        for (index, place) in self.seats.iter().enumerate() {
            let sitter = match &place.sitter {
                Sitter::Guest(guest) => {
                    let Some(new) = numbers.iter().position(|number| number == guest) else {
                        continue;
                    };
                    Sitter::Guest(GuestNumber(new as u32))
                }
                Sitter::Empty | Sitter::Bot(_) => place.sitter.clone(),
            };
            rows.push(Entered::Sat { seat: Seat::new((index + 1) % seats), sitter });
        }
        rows
    }

    /// The next game is there.
    pub(crate) fn set_rematch(&mut self, code: &str) -> Entered {
        self.rematch = Some(code.to_owned());
        Entered::Rematch { code: code.to_owned() }
    }

    /// Where the next game is, if there is one.
    pub(crate) fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }
}

impl<G: Played> super::Game<G> {
    fn undo(&self, viewer: Viewer) -> bool {
        can_undo(&self.host, viewer)
    }
}

fn can_undo<G: Played>(host: &Host<G>, viewer: Viewer) -> bool {
    match viewer {
        Viewer::Seat(seat) => host.can_undo(seat),
        Viewer::Spectator => false,
    }
}

impl<G: Played> Room<G> {
    /// A line of chat as everybody sees it, if this guest may say it here.
    pub(crate) fn line(&self, guest: GuestNumber, text: &str) -> Option<String> {
        let may = self.settings.chat() == ChatPolicy::Lines && self.guest(guest).is_some();
        if may { crate::names::line(text) } else { None }
    }

    /// Whether this guest may show emotes here.
    pub(crate) fn may_emote(&self, guest: GuestNumber) -> bool {
        self.settings.chat() != ChatPolicy::Silent && self.guest(guest).is_some()
    }

    /// How many seats there are, and how many are free.
    pub(crate) fn room_left(&self) -> (u8, u8) {
        let free = self.seats.iter().filter(|place| place.sitter == Sitter::Empty).count();
        (self.seats.len() as u8, free as u8)
    }

    /// The number by which the store knows a guest.
    pub(crate) fn id_of(&self, guest: GuestNumber) -> Option<GuestId> {
        self.guests.get(guest.0 as usize).map(|guest| guest.id)
    }

    /// Seats that bots have, lent ones not counted.
    pub(crate) fn bots(&self) -> u8 {
        self.seats.iter().filter(|place| matches!(place.sitter, Sitter::Bot(_))).count() as u8
    }

    /// The guest who is the host.
    pub(crate) fn host_id(&self) -> GuestId {
        self.guest(self.host).map_or(GuestId(0), |guest| guest.id)
    }

    /// Everybody who has been here.
    pub(crate) fn guest_ids(&self) -> Vec<(GuestNumber, GuestId)> {
        (0..).map(GuestNumber).zip(self.guests.iter().map(|guest| guest.id)).collect()
    }
}
