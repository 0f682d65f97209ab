//! What is around a game online: who is at the table, how the connection is, what is said.

use std::sync::Arc;

use protocol::{Bye, Cheat, FairNow, GuestNumber, Order, Refused, Settings, TableNow, Verdict};
use table::Seat;

use crate::platform::timer;
use crate::prelude::*;

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Connected {
    /// It is being made for the first time.
    Coming,
    /// The server hears and speaks.
    Yes,
    /// It is lost, and made again.
    Lost,
    /// The server has ended it for good.
    Ended(Bye),
    /// The server says what this page does not understand.
    NotUnderstood,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Talk {
    /// Counts them.
    pub number: usize,
    /// Who.
    pub guest: GuestNumber,
    /// The line, or the number of an emote.
    pub said: Result<String, u8>,
}

/// What somebody at this device wants of the table.
#[derive(Debug)]
pub enum Wish {
    /// Something that the server does.
    Order(Order),
    /// To say a line.
    Say(String),
    /// To show an emote.
    Emote(u8),
    /// To hear no more of a guest, or again.
    Mute(GuestNumber, bool),
    /// To put more chance into one's own share in the dice.
    MixIn(Vec<u8>),
    /// To have the connection made again at once.
    Reconnect,
}

/// A table online, beside its game. Cheap to copy: all of it are handles.
#[derive(Clone, Copy)]
pub struct Online {
    /// What the table is found by.
    pub code: StoredValue<String>,
    /// Whether this device is the table itself, which everybody around sees.
    pub screen: bool,
    /// The link that others come by, where the server knows a better one than this page's address.
    pub invite: StoredValue<Option<String>>,
    /// The table, once the server has told of it.
    pub table: RwSignal<Option<Arc<TableNow>>>,
    /// When the table was told, in milliseconds: its clocks run since.
    pub told_at: RwSignal<f64>,
    /// Who this device is at the table.
    pub you: RwSignal<Option<GuestNumber>>,
    /// How the connection is.
    pub connected: RwSignal<Connected>,
    /// What was said, latest last.
    pub talk: RwSignal<Vec<Talk>>,
    /// Who is not heard.
    pub muted: RwSignal<Vec<GuestNumber>>,
    /// The making of the dice.
    pub fair: RwSignal<Option<FairNow>>,
    /// What the proof at the end proves.
    pub proved: RwSignal<Option<Verdict>>,
    /// What the server did that no honest one does.
    pub caught: RwSignal<Vec<Cheat>>,
    /// What was refused last.
    pub refused: RwSignal<Option<Refused>>,
    /// Whether there is a game to look at.
    pub begun: RwSignal<bool>,
    /// Whether the game waits for somebody at this device, also if that is not shown yet.
    pub asked: RwSignal<bool>,
    /// Whether there is something to choose then: what needs no question is chosen by the page.
    pub chooses: RwSignal<bool>,
    /// Whether something was asked for here that the server has not answered yet.
    pub sent: RwSignal<bool>,
    /// Whether somebody at this device is shown something to decide.
    pub decides: RwSignal<bool>,
    /// How much of the log was shown at this device, once there is a board.
    pub shown: StoredValue<Option<usize>>,
    /// The set-up as the server sent it.
    pub set_up: RwSignal<String>,
    /// The version of the server's program.
    pub program: RwSignal<String>,
    wish: StoredValue<Option<Callback<Wish>>>,
}

/// What is said stays so many lines long.
const TALK: usize = 200;

impl Online {
    /// Nothing is known of the table yet.
    pub fn new(code: String, screen: bool) -> Self {
        Self {
            code: StoredValue::new(code),
            screen,
            invite: StoredValue::new(None),
            table: RwSignal::new(None),
            told_at: RwSignal::new(0.0),
            you: RwSignal::new(None),
            connected: RwSignal::new(Connected::Coming),
            talk: RwSignal::new(Vec::new()),
            muted: RwSignal::new(Vec::new()),
            fair: RwSignal::new(None),
            proved: RwSignal::new(None),
            caught: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            begun: RwSignal::new(false),
            asked: RwSignal::new(false),
            chooses: RwSignal::new(false),
            sent: RwSignal::new(false),
            decides: RwSignal::new(false),
            shown: StoredValue::new(None),
            set_up: RwSignal::new(String::new()),
            program: RwSignal::new(String::new()),
            wish: StoredValue::new(None),
        }
    }

    /// From now on wishes go there.
    pub(super) fn listen(self, wish: Callback<Wish>) {
        self.wish.set_value(Some(wish));
    }

    /// Wants something of the table.
    pub fn wish(self, wish: Wish) {
        if let Some(listener) = self.wish.get_value() {
            listener.run(wish);
        }
    }

    /// Wants the server to do something.
    pub fn order(self, order: Order) {
        self.forget_refused();
        self.wish(Wish::Order(order));
    }

    /// What was refused last is of no interest any more.
    pub fn forget_refused(self) {
        if self.refused.get_untracked().is_some() {
            self.refused.set(None);
        }
    }

    /// The table has changed.
    pub(super) fn told(self, table: TableNow) {
        self.told_at.set(timer::now());
        self.table.set(Some(Arc::new(table)));
    }

    /// Somebody said something.
    pub(super) fn said(self, guest: GuestNumber, said: Result<String, u8>) {
        self.talk.update(|talk| {
            let number = talk.last().map_or(0, |last| last.number + 1);
            if talk.len() >= TALK {
                talk.remove(0);
            }
            talk.push(Talk { number, guest, said });
        });
    }

    /// This guest's seats.
    pub fn own_seats(self) -> Vec<Seat> {
        let table = self.table.get();
        let (Some(table), Some(you)) = (table, self.you.get()) else { return Vec::new() };
        table.seats_of(you).collect()
    }

    /// Whether this guest is the host of the table.
    pub fn is_host(self) -> bool {
        let you = self.you.get();
        you.is_some() && self.table.get().map(|table| table.host) == you
    }

    /// How the table is kept.
    pub fn settings(self) -> Settings {
        self.table.get().map_or_else(Settings::default, |table| table.settings.clone())
    }
}
