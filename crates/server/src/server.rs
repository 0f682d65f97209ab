//! A server: the hall of its tables and the routes that lead there.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use axum::Router;
use tokio::time::timeout;

use crate::figures::{self, Moment};
use crate::hooks::{HookLimits, Hooks, Webhooks};
use crate::http::{self, HttpSettings, Shared};
use crate::live::{Hall, Limits, LogLimits, OutboxLimits, Pool, Turns};
use crate::public_url::PublicUrl;
use crate::room::Times;
use crate::store::Store;

/// What a server can be told. All times and limits are here.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The version of the program, told to clients.
    pub program: String,
    /// The address that people open, behind a proxy. It is what guests are invited to.
    pub public: Option<PublicUrl>,
    /// Without one: the address that guests are invited to, such as `http://192.168.1.7:5275/`; `None` is whatever the
    /// inviting guest has opened, which others cannot where that is this machine's own.
    pub invite: Option<String>,
    /// Whether guests may have messages sent to an address of their own when it is their turn.
    pub webhooks: Webhooks,
    /// The file that keeps those addresses; without one they are forgotten when the program ends.
    pub webhooks_file: Option<PathBuf>,
    /// How many messages go there, and how long they may take.
    pub hooks: HookLimits,
    /// How long a silent client is waited for when dice are made.
    pub dice: Duration,
    /// How long a player has to be gone until the host may lend the seat.
    pub absence: Duration,
    /// What a player's clock has at least who takes a seat back after the time was up.
    pub afresh: Duration,
    /// How long a table stays in memory with nobody there.
    pub idle: Duration,
    /// How long a bot may search for one decision. Whoever has not decided after twice that is played for at random.
    pub thinking: Duration,
    /// Threads for bots; `None` leaves sockets a core.
    pub bot_threads: Option<NonZeroUsize>,
    /// Tables in memory.
    pub tables: usize,
    /// Rows of a table's log. A game has some hundreds; one guest may write an eighth of them.
    pub table_rows: u64,
    /// Bytes of a table's log, of which one guest may write an eighth.
    pub table_bytes: u64,
    /// Connections in all.
    pub sockets: usize,
    /// Connections at one table.
    pub sockets_at_table: usize,
    /// Bytes of a message from a client.
    pub message: usize,
    /// Messages of a connection at once, and commands of a guest at a table, from however many connections.
    pub burst: u32,
    /// And then one each so often.
    pub every: Duration,
    /// Lines and emotes of a guest at a table at once.
    pub chat_burst: u32,
    /// And then one each so often.
    pub chat_every: Duration,
    /// Letters that wait for a table.
    pub mailbox: usize,
    /// Messages that wait for a connection; with more it is too slow and ends.
    pub outbox: usize,
    /// Bytes of such messages. One message is taken as long as no more than this waits, however long it is, and what somebody
    /// is shown who comes does not count.
    pub outbox_bytes: usize,
    /// Bytes for a connection that are gathered before they are written. A longer message goes out whole.
    pub write_buffer: usize,
    /// How long a client may take for its first message.
    pub hello: Duration,
    /// How often silent connections are asked whether they are there.
    pub ping: Duration,
    /// How long sending a message may take.
    pub write: Duration,
    /// How long it is waited for the last messages to be sent when the server stops.
    pub stop: Duration,
    /// How long a personal link works.
    pub link: Duration,
    /// New guests from one address at once.
    pub guest_burst: u32,
    /// And then one each so often.
    pub guest_every: Duration,
    /// New tables from one address at once.
    pub table_burst: u32,
    /// And then one each so often.
    pub table_every: Duration,
    /// Codes of no table that may be asked for from one address at once.
    pub guess_burst: u32,
    /// And then one each so often.
    pub guess_every: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            public: None,
            invite: None,
            webhooks: Webhooks::Off,
            webhooks_file: None,
            hooks: HookLimits::default(),
            dice: Duration::from_secs(10),
            absence: Duration::from_secs(60),
            afresh: Duration::from_secs(10),
            idle: Duration::from_secs(300),
            thinking: Duration::from_secs(2),
            bot_threads: None,
            tables: 20_000,
            table_rows: MOST_ROWS,
            table_bytes: 8 << 20,
            sockets: 20_000,
            sockets_at_table: 200,
            message: protocol::MAX_FROM_CLIENT,
            burst: 60,
            every: Duration::from_millis(50),
            chat_burst: 5,
            chat_every: Duration::from_secs(2),
            mailbox: 64,
            outbox: 256,
            outbox_bytes: 1 << 20,
            write_buffer: 4 * 1024,
            hello: Duration::from_secs(10),
            ping: Duration::from_secs(20),
            write: Duration::from_secs(10),
            stop: Duration::from_secs(2),
            link: Duration::from_secs(600),
            // A school behind one address, and an hour later again.
            guest_burst: 200,
            guest_every: Duration::from_secs(15),
            table_burst: 60,
            table_every: Duration::from_secs(30),
            // Whoever mistypes a code does not thirty times.
            guess_burst: 30,
            guess_every: Duration::from_secs(20),
        }
    }
}

