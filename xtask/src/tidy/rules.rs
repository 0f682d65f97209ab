//! Rules and tests belong together: every numbered rule has a test, every test named for a rule names a real one.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::{Fault, TextFile};

/// A game with numbered rules: `docs/rules/NAME.md` holds them, `crates/NAME/tests/rules` their tests.
pub(super) struct Game {
    pub(super) name: &'static str,
    /// What its rules' numbers begin with.
    letter: char,
}

pub(super) const GAMES: [Game; 2] =
    [Game { name: "dungeon", letter: 'K' }, Game { name: "goblin", letter: 'G' }];

impl Game {
    pub(super) fn has_document(&self, file: &TextFile) -> bool {
        file.path.strip_prefix("docs/rules/").and_then(|path| path.strip_suffix(".md"))
            == Some(self.name)
    }

    fn has_tests(&self, file: &TextFile) -> bool {
        let path = file.path.strip_prefix("crates/").and_then(|path| path.strip_prefix(self.name));
        file.is_rust() && path.is_some_and(|path| path.starts_with("/tests/rules/"))
    }
}

/// A rule's number: `K4.3`, or `k4_3_` where it begins a test's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RuleNumber {
    game: char,
    chapter: u16,
    rule: u16,
}

impl RuleNumber {
    pub(super) const fn new(game: char, chapter: u16, rule: u16) -> Self {
        Self { game, chapter, rule }
    }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}", self.game, self.chapter, self.rule)
    }
}

/// Where the rules stand, each in its document and on its line.
type Defined<'file> = BTreeMap<RuleNumber, (&'file TextFile, usize)>;

/// Rules without tests, tests without rules, numbers given twice, and numbers of another game.
pub(super) fn faults(files: &[TextFile]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut rules = Defined::new();
    for game in &GAMES {
        let defined = read_rules(game, files, &mut faults);
        if files.iter().any(|file| game.has_tests(file)) {
            faults.extend(untested(game, files, &defined));
        }
        rules.extend(defined);
    }
    for file in files.iter().filter(|file| file.is_rust()) {
        for (line, rule) in tested_rules(&file.contents) {
            if !rules.contains_key(&rule) {
                faults.push(Fault::new(
                    file,
                    line,
                    format!("a test is named for rule {rule}, which is not in docs/rules"),
                ));
            }
        }
    }
    faults
}

/// The rules of a game's document, noting numbers that are there twice and numbers with another game's letter.
fn read_rules<'file>(
    game: &Game,
    files: &'file [TextFile],
    faults: &mut Vec<Fault>,
) -> Defined<'file> {
    let mut rules = Defined::new();
    for file in files.iter().filter(|file| game.has_document(file)) {
        for (line, rule) in defined_rules(&file.contents) {
            if rule.game != game.letter {
                let sentence =
                    format!("rule {rule}: the numbers of this game begin with {}", game.letter);
                faults.push(Fault::new(file, line, sentence));
            } else if rules.insert(rule, (file, line)).is_some() {
                let sentence = format!("rule {rule} was already defined before");
                faults.push(Fault::new(file, line, sentence));
            }
        }
    }
    rules
}

/// The rules that no test in the game's own folder is named for.
fn untested(game: &Game, files: &[TextFile], rules: &Defined) -> Vec<Fault> {
    let tests = files.iter().filter(|file| game.has_tests(file));
    let tested: BTreeSet<RuleNumber> =
        tests.flat_map(|file| tested_rules(&file.contents)).map(|(_, rule)| rule).collect();
    let missing = rules.iter().filter(|(rule, _)| !tested.contains(rule));
    missing
        .map(|(rule, (file, line))| {
            let prefix =
                format!("{}{}_{}_", rule.game.to_ascii_lowercase(), rule.chapter, rule.rule);
            Fault::new(file, *line, format!("no test is named for rule {rule} (`fn {prefix}…`)"))
        })
        .collect()
}

/// The rules a document defines: list items that begin with a number, bold or not. Lines count from 1.
pub(super) fn defined_rules(document: &str) -> impl Iterator<Item = (usize, RuleNumber)> + '_ {
    (1..).zip(document.lines()).filter_map(|(line, text)| {
        let item = text.trim_start().strip_prefix("- ")?;
        let (rule, rest) = parse_rule(item.strip_prefix("**").unwrap_or(item), ['K', 'G'], '.')?;
        let ends = rest.is_empty() || rest.starts_with([' ', '*', ':']);
        ends.then_some((line, rule))
    })
}

