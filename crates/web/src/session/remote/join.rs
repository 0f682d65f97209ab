//! Keeps a device at a table: opens the connection, opens it again when it breaks, and passes on what comes.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;

use ::table::{BySeat, MAX_SEATS, Seat, Viewer};
use leptos::ev;
use protocol::{Bye, Lost};

use super::table::Told;
use super::{Connected, GameNews, Listener, Online, Remote, RemoteTable, Wish};
use crate::platform::socket::{Heard, Socket};
use crate::platform::{random, timer};
use crate::prelude::*;
use crate::session::{Asks, Command, Happened, Played, Reply};
use crate::shell::Person;

/// How long to wait before the first attempt to come back, and at most, in milliseconds. Each waits twice as long.
const FIRST_WAIT: u32 = 250;
const LONGEST_WAIT: u32 = 8000;

/// How often the server is asked whether it is there, and how long it may be silent, in milliseconds.
const ASKS: u32 = 15_000;
const SILENCE: f64 = 40_000.0;

/// One device at one table.
struct Joined<G: Played> {
    table: RefCell<RemoteTable<G>>,
    socket: RefCell<Option<Socket>>,
    /// Where news of the game go.
    stage: RefCell<Option<Listener<G>>>,
    line: RefCell<Line>,
    online: Online,
}

/// How the connection goes.
#[derive(Default)]
struct Line {
    /// How often it was tried since it was there last.
    tries: u32,
    /// Counts the sockets: what an earlier one still says is not heard.
    socket: u32,
    /// When something was heard last.
    heard: f64,
    /// Nobody wants it again.
    ended: bool,
}

/// Sits down at a table of this game and stays there as long as the part of the page that asks for it.
pub fn join<G: Played>(online: Online) -> Rc<dyn Remote<G>> {
    let shares: [[u8; 16]; MAX_SEATS] = std::array::from_fn(|_| random::bytes());
    // Some programs write numbers as JavaScript does.
    let client = u64::from_le_bytes(random::bytes()) >> 11;
    let joined = Rc::new(Joined::<G> {
        table: RefCell::new(RemoteTable::new(client, BySeat(shares))),
        socket: RefCell::new(None),
        stage: RefCell::new(None),
        line: RefCell::new(Line::default()),
        online,
    });
    connect(&joined);
    // Handles of the page may be sent between threads, of which there are none here.
    let kept = StoredValue::new_local(Rc::clone(&joined));
    online.listen(Callback::new(move |wish| {
        if let Some(joined) = kept.try_get_value() {
            wished(&joined, wish);
        }
    }));
    timer::every(ASKS, move || kept.with_value(ask_whether_there));
    let back = window_event_listener(ev::online, move |_| kept.with_value(at_once));
    let seen = window_event_listener(ev::visibilitychange, move |_| kept.with_value(at_once));
    on_cleanup(move || {
        back.remove();
        seen.remove();
        if let Some(joined) = kept.try_get_value() {
            joined.line.borrow_mut().ended = true;
            drop(joined.socket.take());
        }
    });
    joined
}

/// Opens a connection, in place of any before it.
fn connect<G: Played>(joined: &Rc<Joined<G>>) {
    let number = {
        let mut line = joined.line.borrow_mut();
        if line.ended {
            return;
        }
        line.socket += 1;
        line.heard = timer::now();
        line.socket
    };
    let code = joined.online.code.get_value();
    let weak = Rc::downgrade(joined);
    let heard = move |heard| {
        let current = |joined: &Rc<Joined<G>>| joined.line.borrow().socket == number;
        if let Some(joined) = Weak::upgrade(&weak).filter(current) {
            joined.heard(heard);
        }
    };
    let socket = Socket::open(&format!("api/tables/{code}/socket"), heard);
    let refused = socket.is_none();
    *joined.socket.borrow_mut() = socket;
    if refused {
        retry(joined);
    }
}

