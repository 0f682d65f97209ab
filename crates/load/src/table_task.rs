//! One table and everybody at it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use protocol::{Command, GameName, NewTable, News, Settings, Stage};
use server::Played;
use table::{Luck as _, PlayoutLuck, Seat, Viewer};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::crowd::{Order, Pace};
use crate::figures::Figures;
use crate::http::open_table;
use crate::person::{Known, Person, next};

/// Where people of one table connect, if there are several servers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sitting {
    /// All at one, tables in turn: as a load balancer sends them that looks at the table.
    Together,
    /// Each at another one.
    Apart,
}

/// What all tables of a group have in common.
pub(crate) struct Group<G: Played> {
    pub(crate) servers: Arc<[SocketAddr]>,
    pub(crate) sitting: Sitting,
    pub(crate) people: usize,
    pub(crate) bots: usize,
    pub(crate) known: Known<G>,
    pub(crate) figures: Arc<Figures>,
    /// So many tables are opened at once.
    pub(crate) doors: Arc<Semaphore>,
    /// Where the codes of tables go that have begun.
    pub(crate) begun: mpsc::UnboundedSender<String>,
}

impl<G: Played> Group<G> {
    /// The server that a person of a table connects to.
    fn server(&self, table: u64, person: usize) -> SocketAddr {
        let place = match self.sitting {
            Sitting::Together => table as usize,
            Sitting::Apart => table as usize + person,
        };
        self.servers[place % self.servers.len()]
    }
}

/// A table.
struct Table<G: Played> {
    group: Arc<Group<G>>,
    number: u64,
    luck: PlayoutLuck,
    code: String,
    people: Vec<Person<G>>,
    /// The move that is waited for: when it was sent, and the position that it answers.
    sent: Option<(Instant, usize)>,
    next_move: Instant,
}

/// Longer than any server that still answers takes.
const PATIENCE: Duration = Duration::from_secs(120);
const SECOND: Duration = Duration::from_secs(1);

/// Plays one game after the other until the orders end.
pub(crate) async fn run<G: Played>(
    group: Arc<Group<G>>,
    seed: u64,
    mut orders: watch::Receiver<Order>,
) -> Result<()> {
    let mut luck = PlayoutLuck::new(seed);
    let mut cookies: Vec<Option<String>> = vec![None; group.people];
    loop {
        let mut table = Table::begin(&group, seed, &mut luck, &cookies).await?;
        if !table.play(&mut orders).await? {
            return Ok(());
        }
        group.figures.count(|counted| counted.games += 1);
        cookies = table.people.into_iter().map(|person| person.cookie).collect();
    }
}

impl<G: Played> Table<G> {
    /// Opens a table, seats everybody and begins.
    async fn begin(
        group: &Arc<Group<G>>,
        number: u64,
        luck: &mut PlayoutLuck,
        cookies: &[Option<String>],
    ) -> Result<Self> {
        let door = Arc::clone(&group.doors).acquire_owned().await?;
        let new = new_table(G::NAME, group.people + group.bots);
        let (code, host) = open_table(group.server(number, 0), cookies[0].as_deref(), &new).await?;
        let mut people: Vec<Person<G>> =
            cookies.iter().map(|cookie| Person::new(cookie.clone(), luck, &group.known)).collect();
        people[0].cookie = Some(host);
        for (place, person) in people.iter_mut().enumerate() {
            person.connect(group.server(number, place), &code).await?;
        }
        let luck = PlayoutLuck::new(u64::from(luck.below(u32::MAX)));
        let (group, now) = (Arc::clone(group), Instant::now());
        let mut table = Self { group, number, luck, code, people, sent: None, next_move: now };
        timeout(PATIENCE, table.sit_down()).await.context("no game began")??;
        drop(door);
        let wait = u64::from(table.luck.below(1000));
        table.next_move = Instant::now() + Duration::from_millis(wait);
        // A later game begins without a listener.
        let _ = table.group.begun.send(table.code.clone());
        Ok(table)
    }

    async fn sit_down(&mut self) -> Result<()> {
        self.until(|person| person.client.table().is_some()).await?;
        if let Some(set_up) = self.people[0].client.set_up() {
            self.group.known.get_or_init(|| Arc::clone(set_up));
        }
        for (place, person) in self.people.iter_mut().enumerate() {
            person.prepare(Command::Claim { seat: Seat::new(place) }).await?;
            person.prepare(Command::Ready { ready: true }).await?;
        }
        for bot in 0..self.group.bots {
            let seat = Seat::new(self.people.len() + bot);
            self.people[0].prepare(Command::SeatBot { seat, bot: "hard".to_owned() }).await?;
        }
        self.until(|person| person.client.unanswered().next().is_none()).await?;
        // Players may be at other servers, of which the host's hears a moment later.
        self.until(|person| {
            person.client.table().is_some_and(|table| table.seats.iter().all(|seat| seat.ready))
        })
        .await?;
        self.people[0].prepare(Command::Start).await?;
        self.until(|person| {
            let seat = person.seat().map(Viewer::Seat);
            seat.is_some_and(|viewer| person.client.follower(viewer).is_some())
        })
        .await
    }

