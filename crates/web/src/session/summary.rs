//! What the list of saved games says about one.

use bots::Chooser;
use table::{Seat, Seating, Viewer};

use super::{LocalTable, Played};
use crate::shell::{Summary, people};

/// What people are called, by seat. Records come from anywhere: what is no name is none.
pub(super) fn names(seating: &Seating) -> Vec<Option<String>> {
    let name = |seat| seating.name(seat).and_then(people::name);
    Seat::first(seating.len()).map(name).collect()
}

/// What people are called; nothing where nobody is called anything.
pub(super) fn named(names: &[Option<String>]) -> Vec<String> {
    let anybody = names.iter().any(Option::is_some);
    let name = |name: &Option<String>| name.clone().unwrap_or_default();
    if anybody { names.iter().map(name).collect() } else { Vec::new() }
}

/// The seats that have won.
pub(super) fn winners<G: Played>(view: &G::View) -> Vec<usize> {
    let seats = G::won_by(view).map(|winners| winners.iter().map(Seat::index).collect());
    seats.unwrap_or_default()
}

/// About this game.
pub fn summary<G: Played>(table: &LocalTable<G>) -> Summary {
    let view = table.view(Viewer::Spectator);
    let name = |seat: Seat| G::hero(&view, seat).unwrap_or_default().to_owned();
    Summary {
        game: G::GAME.to_owned(),
        heroes: Seat::first(table.players().len()).map(name).collect(),
        players: table.players().iter().map(ToString::to_string).collect(),
        names: named(&table.names()),
        colors: Vec::new(),
        winners: winners::<G>(&view),
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
