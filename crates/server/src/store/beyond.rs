//! What a live table has to do with the other programs, the nodes, that share its database.
//!
//! All of it are hints but the log: whoever is told too late, or nothing, finds out by an append that does not win.

use std::sync::Arc;

use tokio::sync::{mpsc, watch};

use super::postgres::Node;
use super::{Code, GuestId};

/// What is known of a table beyond what this node does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beyond {
    /// Its log has at least so many rows.
    pub rows: u64,
    /// Whether this node runs its bots and its clock, as long as the node's lease lasts.
    pub ours: bool,
    /// Whether another node has it open.
    pub shared: bool,
    /// Who is connected to it at other nodes.
    pub guests: Vec<GuestId>,
}

/// What comes from beyond.
pub enum News {
    /// Something of [`Beyond`] changed.
    Changed,
    /// Something was said at another node, which is kept nowhere.
    Said(String),
}

/// A table that this node has open, until this is dropped.
pub struct Watched {
    code: Code,
    beyond: watch::Receiver<Beyond>,
    said: mpsc::Receiver<String>,
    way: Way,
}

/// The way to other nodes.
enum Way {
    /// There are none. What is never used keeps the other ends open.
    None {
        _beyond: watch::Sender<Beyond>,
        _say: mpsc::Sender<String>,
    },
    Node {
        node: Arc<Node>,
        serial: u64,
    },
}

impl Watched {
    /// A table of a database that is one program's alone.
    pub(super) fn alone(code: Code) -> Self {
        let (changes, beyond) = watch::channel(Beyond { ours: true, ..Beyond::default() });
        let (say, said) = mpsc::channel(1);
        Self { code, beyond, said, way: Way::None { _beyond: changes, _say: say } }
    }

    /// A table of a database that several may share.
    pub(super) fn shared(code: Code, node: Arc<Node>) -> Self {
        let (serial, beyond, said) = node.open(code);
        Self { code, beyond, said, way: Way::Node { node, serial } }
    }

    /// Waits for news.
    pub async fn news(&mut self) -> News {
        tokio::select! {
            // The other ends live as long as the table is open.
            _ = self.beyond.changed() => News::Changed,
            Some(said) = self.said.recv() => News::Said(said),
        }
    }

    /// What is known now.
    pub fn beyond(&mut self) -> Beyond {
        self.beyond.borrow_and_update().clone()
    }

    /// Whether this node runs the table's bots and clock now.
    pub fn is_ours(&self) -> bool {
        self.beyond.borrow().ours
            && match &self.way {
                Way::None { .. } => true,
                Way::Node { node, .. } => node.has_lease(),
            }
    }

    /// Whether guests are connected to it at other nodes, where it can go on.
    pub fn is_elsewhere(&self) -> bool {
        !self.beyond.borrow().guests.is_empty()
    }

    /// Who is connected to it at other nodes. What is news stays news.
    pub fn guests(&self) -> Vec<GuestId> {
        self.beyond.borrow().guests.clone()
    }

    /// Tells other nodes who is connected here.
    pub fn here(&self, guests: Vec<GuestId>) {
        if let Way::Node { node, .. } = &self.way {
            node.here(self.code, guests);
        }
    }

    /// Tells those who are connected elsewhere, as it is written here. Nothing of it is kept.
    pub fn say(&self, text: &str) {
        if let Way::Node { node, .. } = &self.way
            && self.beyond.borrow().shared
        {
            node.say(self.code, text);
        }
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        if let Way::Node { node, serial } = &self.way {
            node.put_away(self.code, *serial);
        }
    }
}
