//! How everything on the board is drawn: each function gives the inside of an SVG group, around its own middle.
//!
//! Drawings are text, so that a tile is set into the page at once; nothing in them comes from outside the program.
//! Classes are those of `board.css`.

mod decor;
mod defs;
mod floor;
mod grain;
mod masonry;
mod pawn;
mod thing;
mod tile;

pub(super) use defs::DEFS;
pub(super) use pawn::pawn;
pub(super) use thing::thing;
pub(super) use tile::tile;

/// A picture of the sprite, so large, with its middle here.
fn picture(name: &str, size: f64, x: f64, y: f64, class: &str) -> String {
    let (left, top) = (x - size / 2.0, y - size / 2.0);
    format!(
        r##"<use href="#{name}" x="{left:.1}" y="{top:.1}" width="{size}" height="{size}" class="{class}"/>"##
    )
}
