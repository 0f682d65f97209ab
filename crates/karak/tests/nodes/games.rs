//! Many games at once, whose players go on at another server when theirs is gone.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use goblin::Goblin;
use protocol::{ClockSettings, Command, GameName, NewTable, News, Settings, Verdict};
use table::{Entry, EntryOf, Record, Seat, SeatNote, Viewer};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::person::Person;

/// How many games a test plays.
const TABLES: u64 = 4;
/// Commands that come before the game.
const BEFORE: u64 = 3;
/// For whole games on a slow machine. Whoever waits for a server that is gone waits for ever.
const PATIENCE: Duration = Duration::from_secs(180);
/// A client comes again after a moment.
const AGAIN: Duration = Duration::from_millis(100);
/// Who sits where.
const PERSON: Seat = Seat::new(0);
const BOT: Seat = Seat::new(1);
/// A game goes on when bots have decided so often in it: what was decided before a fault may be told after it.
const GOES_ON: u64 = 3;
/// What those have to decide who never do.
const CLOCK: ClockSettings = ClockSettings { bank: 2, increment: 0, lost_connection: 0 };

/// People who play against bots, each at a table of their own.
pub(crate) struct Games {
    playing: JoinSet<Person<Goblin>>,
    tables: Vec<Game>,
    /// Those whose time is up, because nobody does anything.
    waiting: JoinSet<Person<Goblin>>,
    clocks: Vec<Game>,
}

/// What a test does with a game, and knows of it.
struct Game {
    home: watch::Sender<SocketAddr>,
    /// So many commands its player asks for.
    may: watch::Sender<u64>,
    progress: watch::Receiver<Progress>,
}

/// How far a game has come, as its player sees it.
#[derive(Clone, Copy, Default)]
struct Progress {
    /// Commands that were acknowledged.
    commands: u64,
    /// Times at which a bot went on.
    bots: u64,
    /// How long it stood still at most since the last fault.
    pause: Duration,
    is_over: bool,
}

/// Games that something happened to: which, and how far they had come.
pub(crate) struct Hurt(Vec<(usize, Progress)>);

/// What all games came to.
pub(crate) struct Ended {
    /// How often bots decided.
    bots: u64,
    tables: u64,
}

impl Ended {
    /// Bots ran at one server each: so many decisions of all servers are what the games have, but for what each table was
    /// thinking about at each fault.
    pub(crate) fn bots_ran_once(&self, decided: u64, faults: u64) {
        let Self { bots, tables } = self;
        assert!(decided <= bots + faults * tables, "{decided} for {bots} at {tables} tables");
    }
}

/// A table for somebody and a bot, whose game has begun.
async fn begins(address: SocketAddr, number: u64, clock: Option<ClockSettings>) -> Person<Goblin> {
    let mut person = Person::new(address, number).await;
    let set_up = "game: goblin\nheroes: random, random\n".to_owned();
    let settings = Settings { clock, ..Settings::default() };
    let new = NewTable { game: GameName::Goblin, set_up, settings };
    let code = person.open(&new).await;
    person.connect(&code).await;
    person.done(Command::Claim { seat: PERSON }).await;
    person.done(Command::SeatBot { seat: BOT, bot: "easy".to_owned() }).await;
    person.done(Command::Start).await;
    person.until(Person::has_begun).await;
    person
}

fn acknowledged(person: &Person<Goblin>) -> usize {
    let told = person.news.iter();
    told.filter(|news| matches!(news, News::Acknowledged { number, .. } if *number > BEFORE))
        .count()
}

fn is_answered(person: &Person<Goblin>) -> bool {
    person.client.unanswered().next().is_none()
}

