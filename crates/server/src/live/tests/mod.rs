//! A hall without a network: tables that break, that are put away, and connections that take nothing.

mod slow;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt as _;
use goblin::Goblin;
use protocol::{
    Bye, Client, ClockSettings, Command, CommandOf, FromClient, GameName, GuestNumber, Hello,
    NewTable, News, NewsOf, Settings,
};
use table::{BySeat, MAX_SEATS, Seat, Viewer};

use super::table::{Outcome, Table};
use super::{
    ConnectionId, Hall, Limits, LogLimits, Mail, OutboxLimits, Parcel, Parcels, Pool, Turns, outbox,
};
use crate::hooks::{HookLimits, Hooks, Webhooks};
use crate::room::{Entered, Room, Times};
use crate::store::{self, Appended, Code, Guest, GuestId, NewRow, Store};

/// Rows of a table.
const FULL: u64 = 8_000;

/// Messages that wait for a connection.
const MESSAGES: usize = 16;

pub(super) async fn hall(folder: &Path) -> Arc<Hall> {
    hall_with(folder, Duration::from_secs(60)).await
}

/// Tables stay so long with nobody there.
async fn hall_with(folder: &Path, idle: Duration) -> Arc<Hall> {
    hall_of(Store::open(&folder.join("tables.db")).await.unwrap(), limits(idle))
}

/// So much may wait for a connection.
async fn hall_limited(folder: &Path, outbox: OutboxLimits) -> Arc<Hall> {
    let limits = Limits { outbox, ..limits(Duration::from_secs(60)) };
    hall_of(Store::open(&folder.join("tables.db")).await.unwrap(), limits)
}

fn limits(idle: Duration) -> Limits {
    Limits {
        times: Times { dice: 1_000, absence: 1_000, afresh: 1_000 },
        mailbox: 8,
        outbox: OutboxLimits { messages: MESSAGES, bytes: 1 << 20 },
        connections: 10,
        idle,
        tables: 10,
        log: LogLimits { rows: FULL, bytes: 1 << 20 },
        commands: (10_000, 1),
        chat: (5, 2_000),
        new_guests: (10, 1_000),
        new_tables: (10, 1_000),
        unknown_codes: (10, 1_000),
        new_hooks: (10, 1_000),
    }
}

fn hall_of(store: Store, limits: Limits) -> Arc<Hall> {
    let pool = Pool::new(1, Duration::from_secs(1));
    let turns =
        Turns { hooks: Hooks::open(Webhooks::Off, HookLimits::default(), None), invite: None };
    Arc::new(Hall::new(store, pool, limits, turns, "test".to_owned()))
}

async fn opened(hall: &Arc<Hall>) -> Code {
    let set_up = "game: goblin\nheroes: random, random\n".to_owned();
    let new = NewTable { game: GameName::Goblin, set_up, settings: Settings::default() };
    hall.open(&new, GuestId(1)).await.unwrap()
}

/// Somebody comes, with so much room for messages.
async fn comes(hall: &Arc<Hall>, code: &Code, guest: u64) -> (ConnectionId, Parcels) {
    let (outbox, parcels) = outbox(hall.limits.outbox);
    let connection = hall.connection();
    let guest = Guest { id: GuestId(guest), name: None, color: None, seen: 0 };
    let hello =
        Hello { protocol: 1, client: connection.0, connection: 1, have: Vec::new(), shared: false };
    let mail = Mail::Connect { connection, guest, hello, from: None, outbox };
    assert!(hall.send(code, mail).await.is_some());
    (connection, parcels)
}

/// The messages until the table says nothing more, and its last word.
async fn all(parcels: &mut Parcels) -> (Vec<Utf8Bytes>, Option<Bye>) {
    let mut texts = Vec::new();
    while let Some(parcel) = parcels.recv().await {
        match parcel {
            Parcel::Message(text) => texts.push(text),
            Parcel::Last(bye) => return (texts, Some(bye)),
        }
    }
    (texts, None)
}

/// Somebody at a table with the client that every program uses, and no network between.
pub(super) struct Player {
    client: Client<Goblin>,
    pub(super) code: Code,
    guest: u64,
    here: Option<(protocol::Connection, ConnectionId, Parcels)>,
    acknowledged: usize,
}

