//! What whoever hosts a server can see of it and do: numbers, not people.

use protocol::{GameName, Stage};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use crate::Server;
use crate::live::Mail;
use crate::store::{Code, StoreError};

/// A server in numbers.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Overview {
    /// The version of the program.
    pub program: String,
    /// Seconds since it was started.
    pub running: u64,
    /// Open sockets.
    pub sockets: usize,
    /// Guests who are at a table now, each as often as they are at one.
    pub guests: usize,
    /// Tables in memory.
    pub live_tables: usize,
    /// Decisions of bots that are waited for.
    pub bots_waiting: usize,
    /// All tables that are kept.
    pub kept: Kept,
}

/// Tables that are kept, by how far they have come.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Kept {
    /// People sit down.
    pub gathering: usize,
    /// A game is played, or its dice are made.
    pub playing: usize,
    /// The game is over.
    pub over: usize,
    /// Somebody has closed them.
    pub closed: usize,
}

/// A table in memory.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct LiveTable {
    /// Its code, which also lets in: not for others to see.
    pub code: String,
    /// Which game.
    pub game: GameName,
    /// How far it has come.
    pub stage: Stage,
    /// Seats in all.
    pub seats: u8,
    /// Seats that bots have.
    pub bots: u8,
    /// Guests who are there now, players and spectators.
    pub guests: usize,
    /// Devices they have.
    pub sockets: usize,
    /// Rows of its log.
    pub rows: u64,
}

/// What became of closing a table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// It is closed, and everybody there was told.
    Closed,
    /// It was closed already.
    Before,
    /// There is no such table.
    NoSuchTable,
    /// It could not be kept; try again.
    NotKept,
}

/// Tables that are read at once.
const PAGE: u32 = 500;

impl Server {
    /// The server in numbers.
    ///
    /// # Errors
    /// If tables could not be read.
    pub async fn overview(&self) -> Result<Overview, StoreError> {
        let hall = &self.shared.hall;
        let live = self.live_tables().await;
        Ok(Overview {
            program: hall.program.clone(),
            running: hall.running().as_secs(),
            sockets: hall.sockets.count(),
            guests: live.iter().map(|table| table.guests).sum(),
            live_tables: live.len(),
            bots_waiting: hall.pool.waiting(),
            kept: self.kept().await?,
        })
    }

    async fn kept(&self) -> Result<Kept, StoreError> {
        let store = &self.shared.hall.store;
        let (mut kept, mut after) = (Kept::default(), None);
        loop {
            let codes = store.codes(after, PAGE).await?;
            let Some(last) = codes.last().copied() else { return Ok(kept) };
            for code in codes {
                match store.listing(&code).await?.map(|listing| listing.stage) {
                    Some(Stage::Gathering) => kept.gathering += 1,
                    Some(Stage::MakingDice | Stage::Playing) => kept.playing += 1,
                    Some(Stage::Over) => kept.over += 1,
                    Some(Stage::Closed) => kept.closed += 1,
                    // Gone since.
                    None => {}
                }
            }
            after = Some(last);
        }
    }

    /// The tables in memory, those with most guests first.
    pub async fn live_tables(&self) -> Vec<LiveTable> {
        let mut tables = Vec::new();
        for (_, mailbox) in self.shared.hall.mailboxes() {
            let (answer, answered) = oneshot::channel();
            // One that is just put away is not there.
            if mailbox.send(Mail::Describe { answer }).await.is_ok()
                && let Ok(table) = answered.await
            {
                tables.push(table);
            }
        }
        tables.sort_by(|one, other| {
            other.guests.cmp(&one.guests).then_with(|| one.code.cmp(&other.code))
        });
        tables
    }

    /// Closes a table for good, as its host can. The game stays to be looked at.
    pub async fn close_table(&self, code: &str) -> Closing {
        let Ok(code) = code.parse::<Code>() else { return Closing::NoSuchTable };
        let hall = &self.shared.hall;
        match hall.store.listing(&code).await {
            Ok(Some(_)) => {}
            Ok(None) => return Closing::NoSuchTable,
            Err(_) => return Closing::NotKept,
        }
        let (answer, answered) = oneshot::channel();
        if hall.send(&code, Mail::Close { answer }).await.is_none() {
            return Closing::NotKept;
        }
        answered.await.unwrap_or(Closing::NotKept)
    }

    /// Whether moves can be kept: tries.
    ///
    /// # Errors
    /// Why they cannot.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.shared.hall.store.ready().await
    }
}
