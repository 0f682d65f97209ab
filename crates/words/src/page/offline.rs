//! Texts about playing without a network, and about new versions.

pub(super) const KEYS: &[(&str, &[&str])] = &[
    ("web-offline", &[]),
    ("web-offline-ready", &[]),
    ("web-offline-preparing", &[]),
    ("web-offline-impossible", &[]),
    ("web-offline-check", &[]),
    ("web-offline-checking", &[]),
    ("web-offline-newest", &[]),
    ("web-offline-unreachable", &[]),
    ("web-offline-new", &[]),
    ("web-offline-new-help", &[]),
    ("web-offline-reload", &[]),
    ("web-offline-later", &[]),
];