impl Player {
    async fn comes(hall: &Arc<Hall>, code: &Code, guest: u64) -> Self {
        let shares = BySeat([[guest as u8; 16]; MAX_SEATS]);
        let client = Client::new(guest, shares);
        let mut player = Self { client, code: *code, guest, here: None, acknowledged: 0 };
        player.connects(hall).await;
        player
    }

    async fn connects(&mut self, hall: &Arc<Hall>) {
        let device = self.client.connected();
        let Some(FromClient::Hello(hello)) = self.client.next_message() else { panic!("no hello") };
        let (outbox, parcels) = outbox(hall.limits.outbox);
        let connection = hall.connection();
        let guest = Guest { id: GuestId(self.guest), name: None, color: None, seen: 0 };
        let mail = Mail::Connect { connection, guest, hello, from: None, outbox };
        assert!(hall.send(&self.code, mail).await.is_some());
        self.here = Some((device, connection, parcels));
    }

    /// Sends what waits.
    async fn sends(&mut self, hall: &Arc<Hall>) {
        let Some((_, connection, _)) = &self.here else { return };
        while let Some(message) = self.client.next_message() {
            let text = serde_json::to_string(&message).unwrap().into();
            let mail = Mail::Say { connection: *connection, text };
            assert!(hall.send(&self.code, mail).await.is_some());
        }
    }

    /// The same, and takes the next message. `false`: the table has let go.
    async fn next(&mut self, hall: &Arc<Hall>) -> bool {
        self.sends(hall).await;
        let Some((device, _, parcels)) = &mut self.here else { return false };
        let Some(Parcel::Message(text)) = parcels.recv().await else {
            self.client.lost(*device);
            self.here = None;
            return false;
        };
        self.client.receive(*device, serde_json::from_str(&text).unwrap());
        true
    }

    /// The same until nothing that was asked for is open, which has to be done.
    pub(super) async fn does(&mut self, hall: &Arc<Hall>, command: CommandOf<Goblin>) {
        let number = self.client.command(command).unwrap();
        while self.client.unanswered().next().is_some() {
            assert!(self.next(hall).await, "the table is there");
        }
        let news: Vec<_> = std::iter::from_fn(|| self.client.next_news()).collect();
        let done = |news: &NewsOf<Goblin>| matches!(news, News::Acknowledged { number: done, .. } if *done == number);
        assert!(news.iter().any(done), "{news:?}");
    }

    /// A decision that is this player's.
    fn decision(&self) -> Option<goblin::Action> {
        self.client.follower(OWN)?.legal.first().copied()
    }

    /// Plays so many decisions, each of which is acknowledged.
    pub(super) async fn plays(&mut self, hall: &Arc<Hall>, decisions: usize) {
        let until = self.acknowledged + decisions;
        while self.acknowledged < until {
            match self.decision() {
                Some(action) => {
                    self.does(hall, Command::Play { seat: FIRST, actions: vec![action] }).await;
                    self.acknowledged += 1;
                }
                None => assert!(self.next(hall).await, "the table is there"),
            }
        }
    }
}

pub(super) const FIRST: Seat = Seat::new(0);
const OWN: Viewer = Viewer::Seat(FIRST);

/// Somebody plays against a bot.
pub(super) async fn playing(hall: &Arc<Hall>, guest: u64) -> Player {
    let set_up = "game: goblin\nheroes: random, random\n".to_owned();
    let new = NewTable { game: GameName::Goblin, set_up, settings: Settings::default() };
    let code = hall.open(&new, GuestId(guest)).await.unwrap();
    let mut player = Player::comes(hall, &code, guest).await;
    while player.client.table().is_none() {
        assert!(player.next(hall).await);
    }
    player.does(hall, Command::Claim { seat: FIRST }).await;
    player.does(hall, Command::SeatBot { seat: Seat::new(1), bot: "easy".to_owned() }).await;
    player.does(hall, Command::Start).await;
    player
}

/// The room that the log of a table comes to.
async fn replayed(hall: &Hall, code: &Code) -> Room<Goblin> {
    let rows = hall.store.read(code, 0).await.unwrap().unwrap();
    let rows = rows.iter().map(|row| Entered::from_body(&row.body).unwrap());
    Room::restored(&code.to_string(), rows, hall.limits.times, hall.now()).unwrap()
}

