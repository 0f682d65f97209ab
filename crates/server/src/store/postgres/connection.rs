//! Connections to a PostgreSQL.

use std::error::Error as _;
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Config, Error, NoTls};

use super::super::StoreError;

/// How long a database that does not answer is waited for. No longer than a lease: what cannot be kept is told before
/// another node goes on.
pub(super) const PATIENCE: Duration = Duration::from_secs(3);
/// How long one attempt to connect may take, and how soon the next one comes.
pub(super) const ATTEMPT: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(100);

/// How every transaction begins. Whoever stops in the middle of one holds what it has written, so the database itself ends it, and
/// whoever waits for such a row is told that soon enough to do the rest. Said in each, because behind a pooler connections are
/// nobody's own.
pub(super) const BEGIN: &str =
    "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = '1s';
    SET LOCAL idle_in_transaction_session_timeout = '4s'";

/// A parameter with its type. Nothing is prepared and nothing is asked about types, so that poolers in transaction mode
/// are fine.
pub(super) type Parameter<'a> = (&'a (dyn ToSql + Sync), Type);

/// A connection, which ends when this is dropped, whatever it waits for.
pub(super) struct Link {
    pub(super) client: Client,
    carrying: JoinHandle<()>,
}

impl Drop for Link {
    fn drop(&mut self) {
        self.carrying.abort();
    }
}

impl Link {
    /// Connects, or says why not.
    async fn attempt(config: &Config) -> Result<Self, StoreError> {
        let connected = timeout(ATTEMPT, config.connect(NoTls)).await;
        let (client, connection) = connected.map_err(|_| silent())??;
        // Whoever asks something over it is told when it breaks.
        let carrying = tokio::spawn(async move { drop(connection.await) });
        Ok(Self { client, carrying })
    }

    /// Connects, and tries for a while: a database that is started again takes no longer.
    pub(super) async fn open(config: &Config) -> Result<Self, StoreError> {
        let until = Instant::now() + PATIENCE;
        loop {
            match Self::attempt(config).await {
                Err(StoreError::Unreachable(_)) if Instant::now() < until => sleep(PAUSE).await,
                other => return other,
            }
        }
    }
}

/// A connection that is made when it is needed, and made anew after it broke.
pub(super) struct Reconnecting {
    config: Config,
    link: Option<Link>,
}

impl Reconnecting {
    pub(super) fn new(config: Config, link: Option<Link>) -> Self {
        Self { config, link }
    }

    /// Whether there is a connection, as far as is known.
    pub(super) fn is_open(&self) -> bool {
        self.link.as_ref().is_some_and(|link| !link.client.is_closed())
    }

    pub(super) async fn client(&mut self) -> Result<&Client, StoreError> {
        if !self.is_open() {
            self.link = None;
        }
        Ok(match &mut self.link {
            Some(link) => &link.client,
            none => &none.insert(Link::open(&self.config).await?).client,
        })
    }

    /// It does not answer: what it waits for is called off there, where nobody would notice that it is gone.
    pub(super) fn give_up(&mut self) {
        if let Some(link) = self.link.take() {
            let cancel = link.client.cancel_token();
            tokio::spawn(timeout(ATTEMPT, async move { cancel.cancel_query(NoTls).await }));
        }
    }

    /// Whatever was wrong with it, a new one knows nothing of that.
    pub(super) fn forget(&mut self) {
        self.link = None;
    }
}

/// An answer in time, or none.
pub(super) async fn in_time<T>(
    answer: impl Future<Output = Result<T, Error>>,
) -> Result<T, StoreError> {
    Ok(timeout(PATIENCE, answer).await.map_err(|_| silent())??)
}

pub(super) fn silent() -> StoreError {
    StoreError::Unreachable("it does not answer".into())
}

/// What a host may have switched off, and no longer remember.
pub(super) async fn warn_of_losses(client: &Client) -> Result<(), StoreError> {
    let sql =
        "SELECT current_setting('fsync') = 'on' AND current_setting('synchronous_commit') <> 'off'";
    if !client.query_typed_one(sql, &[]).await?.try_get::<_, bool>(0)? {
        tracing::warn!(
            "this PostgreSQL loses moves when it crashes: fsync or synchronous_commit is off"
        );
    }
    Ok(())
}

/// Whether the same once more may succeed: nothing but another transaction was in the way, or this program was too slow.
pub(super) fn is_in_the_way(error: &Error) -> bool {
    error.code().is_some_and(|code| {
        [
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        ]
        .contains(code)
    })
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        let Some(found) = error.as_db_error() else {
            let reason = error.source().map_or_else(|| error.to_string(), ToString::to_string);
            return Self::Unreachable(reason);
        };
        let text = found.message().to_owned();
        // The first two letters are a class of errors.
        let class = found.code().code().get(..2).unwrap_or_default();
        match (class, found.code()) {
            (_, code) if *code == SqlState::DISK_FULL => Self::Full,
            (_, code) if *code == SqlState::READ_ONLY_SQL_TRANSACTION => Self::ReadOnly,
            // Connections that break, are too many, or belong to a server that starts or stops.
            ("08" | "53" | "57", _) => Self::Unreachable(text),
            ("28" | "3D" | "42", _) => Self::Refused(text),
            ("40" | "55", _) => Self::Busy,
            ("58", _) => Self::Disk(text),
            _ => Self::Broken(text),
        }
    }
}
