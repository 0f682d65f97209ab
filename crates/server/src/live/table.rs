//! The task of one live table.

use std::collections::BTreeMap;
use std::future;
use std::sync::Arc;
use std::time::Duration;

use protocol::{Bye, GuestNumber, Why};
use table::{PlayoutLuck, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::{ConnectionId, Hall, Mail, Outbox, Parcel};
use crate::bucket::Bucket;
use crate::rates::Address;
use crate::room::{Carried, Entered, NotATable, Played, Refusal, Room, Wanted};
use crate::store::{Appended, Code, CommandId, GuestId, Listing, NewRow, Row};

/// A live table.
pub(super) struct Table<G: Played> {
    pub(super) hall: Arc<Hall>,
    pub(super) code: Code,
    pub(super) room: Room<G>,
    /// How many rows its log has.
    pub(super) sequence: u64,
    pub(super) connections: BTreeMap<ConnectionId, Connection>,
    /// The latest connection of each client: one that comes later with a smaller number is late.
    pub(super) latest: BTreeMap<(GuestNumber, u64), u64>,
    /// How often each guest may still say something, from however many devices.
    pub(super) chat: BTreeMap<GuestNumber, Bucket>,
    thinking: Option<Thinking<G>>,
    /// Since when nobody is there.
    pub(super) empty_since: Instant,
    /// Until when nothing is done by itself, because it could not be kept.
    rests: Option<Instant>,
}

/// A device that is connected.
pub(super) struct Connection {
    pub(super) guest: GuestNumber,
    pub(super) id: GuestId,
    pub(super) client: u64,
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
    answer: oneshot::Receiver<G::Action>,
}

/// What became of rows.
pub(super) enum Outcome {
    Kept,
    Twice,
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
        let (room, sequence) = restore(&hall, &code, rows).await?;
        let empty_since = Instant::now();
        Ok(Self {
            hall,
            code,
            room,
            sequence,
            connections: BTreeMap::new(),
            latest: BTreeMap::new(),
            chat: BTreeMap::new(),
            thinking: None,
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
                () = until(wakes_at) => self.wake().await,
            };
            match next {
                Next::End(bye) => break bye,
                Next::On if self.is_idle() => {
                    self.hall.forget(self.code, &own);
                    break Bye::Again;
                }
                Next::On => {}
            }
        };
        for connection in self.connections.values() {
            last(&connection.outbox, bye);
        }
        letters.close();
        refuse_all(letters, bye);
    }

    /// Whether the table can be put away: no guests, no bot that thinks.
    fn is_idle(&self) -> bool {
        self.connections.is_empty()
            && self.thinking.is_none()
            && self.empty_since.elapsed() >= self.hall.limits.idle
    }

    /// When it has something to do by itself, if ever.
    fn wakes_at(&self) -> Option<Instant> {
        if self.rests.is_some() {
            return self.rests;
        }
        let idle = self.connections.is_empty().then(|| self.empty_since + self.hall.limits.idle);
        let room = self.room.wakes_at().map(|time| self.hall.instant(time).into());
        idle.into_iter().chain(room).min()
    }

    async fn wake(&mut self) -> Next {
        self.rests = None;
        let carried = self.room.wake(self.hall.now());
        self.by_itself(carried).await
    }

    /// Keeps what nobody asked for, and tells it.
    pub(super) async fn by_itself(&mut self, carried: Carried<G>) -> Next {
        match self.keep(carried, None).await {
            Outcome::Kept | Outcome::Twice | Outcome::Refused(_) => Next::On,
            Outcome::Broken => Next::End(Bye::Again),
        }
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
                let viewer = number.and_then(|number| self.viewers(number).next());
                let viewer = viewer.unwrap_or(Viewer::Spectator);
                // Whoever asked may be gone.
                let _ = answer.send(self.room.record_for(viewer));
                Next::On
            }
            Mail::Stop => Next::End(Bye::Stopping),
            #[cfg(test)]
            Mail::Break => panic!("a table breaks"),
        }
    }

    async fn bot_decided(&mut self, decided: (Thinking<G>, Option<G::Action>)) -> Next {
        let (asked, action) = decided;
        // A bot that broke off is played for without thinking.
        let action = action.or_else(|| any(&asked));
        let Some(action) = action else { return Next::On };
        let now = self.hall.now();
        if let Ok(carried) = self.room.bot_plays(asked.seat, action, asked.sequence, now) {
            return self.by_itself(carried).await;
        }
        self.think();
        Next::On
    }

    /// Has a bot think if one is to decide.
    fn think(&mut self) {
        if self.thinking.is_some() || self.rests.is_some() {
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
            let count = rows.len() as u64;
            match self.hall.store.append(&self.code, self.sequence, now, rows, listing).await {
                Ok(Appended::Kept) => (self.sequence, self.rests) = (self.sequence + count, None),
                Ok(Appended::Twice { .. }) => return self.again(Outcome::Twice).await,
                Ok(Appended::Behind { .. }) => {
                    let stale = Refusal::new(Why::Stale, "the game has gone on since");
                    return self.again(Outcome::Refused(stale)).await;
                }
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
        self.think();
        Outcome::Kept
    }

    /// Reads the table anew, because what was carried out did not come into effect.
    async fn again(&mut self, outcome: Outcome) -> Outcome {
        let Ok(Some(rows)) = self.hall.store.read(&self.code, 0).await else {
            return Outcome::Broken;
        };
        let (moved, stage) = (rows.len() as u64 != self.sequence, self.room.stage());
        let Ok((room, sequence)) = restore(&self.hall, &self.code, rows).await else {
            return Outcome::Broken;
        };
        (self.room, self.sequence) = (room, sequence);
        let now = self.hall.now();
        for connection in self.connections.values() {
            self.room.connected(connection.guest, now);
        }
        // The making of dice is given up where no share was shown.
        if moved || stage != self.room.stage() {
            self.tell_everything();
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
        Some(asked) => (&mut asked.answer).await.ok(),
        None => future::pending().await,
    };
    match thinking.take() {
        Some(asked) => (asked, action),
        None => future::pending().await,
    }
}

/// The room of these rows, with the names of its guests, and how many rows there are.
async fn restore<G: Played>(
    hall: &Hall,
    code: &Code,
    rows: Vec<Row>,
) -> Result<(Room<G>, u64), NotATable> {
    let sequence = rows.len() as u64;
    let mut commands = Vec::new();
    let mut entered = Vec::with_capacity(rows.len());
    for row in rows {
        commands.extend(row.command);
        let Some(one) = Entered::from_body(&row.body) else {
            return Err(NotATable(format!("row {} cannot be read", row.sequence)));
        };
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
    Ok((room, sequence))
}

/// Ends a connection after what it has been sent.
pub(super) fn last(outbox: &Outbox, bye: Bye) {
    // A connection with a full outbox ends by itself.
    let _ = outbox.try_send(Parcel::Last(bye));
}

/// Tells everybody who wrote to a table that is not there.
pub(super) fn refuse_all(mut letters: mpsc::Receiver<Mail>, bye: Bye) {
    letters.close();
    while let Ok(mail) = letters.try_recv() {
        match mail {
            Mail::Connect { outbox, .. } => last(&outbox, bye),
            Mail::Say { .. }
            | Mail::Gone { .. }
            | Mail::Introduced { .. }
            | Mail::Record { .. }
            | Mail::Stop => {}
            #[cfg(test)]
            Mail::Break => {}
        }
    }
}
