//! What a client tells whoever shows the table.

use alloc::string::String;

use table::{Rules, SectionOf, Update, Viewer};

use crate::{Bye, Cheat, GuestNumber, Numbered, Refused, Verdict};

/// The news of a game with these rules.
pub type NewsOf<R> =
    News<<R as Rules>::Seen, SectionOf<R>, <R as Rules>::Action, <R as Rules>::Chance>;

/// Something happened that people may want to see.
#[derive(Clone, PartialEq, Debug)]
pub enum News<E, S, A, C> {
    /// The server has answered: the client is at the table.
    Online {
        /// Whether it had been there before. What was missed follows as news, in order.
        again: bool,
    },
    /// The client has left the table.
    Lost(Lost),
    /// Something about the table has changed.
    Table,
    /// A viewer of this client has a new start: what was shown before need not lead to it.
    Fresh {
        /// Which.
        viewer: Viewer,
    },
    /// A viewer of this client has seen this. The client holds the position after it.
    Updated {
        /// Which.
        viewer: Viewer,
        /// What to show.
        update: Update<E, S, A>,
    },
    /// A command has come into effect and will not be lost.
    Acknowledged {
        /// Which command.
        number: u64,
        /// The sequence number of the game after it.
        sequence: usize,
    },
    /// A command has not come into effect and never will.
    GivenBack {
        /// Which command.
        command: Numbered<A, C>,
        /// Why.
        refused: Refused,
    },
    /// Somebody said something.
    Said {
        /// Who.
        guest: GuestNumber,
        /// What.
        text: String,
    },
    /// Somebody showed an emote.
    Emoted {
        /// Who.
        guest: GuestNumber,
        /// Which.
        emote: u8,
    },
    /// The making of the dice goes on.
    Fair,
    /// The server does what no honest one does. It comes once for each thing.
    Caught(Cheat),
    /// The game is over, and this is what its proof proves.
    Proof {
        /// What was found.
        verdict: Verdict,
        /// The whole record.
        record: String,
    },
    /// The server is there.
    Pong,
    /// The server has ended the connection.
    Bye(Bye),
}

/// Why a client has left the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// The connection broke.
    Connection,
    /// Something is missing in what the server sent: a new connection gives a new start. The caller ends this one.
    Gap,
    /// The server said what no server says, or its set-up cannot be read. The caller ends the connection.
    NotUnderstood,
}
