//! Positions as text: a small map and a line for each hero, for tests, bug reports and puzzles.
//!
//! ```
//! use dungeon::{Content, Dungeon, Setup, position};
//!
//! let rules = Dungeon::new(Content::karak(), Setup::with_heroes("horan, aderyn").unwrap()).unwrap();
//! let state = position::read(&rules, "
//!     ..  ║k  ..
//!     ─.  ┼@  ╗c
//!
//!     1: 0,0 hp 3 sword daggers bolt
//!     2: 1,0 cursed
//!     turn: 1
//! ").unwrap();
//! assert_eq!(state.tiles().len(), 4);
//! assert_eq!(state.hero(table::Seat::new(0)).hit_points, 3);
//! ```
//!
//! Each cell of the map is two characters, cells are separated by spaces, north is up. The first
//! character shows the exits (`┼ ├ ─ ┐` …, double lines `╬ ╠ ═ ╗` … for rooms), the second what is
//! there: `@` the start tile, `+` a fountain, `*` a gate, `.` nothing; in rooms `r s m t w k f d` a
//! monster by its letter, `c` a chest, `1 2 3` daggers, sword, axe, `b` a bolt, `p` a portal, `y` a
//! key, `$` a treasure. `..` is no tile.
//!
//! A hero's line is the seat's number, the place, and what differs from the start: `hp 3`, pieces,
//! `cursed`, `refuge 0,1` (where the last move began, K4.3), `gone` for a seat that has left, `hero taia` where the
//! set-up leaves the hero to chance. `turn: 1` begins that seat's turn; `turn: 1 number 7 moves 2 from 0,0` continues
//! one. `stack:` and `bag:` give what is left (`none`, or `3 room cross, 1 gate straight`); without
//! them it is the content less what lies on the map (for a tile the content has not, another one).
//!
//! What heroes carry need not have been won anywhere, so that puzzles are short. But a position that contradicts itself
//! is refused: loose tiles, a game that would be over, heroes who cannot stand where they are.

mod glyph;
mod map;
mod read;
mod show;

pub use glyph::{exits_glyph, thing_mark};
pub use read::{read, sketch};
pub use show::{has_text, show};
