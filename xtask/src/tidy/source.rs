//! What a Rust file must begin with, and what it must not contain.

use super::{Fault, TextFile};

/// Left-overs that must not be committed, split so that this file does not contain them itself.
const LEFT_OVERS: [(&str, &str); 4] = [
    (concat!("todo", "!("), "finish it, or leave it out"),
    (concat!("unimplemented", "!("), "finish it, or leave it out"),
    (concat!("dbg", "!("), "take it out"),
    (concat!("#[", "ignore"), "a test that is not run proves nothing: mend it or delete it"),
];

/// A missing first line, and left-overs.
pub(super) fn faults(file: &TextFile) -> Vec<Fault> {
    let mut faults = Vec::new();
    let opening = file.contents.lines().next().and_then(|line| line.strip_prefix("//!"));
    if opening.is_none_or(|sentence| sentence.trim().is_empty()) {
        faults.push(Fault::new(
            file,
            1,
            "the first line of a Rust file must be a `//!` line that says what it is about",
        ));
    }
    for (number, line) in (1..).zip(file.contents.lines()) {
        for (left_over, advice) in LEFT_OVERS {
            if line.contains(left_over) {
                faults.push(Fault::new(file, number, format!("`{left_over}`: {advice}")));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::super::TextFile;
    use super::{LEFT_OVERS, faults};

    #[test]
    fn a_file_with_an_opening_line_is_fine() {
        assert_eq!(faults(&TextFile::new("a.rs", "//! A file.\nfn a() {}\n")), []);
    }

    #[test]
    fn a_file_without_an_opening_line_is_a_fault() {
        for contents in ["", "fn a() {}\n", "//!\nfn a() {}\n", "// A file.\n", "\n//! A file.\n"] {
            assert_eq!(faults(&TextFile::new("a.rs", contents)).len(), 1, "{contents:?}");
        }
    }

    #[test]
    fn every_left_over_is_found_on_its_line() {
        for (left_over, _) in LEFT_OVERS {
            let found = faults(&TextFile::new("a.rs", &format!("//! A file.\n    {left_over}\n")));
            assert_eq!(found.len(), 1, "{left_over}");
            assert_eq!(found[0].line, 2);
        }
    }
}
