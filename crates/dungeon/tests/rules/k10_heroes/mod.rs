//! K10: the six heroes.

mod aderyn;
mod argentus;
mod horan;
mod taia;
mod victorius;
mod xanros;

/// A room at 1,0 with this monster north of it; the start tile lies west.
pub(crate) fn away(monster: char, lines: &str) -> String {
    format!("..  ║{monster}\n ┼@  ╩.\n {lines}")
}

/// Walls all around the room at 1,1; a tunnel runs below it.
pub(crate) const WALLS: &str = "
    ═.  ═.
    ┼@  ─.
";
