//! The page's icons: those that `crates/web/page/icons.txt` names, as two drawings: what index.html shows itself, and the rest.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::paths::rounded;
use crate::workspace::Workspace;

/// The list of icons, ours and theirs.
pub(crate) const LIST: &str = "crates/web/page/icons.txt";
/// Where npm puts all icons there are.
const PACKAGE: &str = "crates/web/node_modules/@iconify-json/game-icons/icons.json";
/// How many names an error suggests.
const SUGGESTIONS: usize = 5;

/// One line of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Icon<'list> {
    /// What the page calls it.
    pub(crate) name: &'list str,
    /// What the package calls it.
    source: &'list str,
    /// Counted from 1.
    pub(crate) line: usize,
}

/// The package's file, as far as we need it.
#[derive(Debug, Deserialize)]
pub(super) struct Package {
    icons: BTreeMap<String, Drawing>,
}

#[derive(Debug, Deserialize)]
struct Drawing {
    /// What goes inside `<svg>`, filled with `currentColor`.
    body: String,
}

impl Package {
    /// Reads all icons there are.
    pub(super) fn read(workspace: &Workspace) -> Result<Self> {
        let package = fs::read_to_string(workspace.file(PACKAGE))
            .with_context(|| format!("{PACKAGE} could not be read"))?;
        serde_json::from_str(&package).with_context(|| format!("{PACKAGE} has another form"))
    }

    /// What is drawn inside an icon.
    pub(super) fn drawing(&self, name: &str) -> Option<&str> {
        self.icons.get(name).map(|drawing| drawing.body.as_str())
    }

    /// Names that share most words with the wanted one, and of those the most alike.
    pub(super) fn close_names(&self, wanted: &str) -> Vec<&str> {
        let words: Vec<&str> = wanted.split('-').collect();
        let mut ranked: Vec<_> = self
            .icons
            .keys()
            .map(|name| {
                let shared = name.split('-').filter(|word| words.contains(word)).count();
                (usize::MAX - shared, distance(wanted, name), name.as_str())
            })
            .collect();
        ranked.sort_unstable();
        ranked.into_iter().take(SUGGESTIONS).map(|(_, _, name)| name).collect()
    }
}

/// Every icon of the list: a drawing with those that a text shows, and one with all others.
pub(super) fn sprites(
    workspace: &Workspace,
    package: &Package,
    shown_in: &str,
) -> Result<(String, String)> {
    let path = workspace.file(LIST);
    let list = fs::read_to_string(&path).with_context(|| format!("{LIST} could not be read"))?;
    let is_shown = |name: &str| shown_in.contains(&format!("\"#icon-{name}\""));
    Ok((draw(&list, package, is_shown)?, draw(&list, package, |name| !is_shown(name))?))
}

/// The icons of the list; a line that is neither a comment nor `name = source` gives its sentence.
pub(crate) fn parse(list: &str) -> impl Iterator<Item = Result<Icon<'_>, (usize, String)>> {
    let lines = (1..).zip(list.lines().map(str::trim));
    let meant = lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#'));
    meant.map(|(line, text)| {
        let (name, source) =
            text.split_once('=').map(|(a, b)| (a.trim(), b.trim())).ok_or_else(|| {
                (line, format!("`{text}` is not of the form `our-name = icon-of-game-icons`"))
            })?;
        for word in [name, source] {
            if !is_name(word) {
                return Err((line, format!("`{word}` is no name: use a-z, 0-9 and hyphens")));
            }
        }
        Ok(Icon { name, source, line })
    })
}

/// Whether a word can be the name of an icon.
pub(crate) fn is_name(word: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    word.starts_with(fits)
        && word.ends_with(fits)
        && word.chars().all(|letter| fits(letter) || letter == '-')
}

fn draw(list: &str, package: &Package, wanted: impl Fn(&str) -> bool) -> Result<String> {
    let mut sprite = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" style=\"position:absolute\" \
         aria-hidden=\"true\" hidden>",
    );
    let mut faults = Vec::new();
    for icon in parse(list) {
        match icon {
            Ok(icon) => match package.drawing(icon.source) {
                Some(_) if !wanted(icon.name) => {}
                Some(drawing) => sprite.push_str(&format!(
                    "<symbol id=\"icon-{}\" viewBox=\"0 0 512 512\">{}</symbol>",
                    icon.name,
                    rounded(drawing)?
                )),
                None => faults.push(format!(
                    "{LIST}:{}: game-icons has no `{}`; close names are {}",
                    icon.line,
                    icon.source,
                    package.close_names(icon.source).join(", ")
                )),
            },
            Err((line, sentence)) => faults.push(format!("{LIST}:{line}: {sentence}")),
        }
    }
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    sprite.push_str("</svg>");
    Ok(sprite)
}

/// How many letters must be added, dropped or changed to get from one word to the other.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (index, letter) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for column in 0..to.len() {
            let changed = diagonal + usize::from(to[column] != letter);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::{Package, distance, draw};

    fn package() -> Package {
        let json = r#"{"icons": {"rat": {"body": "<path id='rat'/>"}, "crossed-swords": {"body": "x"},
            "crossed-axes": {"body": "x"}, "zebra": {"body": "x"}}}"#;
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn icons_become_symbols_under_our_names() {
        let sprite = draw("# Monsters\n\nmonster-rat = rat\nhop = zebra\n", &package(), |name| {
            name != "hop"
        })
        .unwrap();
        let symbol = "<symbol id=\"icon-monster-rat\" viewBox=\"0 0 512 512\"><path id='rat'/></symbol></svg>";
        assert!(sprite.starts_with("<svg ") && sprite.ends_with(symbol), "{sprite}");
    }

    #[test]
    fn every_unknown_name_is_told_with_close_ones() {
        let error = draw("fight = crossed-sword\nhop = zebre\n", &package(), |_| true)
            .unwrap_err()
            .to_string();
        assert!(error.contains("icons.txt:1: game-icons has no `crossed-sword`"), "{error}");
        assert!(error.contains("close names are crossed-swords, crossed-axes"), "{error}");
        assert!(
            error.contains("icons.txt:2") && error.contains("close names are zebra"),
            "{error}"
        );
    }

    #[test]
    fn lines_of_another_form_are_told() {
        let error =
            draw("rat\nRat = rat\na = <b>\n", &package(), |_| true).unwrap_err().to_string();
        for line in ["icons.txt:1", "icons.txt:2: `Rat`", "icons.txt:3: `<b>`"] {
            assert!(error.contains(line), "{error}");
        }
    }

    #[test]
    fn distances_count_letters() {
        assert_eq!(distance("rat", "rat"), 0);
        assert_eq!(distance("rat", "cart"), 2);
        assert_eq!(distance("", "abc"), 3);
    }
}
