//! `cargo xtask tidy`: what compilers and linters do not see. All faults are listed at once.
//!
//! The checks are plain functions over file contents; only this file reads the disk.

mod cards;
mod citations;
mod files;
mod icons;
mod keys;
mod layers;
mod rules;
mod source;
mod text;
mod translations;
mod words;

use std::fmt;
use std::path::Path;

use anyhow::{Result, bail};

use crate::workspace::Workspace;

/// A file of the workspace: its path from the root, with forward slashes, and its contents.
#[derive(Debug, Clone, PartialEq, Eq)]
struct TextFile {
    path: String,
    contents: String,
}

impl TextFile {
    #[cfg(test)]
    fn new(path: &str, contents: &str) -> Self {
        Self { path: path.into(), contents: contents.into() }
    }

    fn is_rust(&self) -> bool {
        self.has_extension("rs")
    }

    fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }
}

/// Something to put right, and where.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Fault {
    path: String,
    /// Counted from 1; 0 stands for the whole file.
    line: usize,
    sentence: String,
}

impl Fault {
    fn new(file: &TextFile, line: usize, sentence: impl Into<String>) -> Self {
        Self { path: file.path.clone(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.sentence),
            line => write!(f, "{}:{line}: {}", self.path, self.sentence),
        }
    }
}

/// Checks every file of the workspace.
pub(crate) fn tidy(workspace: &Workspace) -> Result<()> {
    let files = files::read(workspace)?;
    let faults = faults(&files);
    for fault in &faults {
        println!("{fault}");
    }
    match faults.len() {
        0 => {
            println!("{} files are tidy", files.len());
            Ok(())
        }
        1 => bail!("tidy found 1 fault"),
        count => bail!("tidy found {count} faults"),
    }
}

/// Everything that is wrong with these files, in the order of their paths and lines.
fn faults(files: &[TextFile]) -> Vec<Fault> {
    let mut faults = rules::faults(files);
    faults.extend(citations::faults(files));
    faults.extend(translations::faults(files));
    faults.extend(words::faults(files));
    faults.extend(keys::faults(files));
    faults.extend(cards::faults(files));
    faults.extend(icons::faults(files));
    for file in files {
        faults.extend(text::faults(file));
        if file.is_rust() {
            faults.extend(source::faults(file));
            faults.extend(layers::faults(file));
        }
    }
    faults.sort();
    faults
}

#[cfg(test)]
mod tests {
    use super::{TextFile, faults};

    #[test]
    fn faults_of_every_kind_are_listed_together_and_in_order() {
        let files = [
            TextFile::new("docs/rules/dungeon.md", "- K1.1 A rule.\n"),
            TextFile::new("crates/dungeon/tests/rules/main.rs", "//! Rules.\n"),
            TextFile::new("b.rs", "//! B.\nfn b() {} \n"),
            TextFile::new("a.rs", "fn a() {}"),
        ];
        let lines: Vec<String> = faults(&files).iter().map(ToString::to_string).collect();
        assert_eq!(
            lines,
            [
                "a.rs:1: the first line of a Rust file must be a `//!` line that says what it is about",
                "a.rs:1: the last line must end with a line break",
                "b.rs:2: space at the end of the line",
                "docs/rules/dungeon.md:1: no test is named for rule K1.1 (`fn k1_1_…`)",
            ]
        );
    }
}