/// Whether all that this player holds is what a replay shows.
fn holds(player: &Player, room: &Room<Goblin>) -> bool {
    let host = &room.game().unwrap().host;
    player.client.follower(OWN) == Some(&table::Follower::of(host, OWN))
}

/// How many decisions of the player a replay has.
fn played(room: &Room<Goblin>) -> usize {
    let record: table::RecordOf<Goblin> = room.whole_record().unwrap().parse().unwrap();
    let own = |entry: &&table::EntryOf<Goblin>| matches!(entry, table::Entry::Play { seat, .. } if *seat == FIRST);
    record.entries.iter().filter(own).count()
}

#[tokio::test]
async fn a_game_that_breaks_is_read_anew_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(folder.path()).await;
    let mut anna = playing(&hall, 1).await;
    let mut carl = playing(&hall, 2).await;
    carl.plays(&hall, 3).await;
    // Nobody says anything to Carl while Anna plays.
    while carl.decision().is_none() {
        assert!(carl.next(&hall).await);
    }
    for breaks in 1..=2 {
        anna.plays(&hall, 3).await;
        // One more is on its way, or the bot decides, when the table breaks.
        let open = match anna.decision() {
            Some(action) => {
                anna.client.command(Command::Play { seat: FIRST, actions: vec![action] }).unwrap();
                1
            }
            None => 0,
        };
        anna.sends(&hall).await;
        assert!(hall.send(&anna.code, Mail::Break).await.is_some());
        while anna.next(&hall).await {}
        assert_eq!(hall.figures.panicked.get(), breaks);
        anna.connects(&hall).await;
        while anna.client.unanswered().next().is_some() || anna.decision().is_none() {
            assert!(anna.next(&hall).await, "it is there again");
        }
        anna.acknowledged += open;
        let room = replayed(&hall, &anna.code).await;
        assert!(holds(&anna, &room), "what is shown is what the log says");
        assert_eq!(played(&room), anna.acknowledged, "each once");
    }
    // Nobody else has noticed, and both games go on.
    carl.plays(&hall, 3).await;
    let room = replayed(&hall, &carl.code).await;
    assert!(played(&room) == carl.acknowledged && holds(&carl, &room));
    anna.plays(&hall, 2).await;
    let agrees = Command::AgreeToEnd { seat: FIRST, agrees: true };
    anna.client.command(agrees).unwrap();
    let proved =
        |news: NewsOf<Goblin>| matches!(news, News::Proof { verdict, .. } if verdict.is_proved());
    while !std::iter::from_fn(|| anna.client.next_news()).any(proved) {
        assert!(anna.next(&hall).await);
    }
    hall.stop().await;
    assert_eq!(hall.live(), 0);
}

fn said(connection: ConnectionId, number: u64, command: &str) -> Mail {
    let text = format!(r#"{{"command":{{"number":{number},"command":{command}}}}}"#);
    Mail::Say { connection, text: text.into() }
}

/// Whether the table is still live after all that it was sent.
async fn stays(hall: &Arc<Hall>, code: &Code) -> bool {
    let (answer, described) = tokio::sync::oneshot::channel();
    hall.send_if_live(code, Mail::Describe { answer }).await;
    described.await.is_ok()
}

/// Somebody sits at a table of the dungeon against a bot, begins, and leaves. Players roll themselves, so no dice are made first.
async fn left(hall: &Arc<Hall>, clock: Option<ClockSettings>) -> Code {
    let set_up = "game: dungeon\nheroes: xanros, taia\nfirst: 1\n".to_owned();
    let settings = Settings { own_draws: true, clock, ..Settings::default() };
    let new = NewTable { game: GameName::Dungeon, set_up, settings };
    let code = hall.open(&new, GuestId(1)).await.unwrap();
    let (anna, mut parcels) = comes(hall, &code, 1).await;
    let commands = [
        r#"{"claim":{"seat":1}}"#,
        r#"{"seat_bot":{"seat":2,"bot":"easy"}}"#,
        r#"{"ready":{"ready":true}}"#,
        r#""start""#,
    ];
    for (number, command) in (1..).zip(commands) {
        assert!(hall.send(&code, said(anna, number, command)).await.is_some());
    }
    while let Some(Parcel::Message(text)) = parcels.recv().await {
        assert!(!text.contains("refused"), "{text}");
        if text.starts_with(r#"{"done":{"number":4"#) {
            break;
        }
    }
    assert!(hall.send(&code, Mail::Gone { connection: anna }).await.is_some());
    code
}

#[tokio::test]
async fn a_table_stays_as_long_as_a_clock_runs() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall_with(folder.path(), Duration::ZERO).await;
    let clock = ClockSettings { bank: 3600, increment: 0, lost_connection: 0 };
    let (timed, untimed) = (left(&hall, Some(clock)).await, left(&hall, None).await);
    assert!(stays(&hall, &timed).await, "time goes on while nobody is there");
    assert!(!stays(&hall, &untimed).await, "nothing happens there");
    hall.stop().await;
}

