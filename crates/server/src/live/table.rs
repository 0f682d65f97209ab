//! The task of one live table.

use std::collections::BTreeMap;
use std::future;
use std::sync::Arc;
use std::time::Duration;

use protocol::{Bye, GuestNumber, Why};
use table::{PlayoutLuck, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::pool::Deciding;
use super::spent::Spent;
use super::{ConnectionId, Hall, Mail, Outbox};
use crate::bucket::Bucket;
use crate::rates::Address;
use crate::room::{Carried, Entered, NotATable, Played, Refusal, Room, Wanted};
use crate::store::{Appended, Code, CommandId, GuestId, Listing, NewRow, Row, StoreError, Watched};

/// A live table.
pub(super) struct Table<G: Played> {
    pub(super) hall: Arc<Hall>,
    pub(super) code: Code,
    pub(super) room: Room<G>,
    /// How many rows its log has.
    pub(super) sequence: u64,
    /// How much of its log is taken, and by whom.
    pub(super) spent: Spent,
    pub(super) connections: BTreeMap<ConnectionId, Connection>,
    /// The latest connection of each client: one that comes later with a smaller number is late.
    pub(super) latest: BTreeMap<(GuestNumber, u64), u64>,
    /// How often each guest may still say something, from however many devices.
    pub(super) chat: BTreeMap<GuestNumber, Bucket>,
    /// The same for what they ask for.
    pub(super) asked: BTreeMap<GuestNumber, Bucket>,
    thinking: Option<Thinking<G>>,
    /// What other nodes have to do with it.
    pub(super) watched: Watched,
    /// Since when nobody is there.
    pub(super) empty_since: Instant,
    /// Whose decision was waited for when that was last looked at.
    pub(super) waits_for: Option<GuestNumber>,
    /// Until when nothing is done by itself, because it could not be kept.
    rests: Option<Instant>,
}

/// A device that is connected.
pub(super) struct Connection {
    pub(super) guest: GuestNumber,
    pub(super) id: GuestId,
    pub(super) client: u64,
    /// Whether everybody around sees it.
    pub(super) shared: bool,
    /// The last command that came over it: copies of earlier ones are late.
    pub(super) last_command: u64,
    /// Where it comes from, if limits by address are for it.
    pub(super) from: Option<Address>,
    pub(super) outbox: Outbox,
}

/// A decision that a bot is asked for.
struct Thinking<G: Played> {
    seat: table::Seat,
    sequence: usize,
    legal: Vec<G::Action>,
    seed: u64,
    answer: Deciding<G::Action>,
}

/// What became of rows.
pub(super) enum Outcome {
    Kept,
    Twice,
    /// Another node was first: the room has caught up, and the same may be tried again.
    Behind,
    Refused(Refusal),
    /// The log could not be read: the table has to be loaded anew.
    Broken,
}

/// Whether a table goes on.
#[derive(PartialEq, Eq)]
pub(super) enum Next {
    On,
    End(Bye),
}

impl<G: Played> Table<G> {
    /// The table that these rows come to.
    pub(super) async fn loaded(
        hall: Arc<Hall>,
        code: Code,
        rows: Vec<Row>,
    ) -> Result<Self, NotATable> {
        let watched = hall.store.watch(&code);
        let (room, sequence, spent) = restore(&hall, &code, rows).await?;
        let empty_since = Instant::now();
        let waits_for = room.waits_for();
        Ok(Self {
            waits_for,
            hall,
            code,
            room,
            sequence,
            spent,
            connections: BTreeMap::new(),
            latest: BTreeMap::new(),
            chat: BTreeMap::new(),
            asked: BTreeMap::new(),
            thinking: None,
            watched,
            empty_since,
            rests: None,
        })
    }

    /// Lives until nobody is there, or the server stops.
    pub(super) async fn run(mut self, mut letters: mpsc::Receiver<Mail>, own: mpsc::Sender<Mail>) {
        self.think();
        let bye = loop {
            let wakes_at = self.wakes_at();
            let next = tokio::select! {
                mail = letters.recv() => match mail {
                    Some(mail) => self.receive(mail).await,
                    None => Next::End(Bye::Again),
                },
                decided = decided(&mut self.thinking) => self.bot_decided(decided).await,
                news = self.watched.news() => self.beyond(news).await,
                () = until(wakes_at) => self.wake().await,
            };
            match next {
                Next::End(bye) => break bye,
                Next::On if self.is_idle() => {
                    self.hall.rests(self.code, self.sequence, self.room.decides());
                    self.hall.forget(self.code, &own);
                    break Bye::Again;
                }
                Next::On => {}
            }
        };
        for connection in self.connections.values() {
            connection.outbox.ends(bye);
        }
        letters.close();
        refuse_all(letters, bye);
    }

    /// Whether the table can be put away: no guests, no bot that thinks, no clock that runs.
    fn is_idle(&self) -> bool {
        self.is_left() && self.empty_since.elapsed() >= self.patience()
    }

    /// Whether nobody is there, and nothing will happen here. Where many tables are live, a clock keeps none of them.
    fn is_left(&self) -> bool {
        let goes_on =
            || self.thinking.is_some() || (self.acts_at().is_some() && self.hall.has_room());
        self.connections.is_empty() && (self.watched.is_elsewhere() || !goes_on())
    }

    /// When the room does something by itself, if ever.
    fn acts_at(&self) -> Option<u64> {
        self.room.wakes_at().filter(|_| !self.is_full())
    }

    /// Whether so much has happened that nothing more does: the table can be left and closed.
    pub(super) fn is_full(&self) -> bool {
        self.spent.is_full(self.hall.limits.log)
    }

    /// How long it stays with nobody there. Where others play it elsewhere, it is run there.
    fn patience(&self) -> Duration {
        if self.watched.is_elsewhere() { MOVES } else { self.hall.limits.idle }
    }

    /// When it has something to do by itself, if ever.
    fn wakes_at(&self) -> Option<Instant> {
        if self.rests.is_some() {
            return self.rests;
        }
        let idle = self.is_left().then(|| self.empty_since + self.patience());
        let room = self.acts_at().filter(|_| self.watched.is_ours());
        let room = room.map(|time| self.hall.instant(time).into());
        idle.into_iter().chain(room).min()
    }

    async fn wake(&mut self) -> Next {
        self.rests = None;
        if !self.watched.is_ours() {
            return Next::On;
        }
        // If another node was first, the next time comes by itself.
        let carried = self.room.wake(self.hall.now());
        match self.keep(carried, None).await {
            Outcome::Broken => Next::End(Bye::Again),
            Outcome::Kept | Outcome::Twice | Outcome::Behind | Outcome::Refused(_) => Next::On,
        }
    }

    /// Does and keeps what has no number, and tells it; once more where another node was first.
    pub(super) async fn insist(
        &mut self,
        mut act: impl FnMut(&mut Room<G>, u64) -> Carried<G>,
    ) -> Next {
        for _ in 0..TRIES {
            let carried = act(&mut self.room, self.hall.now());
            match self.keep(carried, None).await {
                Outcome::Behind => {}
                Outcome::Broken => return Next::End(Bye::Again),
                Outcome::Kept | Outcome::Twice | Outcome::Refused(_) => break,
            }
        }
        Next::On
    }

    async fn receive(&mut self, mail: Mail) -> Next {
        match mail {
            Mail::Connect { connection, guest, hello, from, outbox } => {
                self.connect(connection, guest, &hello, from, outbox).await
            }
            Mail::Say { connection, text } => self.say(connection, &text).await,
            Mail::Gone { connection } => {
                self.gone(connection);
                Next::On
            }
            Mail::Introduced { guest } => {
                if let Some(number) = self.room.number_of(guest.id) {
                    self.room.introduce(number, guest.name, guest.color);
                    self.tell_table();
                }
                Next::On
            }
            Mail::Record { guest, answer } => {
                let number = guest.and_then(|guest| self.room.number_of(guest));
                let number = number.filter(|&number| !self.room.is_removed(number));
                let viewer = number.and_then(|number| self.viewers(number, false).next());
                let viewer = viewer.unwrap_or(Viewer::Spectator);
                // Whoever asked may be gone.
                let _ = answer.send(self.room.record_for(viewer));
                Next::On
            }
            Mail::Describe { answer } => {
                // Whoever asked may be gone, here and below.
                let _ = answer.send(self.described());
                Next::On
            }
            Mail::Close { answer } => {
                let (closing, next) = self.close().await;
                let _ = answer.send(closing);
                next
            }
            Mail::Turn { answer } => {
                let _ = answer.send(self.room.decides());
                Next::On
            }
            Mail::Stop => Next::End(Bye::Stopping),
            #[cfg(test)]
            Mail::Break => panic!("a table breaks"),
        }
    }

    async fn bot_decided(&mut self, decided: (Thinking<G>, Option<G::Action>)) -> Next {
        let (asked, action) = decided;
        // A bot that broke off, or took too long, is played for without thinking.
        let action = action.or_else(|| any(&asked));
        // A lease that comes back is news, and the bot is asked again then.
        let Some(action) = action.filter(|_| self.watched.is_ours()) else { return Next::On };
        let now = self.hall.now();
        if let Ok(carried) = self.room.bot_plays(asked.seat, action, asked.sequence, now) {
            self.hall.figures.bots.inc();
            // If another node was first, the bot is asked again about what is so now.
            if matches!(self.keep(carried, None).await, Outcome::Broken) {
                return Next::End(Bye::Again);
            }
            return Next::On;
        }
        self.think();
        Next::On
    }

    /// Has a bot think if one is to decide, and here.
    pub(super) fn think(&mut self) {
        let waits = self.thinking.is_some() || self.rests.is_some() || self.is_full();
        if waits || !self.watched.is_ours() {
            return;
        }
        let Some(wanted) = self.room.wanted() else { return };
        let Wanted { seat, sequence, seed, ref legal, .. } = wanted;
        let legal = legal.clone();
        let answer = self.hall.pool.decide(Arc::clone(&self.room.rules), wanted);
        self.thinking = Some(Thinking { seat, sequence, legal, seed, answer });
    }

    /// Keeps what was carried out, and tells everybody. Nobody is told anything that is not kept.
    pub(super) async fn keep(
        &mut self,
        carried: Carried<G>,
        by: Option<(GuestNumber, CommandId)>,
    ) -> Outcome {
        if !carried.rows.is_empty() {
            let now = self.hall.now();
            let listing = (carried.table || carried.over).then(|| self.listing(now));
            let rows = carried.rows.iter().enumerate().map(|(index, row)| NewRow {
                command: by.map(|(_, id)| id).filter(|_| index == 0),
                body: row.to_body(),
            });
            let rows: Vec<NewRow> = rows.collect();
            let taken = rows.iter().map(|row| (row.command.map(|id| id.guest), row.body.len()));
            let taken: Vec<(Option<GuestId>, usize)> = taken.collect();
            match self.hall.store.append(&self.code, self.sequence, now, rows, listing).await {
                Ok(Appended::Kept) => {
                    for (row, (guest, bytes)) in carried.rows.iter().zip(taken) {
                        self.spent.take(guest, row, bytes);
                    }
                    (self.sequence, self.rests) = (self.sequence + carried.rows.len() as u64, None);
                }
                Ok(Appended::Twice { .. }) => return self.again(Outcome::Twice).await,
                Ok(Appended::Behind { .. }) => return self.again(Outcome::Behind).await,
                // Whether it is kept says the log, to whoever comes again: nobody is told anything that may not be so.
                Err(StoreError::Uncertain) => return Outcome::Broken,
                Err(error) => {
                    self.hall.figures.not_kept.inc();
                    tracing::warn!(%error, "a row was not kept");
                    // A full disk does not get better by bots that try it all the time.
                    self.rests = Some(Instant::now() + REST);
                    return self.again(Outcome::Refused(not_kept())).await;
                }
            }
            if let Some((guest, id)) = by {
                self.room.came_into_effect(guest, id.client, id.number);
            }
        }
        self.tell(&carried);
        self.tell_turn();
        self.think();
        Outcome::Kept
    }

    /// Reads the table anew, because what was carried out did not come into effect, and goes on to where it is now.
    pub(super) async fn again(&mut self, outcome: Outcome) -> Outcome {
        let Ok(Some(mut rows)) = self.hall.store.read(&self.code, 0).await else {
            return Outcome::Broken;
        };
        let later = rows.split_off(rows.len().min(self.sequence as usize));
        let Ok((room, sequence, spent)) = restore(&self.hall, &self.code, rows).await else {
            return Outcome::Broken;
        };
        // As it was told; what has changed since is told below.
        let elsewhere = self.room.connected_elsewhere();
        (self.room, self.sequence, self.spent) = (room, sequence, spent);
        let now = self.hall.now();
        for connection in self.connections.values() {
            self.room.connected(connection.guest, now);
        }
        self.room.elsewhere(&elsewhere, now);
        if !self.follow(later).await {
            return Outcome::Broken;
        }
        if self.room.elsewhere(&self.watched.guests(), now) {
            self.tell_table();
        }
        self.thinking = None;
        self.think();
        outcome
    }

    fn listing(&self, now: u64) -> Listing {
        let (seats, free) = self.room.room_left();
        Listing {
            game: G::NAME,
            open: self.room.settings.open,
            stage: self.room.stage(),
            seats,
            free,
            changed: now,
        }
    }
}

/// So often something is tried where other nodes are first.
pub(super) const TRIES: usize = 5;

/// How long a table stays here whose guests are all at other nodes: long enough for a connection that breaks.
const MOVES: Duration = Duration::from_secs(5);

/// How long a table waits after something could not be kept, before it does anything by itself.
const REST: Duration = Duration::from_secs(1);

pub(super) fn not_kept() -> Refusal {
    Refusal::new(Why::NotKept, "the server could not keep this; try again later")
}

/// That moment, which may never come. Most tables wait for somebody alone, and set no timer for each message.
async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => future::pending().await,
    }
}