/// Plays anything, so many commands, until the game is over, at whichever server is home.
async fn plays(
    mut person: Person<Goblin>,
    mut may: watch::Receiver<u64>,
    mut home: watch::Receiver<SocketAddr>,
    told: watch::Sender<Progress>,
) -> Person<Goblin> {
    let code = person.code.clone();
    let position = |person: &Person<Goblin>| {
        person.client.follower(Viewer::Seat(PERSON)).map(|held| held.sequence)
    };
    let (mut stands, mut since) = (position(&person), Instant::now());
    let mut connected = true;
    while !person.has_proof() || !is_answered(&person) {
        if home.has_changed().expect("somebody says where to go") {
            since = Instant::now();
            told.send_modify(|progress| progress.pause = Duration::ZERO);
        }
        let now = *home.borrow_and_update();
        if !connected || now != person.address {
            person.cut();
            person.address = now;
            connected = person.try_connect(&code).await;
            if !connected {
                sleep(AGAIN).await;
                continue;
            }
        }
        let most = *may.borrow_and_update();
        if (acknowledged(&person) as u64) < most
            && let Some((seat, action)) = person.anything()
        {
            person.command(Command::Play { seat, actions: vec![action] }).await;
        }
        let heard = person.news.len();
        tokio::select! {
            next = person.next() => connected = next,
            _ = home.changed() => home.mark_changed(),
            _ = may.changed() => {}
        }
        if !connected {
            sleep(AGAIN).await;
        }
        let updated = |news: &News<_, _, _, _>| matches!(news, News::Updated { .. });
        // What follows from one's own command is told before its answer.
        let bot = is_answered(&person) && person.news[heard..].iter().any(updated);
        told.send_modify(|progress| {
            progress.commands = acknowledged(&person) as u64;
            progress.bots += u64::from(bot);
            if position(&person) != stands {
                progress.pause = progress.pause.max(since.elapsed());
                (stands, since) = (position(&person), Instant::now());
            }
        });
    }
    told.send_modify(|progress| progress.is_over = true);
    person
}

/// The same at one server, whatever happens to it.
pub(crate) async fn plays_on(person: Person<Goblin>) -> Person<Goblin> {
    let (_home, stays) = watch::channel(person.address);
    let (_may, all) = watch::channel(u64::MAX);
    plays(person, all, stays, watch::Sender::default()).await
}

impl Game {
    /// A game whose player does nothing yet.
    fn begin(person: Person<Goblin>, playing: &mut JoinSet<Person<Goblin>>) -> Self {
        let (home, stays) = watch::channel(person.address);
        let (may, most) = watch::channel(0);
        let (told, progress) = watch::channel(Progress::default());
        playing.spawn(plays(person, most, stays, told));
        Self { home, may, progress }
    }

    /// Waits until it has come so far, or is over.
    async fn until(&mut self, is_so: impl Fn(&Progress) -> bool) -> Progress {
        let so_far = self.progress.wait_for(|progress| progress.is_over || is_so(progress));
        let so_far = timeout(PATIENCE, so_far).await.expect("somebody runs the table");
        *so_far.expect("the game goes on")
    }
}

impl Games {
    /// Everybody begins, in turn at each of these servers, and plays when a test says so: no game is over before something has
    /// happened to it.
    pub(crate) async fn begin(addresses: &[SocketAddr]) -> Self {
        let mut beginning = JoinSet::new();
        for number in 1..=TABLES {
            let address = addresses[number as usize % addresses.len()];
            beginning.spawn(begins(address, number, None));
        }
        let (mut playing, mut tables) = (JoinSet::new(), Vec::new());
        for person in beginning.join_all().await {
            tables.push(Game::begin(person, &mut playing));
        }
        Self { playing, tables, waiting: JoinSet::new(), clocks: Vec::new() }
    }

    /// One more table is opened there, whose clock runs from now on, because nobody does anything.
    pub(crate) async fn start_clock(&mut self, address: SocketAddr) {
        let number = 101 + self.clocks.len() as u64;
        let person = begins(address, number, Some(CLOCK)).await;
        self.clocks.push(Game::begin(person, &mut self.waiting));
    }

