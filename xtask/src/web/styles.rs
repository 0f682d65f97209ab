//! The page's style sheets: a file for each screen and component, put together into one sheet that the first picture waits
//! for and one with everything else.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::compress::files_below;

/// The folder of the sheets, in the page's own files.
const FOLDER: &str = "styles";
/// Says which sheets there are, in which order, and which of them come first.
const ORDER: &str = "order.txt";

/// What the page links.
pub(super) const FIRST: &str = "first.css";
pub(super) const LATER: &str = "later.css";

/// The names that `order.txt` has, by part.
#[derive(Debug, Default, PartialEq, Eq)]
struct Order<'list> {
    first: Vec<&'list str>,
    later: Vec<&'list str>,
}

/// Makes the two sheets of the many in a newly made page, which go. The fonts' own rules come before all others.
pub(super) fn put(page: &Path, fonts: &str) -> Result<()> {
    let folder = page.join(FOLDER);
    let path = folder.join(ORDER);
    let list = fs::read_to_string(&path)
        .with_context(|| format!("the page's {FOLDER}/{ORDER} could not be read"))?;
    let order = parse(&list)?;
    check(&order, &folder)?;
    for (name, before, parts) in [(FIRST, fonts, &order.first), (LATER, "", &order.later)] {
        let mut sheet = before.to_owned();
        for part in parts {
            let text = fs::read_to_string(folder.join(part))
                .with_context(|| format!("{FOLDER}/{part} could not be read"))?;
            sheet.push_str(&without_comments(&text));
        }
        fs::write(page.join(name), sheet).with_context(|| format!("{name} cannot be written"))?;
    }
    fs::remove_dir_all(&folder).with_context(|| format!("{} cannot be removed", folder.display()))
}

fn parse(list: &str) -> Result<Order<'_>> {
    let mut order = Order::default();
    let mut part = None;
    let lines = list.lines().map(str::trim);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match (line, &mut part) {
            ("[first]", _) => part = Some(&mut order.first),
            ("[later]", _) => part = Some(&mut order.later),
            (name, Some(names)) => names.push(name),
            (name, None) => bail!("{FOLDER}/{ORDER}: `{name}` stands above `[first]`"),
        }
    }
    Ok(order)
}

/// A sheet that nobody reads, or reads twice, is a fault; one that is missing is told when it is read.
fn check(order: &Order<'_>, folder: &Path) -> Result<()> {
    let mut named = BTreeSet::new();
    for name in order.first.iter().chain(&order.later) {
        if !named.insert((*name).to_owned()) {
            bail!("{FOLDER}/{ORDER} names `{name}` twice");
        }
    }
    for path in files_below(folder)? {
        let name = path.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
        if name != ORDER && !named.contains(&name) {
            bail!("{FOLDER}/{name} has no line in {FOLDER}/{ORDER}");
        }
    }
    Ok(())
}

/// Leaves out comments and indentation, a tenth of what travels.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        rest.push_str(part.split_once("*/").map_or("", |(_, after)| after));
    }
    let lines = rest.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{FIRST, LATER, put};
    use crate::scratch::Scratch;

    fn page(name: &str, order: &str) -> Scratch {
        let scratch = Scratch::new(name);
        fs::create_dir_all(scratch.path("styles/ui")).unwrap();
        fs::write(scratch.path("styles/order.txt"), order).unwrap();
        fs::write(scratch.path("styles/base.css"), "/* Base. */\n\na {\n  b: c;\n}\n").unwrap();
        fs::write(scratch.path("styles/ui/dialog.css"), "d { /* why */ e: f; }\n").unwrap();
        scratch
    }

    #[test]
    fn sheets_go_into_their_part_in_order_and_without_comments() {
        let scratch = page("styles", "# why\n[first]\nbase.css\n\n[later]\nui/dialog.css\n");
        put(&scratch.path(""), "@font-face{}\n").unwrap();
        let read = |name: &str| fs::read_to_string(scratch.path(name)).unwrap();
        assert_eq!(read(FIRST), "@font-face{}\na {\nb: c;\n}\n");
        assert_eq!(read(LATER), "d {  e: f; }\n");
        assert!(!scratch.path("styles").exists());
    }

    #[test]
    fn sheets_that_are_forgotten_missing_or_named_twice_are_told() {
        for (name, order, told) in [
            ("forgotten", "[first]\nbase.css\n", "styles/ui/dialog.css has no line"),
            ("twice", "[first]\nbase.css\n[later]\nui/dialog.css\nbase.css\n", "`base.css` twice"),
            ("missing", "[first]\nbase.css\nui/dialog.css\nui/x.css\n", "styles/ui/x.css could"),
            ("above", "base.css\n[first]\n", "`base.css` stands above"),
        ] {
            let scratch = page(&format!("styles-{name}"), order);
            let error = put(&scratch.path(""), "").unwrap_err().to_string();
            assert!(error.contains(told), "{error}");
        }
    }
}
