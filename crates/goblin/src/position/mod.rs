//! Positions as text: a line for each level and each seat, for tests, bug reports and puzzles.
//!
//! ```
//! use goblin::{Content, Goblin, Setup, position};
//!
//! let rules = Goblin::new(Content::goblin(), Setup::with_heroes("horan, taia").unwrap()).unwrap();
//! let state = position::read(&rules, "
//!     turn: 1 7
//!     I: I.1 I.2 I.9
//!     pawnshop: II.3
//!     seat 1: hit-points 3; hand s1 s2 s5; keys I; potions strength healing
//!     battle: I.9; chain s3
//! ").unwrap();
//! assert_eq!(state.active_player().hit_points, 3);
//! assert_eq!(position::read(&rules, &position::show(&rules, &state)), Ok(state));
//! ```
//!
//! A position is a moment in which a turn begins or, with a line `battle`, one of card play. Cards
//! are called by their numbers, `none` is an empty list, `#` begins a comment, and what is not said
//! is as it would be at the beginning:
//!
//! - `turn: 1 7` is the seat and the number of the turn, `lord: X.2` the lord.
//! - `I: I.1 I.2 - - - top - gate I.k1 beaten I.k3`: the row, where `-` is a gap; the deck's top card;
//!   the gatekeeper on top of the pile, and those that were there before. Places that are left out are
//!   filled with the lowest numbers that lie nowhere else. All others are below the top card, unless
//!   `below II.7 II.8` (or `none`) or an empty deck says that they have left the game.
//! - `pawnshop: I.9 II.3`, `gone: I.4` for what left the game, `potions: 2 strength, 4 healing` for
//!   piles that do not hold all that nobody has.
//! - `seat 1: hit-points 3; hand s1 s2 II.4; deck starting (I.7) (starting); discard s4; weapon I.12;
//!   armour I.13; potions strength; keys I II`. The deck is listed from its top card: `?` is a card of
//!   which nothing is known, `starting` some starting card, `s3` one that Taia has put there, and in
//!   brackets is what only its owner knows, who has arranged the deck. `hiding` are the won cards in
//!   slots with `?`, as in `deck starting ? ? hiding II.3`; starting cards that are in no list are
//!   hidden too. A seat that withdrew is `gone`; `hero taia` says who plays where the set-up leaves it
//!   to chance.
//! - `battle: I.3; chain s1 II.2; countered blue after 1; defied s1 attack; doubled II.2 attack`. A curse
//!   was countered before all cards unless it says after how many.

mod battle;
mod level;
mod player;
mod read;
mod reader;
mod show;

pub use read::read;
pub use show::{has_text, show};
