//! Clients at one table over a network that delays, cuts, and delivers late copies from connections that are gone.

use std::collections::{BTreeMap, VecDeque};

use protocol::{
    Client, CommandOf, Connection, ConnectionState, FromClient, FromServer, FromServerOf,
    GuestNumber, MAX_FROM_CLIENT, Memory, News, NewsOf,
};
use table::example::Race;
use table::{BySeat, FollowerOf, MAX_SEATS, Viewer, sha256};

use crate::server::Server;

type Tamper = Box<dyn FnMut(usize, &mut FromServerOf<Race>)>;

pub(crate) struct World {
    pub(crate) server: Server,
    pub(crate) devices: Vec<Device>,
    lines: Vec<Line>,
    /// Changes what is delivered to a device.
    pub(crate) tamper: Tamper,
    /// What the first device said and heard, in order.
    pub(crate) heard: Vec<(Side, String)>,
}

/// Who said something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Client,
    Server,
}

/// A device and what it learned from its client's news alone.
pub(crate) struct Device {
    pub(crate) client: Client<Race>,
    pub(crate) id: u64,
    pub(crate) guest: GuestNumber,
    /// Its connection, once it has one, and the line that it goes by.
    line: Option<(Connection, usize)>,
    pub(crate) issued: Vec<u64>,
    pub(crate) acknowledged: Vec<u64>,
    pub(crate) given_back: Vec<u64>,
    /// What a page would show: kept up by news.
    pub(crate) shown: BTreeMap<String, FollowerOf<Race>>,
    pub(crate) news: Vec<NewsOf<Race>>,
}

/// Both directions of a connection; each keeps its order.
struct Line {
    device: usize,
    number: usize,
    connection: Connection,
    to_server: VecDeque<String>,
    to_client: VecDeque<String>,
    /// Commands that went by it, of which late copies may come.
    went: Vec<String>,
}

impl World {
    /// So many guests with a device each, and a second device for the first one if wanted.
    pub(crate) fn new(seed: u64, guests: u32, second_device: bool) -> Self {
        let numbers = (1..=guests).chain(second_device.then_some(1));
        let device = |(index, guest): (u64, u32)| {
            let mut shares = BySeat([[0; 16]; MAX_SEATS]);
            for (seat, share) in shares.0.iter_mut().enumerate() {
                share.copy_from_slice(&sha256(&[seed as u8, index as u8, seat as u8])[..16]);
            }
            let id = 100 + index;
            Device {
                client: Client::new(id, shares),
                id,
                guest: GuestNumber(guest),
                line: None,
                issued: Vec::new(),
                acknowledged: Vec::new(),
                given_back: Vec::new(),
                shown: BTreeMap::new(),
                news: Vec::new(),
            }
        };
        Self {
            server: Server::new(seed, guests),
            devices: (0..).zip(numbers).map(device).collect(),
            lines: Vec::new(),
            tamper: Box::new(|_, _| {}),
            heard: Vec::new(),
        }
    }

    pub(crate) fn lines(&self) -> usize {
        self.lines.len()
    }

    pub(crate) fn is_offline(&self, device: usize) -> bool {
        self.devices[device].client.state() == ConnectionState::Offline
    }

    pub(crate) fn connect(&mut self, device: usize) {
        let number = self.server.open(self.devices[device].guest);
        let there = &mut self.devices[device];
        let connection = there.client.connected();
        there.line = Some((connection, self.lines.len()));
        self.lines.push(Line {
            device,
            number,
            connection,
            to_server: VecDeque::new(),
            to_client: VecDeque::new(),
            went: Vec::new(),
        });
        self.collect(device);
    }

    /// The connection of a device breaks: so many messages of each direction still arrive, the rest is lost.
    pub(crate) fn cut(&mut self, device: usize, to_server: usize, to_client: usize) {
        let Some((connection, line)) = self.devices[device].line else { return };
        let line = &mut self.lines[line];
        line.to_server.truncate(to_server);
        line.to_client.truncate(to_client);
        self.devices[device].client.lost(connection);
        self.collect(device);
    }

    /// The program of a device is started anew, with this memory, over another connection.
    pub(crate) fn restart(&mut self, device: usize, memory: Option<Memory>) {
        self.cut(device, usize::MAX, 0);
        let there = &mut self.devices[device];
        there.id += 100;
        let client = Client::new(there.id, BySeat([[there.id as u8; 16]; MAX_SEATS]));
        there.client = match memory {
            // It was kept as text.
            Some(memory) => client.remembering(Memory::read(&memory.write()).unwrap()),
            None => client,
        };
        there.shown.clear();
        there.news.clear();
        self.connect(device);
    }

