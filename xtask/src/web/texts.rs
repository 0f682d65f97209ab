//! What the page fetches to read: sentences in each language, and the rules of the games.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use fluent_syntax::parser;

use crate::workspace::Workspace;

pub(super) const WORDS: &str = "crates/words/text";
const RULES: &str = "docs/rules";
const QUICK_START: &str = "docs/quick-start";
/// What the keys begin with that only the terminal says.
const TERMINAL: &str = "join-";

/// Puts `words/LANG.ftl`, `rules/LANG/GAME.md` and `quick-start/LANG/GAME.md` into the page. The rules may be missing in a language.
pub(super) fn put(workspace: &Workspace, page: &Path) -> Result<()> {
    let words = page.join("words");
    make(&words)?;
    for path in files(&workspace.file(WORDS), "ftl")? {
        let text = without_terminal(&read(&path)?);
        let short = without_comments(&text)
            .with_context(|| format!("{} could not be shortened", path.display()))?;
        write(&words, &path, &short)?;
    }
    put_rules(&workspace.file(RULES), &page.join("rules/en"))?;
    for (folder, name) in [(RULES, "rules"), (QUICK_START, "quick-start")] {
        let languages = fs::read_dir(workspace.file(folder))
            .with_context(|| format!("the folder {folder} is missing"))?;
        for entry in languages {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                put_rules(&entry.path(), &page.join(name).join(entry.file_name()))?;
            }
        }
    }
    Ok(())
}

fn put_rules(from: &Path, to: &Path) -> Result<()> {
    make(to)?;
    for path in files(from, "md")? {
        write(to, &path, &read(&path)?)?;
    }
    Ok(())
}

/// Leaves out what only the terminal says, where it says most of it: at tables online.
fn without_terminal(text: &str) -> String {
    let mut left_out = false;
    let kept = text.split_inclusive('\n').filter(|line| {
        // A message goes on in lines that are indented or empty.
        if !line.starts_with([' ', '\n']) {
            left_out = line.starts_with(TERMINAL);
        }
        !left_out
    });
    kept.collect()
}

/// Leaves out comments and the empty lines between messages, a third of a file, and proves that nothing else is gone.
fn without_comments(text: &str) -> Result<String> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let mut short = String::with_capacity(text.len());
    for (index, line) in lines.iter().enumerate() {
        // An empty line inside a message, before more of it, is a part of what it says.
        let next = lines[index..].iter().find(|line| !line.trim().is_empty());
        if line.trim().is_empty() && next.is_none_or(|next| !next.starts_with(' ')) {
            continue;
        }
        short.push_str(line);
        short.push('\n');
    }
    let same = match (parser::parse_runtime(text), parser::parse_runtime(short.as_str())) {
        (Ok(before), Ok(after)) => before == after,
        (Err(_), _) | (_, Err(_)) => bail!("it has faults; `cargo xtask tidy` says which"),
    };
    if !same {
        bail!("a comment or an empty line stands where leaving it out changes a message");
    }
    Ok(short)
}

/// The files of a folder with this extension, sorted.
fn files(folder: &Path, extension: &str) -> Result<Vec<std::path::PathBuf>> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("the folder {} is missing", folder.display()))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn make(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("{} could not be made", folder.display()))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} could not be read", path.display()))
}

/// Writes into a folder, under the name that a file has elsewhere.
fn write(folder: &Path, named_like: &Path, text: &str) -> Result<()> {
    let path = folder.join(named_like.file_name().unwrap_or_default());
    fs::write(&path, text).with_context(|| format!("{} could not be written", path.display()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{put, without_comments, without_terminal};
    use crate::scratch::Scratch;
    use crate::workspace::Workspace;

    #[test]
    fn comments_and_empty_lines_go_and_messages_stay() {
        let text = "### File\n\n## Group\n# Note\na = A\n    .gen = B\n\n\nb =\n    one\n\n    two\n# End\n";
        assert_eq!(
            without_comments(text).unwrap(),
            "a = A\n    .gen = B\nb =\n    one\n\n    two\n"
        );
        assert!(without_comments("a = { $n\n").is_err());
        let splitting = "a = A\n# note\n    more\n";
        assert!(without_comments(splitting).is_err());
    }

    #[test]
    fn what_only_the_terminal_says_is_left_out() {
        let text = "a = A\njoin-b =\n    one\n\n      two\n\n# c\nc = C\njoin-d = D\n";
        assert_eq!(without_terminal(text), "a = A\n# c\nc = C\n");
    }

    #[test]
    fn the_texts_of_every_language_and_the_rules_are_there() {
        let scratch = Scratch::new("texts");
        put(&Workspace::find().unwrap(), &scratch.path("")).unwrap();
        for language in ["en", "cs", "de", "pl"] {
            let words = fs::read_to_string(scratch.path(&format!("words/{language}.ftl"))).unwrap();
            assert!(words.contains("\nhero-horan = ") && !words.contains("\n#"), "{language}");
            for game in ["dungeon", "goblin"] {
                assert!(scratch.path(&format!("quick-start/{language}/{game}.md")).is_file());
                let rules = scratch.path(&format!("rules/{language}/{game}.md"));
                let rules = fs::read_to_string(rules).unwrap();
                // What only developers need is in docs/rules-notes.md.
                for foreign in ["docs/", ".toml", "ersion 1", "imula", "symula", " test "] {
                    assert!(!rules.contains(foreign), "{language} {game}: {foreign}");
                }
            }
        }
    }
}