    /// Takes messages until something is so for everybody.
    async fn until(&mut self, is_so: impl Fn(&Person<G>) -> bool) -> Result<()> {
        while !self.people.iter().all(&is_so) {
            let (place, came) = next(&mut self.people).await;
            self.take(place, came).await?;
            if !self.people[place].is_connected() {
                bail!("a connection broke before the game began");
            }
        }
        Ok(())
    }

    async fn take(&mut self, place: usize, came: Option<Message>) -> Result<()> {
        let person = &mut self.people[place];
        match &came {
            Some(Message::Text(text)) => person.take(Some(text)).await?,
            Some(Message::Close(_)) | None => {
                person.take(None).await?;
                self.group.figures.count(|counted| counted.lost += 1);
            }
            Some(_) => {}
        }
        while let Some(news) = self.people[place].client.next_news() {
            match news {
                // Sitting down and starting the next game are no moves.
                News::Acknowledged { number, .. } => {
                    let is_move = self.people[place].is_move(number);
                    self.group.figures.count(|counted| counted.acknowledged += u64::from(is_move));
                }
                News::GivenBack { refused, .. } => {
                    self.sent = None;
                    self.group.figures.count(|counted| counted.refused += 1);
                    if self.people.iter().any(|person| person.seat().is_none()) {
                        bail!("nobody sits down: {}", refused.sentence);
                    }
                }
                News::Updated { .. } => self.updated(),
                News::Caught(cheat) => bail!("the server cheats: {cheat:?}"),
                News::Online { .. }
                | News::Lost(_)
                | News::Table
                | News::Fresh { .. }
                | News::Said { .. }
                | News::Emoted { .. }
                | News::Fair
                | News::Proof { .. }
                | News::Pong
                | News::Bye(_) => {}
            }
        }
        Ok(())
    }

    /// Whether everybody has seen the move by now.
    fn updated(&mut self) {
        let Some((sent, position)) = self.sent else { return };
        let mut people = self.people.iter();
        let seen = people.all(|person| sequence(person).is_some_and(|at| at > position));
        if seen {
            let took = sent.elapsed().as_micros() as u32;
            self.group.figures.count(|counted| counted.took.push(took));
            self.sent = None;
        }
    }

    /// Plays as ordered until the game is over. `false`: the orders have ended.
    async fn play(&mut self, orders: &mut watch::Receiver<Order>) -> Result<bool> {
        let mut order = *orders.borrow_and_update();
        loop {
            if order.pace == Pace::Full && self.sent.is_none() {
                self.make_a_move().await?;
            }
            tokio::select! {
                (place, came) = next(&mut self.people) => self.take(place, came).await?,
                changed = orders.changed() => {
                    if changed.is_err() {
                        return Ok(false);
                    }
                    let new = *orders.borrow_and_update();
                    if new.again > order.again {
                        self.again().await?;
                    }
                    order = new;
                    let wait = u64::from(self.luck.below(1000));
                    self.next_move = Instant::now() + Duration::from_millis(wait);
                }
                () = sleep_until(self.next_move), if order.pace == Pace::Slow => {
                    self.next_move += SECOND;
                    if self.sent.is_some() {
                        self.group.figures.count(|counted| counted.late += 1);
                    } else {
                        self.make_a_move().await?;
                    }
                }
            }
            let over = |person: &Person<G>| {
                person.client.table().is_some_and(|table| table.stage == Stage::Over)
            };
            if order.pace != Pace::Still && self.people.iter().all(over) {
                return Ok(true);
            }
        }
    }

    /// Whoever may do something does anything.
    async fn make_a_move(&mut self) -> Result<()> {
        for person in &mut self.people {
            let Some(seat) = person.seat() else { continue };
            let Some(follower) = person.client.follower(Viewer::Seat(seat)) else { continue };
            if follower.legal.is_empty() || !person.is_connected() {
                continue;
            }
            let action = follower.legal[self.luck.below(follower.legal.len() as u32) as usize];
            let position = follower.sequence;
            person.client.command(Command::Play { seat, actions: vec![action] })?;
            self.sent = Some((Instant::now(), position));
            person.send().await?;
            return Ok(());
        }
        Ok(())
    }

    /// Everybody comes again: the server they were connected to is gone, whether they have heard of it or not.
    async fn again(&mut self) -> Result<()> {
        let door = Arc::clone(&self.group.doors).acquire_owned().await?;
        self.sent = None;
        for (place, person) in self.people.iter_mut().enumerate() {
            person.connect(self.group.server(self.number, place), &self.code).await?;
        }
        let online =
            |person: &Person<G>| person.client.state() == protocol::ConnectionState::Online;
        timeout(PATIENCE, self.until(online)).await.context("nobody is let in again")??;
        drop(door);
        let _ = self.group.begun.send(self.code.clone());
        Ok(())
    }
}

fn sequence<G: Played>(person: &Person<G>) -> Option<usize> {
    let viewer = Viewer::Seat(person.seat()?);
    person.client.follower(viewer).map(|follower| follower.sequence)
}

/// A private table with so many seats.
fn new_table(game: GameName, seats: usize) -> NewTable {
    let name = match game {
        GameName::Dungeon => "dungeon",
        GameName::Goblin => "goblin",
    };
    let heroes = vec!["random"; seats].join(", ");
    let set_up = format!("game: {name}\nheroes: {heroes}\n");
    NewTable { game, set_up, settings: Settings::default() }
}
