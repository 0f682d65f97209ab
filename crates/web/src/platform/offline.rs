//! What `offline.js` says: whether the page is kept for use without a network, and whether another version is there.

use js_sys::{Function, Reflect, global};
use wasm_bindgen::{JsCast as _, JsValue};

/// The event that tells of another [`number`].
pub const EVENT: &str = "karak-offline";

/// Whether the page will start without a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// Not here: the page came over plain http, or the browser refuses.
    Impossible,
    /// Not yet.
    Begun,
    /// Every file of this version is in the browser.
    Done,
}

/// What came of asking for a new version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// Nobody asked.
    NotAsked,
    /// It is being looked for.
    Asking,
    /// There is none.
    Newest,
    /// It could not be had.
    Unreachable,
}

/// All that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Whether the page will start without a network.
    pub keeping: Keeping,
    /// Whether another version is ready to be loaded.
    pub offered: bool,
    /// What came of asking.
    pub check: Check,
}

/// What a number of `offline.js` means; its constants are these.
pub const fn read(number: usize) -> State {
    let keeping = match (number & 1 > 0, number & 2 > 0) {
        (true, _) => Keeping::Impossible,
        (false, true) => Keeping::Done,
        (false, false) => Keeping::Begun,
    };
    let check = match (number & 8 > 0, number & 16 > 0, number & 32 > 0) {
        (true, _, _) => Check::Asking,
        (false, true, _) => Check::Newest,
        (false, false, true) => Check::Unreachable,
        (false, false, false) => Check::NotAsked,
    };
    State { keeping, offered: number & 4 > 0, check }
}

/// The state as a number, for [`read`]; 0 until `offline.js` is there.
pub fn number() -> usize {
    field("state").and_then(|state| state.as_f64()).map_or(0, |state| state as usize)
}

/// Asks the server for a new version.
pub fn check() {
    call("check");
}

/// Loads the version that is ready in place of this one.
pub fn renew() {
    call("renew");
}

fn call(name: &str) {
    if let Some(function) = field(name).and_then(|found| found.dyn_into::<Function>().ok()) {
        // It tells by the event what came of it.
        drop(function.call0(&JsValue::NULL));
    }
}

fn field(name: &str) -> Option<JsValue> {
    let offline = Reflect::get(&global(), &"karakOffline".into()).ok()?;
    Reflect::get(&offline, &name.into()).ok()
}

#[cfg(test)]
mod tests {
    use super::{Check, Keeping, State, read};

    #[test]
    fn numbers_mean_what_the_script_means() {
        let state = |keeping, offered, check| State { keeping, offered, check };
        assert_eq!(read(0), state(Keeping::Begun, false, Check::NotAsked));
        assert_eq!(read(1), state(Keeping::Impossible, false, Check::NotAsked));
        assert_eq!(read(2 | 4), state(Keeping::Done, true, Check::NotAsked));
        assert_eq!(read(2 | 8), state(Keeping::Done, false, Check::Asking));
        assert_eq!(read(2 | 16), state(Keeping::Done, false, Check::Newest));
        assert_eq!(read(32), state(Keeping::Begun, false, Check::Unreachable));
    }
}
