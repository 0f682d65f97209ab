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
    for (number, line) in (1..).zip(file.contents.lines()) {
        for named in line.split("crate::").skip(1) {
            let name: String = named
                .chars()
                .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
                .collect();
            if place(&name).is_some_and(|other| other > own) {
                let sentence = format!("`{}` is below `{name}` and must not know it", LAYERS[own]);
                faults.push(Fault::new(file, number, sentence));
            }
        }
    }
    faults
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
}
