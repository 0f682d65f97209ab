//! The layers of the page: nothing imports what is above it.

use super::{Fault, TextFile};

const FOLDER: &str = "crates/web/src/";

/// From below.
const LAYERS: [&str; 8] =
    ["platform", "shell", "ui", "session", "stage", "around", "games", "screens"];

/// Every place where a layer names one above it.
pub(super) fn faults(file: &TextFile) -> Vec<Fault> {
    let own = file.path.strip_prefix(FOLDER).and_then(|path| path.split('/').next());
    let place = |name: &str| LAYERS.iter().position(|layer| *layer == name);
    let Some(own) = own.and_then(place) else { return Vec::new() };
    let mut faults = Vec::new();
    for (at, _) in file.contents.match_indices("crate::") {
        let start = at + "crate::".len();
        for name_at in named(&file.contents, start) {
            let name = word(&file.contents[name_at..]);
            if place(name).is_some_and(|other| other > own) {
                let number = file.contents[..name_at].matches('\n').count() + 1;
                let sentence = format!("`{}` is below `{name}` and must not know it", LAYERS[own]);
                faults.push(Fault::new(file, number, sentence));
            }
        }
    }
    faults
}

/// Where the names begin that a path goes on with here: one, or several in braces.
fn named(text: &str, start: usize) -> Vec<usize> {
    if !text[start..].starts_with('{') {
        return vec![start];
    }
    let (mut names, mut depth, mut awaited) = (Vec::new(), 0, false);
    for (index, letter) in text[start..].char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if depth == 1 && (letter == ',' || letter == '{') {
            awaited = true;
        } else if awaited && letter.is_alphanumeric() {
            names.push(start + index);
            awaited = false;
        }
    }
    names
}

/// The name that a text begins with.
fn word(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    &text[..end.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::{TextFile, faults};

    #[test]
    fn what_is_below_must_not_know_what_is_above() {
        let file = |path: &str| {
            TextFile::new(path, "//! A.\nuse crate::stage::Stage;\nuse crate::ui::Icon;\n")
        };
        assert!(faults(&file("crates/web/src/around/log.rs")).is_empty());
        assert!(faults(&file("crates/web/src/lib.rs")).is_empty());
        assert!(faults(&file("crates/lab/src/ui/log.rs")).is_empty());
        let found = faults(&file("crates/web/src/session/local/mod.rs"));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].line, 2);
        assert_eq!(faults(&file("crates/web/src/platform/page.rs")).len(), 2);
    }

    #[test]
    fn names_in_braces_are_found_too() {
        let text = "//! A.\nuse crate::{\n    platform::{page, stage},\n    around::Log, shell, stage,\n};\n";
        let found = faults(&TextFile::new("crates/web/src/session/mod.rs", text));
        assert_eq!(found.iter().map(|fault| fault.line).collect::<Vec<_>>(), [4, 4]);
    }
}
