//! What was gained flies to where the hero keeps it.

use dungeon::{Event, Piece};
use table::Seat;

use crate::games::dungeon::{Game, pictures};
use crate::platform::{page, timer};
use crate::prelude::*;
use crate::shell::Pace;
use crate::ui::Icon;

/// As long as it flies, in milliseconds.
const FLIES: u32 = 800;

/// A piece on its way: where it goes, and how far from there it begins.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Flight {
    piece: Piece,
    to: (f64, f64),
    by: (f64, f64),
}

/// The piece that is on its way, if one is.
#[component]
pub(crate) fn Prize(game: Game) -> impl IntoView {
    let flight = RwSignal::new(None::<Flight>);
    Effect::new(move |_| {
        let gained = game.shown.latest.get().and_then(gained);
        let moves = game.pace.get_untracked() != Pace::None && !game.is_skipping();
        let Some((seat, piece)) = gained.filter(|_| moves) else { return };
        // The slot is there with the next picture.
        request_animation_frame(move || {
            flight.set(measured(seat, piece));
            timer::after(FLIES, move || {
                // The screen may have been left meanwhile.
                flight.try_set(None);
            });
        });
    });
    move || {
        let Flight { piece, to, by } = flight.get()?;
        let style =
            format!("left:{:.0}px;top:{:.0}px;--x:{:.0}px;--y:{:.0}px", to.0, to.1, by.0, by.1);
        Some(view! {
            <span class="prize" style=style aria-hidden="true"><Icon name=pictures::piece(piece)/></span>
        })
    }
}

/// Who gained what.
const fn gained(event: Event) -> Option<(Seat, Piece)> {
    if let Event::Looted { seat, piece } | Event::Collected { seat, piece } = event {
        Some((seat, piece))
    } else if let Event::ChestOpened { seat } = event {
        Some((seat, Piece::Treasure))
    } else {
        None
    }
}

/// From the middle of the board to the slot, or to the card of the hero where slots are not shown.
fn measured(seat: Seat, piece: Piece) -> Option<Flight> {
    let card = format!(".hero-card:nth-child({})", seat.index() + 1);
    let slot = format!("[data-piece='{piece}']");
    let places = [format!("{card} {slot}"), format!(".belt {slot}"), format!("{card} .portrait")];
    let to = places.iter().find_map(|place| page::middle(place))?;
    let from = page::middle(".board-place")?;
    Some(Flight { piece, to, by: (from.0 - to.0, from.1 - to.1) })
}
