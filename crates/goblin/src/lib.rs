//! Karak: Goblin: heroes chain action cards by color to beat the monsters of three caverns, and win
//! better cards from them, until one of them beats the lord of all monsters.
//!
//! The numbers in comments (`G4.3`) are the rules of `docs/rules/goblin.md`.
//!
//! ```
//! use goblin::{Content, Goblin, Setup};
//! use table::{Luck, PlayoutLuck, Rules, Step, Turn};
//!
//! let rules = Goblin::new(Content::goblin(), Setup::with_heroes("horan, taia").unwrap()).unwrap();
//! let (mut state, mut actions) = (rules.start(), Vec::new());
//! let mut luck = PlayoutLuck::new(7);
//! for _ in 0..200 {
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
//! assert!(state.turn() > 1, "turns go by");
//! ```
#![no_std]

extern crate alloc;

mod action;
mod card;
#[cfg(feature = "conformance")]
mod conform;
mod conserved;
mod content;
mod deck;
mod event;
mod hit_points;
mod kinds;
mod number;
mod options;
mod phase;
mod play;
pub mod position;
mod refusal;
mod setup;
pub mod solver;
mod sound;
mod state;
mod view;

pub use action::{Action, Back, Chance};
pub use card::{ActionCard, Equipment, MonsterCard, Reward};
pub use content::{Content, Cost, MAX_ATTACK, MAX_EFFECT, MAX_HIT_POINTS, MAX_NAME};
pub use deck::{CardSet, Deck, MAX_CARDS, Slot, SlotCard};
pub use event::{Event, Seen, Shown};
pub use hit_points::{HIT_POINTS, HitPoints};
pub use kinds::{
    ByColor, ByEquipment, ByHero, ByLevel, ByPotion, Color, Colors, Curse, Curses, Effect,
    EquipmentKind, Hero, Keys, Level, Potion, Potions,
};
pub use number::{
    Card, GATEKEEPERS, LORDS, MONSTERS, Monster, MonsterKind, ORDINARY, REWARDS, STARTING_CARDS,
    Starting, Won,
};
pub use options::{CursedHand, Edition, NewDeck, Options, Resolution, Switch};
pub use phase::{Decision, Draw, Ending, Phase, Product, Source, Spot};
pub use play::{Goblin, Totals};
pub use refusal::Refusal;
pub use setup::{First, MAX_TURN_LIMIT, RULES_VERSION, Setup, SetupFault, SetupFaults};
pub use state::{Battle, Cavern, Countered, Doubled, Drawing, Player, ROW, SEATS, State, Visit};
pub use view::{
    BattleView, CavernView, DeckView, HandView, Known, PlayerView, ResultView, Section, SlotView,
    TownView, TurnView, View,
};
