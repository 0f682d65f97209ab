//! All live tables of a server, and the way to each.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use dungeon::Dungeon;
use goblin::Goblin;
use protocol::{Bye, GameName, NewTable, Stage};
use table::Recorded as _;
use tokio::sync::{mpsc, oneshot, watch};

use super::pool::Pool;
use super::resting::{Resting, Rests};
use super::sockets::Sockets;
use super::table::Table;
use super::turns::Turns;
use super::{ConnectionId, LogLimits, Mail, Mailbox, OutboxLimits};
use crate::figures::Figures;
use crate::rates::Rate;
use crate::room::{Entered, Played, Refusal, Room, Times};
use crate::store::{Code, Guest, GuestId, Listing, NewRow, Store, StoreError};

/// How much others can take up, and how long they are waited for: a server's settings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) times: Times,
    /// Letters that wait for a table; more make their senders wait.
    pub(crate) mailbox: usize,
    /// What waits for a connection; with more it is too slow and ends.
    pub(crate) outbox: OutboxLimits,
    /// Connections at a table.
    pub(crate) connections: usize,
    /// How long a table stays live with nobody there.
    pub(crate) idle: Duration,
    /// Live tables.
    pub(crate) tables: usize,
    /// What a table's log holds.
    pub(crate) log: LogLimits,
    /// Commands of a guest at a table: so many at once, and then one each so many milliseconds.
    pub(crate) commands: (u32, u64),
    /// Lines and emotes of a guest, the same.
    pub(crate) chat: (u32, u64),
    /// New guests from one address, and new tables: so many at once, and then one each so many milliseconds.
    pub(crate) new_guests: (u32, u64),
    pub(crate) new_tables: (u32, u64),
    /// Codes of no table that are asked for from one address, the same.
    pub(crate) unknown_codes: (u32, u64),
    /// Addresses for messages that are tried from one place, the same.
    pub(crate) new_hooks: (u32, u64),
}

/// All live tables.
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) pool: Pool,
    pub(crate) limits: Limits,
    pub(crate) figures: Figures,
    pub(crate) turns: Turns,
    pub(crate) new_guests: Rate,
    /// How often one address may have messages sent somewhere else.
    pub(crate) new_hooks: Rate,
    pub(crate) new_tables: Rate,
    /// How often one address may ask for tables that are not there: a code is the key to its table.
    pub(crate) unknown_codes: Rate,
    /// The version of this program.
    pub(crate) program: String,
    tables: Mutex<BTreeMap<Code, Mailbox>>,
    pub(crate) sockets: Sockets,
    /// Whom the tables wait for that nobody is at.
    pub(super) resting: Resting,
    /// Whether no more tables are loaded.
    stopping: watch::Sender<bool>,
    connections: AtomicU64,
    began: (Instant, u64),
}

/// Why a table was not opened.
#[derive(Debug)]
pub(crate) enum OpenError {
    Refused(Refusal),
    Store(StoreError),
    /// No code was free, or no secret could be made.
    Unlucky,
}

impl Hall {
    pub(crate) fn new(
        store: Store,
        pool: Pool,
        limits: Limits,
        turns: Turns,
        program: String,
    ) -> Self {
        Self {
            turns,
            store,
            pool,
            limits,
            figures: Figures::default(),
            new_guests: Rate::new(limits.new_guests),
            new_hooks: Rate::new(limits.new_hooks),
            new_tables: Rate::new(limits.new_tables),
            unknown_codes: Rate::new(limits.unknown_codes),
            program,
            tables: Mutex::default(),
            sockets: Sockets::default(),
            resting: Resting::default(),
            stopping: watch::Sender::new(false),
            connections: AtomicU64::new(0),
            began: (Instant::now(), unix_time()),
        }
    }

    /// Milliseconds since 1970, by a clock that never goes back while the program runs.
    pub(crate) fn now(&self) -> u64 {
        let (began, unix) = self.began;
        unix + began.elapsed().as_millis() as u64
    }

    /// The moment of such a time.
    pub(crate) fn instant(&self, time: u64) -> Instant {
        let (began, unix) = self.began;
        began + Duration::from_millis(time.saturating_sub(unix))
    }

