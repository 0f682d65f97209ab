//! A server of one table, small enough to be believed: it is what `docs/protocol.md` says, without sockets and storage.

mod dice;

use std::collections::{BTreeMap, BTreeSet};

use protocol::{
    Bytes, Chain, Command, FairNow, FromClient, FromClientOf, FromServer, FromServerOf, GameName,
    GuestNow, GuestNumber, Have, Hello, Link, NumberedOf, Proof, Refused, SeatNow, Settings,
    Sitter, Stage, TableNow, VERSION, Welcome, Why,
};
use table::example::{NotNow, Race};
use table::{
    Done, FairDice, Follower, Host, HostError, Recorded as _, Saved, Seat, Seating, Turn, Viewer,
    sha256,
};

/// How far behind a client may be to be sent updates instead of everything.
const KEPT_ROWS: usize = 6;

pub(crate) struct Server {
    /// Cheating servers change it.
    pub(crate) secret: [u8; 32],
    pub(crate) table: TableNow,
    pub(crate) fair: Option<FairNow>,
    pub(crate) shares: BTreeMap<Seat, [u8; 16]>,
    pub(crate) host: Option<Host<Race>>,
    pub(crate) links: Vec<Link>,
    chain: Option<Chain>,
    /// What led from each position to the next.
    rows: Vec<Done<Race>>,
    /// The sequence number after each command that came into effect.
    done: BTreeMap<(GuestNumber, u64, u64), usize>,
    /// Every command that came into effect, each time it did.
    pub(crate) effects: Vec<(u64, u64)>,
    /// The position that each command answered, if it did, and the one it came into effect in.
    pub(crate) answered: Vec<(usize, usize)>,
    /// Nothing can be kept just now.
    pub(crate) disk_full: bool,
    connections: Vec<Connected>,
    /// What is to be sent, and by which connection.
    pub(crate) out: Vec<(usize, FromServerOf<Race>)>,
}

struct Connected {
    guest: GuestNumber,
    /// Since hello.
    client: Option<u64>,
    /// How the client counts it.
    count: u64,
    /// A later connection of the same client has come: nothing more is taken from this one.
    superseded: bool,
    /// The number of its last command: on a connection they grow.
    last: u64,
}

pub(crate) fn set_up() -> [u8; 32] {
    Race.setup_hash(None)
}

impl Server {
    pub(crate) fn new(seed: u64, guests: u32) -> Self {
        let seat = SeatNow {
            wishes: None,
            sitter: Sitter::Empty,
            ready: false,
            lent_to: None,
            out_of_time: false,
            agrees_to_end: false,
            clock: None,
        };
        let guest =
            |number| GuestNow { number: GuestNumber(number), name: None, color: None, here: false };
        let table = TableNow {
            code: "RACE".to_owned(),
            settings: Settings::default(),
            stage: Stage::Gathering,
            seats: vec![seat; 2],
            guests: (1..=guests).map(guest).collect(),
            host: GuestNumber(1),
            rematch: None,
        };
        Self {
            secret: sha256(&seed.to_le_bytes()),
            table,
            fair: None,
            shares: BTreeMap::new(),
            host: None,
            links: Vec::new(),
            chain: None,
            rows: Vec::new(),
            done: BTreeMap::new(),
            effects: Vec::new(),
            answered: Vec::new(),
            disk_full: false,
            connections: Vec::new(),
            out: Vec::new(),
        }
    }

    /// A guest, known by the cookie, has opened a connection.
    pub(crate) fn open(&mut self, guest: GuestNumber) -> usize {
        let new = Connected { guest, client: None, count: 0, superseded: false, last: 0 };
        self.connections.push(new);
        self.connections.len() - 1
    }

    pub(crate) fn receive(&mut self, from: usize, message: FromClientOf<Race>) {
        if self.connections[from].superseded {
            return;
        }
        let guest = self.connections[from].guest;
        match message {
            FromClient::Hello(hello) => self.hello(from, guest, &hello),
            FromClient::Command(command) => self.command(from, guest, &command),
            FromClient::Promise { seat, hash } => self.promise(guest, seat, hash),
            FromClient::Share { seat, bytes } => self.share(guest, seat, bytes),
            FromClient::Say { text } => self.tell_all(&FromServer::Said { guest, text }),
            FromClient::Emote { emote } => self.tell_all(&FromServer::Emoted { guest, emote }),
            FromClient::Ping => self.out.push((from, FromServer::Pong)),
        }
    }

