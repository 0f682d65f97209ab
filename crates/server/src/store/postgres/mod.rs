//! A database that several programs share, by PostgreSQL.

mod beat;
mod connection;
mod dump;
mod guests;
mod hints;
mod lists;
mod log;
mod migrations;
mod node;
mod reader;
mod whole;
mod writer;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;

use super::request::{Read, Write};
use super::{Figures, GuestId, StoreError};
use beat::Beat;
use connection::{Link, Reconnecting};
use migrations::{MIGRATIONS, migrate};
pub(super) use node::Node;
use reader::Reader;
use writer::Writer;

/// How many connections read.
const READERS: usize = 4;
/// After so much silence the system asks whether the other end of a connection is there, and then so often.
const QUIET: Duration = Duration::from_secs(10);
const PROBE: Duration = Duration::from_secs(2);
/// How much may wait to be written, and to be read; whoever comes then waits for a place.
const WAITING: usize = 1024;

/// Where a PostgreSQL is, and what this program is among others there.
#[derive(Clone, Debug)]
pub struct Postgres {
    /// The connection for everything.
    pub(super) config: Config,
    /// Where notifications are listened to: not through a pooler.
    pub(super) direct: Config,
    lease: Duration,
    /// Where tables of an earlier version are copied to before they are changed.
    copies: Option<PathBuf>,
}

impl Postgres {
    /// The database of this address, such as `postgres://karak@localhost/karak`, and where the database itself is reached if
    /// that is a pooler.
    ///
    /// # Errors
    /// If one of them is no address, or wants TLS, which this program does not speak.
    pub fn new(url: &str, direct: Option<&str>) -> Result<Self, StoreError> {
        let config = config(url)?;
        let direct = direct.map(self::config).transpose()?.unwrap_or_else(|| config.clone());
        Ok(Self { config, direct, lease: Self::LEASE, copies: None })
    }

    /// How long this program runs tables without being heard of, unless it is told otherwise.
    pub const LEASE: Duration = Duration::from_secs(4);
    /// No less: what a database does not keep is told before others go on.
    pub const SHORTEST_LEASE: Duration = connection::PATIENCE;

    /// The same with another lease, or the shortest there is.
    #[must_use]
    pub fn with_lease(self, lease: Duration) -> Self {
        Self { lease: lease.max(Self::SHORTEST_LEASE), ..self }
    }

    /// The same with a folder for a copy of tables of an earlier version, which are left alone without one.
    #[must_use]
    pub fn with_copies_in(self, folder: Option<PathBuf>) -> Self {
        Self { copies: folder, ..self }
    }

    /// What the database is called there.
    pub fn name(&self) -> Option<&str> {
        self.config.get_dbname()
    }
}

fn config(url: &str) -> Result<Config, StoreError> {
    let mut config: Config = url
        .parse()
        .map_err(|error| StoreError::Refused(format!("the address is none: {error}")))?;
    if config.get_ssl_mode() == SslMode::Require {
        let reason = "this program does not speak TLS to databases: use a socket of this machine, a network of \
                      your own, or a pooler here that speaks TLS";
        return Err(StoreError::Refused(reason.into()));
    }
    config.ssl_mode(SslMode::Disable);
    // A machine that is gone says nothing: a connection that is quiet for longer than this is tried, and then given up.
    config.connect_timeout(connection::ATTEMPT).tcp_user_timeout(QUIET);
    config.keepalives_idle(QUIET).keepalives_interval(PROBE).keepalives_retries(3);
    if config.get_application_name().is_none() {
        config.application_name("karak");
    }
    Ok(config)
}

/// What works on a database: one task that writes, a few that read, and those that have to do with other nodes.
pub(super) struct Working {
    pub(super) writes: mpsc::Sender<Write>,
    pub(super) reads: mpsc::Sender<Read>,
    pub(super) figures: Arc<Figures>,
    pub(super) node: Arc<Node>,
    /// Guests who were given other names elsewhere.
    pub(super) renamed: Option<mpsc::Receiver<GuestId>>,
    queues: Vec<JoinHandle<()>>,
    among: Option<Among>,
}

/// What has to do with other nodes. A program that only reads is no node, and writes nothing.
struct Among {
    beat: (oneshot::Sender<()>, JoinHandle<()>),
    telling: JoinHandle<()>,
    listening: JoinHandle<()>,
}

/// What a program is at a database.
#[derive(Clone, Copy, PartialEq, Eq)]
enum As {
    Node,
    Reader,
}

impl Working {
    /// Connects, and brings the tables up to date.
    pub(super) async fn open(at: &Postgres) -> Result<Self, StoreError> {
        let mut link = Link::open(&at.config).await?;
        migrate(&mut link.client, MIGRATIONS, at.copies.as_deref()).await?;
        Self::over(at, link, As::Node).await
    }

    /// Connects to tables that are up to date, to read them.
    pub(super) async fn open_as_it_is(at: &Postgres) -> Result<Self, StoreError> {
        let link = Link::open(&at.config).await?;
        migrations::are_known(&link.client).await?;
        Self::over(at, link, As::Reader).await
    }

    async fn over(at: &Postgres, link: Link, part: As) -> Result<Self, StoreError> {
        connection::warn_of_losses(&link.client).await?;
        let mut id = [0; 8];
        getrandom::fill(&mut id).map_err(|error| StoreError::Disk(error.to_string()))?;
        let (hint, hints) = mpsc::channel(WAITING);
        let (rename, renamed) = mpsc::channel(WAITING);
        let node = Arc::new(Node::new(i64::from_le_bytes(id), at.lease, hint, rename));
        let later = || Reconnecting::new(at.config.clone(), None);

        let figures = Arc::new(Figures::default());
        let (writes, queue) = mpsc::channel(WAITING);
        let writing = Writer {
            node: Arc::clone(&node),
            link: Reconnecting::new(at.config.clone(), Some(link)),
            queue,
            figures: Arc::clone(&figures),
        };
        let mut queues = vec![tokio::spawn(writing.run())];
        let (reads, queue) = mpsc::channel(WAITING);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..READERS {
            queues.push(tokio::spawn(Reader { link: later(), queue: Arc::clone(&queue) }.run()));
        }
        let among = (part == As::Node).then(|| {
            let (stop, stopped) = oneshot::channel();
            let beat = Beat { node: Arc::clone(&node), link: later() };
            Among {
                beat: (stop, tokio::spawn(beat.run(stopped))),
                telling: tokio::spawn(hints::tell(node.id, later(), hints)),
                listening: tokio::spawn(hints::listen(at.direct.clone(), Arc::clone(&node))),
            }
        });
        Ok(Self { writes, reads, figures, renamed: Some(renamed), queues, among, node })
    }

    /// Lets nobody ask, waits for the tasks to finish what they have been asked, and leaves the tables to others.
    pub(super) async fn finish(self) {
        drop((self.writes, self.reads));
        for task in self.queues {
            let _ = task.await;
        }
        let Some(Among { beat: (stop, beating), telling, listening }) = self.among else { return };
        listening.abort();
        drop(stop);
        let _ = beating.await;
        telling.abort();
    }
}
