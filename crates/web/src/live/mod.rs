//! Signals, effects and lists under the names they have in Leptos, but compiled once instead of once for every type.
//!
//! Leptos compiles its machinery anew for every type that a signal or a memo holds, and for every closure that an
//! effect, a `Show` or a `For` is given: some kilobytes each, which together were a seventh of the module. Here a thin
//! shell knows the type, and below it there is one signal, of any value.

mod each;
mod effect;
mod memo;
mod show;
mod signal;
mod stored;
mod value;

pub use each::For;
pub use effect::Effect;
pub use memo::Memo;
pub use show::{Condition, Show};
pub use signal::{RwSignal, Signal};
pub use stored::{LocalValue, StoredValue};
pub use value::Read;
