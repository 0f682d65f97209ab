//! Rules in other languages have the same numbers in the same order as the English ones.
//!
//! Refusals and the page lead to a rule by its number, so a number must say the same in every language.

use std::collections::BTreeSet;

use super::rules::{RuleNumber, defined_rules};
use super::{Fault, TextFile};

const FOLDER: &str = "docs/rules/";

/// Rules that a translation lacks, has in addition, or has elsewhere. A translation that is not there yet is no fault.
pub(super) fn faults(files: &[TextFile]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in files {
        let Some((_, document)) =
            file.path.strip_prefix(FOLDER).and_then(|path| path.split_once('/'))
        else {
            continue;
        };
        let english = format!("{FOLDER}{document}");
        match files.iter().find(|file| file.path == english) {
            Some(english) => compare(english, file, &mut faults),
            None => faults.push(Fault::new(
                file,
                0,
                format!("these rules are translated from {english}, which is missing"),
            )),
        }
    }
    faults
}

fn compare(english: &TextFile, file: &TextFile, faults: &mut Vec<Fault>) {
    let wanted: Vec<RuleNumber> = defined_rules(&english.contents).map(|(_, rule)| rule).collect();
    let found: Vec<(usize, RuleNumber)> = defined_rules(&file.contents).collect();
    let known: BTreeSet<RuleNumber> = wanted.iter().copied().collect();
    let mut seen = BTreeSet::new();
    for &(line, rule) in &found {
        if !known.contains(&rule) {
            faults.push(Fault::new(file, line, format!("rule {rule} is not in {}", english.path)));
        } else if !seen.insert(rule) {
            faults.push(Fault::new(file, line, format!("rule {rule} was already there before")));
        }
    }
    for rule in known.difference(&seen) {
        faults.push(Fault::new(file, 0, format!("rule {rule} of {} is missing", english.path)));
    }
    // Only the first one that is out of place: it moves all others.
    let ours = found.iter().filter(|(_, rule)| known.contains(rule));
    let theirs = wanted.iter().filter(|rule| seen.contains(rule));
    if let Some(((line, rule), wanted)) =
        ours.zip(theirs).find(|((_, rule), wanted)| rule != *wanted)
    {
        let sentence = format!("rule {rule} stands where {} has {wanted}", english.path);
        faults.push(Fault::new(file, *line, sentence));
    }
}

#[cfg(test)]
mod tests {
    use super::super::TextFile;
    use super::faults;

    const ENGLISH: &str =
        "# Rules\n- **K1.1** One.\n- **K1.2** Two, see K1.1.\n- **K2.1** Three.\n";

    fn check(czech: &str) -> Vec<String> {
        let files = [
            TextFile::new("docs/rules/dungeon.md", ENGLISH),
            TextFile::new("docs/rules/cs/dungeon.md", czech),
        ];
        faults(&files).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_same_rules_are_fine() {
        let czech = "# Pravidla\n\nÚvod.\n- **K1.1** Jedna.\n- **K1.2** Dvě.\n- **K2.1** Tři.\n";
        assert_eq!(check(czech), [""; 0]);
    }

    #[test]
    fn missing_and_additional_rules_are_faults() {
        assert_eq!(
            check("- **K1.1** Jedna.\n- **K2.1** Tři.\n- **K2.2** Čtyři.\n- **K2.1** Tři.\n"),
            [
                "docs/rules/cs/dungeon.md:3: rule K2.2 is not in docs/rules/dungeon.md",
                "docs/rules/cs/dungeon.md:4: rule K2.1 was already there before",
                "docs/rules/cs/dungeon.md: rule K1.2 of docs/rules/dungeon.md is missing",
            ]
        );
    }

    #[test]
    fn another_order_is_a_fault() {
        assert_eq!(
            check("- **K1.2** Dvě.\n- **K1.1** Jedna.\n- **K2.1** Tři.\n"),
            ["docs/rules/cs/dungeon.md:1: rule K1.2 stands where docs/rules/dungeon.md has K1.1"]
        );
    }

    #[test]
    fn a_translation_of_nothing_is_a_fault() {
        let files = [TextFile::new("docs/rules/cs/chess.md", "- **K1.1** Jedna.\n")];
        assert_eq!(
            faults(&files)[0].to_string(),
            "docs/rules/cs/chess.md: these rules are translated from docs/rules/chess.md, which is missing"
        );
    }
}
