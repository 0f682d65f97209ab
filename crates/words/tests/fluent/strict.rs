//! What is read differently from Fluent is refused: nobody can write a text by Fluent's book and get another one.

use words::{Arg, Language, Words};

use crate::oracle::Oracle;

#[test]
fn what_is_not_understood_is_refused_with_its_line() {
    for (text, line, what) in [
        ("a = A\n-term = T\n", 2, "name"),
        ("a = { -term }\n", 1, "only an argument"),
        ("a = A\nb = { NUMBER($n) }\n", 2, "only an argument"),
        ("a = A\nb = { a }\n", 2, "only an argument"),
        ("a = { \"literal\" }\n", 1, "only an argument"),
        ("a = { 5 }\n", 1, "only an argument"),
        ("a = { { $n } }\n", 1, "only an argument"),
        ("a = A\n\nb = { $n\n", 3, "`}` is missing"),
        ("a = A }\n", 1, "without"),
        ("a = A\nb\n", 2, "`=`"),
        ("a = A\nb =\nc = C\n", 2, "says nothing"),
        ("a = A\n    .form\n", 2, "`=`"),
        ("a = A\n    .form =\nb = B\n", 2, "says nothing"),
        ("a = A\n.form = F\n", 2, "name"),
        ("  a = A\n", 1, "name"),
        ("a = A\n#note\n", 2, "comment"),
        ("a = A\n#### note\n", 2, "comment"),
        ("a = A\n# note\n    more\n", 3, "name"),
        ("a = { $n ->\n    [one] A\n    [other] B\n  }\n", 4, "`*`"),
        ("a = { $n ->\n   *[one] A\n   *[other] B\n  }\n", 3, "second"),
        ("a = { $n ->\n   *[other]\n  }\n", 2, "says nothing"),
        ("a = { $n ->\n    [1.5] A\n   *[other] B\n  }\n", 2, "`]`"),
        ("a = { $n ->\n    [-1] A\n   *[other] B\n  }\n", 2, "name"),
        ("a = { $n -> [one] A\n   *[other] B\n  }\n", 1, "line"),
        ("a = { $n ->\n    text\n   *[other] B\n  }\n", 2, "variant"),
        ("a = A \n", 1, "blank"),
        ("a =\n    A\n    { $n }\n", 3, "begin"),
        ("a =\n    A\n  B\n", 3, "left"),
        ("a =\n    A\n  \n    B\n", 3, "left"),
        ("a =\n    A\n     \n    B\n", 3, "begin"),
    ] {
        let fault = Words::from_source(Language::English, text).expect_err(text);
        assert!(fault.starts_with(&format!("line {line} of the texts: ")), "{text}\n{fault}");
        assert!(fault.contains(what), "{text}\n{fault}");
    }
}

/// Everything the texts use, in few lines.
const SAMPLE: &str = "\
### File

## Group
# Note
a = A { $n } and { $m }, { $noun-acc }.
noun = N
    .acc = N { $label }
    .gender = feminine

b = B { $n ->
        [0] none
        [one] { $n } one
       *[other] { $m ->
            [feminine] her
           *[other] it
        } others
    }, { $noun-gender ->
        [feminine] she
       *[masculine] he
    }.
c =
    first { $n }

      deeper
    last
";

/// What a text with one change says is what Fluent says, or it is refused.
fn same_or_refused(text: &str) -> bool {
    let Ok(words) = Words::from_source(Language::English, text) else { return false };
    let oracle = Oracle::read(Language::English, text);
    let oracle = oracle.unwrap_or_else(|| panic!("Fluent refuses what we read:\n{text}"));
    for (number, other) in [(0, "feminine"), (1, "x"), (2, "")] {
        let args = [
            ("n", Arg::Number(number)),
            ("m", Arg::text(other)),
            ("noun", Arg::labeled("noun", "7")),
        ];
        for key in ["a", "b", "c", "noun"] {
            let theirs = oracle.say(key, &args).unwrap_or_else(|| key.to_owned());
            assert_eq!(words.say(key, &args), theirs, "{key} of:\n{text}");
        }
    }
    true
}

#[test]
fn no_slip_of_the_pen_is_read_differently() {
    assert!(same_or_refused(SAMPLE));
    assert!(same_or_refused(&SAMPLE.replace('\n', "\r\n")));
    let slips = [
        " ", "   ", "\n", "\n ", "{", "}", "[", "]", "*", ".", "$", "-", "=", "\"", "#", "a", "1",
        "é",
    ];
    let mut read = 0;
    for place in 0..SAMPLE.len() {
        let (before, after) = SAMPLE.split_at(place);
        for slip in slips {
            read += usize::from(same_or_refused(&format!("{before}{slip}{after}")));
        }
        for slip in ["", " ", "\n"] {
            read += usize::from(same_or_refused(&format!("{before}{slip}{}", &after[1..])));
        }
    }
    assert!(read > 2_000, "{read}");
}
