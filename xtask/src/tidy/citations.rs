//! Rules are found where they are carried out: every numbered rule is cited in its game's `play` folder.

use std::collections::{BTreeMap, BTreeSet};

use super::rules::{GAMES, Game, RuleNumber, cited_rules, defined_rules};
use super::{Fault, TextFile};

/// A rule that nothing in `play` carries out, and what does instead.
struct Elsewhere {
    rule: RuleNumber,
    reason: &'static str,
}

const fn elsewhere(game: char, chapter: u16, rule: u16, reason: &'static str) -> Elsewhere {
    Elsewhere { rule: RuleNumber::new(game, chapter, rule), reason }
}

const CONTENT: &str = "content: the files and their checks";

/// The rules that are set-up, content or presentation.
const ELSEWHERE: [Elsewhere; 14] = [
    elsewhere('K', 1, 2, CONTENT),
    elsewhere('K', 1, 3, CONTENT),
    elsewhere('K', 12, 3, "own draws are the host's, the short dungeon is content"),
    elsewhere('G', 1, 8, "presentation: the view says what is open to whom"),
    elsewhere('G', 3, 1, CONTENT),
    elsewhere('G', 9, 1, "set-up: an edition fills in the options"),
    elsewhere('G', 10, 1, CONTENT),
    elsewhere('G', 10, 2, CONTENT),
    elsewhere('G', 10, 3, CONTENT),
    elsewhere('G', 10, 4, CONTENT),
    elsewhere('G', 10, 5, CONTENT),
    elsewhere('G', 10, 6, CONTENT),
    elsewhere('G', 10, 7, CONTENT),
    elsewhere('G', 10, 8, "measured by simulations"),
];

impl Game {
    fn plays_in(&self, file: &TextFile) -> bool {
        let path = file.path.strip_prefix("crates/").and_then(|path| path.strip_prefix(self.name));
        file.is_rust() && path.is_some_and(|path| path.starts_with("/src/play/"))
    }
}

/// Rules that are cited nowhere, citations of rules that do not exist, and exceptions that are none.
pub(super) fn faults(files: &[TextFile]) -> Vec<Fault> {
    GAMES.iter().flat_map(|game| faults_of(game, files, &ELSEWHERE)).collect()
}

fn faults_of(game: &Game, files: &[TextFile], elsewhere: &[Elsewhere]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let documents = files.iter().filter(|file| game.has_document(file));
    let defined: BTreeMap<RuleNumber, (&TextFile, usize)> = documents
        .flat_map(|file| {
            defined_rules(&file.contents).map(move |(line, rule)| (rule, (file, line)))
        })
        .collect();
    let mut cited = BTreeSet::new();
    let mut has_play = false;
    for file in files.iter().filter(|file| game.plays_in(file)) {
        has_play = true;
        for (line, rule) in cited_rules(&file.contents) {
            if !defined.contains_key(&rule) {
                let sentence = format!("rule {rule} is not in docs/rules/{}.md", game.name);
                faults.push(Fault::new(file, line, sentence));
            }
            cited.insert(rule);
        }
    }
    if !has_play {
        return faults;
    }
    for (rule, (file, line)) in defined {
        let exception = elsewhere.iter().find(|exception| exception.rule == rule);
        let sentence = match (cited.contains(&rule), exception) {
            (true, None) | (false, Some(_)) => continue,
            (false, None) => {
                format!("no comment in crates/{}/src/play cites rule {rule}", game.name)
            }
            (true, Some(Elsewhere { reason, .. })) => {
                format!("rule {rule} is cited in play, but listed as an exception: {reason}")
            }
        };
        faults.push(Fault::new(file, line, sentence));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults of the dungeon's rules and of one file that plays them.
    fn check(document: &str, source: &str) -> Vec<String> {
        let files = [
            TextFile::new("docs/rules/dungeon.md", document),
            TextFile::new("crates/dungeon/src/play/a.rs", source),
        ];
        let exceptions = [elsewhere('K', 1, 2, "content")];
        faults_of(&GAMES[0], &files, &exceptions).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_rule_cited_at_an_item_or_a_line_is_fine() {
        let source = "//! A.\n/// Moves (K4.3, K4.10).\nfn a() {} // K5.1: why\n";
        assert_eq!(check("- K4.3 A.\n- **K4.10** B.\n- K5.1 C.\n", source), [""; 0]);
    }

    #[test]
    fn a_rule_that_nothing_cites_is_a_fault() {
        let found = check("- K4.3 A rule.\n", "//! A.\n/// K4.30 is no such rule.\n");
        assert_eq!(
            found,
            [
                "crates/dungeon/src/play/a.rs:2: rule K4.30 is not in docs/rules/dungeon.md",
                "docs/rules/dungeon.md:1: no comment in crates/dungeon/src/play cites rule K4.3",
            ]
        );
    }

    #[test]
    fn what_a_file_is_about_and_what_code_says_cite_nothing() {
        for source in ["//! All of K4.3.\n", "//! A.\nlet text = \"K4.3\";\n", "//! A.\n// AK4.3\n"]
        {
            assert_eq!(check("- K4.3 A rule.\n", source).len(), 1, "{source:?}");
        }
    }

    #[test]
    fn an_exception_needs_no_citation_and_must_have_none() {
        assert_eq!(check("- K1.2 Tiles.\n", "//! A.\n"), [""; 0]);
        assert_eq!(
            check("- K1.2 Tiles.\n", "//! A.\n/// K1.2.\n"),
            [
                "docs/rules/dungeon.md:1: rule K1.2 is cited in play, but listed as an exception: content"
            ]
        );
    }

    #[test]
    fn every_game_is_asked_in_its_own_folder_and_only_if_it_has_one() {
        let document = TextFile::new("docs/rules/goblin.md", "- G4.3 A rule.\n");
        assert_eq!(faults(std::slice::from_ref(&document)), []);
        let dungeon = TextFile::new("crates/dungeon/src/play/a.rs", "//! A.\n");
        assert_eq!(faults(&[document.clone(), dungeon]), []);
        let goblin = TextFile::new("crates/goblin/src/play/deep/a.rs", "//! A.\n/// G4.4.\n");
        assert_eq!(faults(&[document, goblin]).len(), 2);
    }
}
