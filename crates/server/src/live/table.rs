//! The task of one live table.

use std::collections::{BTreeMap, BTreeSet};
use std::future;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{
    Bye, Command, FromClient, FromClientOf, FromServer, GuestNumber, Hello, Numbered, Stage, Why,
};
use table::{PlayoutLuck, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::{Bucket, ConnectionId, Hall, Mail, Outbox, Parcel};
use crate::room::{Carried, Entered, Fresh, NotATable, Played, Refusal, Room, Wanted};
use crate::store::{Appended, Code, CommandId, Guest, GuestId, Listing, NewRow, Row};

/// A live table.
pub(super) struct Table<G: Played> {
    pub(super) hall: Arc<Hall>,
    pub(super) code: Code,
    pub(super) room: Room<G>,
    /// How many rows its log has.
    sequence: u64,
    pub(super) connections: BTreeMap<ConnectionId, Connection>,
    /// The latest connection of each client: one that comes later with a smaller number is late.
    latest: BTreeMap<(GuestNumber, u64), u64>,
    /// How often each guest may still say something, from however many devices.
    chat: BTreeMap<GuestNumber, Bucket>,
    thinking: Option<Thinking<G>>,
    /// Since when nobody is there.
    empty_since: Instant,
    /// Until when nothing is done by itself, because it could not be kept.
    rests: Option<Instant>,
}

/// A device that is connected.
pub(super) struct Connection {
    pub(super) guest: GuestNumber,
    id: GuestId,
    client: u64,
    /// The last command that came over it: copies of earlier ones are late.
    last_command: u64,
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
enum Outcome {
    Kept,
    Twice,
    Refused(Refusal),
    /// The log could not be read: the table has to be loaded anew.
    Broken,
}

/// Whether a table goes on.
#[derive(PartialEq, Eq)]
enum Next {
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
    async fn by_itself(&mut self, carried: Carried<G>) -> Next {
        match self.keep(carried, None).await {
            Outcome::Kept | Outcome::Twice | Outcome::Refused(_) => Next::On,
            Outcome::Broken => Next::End(Bye::Again),
        }
    }

    async fn receive(&mut self, mail: Mail) -> Next {
        match mail {
            Mail::Connect { connection, guest, hello, outbox } => {
                self.connect(connection, guest, &hello, outbox).await
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
                let viewer = number.map_or(Viewer::Spectator, |number| self.viewers(number)[0]);
                // Whoever asked may be gone.
                let _ = answer.send(self.room.record_for(viewer));
                Next::On
            }
            Mail::Stop => Next::End(Bye::Stopping),
            #[cfg(test)]
            Mail::Break => panic!("a table breaks"),
        }
    }

    /// Somebody comes.
    async fn connect(
        &mut self,
        connection: ConnectionId,
        guest: Guest,
        hello: &Hello,
        outbox: Outbox,
    ) -> Next {
        if self.connections.len() >= self.hall.limits.connections {
            last(&outbox, Bye::TooMuch);
            return Next::On;
        }
        let now = self.hall.now();
        if self.room.number_of(guest.id).is_none() {
            let Ok(joined) = self.room.join(guest.id, now) else {
                last(&outbox, Bye::TooMuch);
                return Next::On;
            };
            let kept = self.keep(joined, None).await;
            let remembered = self.hall.store.join(&self.code, guest.id).await.is_ok();
            if !matches!(kept, Outcome::Kept) || !remembered {
                last(&outbox, Bye::Again);
                let broken = matches!(kept, Outcome::Broken);
                return if broken { Next::End(Bye::Again) } else { Next::On };
            }
        }
        let Some(number) = self.room.number_of(guest.id) else { return Next::On };
        if self.room.is_removed(number) {
            last(&outbox, Bye::Removed);
            return Next::On;
        }
        if !self.supersede(number, hello) {
            last(&outbox, Bye::Again);
            return Next::On;
        }
        self.room.introduce(number, guest.name, guest.color);
        let first = self.room.connected(number, now);
        let welcome = self.room.welcome(number, &self.hall.program, now);
        let device = Connection {
            guest: number,
            id: guest.id,
            client: hello.client,
            last_command: 0,
            outbox,
        };
        self.connections.insert(connection, device);
        self.send(connection, &FromServer::Welcome(welcome));
        let viewers = self.viewers(number);
        // Half of what may wait is for what was missed, the other half for what happens meanwhile.
        let most = self.hall.limits.outbox / 2 / viewers.len().max(1);
        for viewer in viewers {
            let have = hello.have.iter().find(|have| have.viewer == viewer);
            for message in self.room.missed(have, viewer, most) {
                self.send(connection, &message);
            }
        }
        if let Some(proof) = self.room.proof() {
            self.send(connection, &FromServer::Proof(proof));
        }
        if first {
            self.tell_table();
        }
        Next::On
    }

    /// Ends earlier connections of the same client. `false`: this one is itself an earlier one, which comes late.
    fn supersede(&mut self, guest: GuestNumber, hello: &Hello) -> bool {
        let client = (guest, hello.client);
        if self.latest.get(&client).is_some_and(|&latest| latest > hello.connection) {
            return false;
        }
        if self.latest.len() >= MOST_CLIENTS {
            let here: BTreeSet<_> =
                self.connections.values().map(|device| (device.guest, device.client)).collect();
            self.latest.retain(|client, _| here.contains(client));
        }
        self.latest.insert(client, hello.connection);
        let same = |device: &Connection| (device.guest, device.client) == client;
        let earlier = self.connections.iter().filter(|(_, device)| same(device));
        let earlier: Vec<ConnectionId> = earlier.map(|(&id, _)| id).collect();
        for id in earlier {
            self.end(id, Bye::Again);
        }
        true
    }

    fn gone(&mut self, connection: ConnectionId) {
        let Some(gone) = self.connections.remove(&connection) else { return };
        if self.connections.is_empty() {
            self.empty_since = Instant::now();
        }
        if self.room.disconnected(gone.guest, self.hall.now()) {
            self.tell_table();
        }
    }

    /// Ends a connection that behaves badly.
    pub(super) fn end(&mut self, connection: ConnectionId, bye: Bye) {
        if let Some(ended) = self.connections.get(&connection) {
            last(&ended.outbox, bye);
        }
        self.gone(connection);
    }

    async fn say(&mut self, connection: ConnectionId, text: &Utf8Bytes) -> Next {
        let Some(from) = self.connections.get(&connection) else { return Next::On };
        let guest = from.guest;
        let now = self.hall.now();
        match serde_json::from_str::<FromClientOf<G>>(text) {
            Ok(FromClient::Command(numbered)) => return self.command(connection, numbered).await,
            Ok(FromClient::Promise { seat, hash }) => {
                let carried = self.room.promise(guest, seat, hash.0, now);
                return self.by_itself(carried).await;
            }
            Ok(FromClient::Share { seat, bytes }) => {
                let carried = self.room.share(guest, seat, bytes.0, now);
                return self.by_itself(carried).await;
            }
            Ok(FromClient::Say { text }) => {
                if let Some(text) = self.room.line(guest, &text)
                    && self.may_talk(guest, now)
                {
                    self.tell_all(&FromServer::Said { guest, text });
                }
            }
            Ok(FromClient::Emote { emote }) => {
                if self.room.may_emote(guest) && self.may_talk(guest, now) {
                    self.tell_all(&FromServer::Emoted { guest, emote });
                }
            }
            Ok(FromClient::Ping) => self.send(connection, &FromServer::Pong),
            Ok(FromClient::Hello(_)) | Err(_) => self.end(connection, Bye::NotUnderstood),
        }
        Next::On
    }

    fn may_talk(&mut self, guest: GuestNumber, now: u64) -> bool {
        let chat = self.chat.entry(guest);
        chat.or_insert_with(|| Bucket::new(CHAT_BURST, CHAT_EVERY, now)).take(now)
    }

    async fn command(
        &mut self,
        connection: ConnectionId,
        numbered: Numbered<G::Action, G::Chance>,
    ) -> Next {
        let Some(from) = self.connections.get_mut(&connection) else { return Next::On };
        let (guest, client, number) = (from.guest, from.client, numbered.number);
        if number <= from.last_command {
            return Next::On;
        }
        from.last_command = number;
        let id = CommandId { guest: from.id, client, number };
        let outcome = match self.room.last_command(guest, client) {
            Some(last) if number <= last => self.once_more(id).await,
            Some(_) | None => self.carry_out(guest, id, &numbered).await,
        };
        match outcome {
            Outcome::Kept | Outcome::Twice => {
                let sequence = self.room.game().map_or(0, |game| game.host.sequence());
                self.hall.figures.commands.inc();
                self.send(connection, &FromServer::Done { number, sequence });
                Next::On
            }
            Outcome::Refused(refusal) => {
                self.hall.figures.refused.inc();
                self.send(connection, &FromServer::Refused(refusal.of(number)));
                Next::On
            }
            Outcome::Broken => Next::End(Bye::Again),
        }
    }

    /// A command that comes again, or came out of order: what became of it says the log.
    async fn once_more(&self, id: CommandId) -> Outcome {
        match self.hall.store.command(&self.code, id).await {
            Ok(Some(_)) => Outcome::Twice,
            Ok(None) => Outcome::Refused(Refusal::new(Why::Stale, "the game has gone on since")),
            Err(_) => Outcome::Refused(not_kept()),
        }
    }

    async fn carry_out(
        &mut self,
        guest: GuestNumber,
        id: CommandId,
        numbered: &Numbered<G::Action, G::Chance>,
    ) -> Outcome {
        if self.sequence >= MOST_ROWS {
            return Outcome::Refused(Refusal::new(Why::TooMuch, "too much has happened here"));
        }
        if let Command::Rematch = &numbered.command {
            return self.rematch(guest, id).await;
        }
        if let Command::Introduce { name, color } = &numbered.command {
            return self.introduce(guest, id, name.as_deref(), *color).await;
        }
        let mut secret = [0; 32];
        if getrandom::fill(&mut secret).is_err() {
            return Outcome::Refused(not_kept());
        }
        match self.room.command(guest, numbered, &Fresh { secret }, self.hall.now()) {
            Ok(carried) => self.keep(carried, Some((guest, id))).await,
            Err(refusal) => Outcome::Refused(refusal),
        }
    }

    /// Another game, at a table of its own.
    async fn rematch(&mut self, guest: GuestNumber, id: CommandId) -> Outcome {
        if self.room.rematch().is_some() {
            return Outcome::Twice;
        }
        if self.room.stage() != Stage::Over || self.room.seats_of(guest).is_empty() {
            return Outcome::Refused(Refusal::new(
                Why::NotNow,
                "players may ask for another game after this one",
            ));
        }
        let Ok(code) = self.hall.open_with(self.room.rematch_rows(), self.room.host_id()).await
        else {
            return Outcome::Refused(not_kept());
        };
        let row = self.room.set_rematch(&code.to_string());
        self.keep(Carried::of_table(vec![row]), Some((guest, id))).await
    }

    async fn introduce(
        &mut self,
        guest: GuestNumber,
        id: CommandId,
        name: Option<&str>,
        color: Option<u8>,
    ) -> Outcome {
        let name = name.and_then(crate::names::clean);
        if self.hall.store.introduce(id.guest, name.clone(), color).await.is_err() {
            return Outcome::Refused(not_kept());
        }
        self.room.introduce(guest, name, color);
        self.tell_table();
        Outcome::Kept
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
    async fn keep(&mut self, carried: Carried<G>, by: Option<(GuestNumber, CommandId)>) -> Outcome {
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

/// Lines and emotes: so many at once, and then one each so many milliseconds.
const CHAT_BURST: u32 = 5;
const CHAT_EVERY: u64 = 2_000;

/// Clients of which it is known which connection is the latest, unless more of them are here.
const MOST_CLIENTS: usize = 1_000;

/// How long a table waits after something could not be kept, before it does anything by itself.
const REST: Duration = Duration::from_secs(1);

/// Rows of a table. A game has some hundreds, so whoever comes here plays with the server.
const MOST_ROWS: u64 = 50_000;

fn not_kept() -> Refusal {
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
fn last(outbox: &Outbox, bye: Bye) {
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
