//! A server: the hall of its tables and the routes that lead there.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use axum::Router;
use tokio::time::timeout;

use crate::figures::{self, Moment};
use crate::http::{self, HttpSettings, Shared};
use crate::live::{Hall, Limits, Pool};
use crate::room::Times;
use crate::store::Store;

/// What a server can be told. All times and limits are here.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The version of the program, told to clients.
    pub program: String,
    /// Whether the server is reached through TLS, so that cookies are for secure connections only.
    pub secure: bool,
    /// The address that guests are invited to, such as `http://192.168.1.7:5275/`; `None` is whatever the inviting guest
    /// has opened, which others cannot where that is this machine's own.
    pub invite: Option<String>,
    /// How long a silent client is waited for when dice are made.
    pub dice: Duration,
    /// How long a player has to be gone until the host may lend the seat.
    pub absence: Duration,
    /// How long a table stays in memory with nobody there.
    pub idle: Duration,
    /// How long a bot may think about one decision.
    pub thinking: Duration,
    /// Threads for bots; `None` leaves sockets a core.
    pub bot_threads: Option<NonZeroUsize>,
    /// Tables in memory.
    pub tables: usize,
    /// Connections in all.
    pub sockets: usize,
    /// Connections at one table.
    pub sockets_at_table: usize,
    /// Bytes of a message from a client.
    pub message: usize,
    /// Messages of a connection at once.
    pub burst: u32,
    /// And then one each so often.
    pub every: Duration,
    /// Letters that wait for a table.
    pub mailbox: usize,
    /// Messages that wait for a connection.
    pub outbox: usize,
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
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            secure: false,
            invite: None,
            dice: Duration::from_secs(10),
            absence: Duration::from_secs(60),
            idle: Duration::from_secs(300),
            thinking: Duration::from_secs(2),
            bot_threads: None,
            tables: 20_000,
            sockets: 20_000,
            sockets_at_table: 200,
            message: 64 * 1024,
            burst: 60,
            every: Duration::from_millis(50),
            mailbox: 64,
            outbox: 256,
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
        }
    }
}

/// Tables online.
#[derive(Clone)]
pub struct Server {
    shared: Shared,
}

impl Server {
    /// A server of the tables in this store.
    pub fn new(store: Store, settings: &Settings) -> Self {
        let cores = available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = settings.bot_threads.map_or((cores - 1).max(1), NonZeroUsize::get);
        let pool = Pool::new(threads, settings.thinking);
        let limits = Limits {
            times: Times { dice: millis(settings.dice), absence: millis(settings.absence) },
            mailbox: settings.mailbox,
            outbox: settings.outbox.max(SMALLEST_OUTBOX),
            connections: settings.sockets_at_table,
            idle: settings.idle,
            tables: settings.tables,
            new_guests: (settings.guest_burst, millis(settings.guest_every)),
            new_tables: (settings.table_burst, millis(settings.table_every)),
        };
        let http = HttpSettings {
            secure: settings.secure,
            invite: settings.invite.clone(),
            message: settings.message,
            messages: (settings.burst, millis(settings.every).max(1)),
            hello: settings.hello,
            ping: settings.ping,
            write: settings.write,
            sockets: settings.sockets,
            stop: settings.stop,
            link: settings.link,
        };
        let hall = Arc::new(Hall::new(store, pool, limits, settings.program.clone()));
        Self { shared: Shared { hall, settings: Arc::new(http) } }
    }

    /// The routes of tables.
    pub fn router(&self) -> Router {
        http::router(self.shared.clone())
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

/// Whoever comes is told so much at once: the table, what all seats see, the proof.
const SMALLEST_OUTBOX: usize = 16;

fn millis(time: Duration) -> u64 {
    time.as_millis() as u64
}
