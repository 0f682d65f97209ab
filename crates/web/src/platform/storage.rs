//! What the browser keeps for this page when its tab is closed.

use leptos::prelude::window;
use web_sys::Storage;

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotKept {
    /// There is no room left.
    Full,
    /// The browser keeps nothing for this page, for instance in a private window.
    Unavailable,
    /// It has been changed in another tab since this one knew it.
    Elsewhere,
}

/// What is kept under a name.
pub fn get(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Keeps a text under a name, in place of what was there.
///
/// # Errors
/// Nothing has changed: there is no room, or nothing is kept at all.
pub fn set(name: &str, text: &str) -> Result<(), NotKept> {
    let storage = storage().ok_or(NotKept::Unavailable)?;
    storage.set_item(name, text).map_err(|_| NotKept::Full)
}

/// Forgets what is kept under a name.
pub fn remove(name: &str) {
    if let Some(storage) = storage() {
        // Where nothing can be removed nothing was kept.
        drop(storage.remove_item(name));
    }
}

/// All names that begin so, without that beginning.
pub fn names(beginning: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let all = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    all.filter_map(|name| name.strip_prefix(beginning).map(str::to_owned)).collect()
}

/// What is kept under a name as long as this tab is there, also when it is loaded anew.
pub fn of_tab(name: &str) -> Option<String> {
    window().session_storage().ok()??.get_item(name).ok()?
}

/// Keeps a text under a name as long as this tab is there, if the browser keeps anything.
pub fn keep_in_tab(name: &str, text: &str) {
    if let Ok(Some(storage)) = window().session_storage() {
        drop(storage.set_item(name, text));
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