/// Tries again, later each time.
fn retry<G: Played>(joined: &Rc<Joined<G>>) {
    let (wait, socket) = {
        let mut line = joined.line.borrow_mut();
        let wait = LONGEST_WAIT.min(FIRST_WAIT << line.tries.min(10));
        line.tries += 1;
        (wait, line.socket)
    };
    let weak = Rc::downgrade(joined);
    timer::after(wait, move || {
        // Somebody may have been faster.
        let still = |joined: &Rc<Joined<G>>| joined.line.borrow().socket == socket;
        if let Some(joined) = Weak::upgrade(&weak).filter(still) {
            connect(&joined);
        }
    });
}

/// The network is back, or somebody looks at the page again: a lost connection is made at once.
fn at_once<G: Played>(joined: &Rc<Joined<G>>) {
    if joined.online.connected.get_untracked() == Connected::Lost {
        joined.line.borrow_mut().tries = 0;
        connect(joined);
    }
}

/// A connection may be gone without a word, for instance after a device has slept.
fn ask_whether_there<G: Played>(joined: &Rc<Joined<G>>) {
    if joined.online.connected.get_untracked() != Connected::Yes {
        return;
    }
    if timer::now() - joined.line.borrow().heard > SILENCE {
        return joined.broke();
    }
    // Where it is not sent there is no connection to ask about.
    let _: Result<(), _> = joined.table.borrow_mut().client.ping();
    joined.send_all();
}

fn wished<G: Played>(joined: &Rc<Joined<G>>, wish: Wish) {
    let mut mutes = None;
    {
        let mut table = joined.table.borrow_mut();
        let owners = table.owners();
        let client = &mut table.client;
        match wish {
            // Only what nobody could wait for any more is refused: there are no 64 such wishes.
            Wish::Order(order) => drop(client.command(order.of_game())),
            // What is said into a dead line is lost, as the connection's sign says.
            Wish::Say(text) => drop(client.say(text)),
            Wish::Emote(emote) => drop(client.emote(emote)),
            Wish::Mute(guest, mute) => {
                client.mute(guest, mute);
                mutes = Some((guest, mute));
            }
            Wish::MixIn(bytes) => {
                for seat in owners {
                    client.mix_in(seat, &bytes);
                }
            }
            Wish::Reconnect => {}
        }
    }
    if let Some((guest, mute)) = mutes {
        joined.online.muted.update(|muted| {
            muted.retain(|&other| other != guest);
            if mute {
                muted.push(guest);
            }
        });
    }
    at_once(joined);
    joined.pass_on();
}

impl<G: Played> Joined<G> {
    fn heard(self: &Rc<Self>, heard: Heard) {
        self.line.borrow_mut().heard = timer::now();
        match heard {
            Heard::Open => self.table.borrow_mut().opened(),
            Heard::Text(text) => {
                if !self.table.borrow_mut().heard(&text) {
                    drop(self.socket.take());
                    self.pass_on();
                    // What ended it for good has said so.
                    if !self.line.borrow().ended {
                        self.broke();
                    }
                    return;
                }
            }
            Heard::Closed => return self.broke(),
        }
        self.pass_on();
    }

    /// The connection is of no use any longer, or never was.
    fn broke(self: &Rc<Self>) {
        drop(self.socket.take());
        self.table.borrow_mut().lost();
        self.pass_on();
        if self.online.connected.get_untracked() == Connected::Yes {
            self.online.connected.set(Connected::Lost);
        }
        retry(self);
    }

    fn send_all(&self) {
        let socket = self.socket.borrow();
        let Some(socket) = &*socket else { return };
        while let Some(text) = self.table.borrow_mut().outgoing() {
            socket.send(&text);
        }
    }

    /// Sends what is to be sent and tells what happened. Listeners may want something in turn.
    fn pass_on(&self) {
        loop {
            self.send_all();
            let told = self.table.borrow_mut().next_told();
            let Some(told) = told else { return };
            self.tell(told);
        }
    }

