//! What the list of saved games says about one.

use bots::Chooser;
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

/// Whether somebody at this device has won against a bot.
pub fn beat_bots<G: Played>(table: &LocalTable<G>) -> bool {
    let bots = table.players().iter().any(|player| matches!(player, Chooser::Bot(_)));
    let winners = || G::won_by(&table.view(Viewer::Spectator)).unwrap_or_default();
    bots && winners().iter().any(|seat| table.is_person(seat))
}
