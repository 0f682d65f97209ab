//! Texts of the sheets of heroes, combats and choices.

pub(super) const KEYS: &[(&str, &[&str])] = &[];
