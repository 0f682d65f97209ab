//! Rules and tests belong together: every numbered rule has a test, every test named for a rule names a real one.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::{Fault, TextFile};

/// A rule's number: `K4.3`, or `k4_3_` where it begins a test's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct RuleNumber {
    game: char,
    chapter: u16,
    rule: u16,
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}", self.game, self.chapter, self.rule)
    }
}

/// Rules without tests, tests without rules, and numbers given twice.
pub(super) fn faults(files: &[TextFile]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut rules = BTreeMap::new();
    for file in files.iter().filter(|file| is_rules_document(file)) {
        for (line, rule) in defined_rules(&file.contents) {
            if rules.insert(rule, (file, line)).is_some() {
                faults.push(Fault::new(
                    file,
                    line,
                    format!("rule {rule} was already defined before"),
                ));
            }
        }
    }
    let mut tested = BTreeSet::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        for (line, rule) in tested_rules(&file.contents) {
            tested.insert(rule);
            if !rules.contains_key(&rule) {
                faults.push(Fault::new(
                    file,
                    line,
                    format!("a test is named for rule {rule}, which is not in docs/rules"),
                ));
            }
        }
    }
    for (rule, (file, line)) in rules {
        if !tested.contains(&rule) {
            let prefix =
                format!("{}{}_{}_", rule.game.to_ascii_lowercase(), rule.chapter, rule.rule);
            faults.push(Fault::new(
                file,
                line,
                format!("no test is named for rule {rule} (`fn {prefix}…`)"),
            ));
        }
    }
    faults
}

fn is_rules_document(file: &TextFile) -> bool {
    file.path.starts_with("docs/rules/") && file.has_extension("md")
}

/// The rules a document defines: list items that begin with a number, bold or not. Lines count from 1.
fn defined_rules(document: &str) -> impl Iterator<Item = (usize, RuleNumber)> + '_ {
    (1..).zip(document.lines()).filter_map(|(line, text)| {
        let item = text.trim_start().strip_prefix("- ")?;
        let (rule, rest) = parse_rule(item.strip_prefix("**").unwrap_or(item), ['K', 'G'], '.')?;
        let ends = rest.is_empty() || rest.starts_with([' ', '*', ':']);
        ends.then_some((line, rule))
    })
}

/// The rules that a Rust file's tests are named for. A function without a test attribute is no test.
fn tested_rules(source: &str) -> Vec<(usize, RuleNumber)> {
    let lines: Vec<&str> = source.lines().collect();
    let named = lines.iter().enumerate().filter_map(|(index, line)| {
        let (_, name) = line.split_once("fn ")?;
        let (rule, rest) = parse_rule(name, ['k', 'g'], '_')?;
        (rest.starts_with('_') && is_test(&lines[..index])).then_some((index + 1, rule))
    });
    named.collect()
}

/// Whether the attributes right above a function make it a test.
fn is_test(above: &[&str]) -> bool {
    let attached = above
        .iter()
        .rev()
        .map(|line| line.trim())
        .take_while(|line| !line.is_empty() && !line.ends_with(['{', '}', ';']));
    attached.filter(|line| line.starts_with("#[")).any(|attribute| attribute.contains("test"))
}

/// Reads a rule's number at the start of a text, and gives the rest.
fn parse_rule(text: &str, games: [char; 2], separator: char) -> Option<(RuleNumber, &str)> {
    let game = text.chars().next().filter(|letter| games.contains(letter))?;
    let (chapter, rest) = parse_number(&text[1..])?;
    let (rule, rest) = parse_number(rest.strip_prefix(separator)?)?;
    Some((RuleNumber { game: game.to_ascii_uppercase(), chapter, rule }, rest))
}

fn parse_number(text: &str) -> Option<(u16, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::super::TextFile;
    use super::faults;

    /// The faults of one rules document and one Rust file.
    fn check(document: &str, source: &str) -> Vec<String> {
        let files = [
            TextFile::new("docs/rules/d.md", document),
            TextFile::new("crates/d/tests/d.rs", source),
        ];
        faults(&files).iter().map(ToString::to_string).collect()
    }

    /// A test's source, written so that this file's own lines do not look like tests of rules.
    fn test_named(name: &str) -> String {
        format!("#[test]\nf{} {name}() {{}}\n", 'n')
    }

    #[test]
    fn rules_with_tests_are_fine_bold_or_plain() {
        let document = "- **K4.3** Bold.\n- G12.10 Plain, see K9.9.\nK7.7 is no list item.\n  - K1.2: nested\n";
        let source =
            [test_named("k4_3_bold"), test_named("g12_10_plain"), test_named("k1_2_nested")]
                .concat();
        assert_eq!(check(document, &source), [""; 0]);
    }

    #[test]
    fn a_rule_without_a_test_is_a_fault() {
        let found = check("# K4\n\n- **K4.3** A rule.\n", &test_named("k4_30_another"));
        assert_eq!(
            found,
            [
                "crates/d/tests/d.rs:2: a test is named for rule K4.30, which is not in docs/rules",
                "docs/rules/d.md:3: no test is named for rule K4.3 (`fn k4_3_…`)"
            ]
        );
    }

    #[test]
    fn a_function_that_is_no_test_does_not_count() {
        let helper = test_named("k4_3_helper").replace("#[test]\n", "");
        assert_eq!(check("- K4.3 A rule.\n", &helper).len(), 1);
        let after_another_test = format!("#[test]\nfn other() {{\n}}\n{helper}");
        assert_eq!(check("- K4.3 A rule.\n", &after_another_test).len(), 1);
    }

    #[test]
    fn other_test_attributes_and_comments_between_count() {
        let source =
            test_named("k4_3_cases").replace("#[test]\n", "#[rstest]\n#[case(1)]\n// why\n");
        assert_eq!(check("- K4.3 A rule.\n", &source), [""; 0]);
    }

    #[test]
    fn a_number_given_twice_is_a_fault() {
        let found = check("- K4.3 A rule.\n- K4.3 Another.\n", &test_named("k4_3_rule"));
        assert_eq!(found, ["docs/rules/d.md:2: rule K4.3 was already defined before"]);
    }
}
