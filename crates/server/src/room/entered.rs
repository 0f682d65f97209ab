//! What a table's log consists of: every row is one of these, and a table is what its rows come to.

use protocol::{Bytes16, Bytes32, FairNow, GameName, GuestNumber, Settings, Sitter};
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::store::GuestId;

/// One row of a table's log. Rows that were ever written stay readable: fields are only added, with a default.
///
/// No `Debug`: rows hold the dice's secrets, and cards that nobody has seen.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entered {
    /// Always the first.
    Opened(Opened),
    /// Somebody came for the first time, and has the next number from now on.
    Joined { guest: GuestId },
    /// A seat is this sitter's now.
    Sat { seat: Seat, sitter: Sitter },
    /// Two seats changed places.
    Swapped { one: Seat, other: Seat },
    /// A guest is ready to begin, or no longer is.
    Ready { guest: GuestNumber, ready: bool },
    /// The table is kept like this.
    Kept { settings: Settings },
    /// The table has another host.
    Host { guest: GuestNumber },
    /// A guest was sent away.
    Removed { guest: GuestNumber },
    /// A player would like to change places with another.
    Wished { from: Seat, to: Seat },
    /// Seats and set-up are frozen, and the server has chosen its secret.
    Froze { secret: Bytes32 },
    /// A seat has promised a share.
    Sealed { seat: Seat, hash: Bytes32 },
    /// Everybody has promised, and shares are shown from now on.
    Promised { fair: FairNow },
    /// A seat has shown its share, and is not silent from now on; if it is not the share that was promised, it is.
    Shown { seat: Seat, bytes: Bytes16 },
    /// The dice did not come about: players are asked again whether they are ready.
    Thawed,
    /// The dice are made, and the game can begin.
    Began { shares: Vec<Bytes16>, fair: FairNow },
    /// An entry of the game's record.
    Game {
        entry: String,
        /// Milliseconds that the acting seat used of its clock since the entry before.
        #[serde(default)]
        used: u64,
        /// The same of what it may be without a connection.
        #[serde(default)]
        lost: u64,
    },
    /// A player agrees to end the game here, or no longer does.
    Agreed { seat: Seat, agrees: bool },
    /// The next game is at this table.
    Rematch { code: String },
    /// The host has closed the table.
    Closed,
}

/// How a table was opened.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Opened {
    pub(crate) game: GameName,
    /// The set-up lines of a record.
    pub(crate) set_up: String,
    pub(crate) settings: Settings,
    /// Who opened it: guest number 0.
    pub(crate) host: GuestId,
}

impl Entered {
    /// The game of a table that begins with this row.
    pub(crate) fn game(&self) -> Option<GameName> {
        if let Self::Opened(opened) = self { Some(opened.game) } else { None }
    }

    /// Whether it can be there only before dice are made.
    pub(crate) fn is_of_gathering(&self) -> bool {
        match self {
            Self::Sat { .. }
            | Self::Swapped { .. }
            | Self::Wished { .. }
            | Self::Ready { .. }
            | Self::Froze { .. } => true,
            Self::Opened(_)
            | Self::Joined { .. }
            | Self::Kept { .. }
            | Self::Host { .. }
            | Self::Removed { .. }
            | Self::Sealed { .. }
            | Self::Promised { .. }
            | Self::Shown { .. }
            | Self::Thawed
            | Self::Began { .. }
            | Self::Game { .. }
            | Self::Agreed { .. }
            | Self::Rematch { .. }
            | Self::Closed => false,
        }
    }

    /// Whether others see the table with it, or see something else.
    pub(crate) fn changes_eyes(&self) -> bool {
        matches!(self, Self::Sat { .. } | Self::Swapped { .. } | Self::Began { .. })
    }

    pub(crate) fn to_body(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    pub(crate) fn from_body(body: &str) -> Option<Self> {
        serde_json::from_str(body).ok()
    }
}
