//! A hero's figure.

use dungeon::Hero;

use super::picture;
use crate::games::dungeon::pictures;

/// A pawn in the hero's colour with the hero's picture; its foot is in the middle.
pub fn pawn(hero: Option<Hero>) -> String {
    let (name, icon) =
        hero.map_or(("none", "icon-human"), |hero| (hero.name(), pictures::hero(hero)));
    format!(
        r#"<g class="pawn hero-{name}"><ellipse class="pawn-base" cy="-0.5" rx="14" ry="5.6"/><path class="pawn-body" d="M-5 -17C-6 -9 -9 -6 -12.5 -2A12.5 4.6 0 0 0 12.5 -2C9 -6 6 -9 5 -17Z"/><path class="pawn-light" d="M-4 -17C-5 -9 -8 -6 -11.5 -2A12 4.4 0 0 0 -3 2C-4 -5 -2 -10 -1.5 -17Z"/><circle class="pawn-head" cy="-28" r="14.5"/><circle class="pawn-face" cy="-28" r="12"/>{}</g>"#,
        picture(icon, 20.0, 0.0, -28.0, "pawn-icon")
    )
}