    fn tell(&self, told: Told<G>) {
        let online = self.online;
        match told {
            Told::Game(news) => {
                if !online.begun.get_untracked() && self.table.borrow().sequence_known() {
                    online.begun.set(true);
                }
                self.tell_stage(news);
            }
            Told::Online => {
                self.line.borrow_mut().tries = 0;
                let (you, welcome) = {
                    let table = self.table.borrow();
                    (table.client.you(), table.welcome.clone())
                };
                if let Some((set_up, program)) = welcome {
                    online.set_up.set(set_up);
                    online.program.set(program);
                }
                online.you.set(you);
                self.tell_table();
                online.connected.set(Connected::Yes);
            }
            Told::Table => self.tell_table(),
            Told::Fair => {
                let fair = self.table.borrow().client.fair().cloned();
                online.fair.set(fair);
            }
            Told::Said(guest, said) => online.said(guest, said),
            Told::Caught(cheat) => online.caught.update(|caught| caught.push(cheat)),
            Told::Proof(verdict) => {
                online.proved.set(Some(verdict));
                self.tell_stage(GameNews::Changed);
            }
            Told::Refused(refused) => online.refused.set(Some(refused)),
            Told::Lost(Lost::Connection | Lost::Gap) => {
                if online.connected.get_untracked() != Connected::Coming {
                    online.connected.set(Connected::Lost);
                }
            }
            Told::Lost(Lost::NotUnderstood) => self.end(Connected::NotUnderstood),
            Told::Bye(bye) => match bye {
                Bye::OtherVersion
                | Bye::NoSuchTable
                | Bye::Removed
                | Bye::Closed
                | Bye::NotUnderstood => self.end(Connected::Ended(bye)),
                Bye::TooMuch | Bye::TooSlow | Bye::Stopping | Bye::Again => {
                    online.connected.set(Connected::Lost);
                }
            },
        }
    }

    fn end(&self, why: Connected) {
        self.line.borrow_mut().ended = true;
        self.online.connected.set(why);
    }

    fn tell_table(&self) {
        let table = self.table.borrow().client.table().cloned();
        if let Some(table) = table {
            self.online.told(table);
        }
        self.tell_stage(GameNews::Changed);
    }

    fn tell_stage(&self, news: GameNews<G>) {
        let stage = self.stage.borrow().clone();
        if let Some(stage) = stage {
            stage(news);
        }
    }
}

impl<G: Played> Remote<G> for Joined<G> {
    fn online(&self) -> Online {
        self.online
    }

    fn rules(&self) -> Option<Arc<G>> {
        self.table.borrow().client.set_up().map(|set_up| Arc::clone(&set_up.rules))
    }

    fn asks(&self) -> Asks {
        self.table.borrow().asks()
    }

    fn eyes(&self) -> Viewer {
        self.table.borrow().eyes()
    }

    fn has_eyes(&self, viewer: Viewer) -> bool {
        self.table.borrow().client.follower(viewer).is_some()
    }

    fn owners(&self) -> Vec<Seat> {
        self.table.borrow().owners()
    }

    fn lent(&self) -> Vec<Seat> {
        let table = self.table.borrow();
        table.owners().into_iter().filter(|&seat| table.is_bot(seat)).collect()
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.table.borrow().is_bot(seat)
    }

    fn people(&self) -> Vec<Person> {
        self.table.borrow().people()
    }

    fn legal_actions(&self) -> Vec<G::Action> {
        self.table.borrow().legal_actions()
    }

    fn chances(&self) -> Vec<G::Chance> {
        self.table.borrow().chances()
    }

    fn can_take_back(&self) -> bool {
        self.table.borrow().can_take_back()
    }

    fn look(&self, viewer: Viewer) -> Option<(G::View, Vec<G::Seen>)> {
        self.table.borrow().look(viewer)
    }

    fn send(&self, command: &Command<'_, G>) -> Reply<G> {
        let asked = self.table.borrow_mut().ask(command);
        self.send_all();
        Ok(if asked == Ok(true) { Happened::Asked } else { Happened::Nothing })
    }

    fn follow(&self, told: Listener<G>) {
        *self.stage.borrow_mut() = Some(told);
    }

    fn record(&self) -> Option<String> {
        self.table.borrow().record.clone()
    }

    fn sequence(&self) -> usize {
        self.table.borrow().sequence()
    }
}