/// Tables online.
#[derive(Clone)]
pub struct Server {
    pub(crate) shared: Shared,
}

impl Server {
    /// A server of the tables in this store.
    pub fn new(store: Store, settings: &Settings) -> Self {
        let cores = available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = settings.bot_threads.map_or((cores - 1).max(1), NonZeroUsize::get);
        let pool = Pool::new(threads, settings.thinking);
        let limits = Limits {
            times: Times {
                dice: millis(settings.dice),
                absence: millis(settings.absence),
                afresh: millis(settings.afresh),
            },
            mailbox: settings.mailbox,
            outbox: OutboxLimits {
                messages: settings.outbox.max(SMALLEST_OUTBOX),
                bytes: settings.outbox_bytes,
            },
            connections: settings.sockets_at_table,
            idle: settings.idle,
            tables: settings.tables,
            log: LogLimits {
                rows: settings.table_rows.min(MOST_ROWS),
                bytes: settings.table_bytes,
            },
            commands: (settings.burst, millis(settings.every).max(1)),
            chat: (settings.chat_burst, millis(settings.chat_every).max(1)),
            new_guests: (settings.guest_burst, millis(settings.guest_every)),
            new_tables: (settings.table_burst, millis(settings.table_every)),
            unknown_codes: (settings.guess_burst, millis(settings.guess_every)),
            new_hooks: (settings.hooks.tries, millis(settings.hooks.tries_every)),
        };
        let http = HttpSettings {
            public: settings.public.clone(),
            invite: settings.public.as_ref().map(ToString::to_string).or(settings.invite.clone()),
            message: settings.message,
            messages: (settings.burst, millis(settings.every).max(1)),
            write_buffer: settings.write_buffer,
            hello: settings.hello,
            ping: settings.ping,
            write: settings.write,
            sockets: settings.sockets,
            stop: settings.stop,
            link: settings.link,
        };
        let file = settings.webhooks_file.as_deref();
        let hooks = Hooks::open(settings.webhooks, settings.hooks, file);
        let turns = Turns { hooks, invite: http.invite.clone() };
        let hall = Arc::new(Hall::new(store, pool, limits, turns, settings.program.clone()));
        let listening = Arc::clone(&hall);
        tokio::spawn(async move {
            tokio::select! {
                () = listening.hear_names() => {}
                () = listening.stops() => {}
            }
        });
        Self { shared: Shared { hall, settings: Arc::new(http) } }
    }

    /// The routes of tables.
    pub fn router(&self) -> Router {
        http::router(self.shared.clone())
    }

    /// How often guests and tables may be made, and codes guessed, from now on.
    pub fn set_rates(&self, settings: &Settings) {
        let hall = &self.shared.hall;
        hall.new_guests.set((settings.guest_burst, millis(settings.guest_every)));
        hall.new_tables.set((settings.table_burst, millis(settings.table_every)));
        hall.unknown_codes.set((settings.guess_burst, millis(settings.guess_every)));
    }

    /// What the server counts, in Prometheus' own text.
    pub fn metrics(&self) -> String {
        let hall = &self.shared.hall;
        let store = hall.store.figures();
        hall.figures.text(Moment {
            connections: hall.sockets.count(),
            live_tables: hall.live(),
            bots_waiting: hall.pool.waiting(),
            commits: store.commits(),
            rows: store.rows(),
            commit_p99: Duration::from_micros(store.commit_micros.percentile(99)),
            commit_times: figures::Times::of_micros(&store.commit_micros),
        })
    }

    /// Finishes what was accepted, tells everybody who is connected, and closes the store.
    pub async fn stop(self) {
        let Shared { hall, settings } = &self.shared;
        hall.stop().await;
        // Whoever does not listen is not waited for longer than this.
        let _ = timeout(settings.stop, hall.sockets.all_gone()).await;
        hall.store.clone().close().await;
    }
}

/// Fewer than a game's own log takes ([`table::MAX_ROWS`]), so that everybody can still leave then.
const MOST_ROWS: u64 = 40_000;

/// Whoever comes is told so much at once: the table, what all seats see, the proof.
const SMALLEST_OUTBOX: usize = 16;

fn millis(time: Duration) -> u64 {
    time.as_millis() as u64
}
