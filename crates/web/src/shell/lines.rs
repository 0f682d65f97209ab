//! How the page remembers things: as lines of `name=value`. Lines that mean nothing, or no longer do, are skipped.

use std::fmt::{Display, Write as _};

/// Adds a line.
pub fn add(lines: &mut String, name: &str, value: &dyn Display) {
    // Writing to a string cannot fail.
    let _: Result<(), _> = writeln!(lines, "{name}={value}");
}

/// The values of all lines with this name.
pub fn all<'l>(lines: &'l str, name: &'l str) -> impl Iterator<Item = &'l str> {
    lines
        .lines()
        .filter_map(|line| line.split_once('='))
        .filter(move |line| line.0 == name)
        .map(|line| line.1)
}

/// The value of the first line with this name.
pub fn value<'l>(lines: &'l str, name: &'l str) -> Option<&'l str> {
    all(lines, name).next()
}

/// Whether something is the case, if a line says so.
pub fn flag(lines: &str, name: &str) -> Option<bool> {
    value(lines, name)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{add, all, flag, value};

    #[test]
    fn lines_read_back_and_nonsense_is_nothing() {
        let mut lines = String::new();
        add(&mut lines, "pace", &"slow");
        add(&mut lines, "seat", &1);
        add(&mut lines, "seat", &"a=b");
        add(&mut lines, "sound", &false);
        assert_eq!(lines, "pace=slow\nseat=1\nseat=a=b\nsound=false\n");
        assert_eq!(value(&lines, "pace"), Some("slow"));
        assert_eq!(all(&lines, "seat").collect::<Vec<_>>(), ["1", "a=b"]);
        assert_eq!((flag(&lines, "sound"), flag(&lines, "pace")), (Some(false), None));
        assert_eq!(value("{\"pace\":\"Slow\"}", "pace"), None);
    }
}
