//! What a client makes of each message.

use table::Recorded;

use super::{Client, Connection, ConnectionState, Lost, News};
use crate::proof::{Seen, check};
use crate::{FromServer, FromServerOf, GuestNumber, Proof, Refused, Stage, TableNow};

impl<R: Recorded> Client<R> {
    /// Takes a message that came by this connection.
    pub fn receive(&mut self, connection: Connection, message: FromServerOf<R>) {
        if connection != self.connection {
            return;
        }
        match (self.state, message) {
            (ConnectionState::Offline, _) => {}
            (ConnectionState::Connecting | ConnectionState::Online, FromServer::Bye(bye)) => {
                self.state = ConnectionState::Offline;
                self.messages.clear();
                self.news.push_back(News::Bye(bye));
            }
            (ConnectionState::Connecting, FromServer::Welcome(welcome)) => self.welcome(welcome),
            (ConnectionState::Connecting, _)
            | (ConnectionState::Online, FromServer::Welcome(_)) => {
                self.leave(Lost::NotUnderstood);
            }
            (ConnectionState::Online, message) => self.at_the_table(message),
        }
    }

    fn at_the_table(&mut self, message: FromServerOf<R>) {
        match message {
            FromServer::Welcome(_) | FromServer::Bye(_) => {}
            FromServer::Table(table) => {
                self.at_table(table);
                self.news.push_back(News::Table);
            }
            FromServer::Fresh { viewer, sequence, link, view, log, legal, undo } => {
                let follower = table::Follower { sequence, view, log, legal };
                self.fresh(viewer, link, follower, undo);
            }
            FromServer::Update { viewer, link, update, undo } => {
                self.update(viewer, link, update, undo);
            }
            FromServer::Done { number, sequence } => {
                if self.commands.answered(number).is_some() {
                    self.news.push_back(News::Acknowledged { number, sequence });
                }
            }
            FromServer::Refused(refused) => self.refused(refused),
            FromServer::Fair(fair) => {
                self.dice_are(fair);
                self.news.push_back(News::Fair);
            }
            FromServer::Proof(proof) => self.proof(proof),
            FromServer::Said { guest, text } => {
                self.unless_muted(guest, News::Said { guest, text });
            }
            FromServer::Emoted { guest, emote } => {
                self.unless_muted(guest, News::Emoted { guest, emote });
            }
            FromServer::Pong => self.news.push_back(News::Pong),
        }
    }

    fn refused(&mut self, refused: Refused) {
        if let Some(command) = self.commands.answered(refused.number) {
            self.news.push_back(News::GivenBack { command, refused });
        }
    }

    fn unless_muted(&mut self, guest: GuestNumber, news: super::NewsOf<R>) {
        if !self.is_muted(guest) {
            self.news.push_back(news);
        }
    }

    /// Takes over the new state of the table, and drops the views of seats that this client has lost.
    pub(super) fn at_table(&mut self, table: TableNow) {
        if table.stage == Stage::Gathering {
            if self.witness.gathering() {
                self.shares.anew();
            }
            self.fair = None;
        }
        self.table = Some(table);
        let viewers = self.viewers();
        self.held.retain(|held| viewers.contains(&held.viewer));
    }

    /// The game is over: everything that was shown is compared with what is shown now.
    fn proof(&mut self, proof: Proof) {
        let Some(set_up) = &self.set_up else { return };
        let seen: Seen<'_, R> = Seen {
            set_up: set_up.hash,
            witness: &self.witness,
            shares: &self.shares,
            held: self.held.iter().map(|held| (held.viewer, &held.follower)).collect(),
        };
        let verdict = check(&proof, &seen);
        self.news.push_back(News::Proof { verdict, record: proof.record });
    }
}
