//! Keeps a device at a table: opens the connection, opens it again when it breaks, and passes on what comes.

mod line;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::sync::Arc;

use ::table::{BySeat, MAX_SEATS, Seat, Viewer};
use leptos::ev;
use protocol::{Bye, Client, Lost};

use self::line::{ASKS, Line, UNANSWERED, ask_whether_there, at_once, connect, doubt, retry};
use super::memory::Remembering;
use super::tab::Tab;
use super::table::{Told, Witnessed};
use super::{Connected, GameNews, Listener, Online, Remote, RemoteTable, Wish};
use crate::platform::socket::{Heard, Socket};
use crate::platform::{random, timer};
use crate::prelude::*;
use crate::session::{Asks, Command, Happened, Played, Reply};
use crate::shell::Person;

/// What was seen is kept after so many milliseconds, with all that follows meanwhile.
const REMEMBERS: u32 = 1000;

/// One device at one table.
struct Joined<G: Played> {
    table: RefCell<RemoteTable<G>>,
    socket: RefCell<Option<Socket>>,
    /// Where news of the game go.
    stage: RefCell<Option<Listener<G>>>,
    line: RefCell<Line>,
    online: Online,
    remembers: Remembering,
    /// The position that a choice answered which was made before the page was loaded anew.
    chosen: Cell<Option<usize>>,
}