    fn hello(&mut self, from: usize, guest: GuestNumber, hello: &Hello) {
        let client = Some(hello.client);
        let same = |other: &&mut Connected| other.guest == guest && other.client == client;
        let mut is_late = false;
        for other in self.connections.iter_mut().filter(same) {
            is_late |= other.count > hello.connection;
            other.superseded |= other.count <= hello.connection;
        }
        let there = &mut self.connections[from];
        (there.client, there.count, there.superseded) = (client, hello.connection, is_late);
        if is_late {
            return;
        }
        let welcome = Welcome {
            protocol: VERSION,
            program: "model".to_owned(),
            you: guest,
            game: GameName::Dungeon,
            set_up: Race.header().to_string(),
            table: self.table.clone(),
            fair: self.fair.clone(),
        };
        self.out.push((from, FromServer::Welcome(welcome)));
        for viewer in self.viewers(guest) {
            let have = hello.have.iter().find(|have| have.viewer == viewer);
            self.catch_up(from, viewer, have);
        }
        if self.table.stage == Stage::Over {
            self.out.push((from, FromServer::Proof(self.proof())));
        }
    }

    /// What was missed, or else everything.
    fn catch_up(&mut self, to: usize, viewer: Viewer, have: Option<&Have>) {
        let Some(host) = &self.host else { return };
        let fits = |have: &&Have| {
            self.links.get(have.sequence) == Some(&have.link)
                && have.sequence + KEPT_ROWS >= host.sequence()
        };
        match have.filter(fits) {
            Some(have) => {
                let rows = &self.rows[have.sequence..];
                let missed: Vec<_> =
                    rows.iter().map(|row| (to, self.update(host, row, viewer))).collect();
                self.out.extend(missed);
            }
            None => self.out.push((to, self.fresh(host, viewer))),
        }
    }

    fn fresh(&self, host: &Host<Race>, viewer: Viewer) -> FromServerOf<Race> {
        let Follower { sequence, view, log, legal } = Follower::of(host, viewer);
        let undo = can_undo(host, viewer);
        FromServer::Fresh { viewer, sequence, link: self.links[sequence], view, log, legal, undo }
    }

    fn update(&self, host: &Host<Race>, row: &Done<Race>, viewer: Viewer) -> FromServerOf<Race> {
        let update = row.update(host.rules(), viewer);
        let undo = can_undo(host, viewer);
        FromServer::Update { viewer, link: self.links[row.to()], update, undo }
    }

    fn viewers(&self, guest: GuestNumber) -> Vec<Viewer> {
        let seats: Vec<Viewer> = self.table.seats_of(guest).map(Viewer::Seat).collect();
        // A guest without a seat watches; one with several passes a device on, which shows nobody's secrets meanwhile.
        if seats.len() == 1 {
            seats
        } else {
            seats.into_iter().chain([Viewer::Spectator]).collect()
        }
    }

    fn live(&self) -> Vec<(usize, GuestNumber)> {
        let live = |(_, there): &(usize, &Connected)| there.client.is_some() && !there.superseded;
        let all = self.connections.iter().enumerate().filter(live);
        all.map(|(number, there)| (number, there.guest)).collect()
    }

    fn tell_all(&mut self, message: &FromServerOf<Race>) {
        let live = self.live();
        self.out.extend(live.iter().map(|&(to, _)| (to, message.clone())));
    }

    fn table_changed(&mut self) {
        self.tell_all(&FromServer::Table(self.table.clone()));
    }

    fn command(&mut self, from: usize, guest: GuestNumber, numbered: &NumberedOf<Race>) {
        let Some(client) = self.connections[from].client else { return };
        let number = numbered.number;
        if number <= self.connections[from].last {
            return;
        }
        self.connections[from].last = number;
        let key = (guest, client, number);
        if let Some(&sequence) = self.done.get(&key) {
            return self.out.push((from, FromServer::Done { number, sequence }));
        }
        let before = self.host.as_ref().map_or(0, Host::sequence);
        match self.carry_out(guest, numbered) {
            Ok(()) => {
                self.answered.extend(numbered.answers.map(|answers| (answers, before)));
                let sequence = self.host.as_ref().map_or(0, Host::sequence);
                self.done.insert(key, sequence);
                self.effects.push((client, number));
                self.out.push((from, FromServer::Done { number, sequence }));
                self.bots_play();
            }
            Err(why) => {
                let sentence = sentence(why).to_owned();
                let refused = Refused { number, why, sentence, rule: None };
                self.out.push((from, FromServer::Refused(refused)));
            }
        }
    }

