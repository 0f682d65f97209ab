//! `karak join`: a table online as lines of text, for terminals, pipes and screen readers.
//!
//! The client of `protocol` knows what is so; a [`Session`] tells it and takes what is typed, without waiting for anything; a task
//! carries messages, a thread reads lines, and the loop here brings them together.

mod address;
mod ask;
mod changes;
mod guest;
mod hosting;
mod http;
mod line;
mod lobby;
mod names;
mod news;
mod proof;
mod session;
mod wire;
mod wishes;

use std::io::{IsTerminal as _, Read as _, Write as _};
use std::time::Duration;

use ::table::{BySeat, MAX_SEATS};
use anyhow::{Context as _, Result, bail};
use axum::http::Method;
use protocol::{GameName, NewTable, Settings};
use serde::Deserialize;
use server::Played;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until, timeout};
use words::{Words, key};

use self::address::Server;
use self::guest::Guest;
use self::lobby::Listed;
use self::names::harmless;
use self::session::{Manner, Next, Session};
use self::wire::{Pauses, Way, Wire, carry};
use crate::cli::{Game, JoinArgs};
use crate::game::Playable;
use crate::page::qr;
use crate::terminal::{Wrapped, language, width};

/// Nobody types more in one line.
const MAX_LINE: u64 = 4096;
/// How many play at a new table unless told otherwise.
const USUAL_SEATS: usize = 2;
/// How long whoever leaves waits for what was asked for last.
const FAREWELL: Duration = Duration::from_secs(5);

const NO_RANDOM_NUMBERS: &str = "this system gives no random numbers";

/// Somebody at a server, with what they type.
pub(crate) struct Visit {
    runtime: Runtime,
    server: Server,
    guest: Guest,
    code: Option<String>,
    lines: mpsc::Receiver<String>,
}

/// A table that was opened.
#[derive(Deserialize)]
struct Opened {
    code: String,
}

impl Visit {
    /// Comes to the server.
    pub(crate) fn new(args: &JoinArgs) -> Result<Self> {
        let (server, in_address) = address::read(&args.url, args.at)?;
        let named = args.code.as_deref().map(address::code_of).transpose()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut guest = runtime.block_on(Guest::at(&server, args.data.as_deref()))?;
        if let Some(name) = &args.name {
            runtime.block_on(guest.introduce(&server, name))?;
        }
        Ok(Self { runtime, server, guest, code: named.or(in_address), lines: read_lines() })
    }

    /// The table that was asked for.
    pub(crate) fn code(&self) -> Option<String> {
        self.code.clone()
    }

    /// Which game is played at a table.
    pub(crate) fn game_at(&self, code: &str) -> Result<Game> {
        let path = format!("api/tables/{code}");
        let asked =
            http::ask(&self.server, Method::GET, &path, Some(&self.guest.secret), String::new());
        let listed: Listed = self
            .runtime
            .block_on(asked)?
            .read()
            .with_context(|| format!("table {code} at {}", self.server.name()))?;
        Ok(match listed.game {
            GameName::Dungeon => Game::Dungeon,
            GameName::Goblin => Game::Goblin,
        })
    }
}

/// Opens a table, and draws how others come to it.
pub(crate) fn open<G: Playable + Played>(args: &JoinArgs, visit: &Visit) -> Result<String> {
    let words = Words::new(language(args.lang));
    let heroes = args.setup.heroes.len();
    let seats = args.seats.unwrap_or(if heroes > 0 { heroes } else { USUAL_SEATS });
    if seats > MAX_SEATS {
        bail!("at most {MAX_SEATS} find room at a table");
    }
    let mut setup = args.setup.clone();
    G::suit(&mut setup, words.language());
    let rules = G::set_up(&setup, seats, args.turn_limit)?;
    let clock = args.clock.map(|clock| clock.0);
    let settings =
        Settings { open: args.open, own_draws: args.own_draws, clock, ..Settings::default() };
    let set_up = rules.header().to_string();
    let new = serde_json::to_string(&NewTable { game: G::NAME, set_up, settings })?;
    let secret = Some(visit.guest.secret.as_str());
    let asked = http::ask(&visit.server, Method::POST, "api/tables", secret, new);
    let opened: Opened = visit.runtime.block_on(asked)?.read()?;
    let code = harmless(&opened.code);
    let link = visit.server.link(&code);
    let mut out = std::io::stdout().lock();
    // Only for eyes: a screen reader would read all its squares. The link itself is told with the table.
    if let Some(drawn) = qr::code(&link).filter(|_| out.is_terminal()) {
        writeln!(out, "{}", drawn.in_color())?;
    }
    Ok(code)
}

