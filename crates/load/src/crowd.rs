//! Everybody: groups of tables, spectators, and what they are told to do.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow};
use dungeon::Dungeon;
use goblin::Goblin;
use protocol::{Client, GameName};
use serde_json::{Value, json};
use server::Played;
use table::PlayoutLuck;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::Message;

use crate::figures::Figures;
use crate::person::{Person, next};
use crate::table_task::{self, Group, Sitting};

/// Tables and sockets that are opened at once.
const DOORS: usize = 100;

/// How fast tables play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    Still,
    /// A move a second.
    Slow,
    /// The next move when everybody has seen the last.
    Full,
}

/// What tables are told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    pub(crate) pace: Pace,
    /// How often everybody came again.
    pub(crate) again: u32,
}

/// Everybody.
pub(crate) struct Crowd {
    /// One, or several on one database.
    servers: Arc<[SocketAddr]>,
    orders: watch::Sender<Order>,
    figures: Vec<Arc<Figures>>,
    codes: Vec<(GameName, String)>,
    doors: Arc<Semaphore>,
    /// Where codes of tables come from that have begun, or where everybody is back.
    begun: (mpsc::UnboundedSender<String>, mpsc::UnboundedReceiver<String>),
    seeds: u64,
    failed: Arc<Mutex<Option<anyhow::Error>>>,
}

impl Crowd {
    pub(crate) fn new(servers: Arc<[SocketAddr]>) -> Self {
        Self {
            servers,
            orders: watch::Sender::new(Order { pace: Pace::Still, again: 0 }),
            figures: Vec::new(),
            codes: Vec::new(),
            doors: Arc::new(Semaphore::new(DOORS)),
            begun: mpsc::unbounded_channel(),
            seeds: 0,
            failed: Arc::default(),
        }
    }

    /// Opens a group of tables, and waits until all games have begun.
    pub(crate) async fn open(
        &mut self,
        game: GameName,
        tables: usize,
        people: usize,
        bots: usize,
        sitting: Sitting,
    ) -> Result<Value> {
        let began = Instant::now();
        match game {
            GameName::Dungeon => self.group::<Dungeon>(tables, people, bots, sitting),
            GameName::Goblin => self.group::<Goblin>(tables, people, bots, sitting),
        }
        for _ in 0..tables {
            let code = self.next_begun().await?;
            self.codes.push((game, code));
        }
        Ok(json!({ "tables": tables, "seconds": began.elapsed().as_secs_f64() }))
    }

    fn group<G: Played>(&mut self, tables: usize, people: usize, bots: usize, sitting: Sitting) {
        let figures = Arc::new(Figures::default());
        self.figures.push(Arc::clone(&figures));
        let group = Arc::new(Group::<G> {
            servers: Arc::clone(&self.servers),
            sitting,
            people,
            bots,
            known: Arc::default(),
            figures,
            doors: Arc::clone(&self.doors),
            begun: self.begun.0.clone(),
        });
        for _ in 0..tables {
            self.seeds += 1;
            let (group, orders) = (Arc::clone(&group), self.orders.subscribe());
            self.spawn(table_task::run(group, self.seeds, orders));
        }
    }

    /// Has somebody do something for as long as it takes; if it goes wrong, the next order says so.
    fn spawn(&self, task: impl Future<Output = Result<()>> + Send + 'static) {
        let (failed, begun) = (Arc::clone(&self.failed), self.begun.0.clone());
        tokio::spawn(async move {
            if let Err(error) = task.await {
                failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                // Whoever waits for it need not wait any longer.
                let _ = begun.send(String::new());
            }
        });
    }

    async fn next_begun(&mut self) -> Result<String> {
        let code = self.begun.1.recv().await.context("everybody is gone")?;
        self.check()?;
        Ok(code)
    }

    fn check(&self) -> Result<()> {
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner).take();
        failed.map_or(Ok(()), Err)
    }

    /// So many spectators, who only watch, at all tables in turn.
    pub(crate) async fn watch(&mut self, sockets: usize) -> Result<Value> {
        for number in 0..sockets {
            let (game, code) = &self.codes[number % self.codes.len().max(1)];
            let (code, server) = (code.clone(), self.servers[number % self.servers.len()]);
            let (doors, begun) = (Arc::clone(&self.doors), self.begun.0.clone());
            self.seeds += 1;
            let seed = self.seeds;
            match game {
                GameName::Dungeon => {
                    self.spawn(watch_one::<Dungeon>(server, code, seed, doors, begun));
                }
                GameName::Goblin => {
                    self.spawn(watch_one::<Goblin>(server, code, seed, doors, begun));
                }
            }
        }
        for _ in 0..sockets {
            self.next_begun().await?;
        }
        Ok(json!({ "sockets": sockets }))
    }

    /// Plays for some time after a shorter one that is not counted, and then stands still again.
    pub(crate) async fn play(
        &mut self,
        pace: Pace,
        warm: Duration,
        time: Duration,
    ) -> Result<Value> {
        self.orders.send_modify(|order| order.pace = pace);
        sleep(warm).await;
        self.look();
        let began = Instant::now();
        sleep(time).await;
        let took = began.elapsed();
        let groups: Vec<Value> =
            self.figures.iter().map(|figures| figures.take().told(took)).collect();
        self.orders.send_modify(|order| order.pace = Pace::Still);
        self.check()?;
        Ok(json!({ "groups": groups }))
    }

    /// Forgets what was counted.
    fn look(&self) {
        for figures in &self.figures {
            drop(figures.take());
        }
    }

    /// After a server came again: so does everybody who plays. Spectators do not.
    pub(crate) async fn again(&mut self) -> Result<Value> {
        let began = Instant::now();
        while self.begun.1.try_recv().is_ok() {}
        self.orders.send_modify(|order| order.again += 1);
        for _ in 0..self.codes.len() {
            self.next_begun().await?;
        }
        Ok(json!({ "tables": self.codes.len(), "seconds": began.elapsed().as_secs_f64() }))
    }
}

/// Comes to a table and watches.
async fn watch_one<G: Played>(
    server: SocketAddr,
    code: String,
    seed: u64,
    doors: Arc<Semaphore>,
    begun: mpsc::UnboundedSender<String>,
) -> Result<()> {
    let door = doors.acquire_owned().await?;
    let mut person = [Person::<G>::new(None, &mut PlayoutLuck::new(seed), &Arc::default())];
    person[0].connect(server, &code).await?;
    let mut waits = Some((door, begun));
    loop {
        match next(&mut person).await {
            (_, Some(Message::Text(text))) => person[0].take(Some(&text)).await?,
            (_, Some(Message::Close(_)) | None) => return Ok(()),
            (_, Some(_)) => {}
        }
        while person[0].client.next_news().is_some() {}
        let is_shown = |client: &Client<G>| {
            client.viewers().first().is_some_and(|&viewer| client.follower(viewer).is_some())
        };
        if is_shown(&person[0].client)
            && let Some((_, begun)) = waits.take()
        {
            begun.send(code.clone()).map_err(|_| anyhow!("nobody waits"))?;
        }
    }
}
