//! A client of a table without I/O: messages in, messages out, and news for whoever shows them.

mod commands;
mod connection;
mod fair;
mod follow;
mod news;
mod receive;
mod set_up;
mod shares;

use alloc::collections::{BTreeSet, VecDeque};
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use table::{BySeat, FollowerOf, MAX_SEATS, Recorded, Rules, Seat, SeatSet, Viewer};

pub use commands::MAX_UNANSWERED;
pub use connection::{Connection, ConnectionState};
pub use news::{Lost, News, NewsOf};
pub use set_up::SetUp;
pub(crate) use shares::Shares;

use crate::proof::Witness;
use crate::{Command, FairNow, FromClient, FromClientOf, GuestNumber, Memory, Numbered, TableNow};
use commands::Commands;

/// A command of a game with these rules.
pub type CommandOf<R> = Command<<R as Rules>::Action, <R as Rules>::Chance>;
/// The same with its number.
pub type NumberedOf<R> = Numbered<<R as Rules>::Action, <R as Rules>::Chance>;

/// One client at one table.
///
/// The caller opens a connection and says so ([`connected`](Self::connected)), sends whatever
/// [`next_message`](Self::next_message) gives, hands over what comes ([`receive`](Self::receive)), says when the connection
/// breaks ([`lost`](Self::lost)), and after each of these shows what [`next_news`](Self::next_news) gives.
///
/// ```
/// use protocol::{Client, Command, ConnectionState, FromClient};
/// use table::{BySeat, Seat, example::Race};
///
/// let mut client = Client::<Race>::new(17, BySeat([[0; 16]; 5])); // random bytes, of course
/// let number = client.command(Command::Claim { seat: Seat::new(0) })?;
/// let connection = client.connected();
/// assert!(matches!(client.next_message(), Some(FromClient::Hello(hello)) if hello.client == 17));
/// assert_eq!(client.state(), ConnectionState::Connecting);
/// // The command is sent when the server has said welcome, and again on every connection until it is answered.
/// assert_eq!(client.next_message(), None);
/// assert!(client.unanswered().any(|command| command.number == number));
/// client.lost(connection);
/// # Ok::<(), protocol::NotSent>(())
/// ```
pub struct Client<R: Rules> {
    /// What tells its commands from those of others.
    id: u64,
    connection: Connection,
    state: ConnectionState,
    /// Whether it was online before.
    known: bool,
    /// Whether everybody around sees the device.
    shared: bool,
    you: Option<GuestNumber>,
    set_up: Option<Arc<SetUp<R>>>,
    table: Option<TableNow>,
    fair: Option<FairNow>,
    held: Vec<Held<R>>,
    commands: Commands<R::Action, R::Chance>,
    shares: Shares,
    witness: Witness,
    muted: BTreeSet<GuestNumber>,
    messages: VecDeque<FromClientOf<R>>,
    news: VecDeque<NewsOf<R>>,
}

/// What one viewer of the client holds.
struct Held<R: Rules> {
    viewer: Viewer,
    follower: FollowerOf<R>,
    undo: bool,
}

/// Why something is not sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotSent {
    /// Too many commands wait for an answer.
    TooMany,
    /// The client holds no position that this could answer.
    NoPosition,
    /// The client is not at the table just now, and this is not kept until it is.
    NotOnline,
}

impl<R: Recorded> Client<R> {
    /// A client that nobody knows yet. Both numbers are random: `client` tells its commands from those of others,
    /// `shares` are its shares in the dice, one for each seat it may hold.
    pub fn new(client: u64, shares: BySeat<[u8; 16]>) -> Self {
        Self {
            id: client,
            connection: Connection::default(),
            state: ConnectionState::Offline,
            known: false,
            shared: false,
            you: None,
            set_up: None,
            table: None,
            fair: None,
            held: Vec::new(),
            commands: Commands::new(),
            shares: Shares::new(shares),
            witness: Witness::default(),
            muted: BTreeSet::new(),
            messages: VecDeque::new(),
            news: VecDeque::new(),
        }
    }