    fn carry_out(&mut self, guest: GuestNumber, numbered: &NumberedOf<Race>) -> Result<(), Why> {
        if self.disk_full {
            return Err(Why::NotKept);
        }
        let now = self.host.as_ref().map_or(0, Host::sequence);
        if numbered.answers.is_some_and(|answers| answers != now) {
            return Err(Why::Stale);
        }
        let owns = |seat: Seat| self.table.seats_of(guest).any(|own| own == seat);
        let gathering = self.table.stage == Stage::Gathering;
        match &numbered.command {
            Command::Play { seat, .. } | Command::Undo { seat } | Command::Withdraw { seat }
                if !owns(*seat) =>
            {
                Err(Why::NotYourSeat)
            }
            Command::Play { seat, actions } => self.row(|host| host.play_all(*seat, actions)),
            Command::Undo { seat } => self.row(|host| host.undo(*seat)),
            Command::Withdraw { seat } => self.row(|host| host.withdraw(*seat)),
            Command::Claim { seat } if gathering => {
                let place = self.table.seats.get_mut(seat.index()).ok_or(Why::Unknown)?;
                if place.sitter != Sitter::Empty {
                    return Err(Why::Taken);
                }
                place.sitter = Sitter::Guest(guest);
                self.table_changed();
                Ok(())
            }
            Command::SeatBot { seat, bot } if gathering => {
                let place = self.table.seats.get_mut(seat.index()).ok_or(Why::Unknown)?;
                if place.sitter != Sitter::Empty {
                    return Err(Why::Taken);
                }
                place.sitter = Sitter::Bot(bot.clone());
                self.table_changed();
                Ok(())
            }
            Command::Ready { ready } if gathering => {
                let own: BTreeSet<usize> = self.table.seats_of(guest).map(Seat::index).collect();
                for seat in own {
                    self.table.seats[seat].ready = *ready;
                }
                self.table_changed();
                Ok(())
            }
            Command::Start if gathering => self.start(guest),
            Command::Introduce { name, color } => {
                let known = self.table.guests.iter_mut().find(|known| known.number == guest);
                let known = known.ok_or(Why::Unknown)?;
                (known.name, known.color) = (name.clone(), *color);
                self.table_changed();
                Ok(())
            }
            Command::Draw { .. }
            | Command::Correct
            | Command::AgreeToEnd { .. }
            | Command::Lend { .. }
            | Command::TakeBack { .. }
            | Command::Claim { .. }
            | Command::Free { .. }
            | Command::Swap { .. }
            | Command::SeatBot { .. }
            | Command::Ready { .. }
            | Command::Start
            | Command::Rematch
            | Command::Keep { .. }
            | Command::Remove { .. }
            | Command::HandOver { .. }
            | Command::GiveSeat { .. }
            | Command::Close => Err(Why::NotNow),
        }
    }

    /// One more row of the log, and what everybody is sent of it.
    fn row(
        &mut self,
        act: impl FnOnce(&mut Host<Race>) -> Result<Done<Race>, HostError<NotNow>>,
    ) -> Result<(), Why> {
        let host = self.host.as_mut().ok_or(Why::NotNow)?;
        let done = act(host).map_err(|error| match error {
            HostError::TurnOf(_) => Why::NotYourTurn,
            HostError::NothingToUndo => Why::NothingToTakeBack,
            HostError::DrawFirst
            | HostError::NothingToDraw
            | HostError::Over
            | HostError::NotOwnDraws
            | HostError::Begun
            | HostError::Stale { .. }
            | HostError::NoSuchSeat(_)
            | HostError::LogFull
            | HostError::NotTheDice
            | HostError::LeftOut
            | HostError::Refused(_) => Why::AgainstTheRules,
        })?;
        self.entered(done);
        Ok(())
    }

