//! How everything on the board is drawn: each function gives the inside of an SVG group, around its own middle.
//!
//! Drawings are text, so that a tile is set into the page at once; nothing in them comes from outside the program.
//! Classes are those of `board.css`, gradients and what is drawn many times those of `drawings.html`.

mod decor;
mod floor;
mod grain;
mod masonry;
mod pawn;
mod thing;
mod tile;

pub(super) use pawn::pawn;
pub(in crate::games::dungeon) use thing::thing;
pub(in crate::games::dungeon) use tile::tile;

use crate::ui::decimal::tenths;

/// A picture of the sprite, so large, with its middle here.
fn picture(name: &str, size: f64, x: f64, y: f64, class: &str) -> String {
    let [left, top, size] = [x - size / 2.0, y - size / 2.0, size].map(tenths);
    format!(
        r##"<use href="#{name}" x="{left}" y="{top}" width="{size}" height="{size}" class="{class}"/>"##
    )
}
