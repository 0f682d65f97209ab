//! What players at this device have been taught already: each lesson comes once.

use std::collections::BTreeSet;

use crate::platform::storage;
use crate::prelude::*;

const KEPT_AS: &str = "karak.taught";

/// The lessons that were given, by their names.
#[derive(Clone, Copy)]
pub struct Taught {
    names: RwSignal<BTreeSet<String>>,
}

impl Default for Taught {
    fn default() -> Self {
        Self::load()
    }
}

impl Taught {
    /// What this browser remembers.
    pub fn load() -> Self {
        Self { names: RwSignal::new(kept()) }
    }

    /// Whether this lesson was given.
    pub fn has(self, name: &str) -> bool {
        self.names.read().contains(name)
    }

    /// This lesson was given. Where nothing can be kept it still holds until the tab is closed.
    pub fn note(self, name: &str) {
        // Another tab may have taught something else meanwhile.
        let mut all = kept();
        all.extend(self.names.get_untracked());
        all.insert(name.to_owned());
        let _: Result<(), _> = storage::set(KEPT_AS, &text(&all));
        self.names.set(all);
    }

    /// All lessons come again.
    pub fn forget(self) {
        storage::remove(KEPT_AS);
        self.names.set(BTreeSet::new());
    }
}

fn kept() -> BTreeSet<String> {
    read(&storage::get(KEPT_AS).unwrap_or_default())
}

fn read(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn text(names: &BTreeSet<String>) -> String {
    names.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_whatever_is_between_them() {
        let names = read("dungeon-key  goblin-chain\ndungeon-key");
        assert_eq!(text(&names), "dungeon-key goblin-chain");
        assert_eq!(read(&text(&names)), names);
        assert!(read("").is_empty());
    }
}
