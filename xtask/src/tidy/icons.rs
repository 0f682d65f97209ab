//! Every icon that the page shows is one of `crates/web/page/icons.txt`: a browser shows nothing for one that is not.
//!
//! An icon is named by `#icon-NAME` or `"icon-NAME"`, where a component gets one (`<Icon name="NAME"`, `icon="NAME"`,
//! `icon("NAME")`, `icon: "NAME"`), and by every word a file `icon.rs` or `icons.rs` chooses with `=> "NAME"`.

use std::collections::BTreeSet;

use super::{Fault, TextFile};
use crate::web::icons::{LIST, is_name, parse};

/// What stands right before an icon's name; it ends where a name can no longer go on.
const BEFORE: [&str; 6] = ["#icon-", "\"icon-", "Icon name=\"", "icon=\"", "icon(\"", "icon: \""];
/// The same in a file that is about nothing but icons.
const BEFORE_IN_TABLES: &str = "=> \"";

/// Icons that are not in the list, lines of the list that say nothing, and names given twice.
pub(super) fn faults(files: &[TextFile]) -> Vec<Fault> {
    let Some(list) = files.iter().find(|file| file.path == LIST) else {
        return Vec::new();
    };
    let mut faults = Vec::new();
    let mut known = BTreeSet::new();
    for icon in parse(&list.contents) {
        match icon {
            Ok(icon) if !known.insert(icon.name) => {
                let sentence = format!("the icon `{}` is there twice", icon.name);
                faults.push(Fault::new(list, icon.line, sentence));
            }
            Ok(_) => {}
            Err((line, sentence)) => faults.push(Fault::new(list, line, sentence)),
        }
    }
    for file in files.iter().filter(|file| shows_icons(file)) {
        for (line, text) in (1..).zip(file.contents.lines()) {
            for name in named(text, is_table(file)) {
                if !known.contains(name) {
                    faults.push(Fault::new(
                        file,
                        line,
                        format!("the icon `{name}` is not in {LIST}"),
                    ));
                }
            }
        }
    }
    faults
}

fn shows_icons(file: &TextFile) -> bool {
    file.is_rust() && file.path.starts_with("crates/web/src/")
        || ["index.html", "home.html"]
            .iter()
            .any(|name| file.path.strip_suffix(name) == Some("crates/web/page/"))
}

fn is_table(file: &TextFile) -> bool {
    file.path.ends_with("/icon.rs") || file.path.ends_with("/icons.rs")
}

/// The icons that a line names. One that is put together at run time (`"icon-{name}"`) is left out.
fn named(line: &str, table: bool) -> BTreeSet<&str> {
    let marks = BEFORE.into_iter().chain(table.then_some(BEFORE_IN_TABLES));
    let rests = marks.flat_map(|mark| {
        line.match_indices(mark).map(move |(index, _)| &line[index + mark.len()..])
    });
    rests
        .filter_map(|rest| {
            let part = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '-');
            let end = rest.find(part)?;
            let name = rest[..end].strip_prefix("icon-").unwrap_or(&rest[..end]);
            (rest[end..].starts_with(['"', '\'']) && is_name(name)).then_some(name)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::TextFile;
    use super::{LIST, faults};

    fn check(path: &str, line: &str) -> Vec<String> {
        let list = "# Monsters\nmonster-rat = rat\nrules = rule-book\n";
        let files = [TextFile::new(LIST, list), TextFile::new(path, line)];
        faults(&files).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn icons_of_the_list_are_fine_and_so_is_what_is_no_name() {
        for line in [
            "<use href=\"#icon-monster-rat\"></use>",
            "let id = \"icon-rules\";",
            "<Icon name=\"monster-rat\"/> <Button icon=\"rules\"/>",
            "format!(\"#icon-{name}\")",
            "format!(\"icon-monster-{name}\")",
            "class=\"icon\" => \"other\"",
        ] {
            assert_eq!(check("crates/web/src/page.rs", line), [""; 0], "{line}");
        }
    }

    #[test]
    fn an_icon_that_is_not_in_the_list_is_a_fault_however_it_is_named() {
        for line in [
            "<use href=\"#icon-zebra\"></use>",
            "let id = \"icon-zebra\";",
            "<Icon name=\"zebra\"/>",
            "<Button icon=\"zebra\"/>",
            "icon(\"zebra\")",
            "Row { icon: \"zebra\" }",
        ] {
            assert_eq!(
                check("crates/web/src/page.rs", line),
                ["crates/web/src/page.rs:1: the icon `zebra` is not in crates/web/page/icons.txt"],
                "{line}"
            );
        }
        let table = "Self::Rat => \"monster-rat\",\nSelf::Zebra => \"zebra\",\n";
        assert_eq!(
            check("crates/web/src/icon.rs", table),
            ["crates/web/src/icon.rs:2: the icon `zebra` is not in crates/web/page/icons.txt"]
        );
        assert_eq!(check("crates/web/page/index.html", "<use href=\"#icon-zebra\">").len(), 1);
        assert_eq!(check("crates/karak/src/icon.rs", table), [""; 0]);
    }

    #[test]
    fn faults_of_the_list_itself_are_told() {
        let files = [TextFile::new(LIST, "rat = rat\nrat = mouse\nzebra\n")];
        let found: Vec<String> = faults(&files).iter().map(ToString::to_string).collect();
        assert_eq!(found[0], "crates/web/page/icons.txt:2: the icon `rat` is there twice");
        assert!(found[1].starts_with("crates/web/page/icons.txt:3: `zebra` is not"), "{found:?}");
    }
}
