//! Somebody at a table: the protocol's client, what it is told and what it tells.

use std::io::Write;
use std::sync::Arc;

use anyhow::Result;
use bots::BotPlayer;
use protocol::{Client, CommandOf, Connection, ConnectionState, FromServerOf, NotSent, TableNow};
use table::{BySeat, Seat, Viewer};
use words::{Arg, Key, Words, key};

use super::address::Server;
use super::ask::Asked;
use super::line::{Line, Vocabulary};
use super::names;
use crate::cli::MapStyle;
use crate::game::{Playable, TerminalStyle};
use crate::terminal::{Shown, Teller, width};

/// Marks around names that tell which way letters run: terminals do not know them, and screen readers may read them out.
pub(super) const MARKS: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Why somebody leaves the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// They have had enough, or there is nothing more to come.
    Ends,
    /// The next game is at this table.
    Moves(String),
}

/// How people are spoken to.
pub(super) struct Manner {
    pub(super) words: Words,
    pub(super) map: MapStyle,
}

/// What was told already.
pub(super) struct Past<G: Playable> {
    /// The table as it was told last.
    pub(super) table: Option<TableNow>,
    pub(super) shown: Shown<G>,
    /// How many events of the log.
    pub(super) events: usize,
    /// Whose decision is waited for.
    pub(super) acting: Option<Seat>,
    /// How the game ended.
    pub(super) ended: bool,
    /// The whole record, when the game is over.
    pub(super) record: Option<String>,
}

/// One guest at one table.
pub(super) struct Session<G: Playable, O> {
    pub(super) client: Client<G>,
    /// The connection that is open.
    connection: Option<Connection>,
    /// Without names: for what is told of the table itself.
    pub(super) plain: Words,
    /// With the names of people.
    pub(super) words: Words,
    pub(super) vocabulary: Vocabulary,
    map: MapStyle,
    pub(super) server: Server,
    output: O,
    /// A sign that an answer is waited for stands at the beginning of the line.
    prompted: bool,
    pub(super) past: Past<G>,
    pub(super) asked: Option<Asked<G>>,
    /// Something was taken back: even what would only be confirmed is asked.
    pub(super) hold: bool,
    /// What has to be typed again to be sure.
    pub(super) unsure: Option<Line>,
    /// Another game was asked for here.
    pub(super) rematch: bool,
    pub(super) color: Option<u8>,
    pub(super) bots: Option<BotPlayer<G>>,
    pub(super) next: Option<Next>,
}

impl<G: Playable, O: Write> Session<G, O> {
    pub(super) fn new(
        (client, shares): (u64, BySeat<[u8; 16]>),
        Manner { words, map }: Manner,
        server: Server,
        color: Option<u8>,
        output: O,
    ) -> Self {
        Self {
            client: Client::new(client, shares),
            connection: None,
            vocabulary: Vocabulary::new(&words),
            words: words.calling(Vec::new()),
            plain: words,
            map,
            server,
            output,
            prompted: false,
            past: Past {
                table: None,
                shown: None,
                events: 0,
                acting: None,
                ended: false,
                record: None,
            },
            asked: None,
            hold: false,
            unsure: None,
            rematch: false,
            color,
            bots: None,
            next: None,
        }
    }

    /// A connection was opened.
    pub(super) fn connected(&mut self) {
        self.connection = Some(self.client.connected());
    }

    /// The connection is gone.
    pub(super) fn lost(&mut self) -> Result<()> {
        if let Some(connection) = self.connection.take() {
            self.client.lost(connection);
        }
        self.tell_news()
    }

    /// A text came by the connection. Says whether it was a message.
    pub(super) fn receive(&mut self, text: &str) -> Result<bool> {
        let (Some(connection), Ok(message)) = (self.connection, FromServerOf::<G>::read(text))
        else {
            return Ok(false);
        };
        self.client.receive(connection, message);
        self.tell_news()?;
        Ok(true)
    }

