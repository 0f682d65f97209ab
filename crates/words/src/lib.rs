//! Every sentence a person reads, in English, Czech, German and Polish.
//!
//! The texts are the [Fluent](https://projectfluent.org) files of `text/`, one for each language. Nouns are
//! messages whose attributes are their forms (cases, articles, gender), so that sentences are right in every
//! language: see the comment at the top of each file. [`Words::say`] puts a sentence together; [`dungeon`]
//! and [`goblin`] know which sentence belongs to which action, event or refusal.
//!
//! ```
//! use words::{Arg, Language, Words};
//!
//! let words = Words::new(Language::Polish);
//! let args = [
//!     ("hero", Arg::noun("hero-horan")),
//!     ("monster", Arg::noun("monster-giant-rat")),
//!     ("total", Arg::Number(9)),
//!     ("strength", Arg::Number(5)),
//! ];
//! assert_eq!(words.say("event-fight-won", &args), "Horan pokonuje wielkiego szczura: 9 przeciw 5.");
//! ```

mod arg;
pub mod dungeon;
#[cfg(feature = "embedded")]
mod embedded;
pub mod goblin;
mod hint;
mod language;
mod page;
mod reason;
mod recap;
mod seated;
mod speech;
mod texts;
mod ui;

pub use arg::{Arg, FORMS};
pub use hint::{FightChance, HintReason, hint};
pub use language::{Language, UnknownLanguage};
pub use page::PAGE_KEYS;
pub use recap::{RecapText, recap};
pub use speech::Words;
pub use ui::UI_KEYS;
