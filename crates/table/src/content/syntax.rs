//! What is no TOML, all of it at once, and what can be read beside it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use toml::de::DeTable;

/// So often a file is read again without the lines that are no TOML: every time shows what they hid.
const MAX_READINGS: usize = 20;

/// Something that is no TOML.
pub(super) struct Fault {
    /// The byte it stands at.
    pub(super) at: usize,
    pub(super) reason: String,
}

/// A file without what is no TOML: blanks stand there instead, so that everything else keeps its place. Of a file that
/// makes no sense at all nothing is left.
///
/// The parser goes on behind most faults, but some make it lose the rest of the file. So lines with faults are left out
/// and the rest is read again, until there is none left. What is found in a later reading counts only behind all that
/// was found before: a fault further up comes from leaving something out.
pub(super) fn readable(source: &str) -> (String, Vec<Fault>) {
    let mut text = source.to_string();
    let mut faults: Vec<Fault> = Vec::new();
    for _ in 0..MAX_READINGS {
        let found = faults_of(&text);
        if found.is_empty() {
            return (text, faults);
        }
        let lines: Vec<Range<usize>> = found.iter().map(|fault| line(&text, fault.at)).collect();
        let known = faults.iter().map(|fault| line(source, fault.at).end).max();
        let is_new = |fault: &Fault| known.is_none_or(|known| fault.at > known);
        faults.extend(found.into_iter().filter(is_new));
        if !leave_out(&mut text, &lines) {
            break;
        }
    }
    (String::new(), faults)
}

/// What the parser finds, one fault a line, in the order of lines.
fn faults_of(text: &str) -> Vec<Fault> {
    let (_, errors) = DeTable::parse_recoverable(text);
    let fault = |error: &toml::de::Error| Fault {
        at: error.span().map_or(0, |span| span.start.min(text.len())),
        reason: error.message().to_string(),
    };
    let mut faults: Vec<Fault> = errors.iter().map(fault).collect();
    faults.sort_by_key(|fault| fault.at);
    let mut end = None;
    faults.retain(|fault| {
        let is_first = end.is_none_or(|end| fault.at > end);
        if is_first {
            end = Some(line(text, fault.at).end);
        }
        is_first
    });
    faults
}

/// The line around a byte, without its end.
fn line(text: &str, at: usize) -> Range<usize> {
    let bytes = text.as_bytes();
    let start = bytes[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |before| before + 1);
    let end = bytes[at..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |n| at + n);
    start..end
}

/// Puts blanks where these lines are. Whether anything but blanks was there.
fn leave_out(text: &mut String, lines: &[Range<usize>]) -> bool {
    let mut something = false;
    let mut shorter = String::with_capacity(text.len());
    let mut at = 0;
    for line in lines {
        shorter.push_str(&text[at..line.start]);
        something |= !text[line.clone()].trim().is_empty();
        shorter.extend(core::iter::repeat_n(' ', line.len()));
        at = line.end;
    }
    shorter.push_str(&text[at..]);
    *text = shorter;
    something
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use proptest::prelude::any;

    use super::*;
    use crate::fuzz::check;

    /// Any text, line ends and the like included.
    const TEXT: &str = "(?s).{0,64}";

    /// Pieces that texts are put together from, so that many come close to being right.
    const PIECES: [&str; 24] = [
        "\n", "\n", " ", "a", "key-1", "\"a\"", "'b'", "\"", " = ", "[", "]", "[[", "]]", "{", "}",
        ", ", "# note\n", ".", "12", "true", "\\", "é", "\u{1}", "a = 1\n",
    ];

    /// The lines that have a fault, and the keys that are left.
    fn read(source: &str) -> (Vec<usize>, String) {
        let (text, faults) = readable(source);
        assert!(text.is_empty() || text.len() == source.len());
        for fault in &faults {
            assert!(source.is_char_boundary(fault.at) && !fault.reason.is_empty(), "{source:?}");
        }
        let table = DeTable::parse(&text).unwrap_or_else(|error| panic!("{source:?}: {error}"));
        let line = |fault: &Fault| 1 + source[..fault.at].matches('\n').count();
        let keys: Vec<&str> = table.get_ref().keys().map(|key| key.get_ref().as_ref()).collect();
        (faults.iter().map(line).collect(), keys.join(" "))
    }

    #[test]
    fn what_is_no_toml_is_told_with_its_line_and_hides_nothing() {
        for source in [
            "a =",
            "a = [1,, 2]",
            "a 1",
            "= 1",
            "a = 1 1",
            "a = 1, b = 2",
            "a = blue",
            "a = 007",
            "a = \"x",
            "a = 'x\"",
            "a = \"x\\q\"",
            "[[a]",
            "[a",
            "# \u{7}",
        ] {
            let (lines, keys) = read(&format!("x = 1\n{source}\ny = 2\nz = 3 3"));
            assert_eq!((lines, keys.as_str()), (alloc::vec![2, 4], "x y"), "{source}");
        }
        let (lines, keys) = read("a = \nb 1\n[c\nd = 1\nd = 2\n[e]\nf = 'x");
        assert_eq!((lines, keys.as_str()), (alloc::vec![1, 2, 3, 5, 7], "d e"));
    }

    #[test]
    fn a_list_of_several_lines_keeps_its_other_lines() {
        let (lines, keys) = read("a = [\n'x',\n'y'\n'z',\n]\nb = 1\nc =");
        assert_eq!((lines, keys.as_str()), (alloc::vec![4, 7], "a b"));
    }

    #[test]
    fn long_and_deep_files_get_an_answer() {
        for source in
            ["[", "a = [", "{", "[[", "a", "\"", "a = {", "a = [\n", "'\n", "\\", "a = 1\n"]
        {
            assert!(!read(&source.repeat(20_000)).0.is_empty(), "{source}");
        }
    }

    #[test]
    fn any_text_gets_an_answer() {
        check(5_000, TEXT, |text| {
            read(text);
        });
        check(5_000, any::<Vec<u8>>(), |numbers| {
            let pieces = numbers.iter().map(|&number| PIECES[usize::from(number) % PIECES.len()]);
            read(&pieces.collect::<String>());
        });
    }
}