    /// A number for one more connection.
    pub(crate) fn connection(&self) -> ConnectionId {
        ConnectionId(self.connections.fetch_add(1, Ordering::Relaxed))
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<Code, Mailbox>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Why a letter did not get to a table.
    pub(crate) fn why_not(&self) -> Bye {
        if *self.stopping.borrow() { Bye::Stopping } else { Bye::TooMuch }
    }

    /// Waits until the server stops.
    pub(crate) async fn stops(&self) {
        // The sender lives as long as this.
        let _ = self.stopping.subscribe().wait_for(|&stopping| stopping).await;
    }

    /// Whether there is room for tables that wait for nobody who is there.
    pub(crate) fn has_room(&self) -> bool {
        self.live() < self.limits.tables / 2
    }

    /// How many tables are live.
    pub(crate) fn live(&self) -> usize {
        self.tables().len()
    }

    /// How long the server has been running.
    pub(crate) fn running(&self) -> Duration {
        self.began.0.elapsed()
    }

    /// The ways to all live tables.
    pub(crate) fn mailboxes(&self) -> Vec<(Code, Mailbox)> {
        self.tables().iter().map(|(&code, mailbox)| (code, mailbox.clone())).collect()
    }

    /// Sends a letter to a table, which is loaded if need be. Gives the way there, or nothing when there are too many live
    /// tables, or the server stops.
    pub(crate) async fn send(self: &Arc<Self>, code: &Code, mut mail: Mail) -> Option<Mailbox> {
        loop {
            let mailbox = self.mailbox(*code)?;
            match mailbox.send(mail).await {
                Ok(()) => return Some(mailbox),
                // It was put away at this very moment.
                Err(mpsc::error::SendError(back)) => mail = back,
            }
            self.forget(*code, &mailbox);
        }
    }

    /// The same for a table that is live; others are not loaded for it.
    pub(crate) async fn send_if_live(&self, code: &Code, mail: Mail) {
        let mailbox = self.tables().get(code).cloned();
        if let Some(mailbox) = mailbox {
            // One that is just put away needs no news.
            let _ = mailbox.send(mail).await;
        }
    }

    /// Whose decision a table waits for. One that was put away is not loaded for it, unless nobody remembers.
    pub(crate) async fn turn(self: &Arc<Self>, code: &Code) -> Option<GuestId> {
        let live = self.tables().contains_key(code);
        if !live
            && let Some(rests) = self.resting.of(*code)
            && self.still_rests(code, rests).await
        {
            return rests.decides;
        }
        let (answer, answered) = oneshot::channel();
        self.send(code, Mail::Turn { answer }).await?;
        answered.await.ok().flatten()
    }

    /// A table is put away.
    pub(super) fn rests(&self, code: Code, rows: u64, decides: Option<GuestId>) {
        self.resting.rests(code, Rests { rows, decides });
    }

    /// Whether nothing has happened there since. Where others serve the same tables it may have gone on elsewhere.
    async fn still_rests(&self, code: &Code, rests: Rests) -> bool {
        let later = || self.store.read(code, rests.rows);
        !self.store.is_shared() || matches!(later().await, Ok(Some(rows)) if rows.is_empty())
    }

    fn mailbox(self: &Arc<Self>, code: Code) -> Option<Mailbox> {
        let mut tables = self.tables();
        if let Some(mailbox) = tables.get(&code) {
            return Some(mailbox.clone());
        }
        if tables.len() >= self.limits.tables || *self.stopping.borrow() {
            return None;
        }
        let (mailbox, letters) = mpsc::channel(self.limits.mailbox);
        tables.insert(code, mailbox.clone());
        self.resting.wakes(code);
        let (hall, own) = (Arc::clone(self), mailbox.clone());
        tokio::spawn(async move {
            let task = tokio::spawn(run(Arc::clone(&hall), code, letters, own.clone()));
            if task.await.is_err() {
                // Whoever comes next has the table read anew; its connections end with it.
                hall.figures.panicked.inc();
            }
            hall.forget(code, &own);
        });
        Some(mailbox)
    }

    /// Takes a table out of the list, unless there is a newer one.
    pub(super) fn forget(&self, code: Code, mailbox: &mpsc::Sender<Mail>) {
        let mut tables = self.tables();
        if tables.get(&code).is_some_and(|known| known.same_channel(mailbox)) {
            tables.remove(&code);
        }
    }

    /// Has tables here show names that guests were given at other nodes.
    pub(crate) async fn hear_names(&self) {
        loop {
            let id = self.store.renamed().await;
            let nobody = Guest { id, name: None, color: None, seen: 0 };
            let Ok(known) = self.store.guest_by_id(id).await else { continue };
            if known.is_none() {
                // Deleted, and what this node keeps of them with it.
                self.turns.hooks.forget(id).await;
            }
            let guest = known.unwrap_or(nobody);
            let live: Vec<Mailbox> = self.tables().values().cloned().collect();
            for mailbox in live {
                let _ = mailbox.send(Mail::Introduced { guest: guest.clone() }).await;
            }
        }
    }

    /// Opens a table.
    pub(crate) async fn open(&self, new: &NewTable, host: GuestId) -> Result<Code, OpenError> {
        let first = match new.game {
            GameName::Dungeon => Room::<Dungeon>::opening(new, host),
            GameName::Goblin => Room::<Goblin>::opening(new, host),
        };
        self.open_with(vec![first.map_err(OpenError::Refused)?], host).await
    }

    /// Opens a table that begins with these rows.
    pub(crate) async fn open_with(
        &self,
        rows: Vec<Entered>,
        host: GuestId,
    ) -> Result<Code, OpenError> {
        /// A code that is taken is less likely than a lightning.
        const TRIES: usize = 5;
        let now = self.now();
        let listing = listing_of(&rows, now).ok_or(OpenError::Unlucky)?;
        for _ in 0..TRIES {
            let mut bytes = [0; Code::LENGTH];
            getrandom::fill(&mut bytes).map_err(|_| OpenError::Unlucky)?;
            let code = Code::random(bytes);
            let rows =
                rows.iter().map(|row| NewRow { command: None, body: row.to_body() }).collect();
            if self.store.create(&code, now, listing, rows).await.map_err(OpenError::Store)? {
                self.store.join(&code, host).await.map_err(OpenError::Store)?;
                return Ok(code);
            }
        }
        Err(OpenError::Unlucky)
    }

    /// Stops all tables; whatever they accepted is finished.
    pub(crate) async fn stop(&self) {
        self.stopping.send_replace(true);
        let live = self.mailboxes();
        for (_, mailbox) in &live {
            // One that is just put away has stopped.
            let _ = mailbox.send(Mail::Stop).await;
        }
        for (code, mailbox) in &live {
            mailbox.closed().await;
            self.forget(*code, mailbox);
        }
    }
}

/// Milliseconds since 1970.
#[expect(clippy::disallowed_types, reason = "rows say when they were kept; games never see it")]
fn unix_time() -> u64 {
    let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    time.unwrap_or_default().as_millis() as u64
}

/// What lists show of a table that is opened with these rows.
fn listing_of(rows: &[Entered], now: u64) -> Option<Listing> {
    let Some(Entered::Opened(opened)) = rows.first() else { return None };
    let taken = rows.iter().filter(|row| matches!(row, Entered::Sat { .. })).count();
    let header = opened.set_up.parse::<table::RecordOf<Dungeon>>().ok()?.header;
    let seats = match opened.game {
        GameName::Dungeon => {
            Dungeon::from_header(&header).ok().map(|rules| table::Rules::seats(&rules))?
        }
        GameName::Goblin => {
            Goblin::from_header(&header).ok().map(|rules| table::Rules::seats(&rules))?
        }
    };
    Some(Listing {
        game: opened.game,
        open: opened.settings.open,
        stage: Stage::Gathering,
        seats: seats as u8,
        free: seats.saturating_sub(taken) as u8,
        changed: now,
    })
}

/// A table's life, whichever game is played.
async fn run(hall: Arc<Hall>, code: Code, letters: mpsc::Receiver<Mail>, own: mpsc::Sender<Mail>) {
    let rows = match hall.store.read(&code, 0).await {
        Ok(Some(rows)) => rows,
        Ok(None) => return super::table::refuse_all(letters, Bye::NoSuchTable),
        Err(_) => return super::table::refuse_all(letters, Bye::Again),
    };
    let first = rows.first().and_then(|row| Entered::from_body(&row.body));
    let game = first.as_ref().and_then(Entered::game);
    match game {
        Some(GameName::Dungeon) => play::<Dungeon>(hall, code, rows, letters, own).await,
        Some(GameName::Goblin) => play::<Goblin>(hall, code, rows, letters, own).await,
        None => super::table::refuse_all(letters, Bye::NoSuchTable),
    }
}

async fn play<G: Played>(
    hall: Arc<Hall>,
    code: Code,
    rows: Vec<crate::store::Row>,
    letters: mpsc::Receiver<Mail>,
    own: mpsc::Sender<Mail>,
) {
    if let Ok(table) = Table::<G>::loaded(hall, code, rows).await {
        table.run(letters, own).await;
    } else {
        // What is wrong with it may hold secrets of the game.
        tracing::error!("a table cannot be read; `karak db check` says which");
        super::table::refuse_all(letters, Bye::NoSuchTable);
    }
}