/// The rules that the comments of a Rust file cite. What the file as a whole is about (`//!`) does not count: a reader
/// looks for the place where a rule is carried out.
pub(super) fn cited_rules(source: &str) -> impl Iterator<Item = (usize, RuleNumber)> + '_ {
    let comments = (1..).zip(source.lines()).filter_map(|(line, text)| {
        let (_, comment) = text.split_once("//")?;
        (!comment.starts_with('!')).then_some((line, comment))
    });
    comments.flat_map(|(line, comment)| {
        let words = comment.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
        words.filter_map(move |word| {
            let (rule, rest) = parse_rule(word, ['K', 'G'], '.')?;
            matches!(rest, "" | ".").then_some((line, rule))
        })
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
    Some((RuleNumber::new(game.to_ascii_uppercase(), chapter, rule), rest))
}

fn parse_number(text: &str) -> Option<(u16, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::super::TextFile;
    use super::faults;

    /// The faults of the dungeon's rules and of one file of its tests.
    fn check(document: &str, source: &str) -> Vec<String> {
        let files = [
            TextFile::new("docs/rules/dungeon.md", document),
            TextFile::new("crates/dungeon/tests/rules/a.rs", source),
        ];
        found_in(&files)
    }

    fn found_in(files: &[TextFile]) -> Vec<String> {
        let mut found: Vec<String> = faults(files).iter().map(ToString::to_string).collect();
        found.sort();
        found
    }

    /// A test's source, written so that this file's own lines do not look like tests of rules.
    fn test_named(name: &str) -> String {
        format!("#[test]\nf{} {name}() {{}}\n", 'n')
    }

    #[test]
    fn rules_with_tests_are_fine_bold_or_plain() {
        let document = "- **K4.3** Bold.\n- K12.10 Plain, see K9.9.\nK7.7 is no list item.\n  - K1.2: nested\n";
        let source =
            [test_named("k4_3_bold"), test_named("k12_10_plain"), test_named("k1_2_nested")]
                .concat();
        assert_eq!(check(document, &source), [""; 0]);
    }

    #[test]
    fn a_rule_without_a_test_is_a_fault() {
        let found = check("# K4\n\n- **K4.3** A rule.\n", &test_named("k4_30_another"));
        assert_eq!(
            found,
            [
                "crates/dungeon/tests/rules/a.rs:2: a test is named for rule K4.30, which is not in docs/rules",
                "docs/rules/dungeon.md:3: no test is named for rule K4.3 (`fn k4_3_…`)"
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
        assert_eq!(found, ["docs/rules/dungeon.md:2: rule K4.3 was already defined before"]);
    }

    #[test]
    fn both_games_are_held_to_their_own_documents_and_folders() {
        let tests = |game: &str, names: &[&str]| {
            let source: String = names.iter().copied().map(test_named).collect();
            TextFile::new(&format!("crates/{game}/tests/rules/chapter/a.rs"), &source)
        };
        let dungeon = TextFile::new("docs/rules/dungeon.md", "- **K4.3** A rule.\n");
        let goblin =
            TextFile::new("docs/rules/goblin.md", "- **G4.3** A rule.\n- **G10.1** Another.\n");
        let mut files = [
            dungeon,
            goblin,
            tests("dungeon", &["k4_3_rule"]),
            tests("goblin", &["g4_3_rule", "g10_1_another"]),
        ];
        assert_eq!(found_in(&files), [""; 0]);

        files[2] = tests("dungeon", &["k4_3_rule", "g10_1_in_the_wrong_folder"]);
        files[3] = tests("goblin", &["g4_3_rule", "g4_4_no_rule"]);
        assert_eq!(
            found_in(&files),
            [
                "crates/goblin/tests/rules/chapter/a.rs:4: a test is named for rule G4.4, which is not in docs/rules",
                "docs/rules/goblin.md:2: no test is named for rule G10.1 (`fn g10_1_…`)"
            ]
        );
    }

    #[test]
    fn a_game_without_a_folder_of_rule_tests_is_not_asked_for_them() {
        let document = TextFile::new("docs/rules/goblin.md", "- **G4.3** A rule.\n");
        let elsewhere = TextFile::new("crates/goblin/src/lib.rs", &test_named("g4_30_no_rule"));
        assert_eq!(found_in(std::slice::from_ref(&document)), [""; 0]);
        assert_eq!(
            found_in(&[document, elsewhere]),
            [
                "crates/goblin/src/lib.rs:2: a test is named for rule G4.30, which is not in docs/rules"
            ]
        );
    }

    #[test]
    fn a_number_of_another_game_is_a_fault() {
        let found = check("- K4.3 A rule.\n- G4.4 Another.\n", &test_named("k4_3_rule"));
        assert_eq!(
            found,
            ["docs/rules/dungeon.md:2: rule G4.4: the numbers of this game begin with K"]
        );
    }
}
