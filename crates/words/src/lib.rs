//! Every sentence a person reads, in English, Czech, German and Polish.
//!
//! The texts are the [Fluent](https://projectfluent.org) files of `text/`, one for each language. Nouns are
//! messages whose attributes are their forms (cases, articles, gender), so that sentences are right in every
//! language: see the comment at the top of each file. [`Words::say`] puts a sentence together; [`dungeon`]
//! and [`goblin`] know which sentence belongs to which action, event or refusal.
//!
//! ```
//! use words::{Arg, Language, Words, key};
//!
//! let words = Words::new(Language::Polish);
//! let args = [
//!     ("hero", Arg::noun(key::HERO_HORAN)),
//!     ("monster", Arg::noun(key::MONSTER_GIANT_RAT)),
//!     ("total", Arg::Number(9)),
//!     ("strength", Arg::Number(5)),
//! ];
//! assert_eq!(words.say(key::EVENT_FIGHT_WON, &args), "Horan pokonuje wielkiego szczura: 9 przeciw 5.");
//! ```

mod arg;
mod content_fault;
pub mod dungeon;
#[cfg(feature = "embedded")]
mod embedded;
mod emotes;
pub mod goblin;
mod hint;
pub mod key;
mod language;
mod narrated;
mod reason;
mod recap;
mod review;
mod seated;
mod speech;
mod texts;

pub use arg::{Arg, FORMS};
pub use content_fault::content_fault;
pub use emotes::EMOTES;
pub use hint::{FightChance, HintReason, hint};
pub use key::Key;
pub use language::{Language, UnknownLanguage};
pub use narrated::Narrated;
pub use recap::{RecapText, recap};
pub use review::{ReviewText, review};
pub use speech::{Reading, Words};