    /// What is to be sent next.
    pub(super) fn next_message(&mut self) -> Option<String> {
        self.client.next_message().map(|message| message.write())
    }

    /// Whether the connection is still of use to the client.
    pub(super) fn is_connected(&self) -> bool {
        self.client.state() != ConnectionState::Offline
    }

    /// Whether the client is at the table.
    pub(super) fn is_online(&self) -> bool {
        self.client.state() == ConnectionState::Online
    }

    /// Whether something waits for the server's answer.
    pub(super) fn waits(&self) -> bool {
        self.client.unanswered().next().is_some()
    }

    /// Asks for something. What cannot be sent now is told.
    pub(super) fn command(&mut self, command: CommandOf<G>) -> Result<()> {
        let sent = self.client.command(command);
        self.sent(sent.map(|_| ()))
    }

    pub(super) fn sent(&mut self, sent: Result<(), NotSent>) -> Result<()> {
        match sent {
            Ok(()) if self.is_online() || !self.has_been_online() => Ok(()),
            Ok(()) => self.say(key::JOIN_LATER, &[]),
            Err(NotSent::NotOnline) => self.say(key::JOIN_NOT_SAID, &[]),
            Err(NotSent::TooMany) => self.say(key::JOIN_TOO_MANY, &[]),
            Err(NotSent::NoPosition) => self.say(key::JOIN_NOT_BEGUN, &[]),
        }
    }

    /// Whether the server has let this client in before.
    pub(super) fn has_been_online(&self) -> bool {
        self.past.table.is_some()
    }

    /// Through whose eyes the game is told: those of the first own seat, or a spectator's.
    pub(super) fn eyes(&self) -> Option<Viewer> {
        self.client.viewers().first().copied()
    }

    /// The seats of this guest.
    pub(super) fn own_seats(&self) -> Vec<Seat> {
        let (Some(table), Some(you)) = (self.client.table(), self.client.you()) else {
            return Vec::new();
        };
        table.seats_of(you).collect()
    }

    /// The rules, once they are known.
    pub(super) fn rules(&self) -> Option<Arc<G>> {
        self.client.set_up().map(|set_up| Arc::clone(&set_up.rules))
    }

    pub(super) fn screen(&self) -> TerminalStyle {
        TerminalStyle { lettering: self.map.lettering(), columns: width() }
    }

    /// Tells what a viewer sees, once there is a game.
    pub(super) fn telling(
        &self,
        viewer: Viewer,
        tell: impl FnOnce(&Teller<'_, G>) -> String,
    ) -> Option<String> {
        let (rules, follower) = (self.rules()?, self.client.follower(viewer)?);
        let (words, screen) = (&self.words, self.screen());
        Some(tell(&Teller { rules: &rules, words, view: &follower.view, screen }))
    }

    /// A sentence.
    pub(super) fn say(&mut self, key: Key, args: &[(&str, Arg<'_>)]) -> Result<()> {
        let text = self.plain.say(key, args);
        self.write(&format!("{text}\n"))
    }

    /// Lines of text.
    pub(super) fn write(&mut self, text: &str) -> Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        if std::mem::take(&mut self.prompted) {
            writeln!(self.output)?;
        }
        write!(self.output, "{}", text.replace(MARKS, ""))?;
        Ok(())
    }

    /// Somebody typed a line, so that the cursor is at the beginning of the next.
    pub(super) fn typed(&mut self) {
        self.prompted = false;
    }

    /// Everything is told: shows whether an answer is waited for.
    pub(super) fn settle(&mut self) -> Result<()> {
        self.go_on()?;
        if self.asked.is_some() && !self.prompted {
            write!(self.output, "> ")?;
            self.prompted = true;
        }
        self.flush()
    }

    /// Everything is told, and nothing more is asked.
    pub(super) fn flush(&mut self) -> Result<()> {
        self.output.flush()?;
        Ok(())
    }

    /// People are called by their names from now on.
    pub(super) fn learn_names(&mut self, table: &TableNow) {
        self.words = self.plain.calling(names::by_seat(table));
    }
}
