//! Texts of the screens around the table.

pub(super) const KEYS: &[(&str, &[&str])] = &[];
