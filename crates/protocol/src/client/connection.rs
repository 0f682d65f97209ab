//! Connections of a client: one after the other, never two.

use alloc::sync::Arc;

use table::Recorded;

use super::{Client, Lost, News, SetUp};
use crate::{FromClient, Have, Hello, VERSION, Welcome};

/// One connection of a client. What comes by an earlier one is ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Connection(u64);

/// Whether a client is at its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConnectionState {
    /// There is no connection.
    Offline,
    /// The client has said hello.
    Connecting,
    /// The server has said welcome.
    Online,
}

impl<R: Recorded> Client<R> {
    /// A connection was opened: the client says hello. An earlier one is forgotten.
    pub fn connected(&mut self) -> Connection {
        self.connection.0 += 1;
        self.state = ConnectionState::Connecting;
        self.commands.new_connection();
        self.shares.new_connection();
        self.messages.clear();
        let have = self.held.iter().filter_map(|held| {
            let sequence = held.follower.sequence;
            let link = self.witness.link_at(sequence)?;
            Some(Have { viewer: held.viewer, sequence, link })
        });
        let hello = Hello {
            protocol: VERSION,
            client: self.id,
            connection: self.connection.0,
            have: have.collect(),
            shared: self.shared,
        };
        self.messages.push_back(FromClient::Hello(hello));
        self.connection
    }

    /// A connection broke, or was closed.
    pub fn lost(&mut self, connection: Connection) {
        if connection == self.connection {
            self.leave(Lost::Connection);
        }
    }

    /// Nothing more is taken from this connection.
    pub(super) fn leave(&mut self, lost: Lost) {
        if self.state != ConnectionState::Offline {
            self.state = ConnectionState::Offline;
            self.messages.clear();
            self.news.push_back(News::Lost(lost));
        }
    }

    /// The server has let the client in.
    pub(super) fn welcome(&mut self, welcome: Welcome) {
        let Welcome { protocol, program: _, you, game: _, set_up, table, fair } = welcome;
        if protocol != VERSION {
            return self.leave(Lost::NotUnderstood);
        }
        if !self.set_up.as_ref().is_some_and(|known| known.is_of(&set_up)) {
            match SetUp::read(&set_up) {
                Ok(set_up) => self.set_up = Some(Arc::new(set_up)),
                Err(_) => return self.leave(Lost::NotUnderstood),
            }
        }
        self.state = ConnectionState::Online;
        self.you = Some(you);
        self.news.push_back(News::Online { again: self.known });
        self.known = true;
        self.at_table(table);
        if let Some(fair) = fair {
            self.dice_are(fair);
        }
        self.send_commands();
    }
}