/// Is at a table until somebody leaves, and gives the table where they go on, if they do.
pub(crate) fn run<G: Playable>(
    args: &JoinArgs,
    visit: &mut Visit,
    code: &str,
) -> Result<Option<String>> {
    let words = Words::new(language(args.lang));
    let goodbye = words.text(key::UI_GOODBYE);
    let output = Wrapped::new(std::io::stdout().lock(), width());
    let manner = Manner { words, map: args.map };
    let color = visit.guest.card.color;
    let mut session = Session::<G, _>::new(random()?, manner, visit.server.clone(), color, output);
    let Visit { runtime, server, guest, lines, .. } = visit;
    let way = Way { server: server.clone(), code: code.to_owned(), secret: String::new() };
    match runtime.block_on(at_table(&mut session, way, guest, lines))? {
        Next::Moves(code) => Ok(Some(harmless(&code))),
        Next::Ends => {
            session.write(&format!("{goodbye}\n"))?;
            session.flush()?;
            Ok(None)
        }
    }
}

/// The numbers of a new client: what tells its commands apart, and its shares in the dice.
fn random() -> Result<(u64, BySeat<[u8; 16]>)> {
    let mut shares = BySeat([[0; 16]; MAX_SEATS]);
    for share in &mut shares.0 {
        getrandom::fill(share).ok().context(NO_RANDOM_NUMBERS)?;
    }
    Ok((getrandom::u64().ok().context(NO_RANDOM_NUMBERS)?, shares))
}

/// Lines as they are typed, until the input ends.
fn read_lines() -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel(64);
    // It waits for a line until the program ends, so nobody waits for it.
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        loop {
            let mut line = Vec::new();
            match std::io::BufRead::read_until(&mut input.by_ref().take(MAX_LINE), b'\n', &mut line)
            {
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
            if sender.blocking_send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                return;
            }
        }
    });
    receiver
}

/// A connection that is open, or being opened.
struct Line {
    number: u64,
    sender: mpsc::Sender<String>,
    task: JoinHandle<()>,
}

impl Line {
    /// Sends what is still to be sent, and closes.
    async fn close(self) {
        drop(self.sender);
        // A server that does not take it is not waited for.
        let _ = timeout(FAREWELL, self.task).await;
    }
}

async fn at_table<G: Playable, O: std::io::Write>(
    session: &mut Session<G, O>,
    mut way: Way,
    guest: &mut Guest,
    lines: &mut mpsc::Receiver<String>,
) -> Result<Next> {
    let (told, mut wires) = mpsc::channel(64);
    let mut pauses = Pauses::default();
    let mut number = 0;
    let mut connect = |pause, secret: &str| {
        number += 1;
        secret.clone_into(&mut way.secret);
        let (sender, receiver) = mpsc::channel(64);
        let task = tokio::spawn(carry(way.clone(), pause, number, told.clone(), receiver));
        Line { number, sender, task }
    };
    let mut line = connect(Duration::ZERO, &guest.secret);
    let interrupted = tokio::signal::ctrl_c();
    tokio::pin!(interrupted);
    let mut leaving: Option<Instant> = None;
    let mut ended = false;
    let next = loop {
        session.settle()?;
        while let Some(message) = session.next_message() {
            // A connection that is gone says so itself.
            let _ = line.sender.send(message).await;
        }
        match session.next.clone() {
            Some(next) if next != Next::Ends || !session.waits() => break next,
            Some(_) => leaving = leaving.or(Some(Instant::now() + FAREWELL)),
            None => {}
        }
        // A line may mean what comes of the one before; without a connection there is nothing to wait for.
        let listens = session.has_been_online() && (!session.waits() || !session.is_online());
        tokio::select! {
            biased;
            _ = &mut interrupted => break Next::Ends,
            () = sleep_until(leaving.unwrap_or_else(Instant::now)), if leaving.is_some() => {
                break Next::Ends;
            }
            Some((from, wire)) = wires.recv() => {
                let gone = from == line.number && take(session, guest, &mut pauses, wire)?;
                if gone && session.next.is_none() {
                    session.lost()?;
                    line = connect(pauses.next(), &guest.secret);
                }
            }
            typed = lines.recv(), if !ended && listens => {
                if let Some(text) = typed {
                    session.line(&text)?;
                } else {
                    ended = true;
                    session.next = Some(Next::Ends);
                }
            }
        }
    };
    line.close().await;
    Ok(next)
}

/// Something came by the connection. Says whether it is of no more use.
fn take<G: Playable, O: std::io::Write>(
    session: &mut Session<G, O>,
    guest: &mut Guest,
    pauses: &mut Pauses,
    wire: Wire,
) -> Result<bool> {
    match wire {
        Wire::Opened { secret } => {
            if let Some(secret) = secret {
                guest.keep(secret)?;
            }
            session.connected();
            Ok(false)
        }
        Wire::Came(text) => {
            let understood = session.receive(&text)?;
            if session.is_online() {
                pauses.forget();
            }
            Ok(!understood || !session.is_connected())
        }
        Wire::Gone => Ok(true),
    }
}
