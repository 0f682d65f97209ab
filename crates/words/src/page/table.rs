//! Texts of the table itself: whose turn it is, what can be done.

pub(super) const KEYS: &[(&str, &[&str])] = &[("web-close", &[])];