    pub(crate) fn command(&mut self, device: usize, command: CommandOf<Race>) {
        if let Ok(number) = self.devices[device].client.command(command) {
            self.devices[device].issued.push(number);
        }
        self.collect(device);
    }

    /// Delivers the next message of a line to the server.
    pub(crate) fn up(&mut self, line: usize) -> bool {
        let Some(text) = self.lines[line].to_server.pop_front() else { return false };
        let number = self.lines[line].number;
        if text.contains("command") {
            self.lines[line].went.push(text.clone());
        }
        if self.lines[line].device == 0 {
            self.heard.push((Side::Client, text.clone()));
        }
        self.deliver(number, &text);
        true
    }

    /// A copy of an earlier command arrives once more by the connection it went by.
    pub(crate) fn late_copy(&mut self, line: usize, which: usize) {
        let Line { number, went, .. } = &self.lines[line];
        if let Some(text) = went.get(which % went.len().max(1)).cloned() {
            self.deliver(*number, &text);
        }
    }

    fn deliver(&mut self, number: usize, text: &str) {
        let message = FromClient::read(text, MAX_FROM_CLIENT).unwrap();
        self.server.receive(number, message);
        self.post();
    }

    /// What the server wants to send goes on its way.
    pub(crate) fn post(&mut self) {
        for (number, message) in self.server.out.drain(..) {
            // A test may speak to the server by a connection of its own.
            let Some(line) = self.lines.iter_mut().find(|line| line.number == number) else {
                continue;
            };
            let is_present = self.devices[line.device].line == Some((line.connection, number))
                && self.devices[line.device].client.state() != ConnectionState::Offline;
            if is_present {
                line.to_client.push_back(message.write());
            }
        }
    }

    /// Delivers the next message of a line to its client, even if the client has another line by now.
    pub(crate) fn down(&mut self, line: usize) -> bool {
        let Line { device, connection, .. } = self.lines[line];
        let Some(text) = self.lines[line].to_client.pop_front() else { return false };
        let mut message = FromServer::read(&text).unwrap();
        if device == 0 {
            self.heard.push((Side::Server, text));
        }
        (self.tamper)(device, &mut message);
        self.devices[device].client.receive(connection, message);
        self.collect(device);
        true
    }

    /// Puts what a client wants to send on its line, and reads its news.
    fn collect(&mut self, device: usize) {
        let there = &mut self.devices[device];
        while let Some(message) = there.client.next_message() {
            let (_, line) = there.line.unwrap();
            self.lines[line].to_server.push_back(message.write());
        }
        while let Some(news) = there.client.next_news() {
            there.take(news);
        }
    }

    /// Delivers everything, until nothing is left to be said.
    pub(crate) fn settle(&mut self) {
        loop {
            let mut moved = false;
            for line in 0..self.lines.len() {
                while self.up(line) || self.down(line) {
                    moved = true;
                }
            }
            if !moved {
                break;
            }
        }
    }

    /// From now on nothing is lost.
    pub(crate) fn heal(&mut self) {
        loop {
            self.settle();
            let offline: Vec<usize> =
                (0..self.devices.len()).filter(|&device| self.is_offline(device)).collect();
            if offline.is_empty() {
                break;
            }
            for device in offline {
                self.connect(device);
            }
        }
    }
}

impl Device {
    fn take(&mut self, news: NewsOf<Race>) {
        match &news {
            News::Acknowledged { number, .. } => self.acknowledged.push(*number),
            News::GivenBack { command, .. } => self.given_back.push(command.number),
            News::Fresh { viewer } => {
                let follower = self.client.follower(*viewer).unwrap().clone();
                self.shown.insert(viewer.to_string(), follower);
            }
            News::Updated { viewer, update } => {
                let shown = self.shown.get_mut(&viewer.to_string()).unwrap();
                shown.follow(update.clone()).unwrap();
            }
            News::Online { .. }
            | News::Lost(_)
            | News::Table
            | News::Said { .. }
            | News::Emoted { .. }
            | News::Fair
            | News::Caught(_)
            | News::Proof { .. }
            | News::Pong
            | News::Bye(_) => {}
        }
        self.news.push(news);
    }

    pub(crate) fn shown_to(&self, viewer: Viewer) -> Option<&FollowerOf<Race>> {
        self.shown.get(&viewer.to_string())
    }
}