/// A decision without thinking.
fn any<G: Played>(asked: &Thinking<G>) -> Option<G::Action> {
    use table::Luck as _;
    let count = asked.legal.len() as u32;
    (count > 0).then(|| asked.legal[PlayoutLuck::new(asked.seed).below(count) as usize])
}

/// The decision that a bot was asked for; never, if none was.
async fn decided<G: Played>(
    thinking: &mut Option<Thinking<G>>,
) -> (Thinking<G>, Option<G::Action>) {
    let action = match thinking {
        Some(asked) => asked.answer.answer().await,
        None => future::pending().await,
    };
    match thinking.take() {
        Some(asked) => (asked, action),
        None => future::pending().await,
    }
}

/// The room of these rows, with the names of its guests, how many rows there are, and what they take.
async fn restore<G: Played>(
    hall: &Hall,
    code: &Code,
    rows: Vec<Row>,
) -> Result<(Room<G>, u64, Spent), NotATable> {
    let sequence = rows.len() as u64;
    let mut spent = Spent::default();
    let mut commands: Vec<CommandId> = Vec::new();
    let mut entered = Vec::with_capacity(rows.len());
    for row in rows {
        commands.extend(row.command);
        let Some(one) = Entered::from_body(&row.body) else {
            return Err(NotATable(format!("row {} cannot be read", row.sequence)));
        };
        spent.take(row.command.map(|id| id.guest), &one, row.body.len());
        entered.push(one);
    }
    let mut room = Room::restored(&code.to_string(), entered, hall.limits.times, hall.now())?;
    for CommandId { guest, client, number } in commands {
        if let Some(guest) = room.number_of(guest) {
            room.came_into_effect(guest, client, number);
        }
    }
    for (number, id) in room.guest_ids() {
        if let Ok(Some(guest)) = hall.store.guest_by_id(id).await {
            room.introduce(number, guest.name, guest.color);
        }
    }
    Ok((room, sequence, spent))
}

/// Tells everybody who wrote to a table that is not there.
pub(super) fn refuse_all(mut letters: mpsc::Receiver<Mail>, bye: Bye) {
    letters.close();
    while let Ok(mail) = letters.try_recv() {
        match mail {
            Mail::Connect { outbox, .. } => outbox.ends(bye),
            Mail::Say { .. }
            | Mail::Gone { .. }
            | Mail::Introduced { .. }
            | Mail::Record { .. }
            | Mail::Describe { .. }
            | Mail::Close { .. }
            | Mail::Turn { .. }
            | Mail::Stop => {}
            #[cfg(test)]
            Mail::Break => {}
        }
    }
}
