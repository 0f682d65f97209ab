//! The page's own files: copied beside the compiled module, with the icons put into index.html.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::{copy, fonts, icons, texts};
use crate::npm;
use crate::workspace::Workspace;

/// Where the page's own files are: everything that is not made from Rust.
const PAGE_FILES: &str = "crates/web/page";
/// Where index.html wants the icons.
const PLACEHOLDER: &str = "<!-- icons -->";

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
    let html = with_icons(&html, &icons::sprite(workspace)?)?;
    fs::write(&index, html).with_context(|| format!("{} cannot be written", index.display()))?;
    fonts::put(workspace, page)?;
    texts::put(workspace, page)
}

/// The page's frame with the icons in their place.
fn with_icons(html: &str, sprite: &str) -> Result<String> {
    let places = html.matches(PLACEHOLDER).count();
    if places != 1 {
        bail!(
            "{PAGE_FILES}/index.html must have the line `{PLACEHOLDER}` once, not {places} times"
        );
    }
    Ok(html.replace(PLACEHOLDER, sprite))
}

#[cfg(test)]
mod tests {
    use super::with_icons;

    #[test]
    fn the_icons_go_to_their_place() {
        assert_eq!(with_icons("<body><!-- icons --></body>", "S").unwrap(), "<body>S</body>");
        assert!(with_icons("<body></body>", "S").is_err());
        assert!(with_icons("<!-- icons --><!-- icons -->", "S").is_err());
    }
}