    fn entered(&mut self, done: Done<Race>) {
        let (Some(host), Some(chain)) = (self.host.take(), self.chain.as_mut()) else { return };
        let entry = host.entries().last().map(|entry| entry.to_string()).unwrap_or_default();
        self.links.push(chain.entered(&entry));
        for (to, guest) in self.live() {
            for viewer in self.viewers(guest) {
                self.out.push((to, self.update(&host, &done, viewer)));
            }
        }
        self.rows.push(done);
        let is_over = host.turn() == Turn::Over;
        self.host = Some(host);
        if is_over && self.table.stage == Stage::Playing {
            self.table.stage = Stage::Over;
            self.table_changed();
            self.tell_all(&FromServer::Proof(self.proof()));
        }
    }

    fn bots_play(&mut self) {
        while let Some(host) = &self.host
            && let Turn::Seat(seat) = host.turn()
            && matches!(self.table.seats[seat.index()].sitter, Sitter::Bot(_))
        {
            let action = host.legal_actions()[0];
            let played = self.row(|host| host.play(seat, action));
            assert_eq!(played, Ok(()));
        }
    }

    fn start(&mut self, guest: GuestNumber) -> Result<(), Why> {
        if guest != self.table.host {
            return Err(Why::OnlyTheHost);
        }
        let is_ready = |seat: &SeatNow| match seat.sitter {
            Sitter::Empty => false,
            Sitter::Guest(_) => seat.ready,
            Sitter::Bot(_) => true,
        };
        if !self.table.seats.iter().all(is_ready) {
            return Err(Why::NotNow);
        }
        self.table.stage = Stage::MakingDice;
        self.fair = Some(FairNow {
            commitment: Bytes(sha256(&self.secret)),
            set_up: Bytes(set_up()),
            promises: Vec::new(),
            showing: false,
            shown: Vec::new(),
            silent: Vec::new(),
        });
        self.table_changed();
        self.fair_changed();
        Ok(())
    }

    /// The game begins with these dice.
    pub(crate) fn begin(&mut self, dice: FairDice) {
        let names: Vec<&str> = self.table.seats.iter().map(|seat| name(&seat.sitter)).collect();
        let mut host = Host::new(Race, Some(dice)).seated(Seating::named(&names));
        let chain = Chain::new(&self.secret, &set_up());
        self.links = vec![chain.link()];
        self.chain = Some(chain);
        self.table.stage = Stage::Playing;
        self.table_changed();
        for (to, guest) in self.live() {
            for viewer in self.viewers(guest) {
                self.out.push((to, self.fresh(&host, viewer)));
            }
        }
        let done = host.begin();
        self.host = Some(host);
        self.entered(done);
        self.bots_play();
    }

    pub(crate) fn proof(&self) -> Proof {
        let record = self.host.as_ref().map(|host| Saved::record(host).to_string());
        let silent = self.fair.as_ref().map(|fair| fair.silent.clone());
        Proof {
            secret: Bytes(self.secret),
            record: record.unwrap_or_default(),
            silent: silent.unwrap_or_default(),
        }
    }
}

pub(crate) fn can_undo(host: &Host<Race>, viewer: Viewer) -> bool {
    matches!(viewer, Viewer::Seat(seat) if host.can_undo(seat))
}

fn name(sitter: &Sitter) -> &str {
    match sitter {
        Sitter::Empty | Sitter::Guest(_) => "human",
        Sitter::Bot(name) => name,
    }
}

fn sentence(why: Why) -> &'static str {
    match why {
        Why::Stale => "the game has gone on since",
        Why::NotYourTurn => "it is somebody else's turn",
        Why::AgainstTheRules => "the game does not allow it now",
        Why::NotYourSeat => "somebody else sits there",
        Why::OnlyTheHost => "only the host of the table may",
        Why::Taken => "the seat is taken",
        Why::NotNow => "this is not the time for it",
        Why::NothingToTakeBack => "there is nothing that can be taken back",
        Why::Unknown => "there is no such seat, guest or bot",
        Why::NotAtThisTable => "not at this table",
        Why::TooMuch => "that is too much",
        Why::NotKept => "it could not be kept just now",
    }
}
