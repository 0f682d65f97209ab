//! Karak: heroes explore a dungeon tile by tile, fight for loot, and race for its treasure.
//!
//! The numbers in comments (`K4.3`) are the rules of `docs/rules/dungeon.md`.
//!
//! ```
//! use dungeon::{Content, Dungeon, Setup};
//! use table::{PlayoutLuck, Luck, Rules, Step, Turn};
//!
//! let rules = Dungeon::new(Content::karak(), Setup::with_heroes("horan, taia").unwrap()).unwrap();
//! let (mut state, mut actions) = (rules.start(), Vec::new());
//! let mut luck = PlayoutLuck::new(7);
//! for _ in 0..100 {
//!     let step = match rules.turn(&state) {
//!         Turn::Over => break,
//!         Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
//!         Turn::Seat(_) => {
//!             rules.legal_actions(&state, &mut actions);
//!             Step::Act(actions[luck.below(actions.len() as u32) as usize])
//!         }
//!     };
//!     rules.apply(&mut state, step, &mut ()).unwrap();
//! }
//! assert!(state.tiles().len() > 1, "the dungeon grows");
//! ```
#![no_std]

extern crate alloc;

mod action;
mod astray;
mod changes;
#[cfg(feature = "conformance")]
mod conform;
mod conserved;
mod content;
mod contradictions;
mod event;
mod fingerprint;
mod grid;
mod hero;
mod inventory;
pub mod odds;
mod phase;
mod play;
pub mod position;
pub mod reach;
mod refusal;
mod setup;
mod sound;
mod state;
mod tile;
mod token;
mod view;
mod ways;
mod weapons;

pub use action::{Action, Chance, Dice};
pub use astray::{Astray, astray};
pub use content::{Content, MAX_TILES};
pub use event::{Event, FightResult};
pub use fingerprint::recount;
pub use grid::{Direction, Exits, Place};
pub use hero::Hero;
pub use inventory::{Inventory, Points};
pub use phase::{Decision, Draw, Ending, Fight, LootFrom, Phase};
pub use play::Dungeon;
pub use refusal::Refusal;
pub use setup::{First, Goals, MAX_TURN_LIMIT, RULES_VERSION, Setup, SetupFault, SetupFaults};
pub use state::{FULL_HIT_POINTS, HeroState, LaidTile, MOVES, Past, State, Thing, TileIndex};
pub use tile::{Shape, TileKind, TileType};
pub use token::{ByMonster, Monster, Piece, Token};
pub use view::{BattleView, HeroView, ResultView, Section, SupplyView, TileView, TurnView, View};
pub use ways::{WayStep, Ways};
pub use weapons::WeaponBonus;

/// The example of the README is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
