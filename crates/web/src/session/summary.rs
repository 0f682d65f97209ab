//! What the list of saved games says about one.

use table::{Seat, Viewer};

use super::{LocalTable, Played};
use crate::shell::Summary;

/// About this game.
pub fn summary<G: Played>(table: &LocalTable<G>) -> Summary {
    let view = table.view(Viewer::Spectator);
    let name = |seat: Seat| G::hero(&view, seat).unwrap_or_default().to_owned();
    Summary {
        game: G::GAME.to_owned(),
        heroes: Seat::first(table.players().len()).map(name).collect(),
        players: table.players().iter().map(ToString::to_string).collect(),
        turn: G::turn_number(&view),
        over: G::won_by(&view).is_some(),
        watched: false,
        saved: 0.0,
    }
}
