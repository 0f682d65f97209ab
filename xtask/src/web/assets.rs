//! The page's own files: copied beside the compiled module, with icons and drawings put into index.html.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::{copy, fonts, icons, styles, texts};
use crate::npm;
use crate::workspace::Workspace;

/// Where the page's own files are: everything that is not made from Rust.
const PAGE_FILES: &str = "crates/web/page";
/// Where index.html wants the icons.
const ICONS: &str = "<!-- icons -->";
/// Where it wants the drawings that are there from the beginning, and their file.
const DRAWINGS: (&str, &str) = ("<!-- drawings -->", "drawings.html");

/// Makes sure that icons and fonts are there, before minutes of compiling.
pub(super) fn prepare(workspace: &Workspace) -> Result<()> {
    npm::install(workspace, "crates/web", "the page (icons and fonts)")
}

/// Puts everything into the page that is not made from Rust.
pub(super) fn put(workspace: &Workspace, page: &Path) -> Result<()> {
    copy::copy_folder(&workspace.file(PAGE_FILES), page)?;
    let list = page.join("icons.txt"); // made into the drawing below
    fs::remove_file(&list).with_context(|| format!("{} is missing", list.display()))?;
    let index = page.join("index.html");
    let html = fs::read_to_string(&index)
        .with_context(|| format!("{PAGE_FILES}/index.html is missing"))?;
    let html = with(&html, ICONS, &icons::sprite(workspace)?)?;
    let drawings = page.join(DRAWINGS.1); // part of index.html from here on
    let art = fs::read_to_string(&drawings)
        .with_context(|| format!("{PAGE_FILES}/{} is missing", DRAWINGS.1))?;
    let html = with(&html, DRAWINGS.0, &art)?;
    fs::remove_file(&drawings)?;
    fs::write(&index, html).with_context(|| format!("{} cannot be written", index.display()))?;
    styles::put(page, &fonts::put(workspace, page)?)?;
    texts::put(workspace, page)
}

/// The page's frame with a part of it in its place.
fn with(html: &str, place: &str, part: &str) -> Result<String> {
    let places = html.matches(place).count();
    if places != 1 {
        bail!("{PAGE_FILES}/index.html must have the line `{place}` once, not {places} times");
    }
    Ok(html.replace(place, part))
}

#[cfg(test)]
mod tests {
    use super::{ICONS, with};

    #[test]
    fn parts_go_to_their_place() {
        assert_eq!(with("<body><!-- icons --></body>", ICONS, "S").unwrap(), "<body>S</body>");
        assert!(with("<body></body>", ICONS, "S").is_err());
        assert!(with("<!-- icons --><!-- icons -->", ICONS, "S").is_err());
    }
}