/// Sits down at a table of this game and stays there as long as the part of the page that asks for it.
pub fn join<G: Played>(online: Online) -> Rc<dyn Remote<G>> {
    let shares: [[u8; 16]; MAX_SEATS] = std::array::from_fn(|_| random::bytes());
    // Some programs write numbers as JavaScript does.
    let client = u64::from_le_bytes(random::bytes()) >> 11;
    let remembers = Remembering::of(online.code.get_value());
    let mut client = Client::<G>::new(client, BySeat(shares));
    if online.screen {
        client = client.shared();
    }
    if let Some(memory) = remembers.recall() {
        client = client.remembering(memory);
    }
    let Tab { shown, sent, muted } = Tab::recall(remembers.code());
    for guest in &muted {
        client.mute(*guest, true);
    }
    online.muted.set(muted);
    online.shown.set_value(shown);
    let joined = Rc::new(Joined::<G> {
        table: RefCell::new(RemoteTable::of(client)),
        remembers,
        socket: RefCell::new(None),
        stage: RefCell::new(None),
        line: RefCell::new(Line::default()),
        online,
        chosen: Cell::new(sent),
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
    let gone = window_event_listener(ev::offline, move |_| kept.with_value(doubt));
    Effect::new(move |_| {
        if online.sent.get() {
            let since = timer::now();
            timer::after(UNANSWERED, move || {
                let silent = |joined: &Rc<Joined<G>>| joined.line.borrow().heard < since;
                if let Some(joined) = kept.try_get_value().filter(silent) {
                    doubt(&joined);
                }
            });
        }
    });
    let seen = window_event_listener(ev::visibilitychange, move |_| {
        kept.with_value(|joined| {
            joined.remember_now();
            if document().hidden() {
                joined.keep_in_tab();
            }
            at_once(joined);
            ask_whether_there(joined);
        });
    });
    let left = window_event_listener(ev::pagehide, move |_| {
        kept.with_value(|joined| {
            joined.remember_now();
            joined.keep_in_tab();
        });
    });
    on_cleanup(move || {
        for listener in [back, gone, seen, left] {
            listener.remove();
        }
        if let Some(joined) = kept.try_get_value() {
            joined.remember_now();
            joined.keep_in_tab();
            joined.line.borrow_mut().ended = true;
            drop(joined.socket.take());
        }
    });
    joined
}

fn wished<G: Played>(joined: &Rc<Joined<G>>, wish: Wish) {
    let mut mutes = None;
    // Shaking a phone is no reason to try again.
    let reconnects = !matches!(wish, Wish::MixIn(_) | Wish::Mute(..));
    {
        let mut table = joined.table.borrow_mut();
        let owners = table.owners();
        let client = &mut table.client;
        match wish {
            Wish::Order(order) => table.order(order.of_game()),
            // What is said into a dead line is lost: whoever writes without a connection keeps what they wrote.
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
        joined.keep_in_tab();
    }
    if reconnects {
        at_once(joined);
    }
    joined.pass_on();
}

impl<G: Played> Joined<G> {
    fn heard(self: &Rc<Self>, heard: Heard) {
        {
            let mut line = self.line.borrow_mut();
            line.heard = timer::now();
            line.asked = None;
        }
        match heard {
            Heard::Open => self.table.borrow_mut().opened(),
            Heard::Text(text) => {
                let useful = self.table.borrow_mut().heard(&text);
                self.remember();
                if !useful {
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

    /// Keeps what was seen: promises before they are sent, links with those that follow soon.
    fn remember(self: &Rc<Self>) {
        let witnessed = self.table.borrow_mut().take_witnessed();
        match witnessed {
            Witnessed::Nothing => {}
            Witnessed::Dice => {
                self.remembers.waits.set(true);
                self.remember_now();
            }
            Witnessed::Links => {
                if !self.remembers.waits.replace(true) {
                    let weak = Rc::downgrade(self);
                    timer::after(REMEMBERS, move || {
                        if let Some(joined) = Weak::upgrade(&weak) {
                            joined.remember_now();
                        }
                    });
                }
            }
        }
    }

    fn remember_now(&self) {
        if self.remembers.waits.get() {
            self.remembers.keep(self.table.borrow().client.memory());
        }
    }

    /// Keeps what only this tab knows.
    fn keep_in_tab(&self) {
        let online = self.online;
        // The signals go with the screen.
        let (Some(shown), Some(muted)) =
            (online.shown.try_get_value(), online.muted.try_get_untracked())
        else {
            return;
        };
        let sent = self.table.borrow().unanswered_position();
        Tab { shown, sent, muted }.keep(self.remembers.code());
    }

    /// Sends what is to be sent and tells what happened. Listeners may want something in turn.
    fn pass_on(&self) {
        loop {
            self.send_all();
            let told = self.table.borrow_mut().next_told();
            let Some(told) = told else { break };
            self.tell(told);
        }
        self.tell_what_is_waited_for();
    }

    fn tell_what_is_waited_for(&self) {
        let (asked, chooses, sent) = {
            let table = self.table.borrow();
            let asks = table.asks();
            let asked = matches!(asks, Asks::Person(_) | Asks::Draw);
            (asked, table.chooses(asks), table.waits_for_anything())
        };
        let Online { asked: is_asked, chooses: does_choose, sent: is_sent, .. } = self.online;
        for (told, now) in [(is_asked, asked), (does_choose, chooses), (is_sent, sent)] {
            if told.try_get_untracked() == Some(!now) {
                told.set(now);
            }
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
        if matches!(command, Command::TakeBack) && !self.table.borrow().may_ask_to_take_back() {
            return Err(::table::HostError::NothingToUndo);
        }
        let asked = self.table.borrow_mut().ask(command);
        self.send_all();
        self.tell_what_is_waited_for();
        Ok(if asked == Ok(true) { Happened::Asked } else { Happened::Nothing })
    }

    fn follow(&self, told: Listener<G>) {
        *self.stage.borrow_mut() = Some(Rc::clone(&told));
        // Where the game has gone on it came through, or somebody else was faster: what happened is told. What needs no
        // question is chosen again by itself.
        let table = self.table.borrow();
        let lost = self.chosen.take() == Some(table.sequence()) && table.chooses(table.asks());
        drop(table);
        if lost {
            told(GameNews::NotSent);
        }
    }

    fn record(&self) -> Option<String> {
        self.table.borrow().record.clone()
    }

    fn sequence(&self) -> usize {
        self.table.borrow().sequence()
    }
}
