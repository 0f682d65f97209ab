//! What is read is what a library for all of TOML reads, and what is not is told.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use bolero::check;
use toml::de::{DeTable, DeValue};

use super::*;

/// Texts that are read by whoever fuzzes.
const ITERATIONS: usize = 20_000;

/// Pieces that texts are put together from, so that many come close to being right.
const PIECES: [&str; 45] = [
    "\n",
    "\n",
    "\n",
    " ",
    "\t",
    "a",
    "b",
    "key-1",
    "_",
    "\"a\"",
    "'b'",
    "\"",
    "'",
    "=",
    " = ",
    "= ",
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    ",",
    ", ",
    "#",
    "# note\n",
    ".",
    "0",
    "7",
    "12",
    "1_0",
    "+3",
    "-",
    "1.5",
    "true",
    "false",
    "\"x\\\"y\"",
    "\"\\u0041\"",
    "\"\\n\\t\"",
    "\\",
    "\\U0001F600",
    "é",
    "\u{1}",
    "\u{feff}",
    "a = 1\n",
];

fn read(source: &str) -> (Table, Vec<(usize, String)>) {
    let mut faults = Vec::new();
    let table = parse(source, |at, reason| faults.push((at, reason.to_string())));
    (table, faults)
}

/// The faults, each after its line.
fn told(source: &str) -> Vec<String> {
    let line = |at: usize| 1 + source[..at].matches('\n').count();
    read(source).1.iter().map(|(at, reason)| format!("{}: {reason}", line(*at))).collect()
}

fn same_table(own: &Table, other: &DeTable<'_>) {
    assert_eq!(own.entries.len(), other.len());
    for entry in &own.entries {
        same(&entry.value, other.get(entry.key.as_str()).unwrap().get_ref());
    }
}

fn same(own: &Value, other: &DeValue<'_>) {
    match &own.kind {
        Kind::Text(text) => assert_eq!(Some(text.as_str()), other.as_str()),
        Kind::Number(number) => {
            assert_eq!(*number, other.as_integer().unwrap().to_string().parse().ok());
        }
        Kind::Flag(flag) => assert_eq!(Some(*flag), other.as_bool()),
        Kind::List(list) | Kind::Tables(list) => {
            let other = other.as_array().unwrap();
            assert_eq!(list.len(), other.len());
            list.iter().zip(other).for_each(|(own, other)| same(own, other.get_ref()));
        }
        Kind::Table(table) => same_table(table, other.as_table().unwrap()),
        Kind::Broken => panic!("a broken value without a fault"),
    }
}

/// What reads without a fault, all of TOML reads to the same values.
fn agrees(source: &str) {
    let (table, faults) = read(source);
    for (at, reason) in &faults {
        assert!(source.is_char_boundary(*at) && !reason.is_empty(), "{source:?}");
    }
    if faults.is_empty() {
        let all = DeTable::parse(source);
        let all = all.unwrap_or_else(|error| panic!("{source:?} is no TOML: {error}"));
        same_table(&table, all.get_ref());
    }
}

/// The released files of the games, and the cards of tests.
fn files() -> [&'static str; 4] {
    [
        include_str!("../../../../goblin/content/goblin.toml"),
        include_str!("../../../../goblin/tests/data/test-cards.toml"),
        include_str!("../../../../dungeon/content/karak.toml"),
        include_str!("../../../../dungeon/content/short.toml"),
    ]
}

#[test]
fn released_files_read_as_toml() {
    for file in files() {
        assert_eq!(told(file), [""; 0]);
        agrees(file);
    }
}