    /// The same client, which need not read this set-up again.
    #[must_use]
    pub fn knowing(mut self, set_up: Arc<SetUp<R>>) -> Self {
        self.set_up = Some(set_up);
        self
    }

    /// The same client on a device that everybody around sees: it has a spectator's eyes too, whatever its seats. Only
    /// before its first connection.
    #[must_use]
    pub fn shared(mut self) -> Self {
        self.shared = true;
        self
    }

    /// The same client with what another one remembered at this table, which ran on the same device: it shows what that one
    /// promised, and proves what that one has seen. Only before its first connection.
    #[must_use]
    pub fn remembering(mut self, memory: Memory) -> Self {
        let Some(bytes) = memory.bytes() else { return self };
        let [promised, shown] = [memory.promised, memory.shown].map(SeatSet::from_iter);
        self.shares = Shares::remembering(bytes, promised, shown);
        self.witness = Witness::remembering(memory.fair.map(Into::into), memory.links);
        self
    }

    /// What has to be remembered on this device, so that a client that takes this one's place still proves the game.
    pub fn memory(&self) -> Memory {
        Memory {
            shares: Seat::first(MAX_SEATS).map(|seat| self.shares.share(seat)).collect(),
            promised: self.shares.promised().iter().collect(),
            shown: self.shares.shown().iter().collect(),
            fair: self.witness.fair().map(Into::into),
            links: self.witness.links().collect(),
        }
    }

    /// What to send next, if anything.
    pub fn next_message(&mut self) -> Option<FromClientOf<R>> {
        self.messages.pop_front()
    }

    /// What happened next, if anything.
    pub fn next_news(&mut self) -> Option<NewsOf<R>> {
        self.news.pop_front()
    }

    /// Asks for something. A command that depends on the position answers the one that is held; whoever shows an older one
    /// says so with [`command_at`](Self::command_at). It is kept until it is answered and gets a number.
    ///
    /// # Errors
    /// Too many commands wait, or there is no position to answer.
    pub fn command(&mut self, command: CommandOf<R>) -> Result<u64, NotSent> {
        let answers = match &command {
            Command::Play { seat, .. } | Command::Undo { seat } => {
                let follower = self.follower(Viewer::Seat(*seat));
                Some(follower.ok_or(NotSent::NoPosition)?.sequence)
            }
            // What all viewers of this client have been shown.
            Command::Draw { .. } | Command::Correct => {
                let held = self.held.iter().map(|held| held.follower.sequence);
                Some(held.min().ok_or(NotSent::NoPosition)?)
            }
            // These are meant whatever happens meanwhile.
            Command::Withdraw { .. }
            | Command::AgreeToEnd { .. }
            | Command::Lend { .. }
            | Command::TakeBack { .. }
            | Command::Claim { .. }
            | Command::Free { .. }
            | Command::Swap { .. }
            | Command::SeatBot { .. }
            | Command::Ready { .. }
            | Command::Start
            | Command::Rematch
            | Command::Introduce { .. }
            | Command::Keep { .. }
            | Command::Remove { .. }
            | Command::HandOver { .. }
            | Command::GiveSeat { .. }
            | Command::Close => None,
        };
        self.add(answers, command)
    }

    /// Asks for something that answers the position of this sequence number, which the person saw when choosing. Once
    /// the game has gone on, it is given back.
    ///
    /// # Errors
    /// Too many commands wait.
    pub fn command_at(&mut self, sequence: usize, command: CommandOf<R>) -> Result<u64, NotSent> {
        self.add(Some(sequence), command)
    }

    fn add(&mut self, answers: Option<usize>, command: CommandOf<R>) -> Result<u64, NotSent> {
        let number = self.commands.add(answers, command).ok_or(NotSent::TooMany)?;
        if self.state == ConnectionState::Online {
            self.send_commands();
        }
        Ok(number)
    }

