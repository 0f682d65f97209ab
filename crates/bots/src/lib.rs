//! Players that get a view and the legal actions, never a state: nobody here can see more than the
//! player on that seat.
//!
//! ```
//! use bots::{Bot, BotPlayer};
//! use dungeon::{Content, Dungeon, Setup};
//! use table::{PlayoutLuck, Rules, Step, Turn, Viewer};
//!
//! let rules = Dungeon::new(Content::karak(), Setup::with_heroes("horan, taia").unwrap()).unwrap();
//! let (mut state, mut legal) = (rules.start(), Vec::new());
//! let mut player = BotPlayer::new(&rules);
//! let mut luck = PlayoutLuck::new(7);
//! for _ in 0..100 {
//!     let step = match rules.turn(&state) {
//!         Turn::Over => break,
//!         Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
//!         Turn::Seat(seat) => {
//!             rules.legal_actions(&state, &mut legal);
//!             let view = || rules.view(&state, Viewer::Seat(seat));
//!             Step::Act(player.choose(&rules, Bot::Normal, view, &legal, &mut luck))
//!         }
//!     };
//!     rules.apply(&mut state, step, &mut ()).unwrap();
//! }
//! ```
#![no_std]

extern crate alloc;

mod bot;
mod chooser;
pub mod dungeon;
pub mod goblin;
mod model;
mod player;
mod recap;
mod review;
mod search;

pub use bot::{Bot, DEFAULT_ITERATIONS, MOST_ITERATIONS};
pub use chooser::Chooser;
pub use model::{Judged, Model};
pub use player::{BotPlayer, Bots, Budget, Grounds, Hint};
pub use recap::{
    Cause, Fight, FightNews, Fought, Lead, Moment, Recap, Retold, SeatLuck, TurningPoint, recap,
};
pub use review::{Decided, Drawn, Mark, Review, ReviewOf, Reviewed, SeatReview, review};
pub use search::Searched;