#[test]
fn everything_files_use_is_read() {
    let source = "\u{feff}# head\n id = 'a\\b' # note\n\"two words\"=\"\\\"x\\\" \\\\ \\u00e9\\U0001F600\"\n\
        big = 99_999_999_999\nless = -1\nzero=0\nplus = +1_0\nyes = true\nno = false\n\
        list = [ 'a', # one\n\n \"b\",\n]\nlists = [[], [1, 2]]\n\
        card = { name = 'x', next = [ ], more = { a = 1 }, }\nempty = {}\n\
        [ potions ]\t\nid = 1\n[[monster]]\nname = ''\n[[monster]] # two\n[[ lord ]]";
    assert_eq!(told(source), [""; 0]);
    agrees(source);
    let (table, _) = read(source);
    assert_eq!(table.get("two words").unwrap().as_text(), Some("\"x\" \\ é😀"));
    assert_eq!(table.get("plus").unwrap().as_number(), Some(10));
    assert_eq!(table.get("big").unwrap().as_number(), None);
    assert_eq!(table.get("monster").unwrap().as_list().unwrap().len(), 2);
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    let missing = "a value is missing: a number, or text in quotes";
    let key = "a key is one word, and = and a value follow it";
    let nothing = "nothing can stand here but a comment, which starts with #";
    let bracket = "what begins here lacks a comma, or ] at its end";
    let quote = "text ends with the quote it began with, on the same line";
    let backslash = "a backslash is written twice, or text stands in 'such quotes'";
    let header = "a table begins with [name] or [[name]]";
    let dot = "the name of a table has no dot: write key = { … } in the table above";
    for (source, reason) in [
        ("a =", missing),
        ("a = # one", missing),
        ("a = [1,, 2]", missing),
        ("a 1", key),
        ("a.b = 1", key),
        ("= 1", "a key is missing: a line is key = value or [name]"),
        ("a = 1 1", nothing),
        ("a = 1, b = 2", nothing),
        ("a = 1.5", "`1.5` is no whole number, and not in quotes either"),
        ("a = blue", "`blue` is no whole number, and not in quotes either"),
        ("a = 007", "`007` is no whole number, and not in quotes either"),
        ("a = 1__0", "`1__0` is no whole number, and not in quotes either"),
        ("a = [1 2]", bracket),
        ("a = {b = 1", "what begins here lacks a comma, or } at its end"),
        ("a = \"x", quote),
        ("a = 'x\"", quote),
        ("a = \"x\\q\"", backslash),
        ("a = \"\\uD800\"", backslash),
        ("a = \"\\u+041\"", backslash),
        ("a = \"\"\"x\"\"\"", "text has one quote at its beginning and one at its end"),
        ("[[a]", header),
        ("[a", header),
        ("[a.b]", dot),
        ("[a]]", nothing),
        ("# \u{7}", "this comment holds something that cannot be printed"),
        ("a = 1\r", nothing),
        ("a = 1\nb = 1", "`a` stands twice"),
        ("[a]\n[b]", "`a` stands twice"),
        ("a = []\n[[b]]", "`a` stands twice"),
        ("a = {c = 1, c = 2}", "`c` stands twice"),
        ("a = [[[[[[[[[[]]]]]]]]]]", "there are too many lists in lists here"),
    ] {
        let source = source.replace("\nb", "\na").replace("[b]", "[a]");
        let line = 3 + usize::from(source.contains('\n'));
        assert_eq!(told(&format!("\nx = 1\n{source}\ny = 2")), [format!("{line}: {reason}")]);
    }
}

#[test]
fn one_fault_hides_no_other() {
    assert_eq!(told("a = \nb 1\n[c\nd = 1\nd = 2\n[a]\ne = 'x").len(), 6);
    assert_eq!(told("a = [1,").len(), 1);
    // A list without an end, and the lines of it that follow.
    let lines = told("a = [\n'x',\n'y'\n'z',\n]\nb = 1\nc =");
    assert_eq!(
        lines,
        [
            "1: what begins here lacks a comma, or ] at its end",
            "7: a value is missing: a number, or text in quotes"
        ]
    );
}

#[test]
fn long_and_deep_files_get_an_answer() {
    for source in ["[", "a = [", "{", "[[", "a", "\"", "a = {", "a = [\n", "'\n", "\\"] {
        assert!(!read(&source.repeat(50_000)).1.is_empty());
    }
    let keys: Vec<String> = (0..=MAX_KEYS).map(|key| format!("k{key} = 1\n")).collect();
    let many = [format!("{}: there are too many keys here", MAX_KEYS + 1)];
    assert_eq!(told(&keys.concat()), many);
    // What stands in a table there is no room for belongs nowhere.
    let full = keys[..MAX_KEYS].concat();
    assert_eq!(told(&[&full, "[table]\nkey = 1\n"].concat()), many);
    assert_eq!(told(&[&full, "[[tables]]\nkey = 1\n"].concat()), many);
}

#[test]
fn any_text_reads_as_toml_or_is_refused() {
    check!().with_type::<String>().with_iterations(ITERATIONS).for_each(|text| agrees(text));
}

#[test]
fn nearly_right_texts_read_as_toml_or_are_refused() {
    check!().with_type::<Vec<u8>>().with_iterations(ITERATIONS).for_each(|numbers| {
        let pieces = numbers.iter().map(|&number| PIECES[usize::from(number) % PIECES.len()]);
        agrees(&pieces.collect::<String>());
    });
}

#[test]
fn damaged_files_read_as_toml_or_are_refused() {
    let start: String = files()[0].chars().take(1500).collect();
    check!().with_type::<Vec<(u16, u8)>>().with_iterations(ITERATIONS / 10).for_each(|changes| {
        let mut bytes = start.clone().into_bytes();
        for &(at, byte) in changes.iter().take(3) {
            let at = usize::from(at) % bytes.len();
            bytes[at] = byte % 128;
        }
        agrees(&String::from_utf8_lossy(&bytes).replace("\r\n", "\n"));
    });
}
