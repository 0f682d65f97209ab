//! The line to a server: opened, opened again when it breaks, and asked whether anybody is there.

use std::rc::{Rc, Weak};

use super::Joined;
use crate::platform::socket::Socket;
use crate::platform::timer;
use crate::prelude::*;
use crate::session::Played;
use crate::session::remote::Connected;

/// How long to wait before the first attempt to come back, and at most, in milliseconds. Each waits twice as long.
const FIRST_WAIT: u32 = 250;
const LONGEST_WAIT: u32 = 8000;

/// How often the server is asked whether it is there, how long its answer and how long a new connection may take, in
/// milliseconds.
pub(super) const ASKS: u32 = 15_000;
const ANSWERS: f64 = 10_000.0;
const OPENS: f64 = 20_000.0;

/// How long its answer may take while somebody looks at the page, and where something says already that nobody is there.
const SEEN_ANSWERS: u32 = 5_000;
const DOUBTED_ANSWERS: u32 = 2_000;

/// So long what was asked for may be without an answer, and without any other word, before it is asked whether anybody is
/// there.
pub(super) const UNANSWERED: u32 = 2_500;

/// A connection that is being made is not given up for another one before so many milliseconds.
const PATIENCE: f64 = 3_000.0;

/// Connections that fail one after the other before the page says that there is none.
const TRIES: u32 = 3;

/// How the connection goes.
#[derive(Default)]
pub(super) struct Line {
    /// How often it was tried since it was there last.
    pub(super) tries: u32,
    /// Counts the sockets: what an earlier one still says is not heard.
    pub(super) socket: u32,
    /// When something was heard last, or a connection begun.
    pub(super) heard: f64,
    /// When the server was asked whether it is there, if it has not answered. Browsers run timers of hidden pages once
    /// a minute: only from a question on silence means something.
    pub(super) asked: Option<f64>,
    /// Nobody wants it again.
    pub(super) ended: bool,
}

/// Opens a connection, in place of any before it.
pub(super) fn connect<G: Played>(joined: &Rc<Joined<G>>) {
    let number = {
        let mut line = joined.line.borrow_mut();
        if line.ended {
            return;
        }
        line.socket += 1;
        line.heard = timer::now();
        line.asked = None;
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
pub(super) fn retry<G: Played>(joined: &Rc<Joined<G>>) {
    let (wait, socket, tries) = {
        let mut line = joined.line.borrow_mut();
        let wait = LONGEST_WAIT.min(FIRST_WAIT << line.tries.min(10));
        line.tries += 1;
        (wait, line.socket, line.tries)
    };
    if tries > TRIES && joined.online.connected.get_untracked() == Connected::Coming {
        joined.online.connected.set(Connected::Lost);
    }
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
pub(super) fn at_once<G: Played>(joined: &Rc<Joined<G>>) {
    let begun = joined.line.borrow().heard;
    let is_coming = joined.socket.borrow().is_some() && timer::now() - begun < PATIENCE;
    if joined.online.connected.get_untracked() == Connected::Lost && !is_coming {
        joined.line.borrow_mut().tries = 0;
        connect(joined);
    }
}

/// A connection may be gone without a word, for instance after a device has slept.
pub(super) fn ask_whether_there<G: Played>(joined: &Rc<Joined<G>>) {
    ask_within(joined, SEEN_ANSWERS);
}

/// Something says that the connection may be gone: the device has no network, or what was asked for is not answered.
pub(super) fn doubt<G: Played>(joined: &Rc<Joined<G>>) {
    ask_within(joined, DOUBTED_ANSWERS);
}

fn ask_within<G: Played>(joined: &Rc<Joined<G>>, patience: u32) {
    let now = timer::now();
    let (asked, heard) = {
        let line = joined.line.borrow();
        (line.asked, line.heard)
    };
    if joined.online.connected.get_untracked() != Connected::Yes {
        if joined.socket.borrow().is_some() && now - heard > OPENS {
            joined.broke();
        }
        return;
    }
    if asked.is_some_and(|asked| now - asked > ANSWERS) {
        return joined.broke();
    }
    if asked.is_none() {
        joined.line.borrow_mut().asked = Some(now);
        // Where it is not sent there is no connection to ask about.
        let _: Result<(), _> = joined.table.borrow_mut().client.ping();
        joined.send_all();
    }
    // Whoever looks need not wait for the next question to see that nobody answers. Timers of hidden pages say nothing.
    let (weak, asked) = (Rc::downgrade(joined), asked.or(Some(now)));
    timer::after(patience, move || {
        let Some(joined) = Weak::upgrade(&weak) else { return };
        let silent = joined.line.borrow().asked == asked;
        if silent && !document().hidden() {
            joined.broke();
        }
    });
}
