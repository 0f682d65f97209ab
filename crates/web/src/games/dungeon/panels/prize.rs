//! What was gained flies to where the hero keeps it.

use dungeon::{Event, Inventory, Piece};
use table::Seat;
use words::Arg;

use crate::games::dungeon::{Game, pictures};
use crate::platform::{page, timer};
use crate::prelude::*;
use crate::shell::{Pace, Speech};
use crate::ui::Icon;

/// As long as it flies, in milliseconds; what is worth points is looked at before.
const FLIES: u32 = 800;
const SHINES: u32 = 1900;

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
    let speech = expect_context::<Speech>();
    let flight = RwSignal::new(None::<Flight>);
    Effect::new(move |_| {
        let gained = game.shown.latest.get().and_then(gained);
        let moves = game.pace.get_untracked() != Pace::None && !game.is_skipping();
        let Some((seat, piece)) = gained.filter(|_| moves) else { return };
        // The slot is there with the next picture.
        request_animation_frame(move || {
            flight.set(measured(seat, piece));
            let flies = if points(piece) > 0 { SHINES } else { FLIES };
            timer::after(flies, move || {
                // The screen may have been left meanwhile.
                flight.try_set(None);
            });
        });
    });
    move || {
        let Flight { piece, to, by } = flight.get()?;
        let style =
            format!("left:{:.0}px;top:{:.0}px;--x:{:.0}px;--y:{:.0}px", to.0, to.1, by.0, by.1);
        let halves = points(piece);
        let scores = halves > 0;
        let gained = scores.then(|| {
            let points = ("points", Arg::Halves(halves.into()));
            let gained = speech.say(key::UI_POINTS_COUNT, &[points]);
            view! { <b>{format!("+{gained}")}</b> }
        });
        Some(view! {
            <span class="prize" class:treasure=scores style=style aria-hidden="true">
                <Icon name=pictures::piece(piece)/>
                {gained}
            </span>
        })
    }
}

/// What it is worth, in halves.
fn points(piece: Piece) -> u8 {
    let mut gained = Inventory::default();
    gained.add(piece);
    gained.points().halves
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