#[tokio::test]
async fn at_a_full_table_guests_can_be_sent_away_and_it_can_be_closed() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall(folder.path()).await;
    let code = opened(&hall).await;
    let row = r#"{"host":{"guest":0}}"#;
    let rows = (1..FULL).map(|_| NewRow { command: None, body: row.to_owned() }).collect();
    let kept = hall.store.append(&code, 1, hall.now(), rows, None).await.unwrap();
    assert!(matches!(kept, Appended::Kept));
    let (anna, mut parcels) = comes(&hall, &code, 1).await;
    let (_, mut ben) = comes(&hall, &code, 2).await;
    let commands = [r#"{"claim":{"seat":1}}"#, r#"{"remove":{"guest":1}}"#, r#""close""#];
    for (number, command) in (1..).zip(commands) {
        assert!(hall.send(&code, said(anna, number, command)).await.is_some());
    }
    let mut texts = Vec::new();
    while let Some(Parcel::Message(text)) = parcels.recv().await {
        texts.push(text.to_string());
        if text.starts_with(r#"{"done":{"number":3"#) {
            break;
        }
    }
    let place = |part: &str| texts.iter().position(|text| text.contains(part));
    assert!(place("too much has happened here").is_some(), "{texts:?}");
    assert!(place(r#"{"done":{"number":2"#).is_some(), "{texts:?}");
    assert_eq!(all(&mut ben).await.1, Some(Bye::Removed));
    hall.stop().await;
}

/// Another node may append while a table that was second is read anew; what it told in that moment was forgotten.
#[tokio::test]
async fn what_others_do_while_a_table_is_read_anew_is_still_news() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.db")).await.unwrap();
    let (store, moved) = store.among_others();
    let hall = hall_of(store, limits(Duration::from_secs(60)));
    let code = opened(&hall).await;
    let rows = hall.store.read(&code, 0).await.unwrap().unwrap();
    let count = rows.len() as u64;
    let table = Table::<Goblin>::loaded(Arc::clone(&hall), code, rows).await;
    let mut table = table.unwrap_or_else(|_| panic!("it is one"));
    moved(code, count + 1);
    let outcome = table.again(Outcome::Behind).await;
    assert!(matches!(outcome, Outcome::Behind));
    assert!(matches!(table.watched.news().now_or_never(), Some(store::News::Changed)));
    assert_eq!(table.watched.beyond().rows, count + 1);
    hall.stop().await;
}

/// Of many tables that one is at most rest, and each that is loaded may be claimed and have its bots begin.
#[tokio::test]
async fn where_several_serve_a_table_that_rests_it_is_loaded_only_if_it_went_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.db")).await.unwrap();
    let (store, _moved) = store.among_others();
    let hall = hall_of(store, limits(Duration::from_secs(60)));
    let code = opened(&hall).await;
    // What a loaded table would not say.
    hall.rests(code, 1, Some(GuestId(77)));
    assert_eq!((hall.turn(&code).await, hall.live()), (Some(GuestId(77)), 0));
    let row = NewRow { command: None, body: r#"{"host":{"guest":0}}"#.to_owned() };
    hall.store.append(&code, 1, hall.now(), vec![row], None).await.unwrap();
    assert_eq!((hall.turn(&code).await, hall.live()), (None, 1));
    hall.stop().await;
}