    /// Sends all commands that were not sent on this connection.
    fn send_commands(&mut self) {
        self.messages.extend(self.commands.unsent().map(FromClient::Command));
    }

    /// Says something to everybody. It is lost when the connection is.
    ///
    /// # Errors
    /// The client is not at the table.
    pub fn say(&mut self, text: String) -> Result<(), NotSent> {
        self.at_once(FromClient::Say { text })
    }

    /// Shows an emote. It is lost when the connection is.
    ///
    /// # Errors
    /// The client is not at the table.
    pub fn emote(&mut self, emote: u8) -> Result<(), NotSent> {
        self.at_once(FromClient::Emote { emote })
    }

    /// Asks whether the server is there.
    ///
    /// # Errors
    /// The client is not at the table.
    pub fn ping(&mut self) -> Result<(), NotSent> {
        self.at_once(FromClient::Ping)
    }

    fn at_once(&mut self, message: FromClientOf<R>) -> Result<(), NotSent> {
        if self.state != ConnectionState::Online {
            return Err(NotSent::NotOnline);
        }
        self.messages.push_back(message);
        Ok(())
    }

    /// Mutes a guest for this client, or ends that: a muted guest's lines and emotes give no news. Other guests notice nothing.
    pub fn mute(&mut self, guest: GuestNumber, mute: bool) {
        if mute {
            self.muted.insert(guest);
        } else {
            self.muted.remove(&guest);
        }
    }

    /// Whether nothing is told of what this guest says.
    pub fn is_muted(&self, guest: GuestNumber) -> bool {
        self.muted.contains(&guest)
    }

    /// Mixes more bytes that nobody else knows into a seat's share in the dice. Says whether it was early enough: what is
    /// promised stays.
    pub fn mix_in(&mut self, seat: Seat, more: &[u8]) -> bool {
        self.shares.mix_in(seat, more)
    }

    /// Whether it is at the table.
    pub fn state(&self) -> ConnectionState {
        self.state
    }

    /// Who this client is at the table, once the server has said so.
    pub fn you(&self) -> Option<GuestNumber> {
        self.you
    }

    /// The table as it was when the server last said so.
    pub fn table(&self) -> Option<&TableNow> {
        self.table.as_ref()
    }

    /// The set-up, with the rules of the game.
    pub fn set_up(&self) -> Option<&Arc<SetUp<R>>> {
        self.set_up.as_ref()
    }

    /// How far the dice are, once they are being made.
    pub fn fair(&self) -> Option<&FairNow> {
        self.fair.as_ref()
    }

    /// Whose eyes this client has.
    pub fn viewers(&self) -> Vec<Viewer> {
        let (Some(table), Some(you)) = (&self.table, self.you) else { return Vec::new() };
        table.viewers_of(you, self.shared)
    }

    /// What this viewer holds, if it is one of this client's and the game has begun.
    pub fn follower(&self, viewer: Viewer) -> Option<&FollowerOf<R>> {
        self.held_by(viewer).map(|held| &held.follower)
    }

    /// Whether this viewer's last command can be taken back.
    pub fn can_undo(&self, viewer: Viewer) -> bool {
        self.held_by(viewer).is_some_and(|held| held.undo)
    }

    fn held_by(&self, viewer: Viewer) -> Option<&Held<R>> {
        self.held.iter().find(|held| held.viewer == viewer)
    }

    /// The commands that wait for an answer, oldest first.
    pub fn unanswered(&self) -> impl Iterator<Item = &NumberedOf<R>> {
        self.commands.waiting()
    }
}

impl core::fmt::Display for NotSent {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::TooMany => "too many commands wait for an answer",
            Self::NoPosition => "there is no position that this could answer",
            Self::NotOnline => "the client is not at the table",
        })
    }
}

impl core::error::Error for NotSent {}
