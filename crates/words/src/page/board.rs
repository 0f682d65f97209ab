//! Texts of the dungeon on its board.

pub(super) const KEYS: &[(&str, &[&str])] = &[];