    /// Plays so many more commands in every game.
    pub(crate) async fn go_on(&mut self, commands: u64) {
        for game in &self.tables {
            game.may.send_replace(game.progress.borrow().commands + commands);
        }
        for game in &mut self.tables {
            let wanted = *game.may.borrow();
            game.until(|progress| progress.commands >= wanted).await;
        }
    }

    /// Everybody who is there goes elsewhere, and plays at full speed.
    pub(crate) fn leave(&self, from: SocketAddr, to: SocketAddr) -> Hurt {
        self.hurt(from, to)
    }

    /// Something happens to all games, which nobody can go away from. They are played at full speed.
    pub(crate) fn stay(&self, addresses: &[SocketAddr]) -> Hurt {
        Hurt(addresses.iter().flat_map(|&at| self.hurt(at, at).0).collect())
    }

    fn hurt(&self, from: SocketAddr, to: SocketAddr) -> Hurt {
        for clock in self.clocks.iter().filter(|clock| *clock.home.borrow() == from) {
            clock.home.send_replace(to);
        }
        let mut hurt = Vec::new();
        for (number, game) in self.tables.iter().enumerate() {
            let progress = *game.progress.borrow();
            if *game.home.borrow() == from && !progress.is_over {
                hurt.push((number, progress));
                game.home.send_replace(to);
                game.may.send_replace(u64::MAX);
            }
        }
        Hurt(hurt)
    }

    /// Waits until bots have decided again in each of the games that something happened to; says how long the longest of these
    /// stood still for its player. Then their players rest.
    pub(crate) async fn pause(&mut self, Hurt(hurt): Hurt) -> Duration {
        assert!(!hurt.is_empty(), "somebody was there");
        let mut pause = Duration::ZERO;
        for (number, before) in hurt {
            let wanted = before.bots + GOES_ON;
            let game = &mut self.tables[number];
            let now = game.until(|progress| progress.bots >= wanted).await;
            game.may.send_replace(now.commands);
            assert!(now.bots > before.bots, "its bot goes on");
            pause = pause.max(now.pause);
        }
        pause
    }

    /// Plays all games to their ends, and checks that every acknowledged command is there once, that every clock was up once, and
    /// that what everybody holds is what each of these servers shows.
    pub(crate) async fn end(self, addresses: &[SocketAddr]) -> Ended {
        for game in &self.tables {
            game.may.send_replace(u64::MAX);
        }
        let mut ended = Ended { bots: 0, tables: 0 };
        let all = async { tokio::join!(self.playing.join_all(), self.waiting.join_all()) };
        let (people, idle) = timeout(PATIENCE, all).await.expect("all games come to their ends");
        let people = people.into_iter().map(|person| (person, 0));
        for (mut person, times_up) in people.chain(idle.into_iter().map(|person| (person, 1))) {
            let verdict = person.verdict();
            assert!(verdict.is_some_and(Verdict::is_proved), "{verdict:?}");
            let record: Record<EntryOf<Goblin>> =
                person.record().expect("a record").parse().unwrap();
            let of = |wanted: Seat| {
                let own = |entry: &&EntryOf<Goblin>| matches!(entry, Entry::Play { seat, .. } if *seat == wanted);
                record.entries.iter().filter(own).count()
            };
            let up = |entry: &&EntryOf<Goblin>| {
                matches!(entry, Entry::Note { note: SeatNote::TimeOut, .. })
            };
            assert_eq!(record.entries.iter().filter(up).count(), times_up, "{record}");
            let own = acknowledged(&person);
            if times_up == 0 {
                assert_eq!(of(PERSON), own, "each once");
            }
            // Bots play on for those whose time is up.
            ended.bots += (of(PERSON) - own + of(BOT)) as u64;
            ended.tables += 1;
            for &address in addresses {
                person.address = address;
                person.holds_what_is_so(10_000).await;
            }
        }
        ended
    }
}
