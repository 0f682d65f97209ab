//! The page's own files: copied beside the compiled module, with the start page and its icons put into index.html.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::{cards, copy, fonts, home, icons, styles, texts};
use crate::npm;
use crate::workspace::Workspace;

/// Where the page's own files are: everything that is not made from Rust.
const PAGE_FILES: &str = "crates/web/page";
/// Where index.html wants the icons that it shows itself, and the start page.
const ICONS: &str = "<!-- icons -->";
const HOME: &str = "<!-- home -->";
/// Everything else that the page draws with, fetched beside the module.
const DRAWINGS: &str = "drawings.html";
/// What is fetched for Goblin's cards, and the folder it lies in.
const PICTURES: &str = "pictures";
const CARDS: &str = "pictures/cards.html";

/// Makes sure that icons and fonts are there, before minutes of compiling.
pub(super) fn prepare(workspace: &Workspace) -> Result<()> {
    npm::install(workspace, "crates/web", "the page (icons and fonts)")
}

/// Puts everything into the page that is not made from Rust.
pub(super) fn put(workspace: &Workspace, page: &Path) -> Result<()> {
    copy::copy_folder(&workspace.file(PAGE_FILES), page)?;
    let html = take(page, "index.html")?;
    let start_page = home::draw(workspace, &take(page, "home.html")?, &take(page, "logo.svg")?)?;
    let html = with(&html, HOME, &start_page)?;
    take(page, "icons.txt")?; // made into two drawings
    take(page, "cards.txt")?; // made into a drawing of its own
    let package = icons::Package::read(workspace)?;
    let (shown, others) = icons::sprites(workspace, &package, &html)?;
    fs::create_dir_all(page.join(PICTURES)).context("a folder could not be made")?;
    write(page, CARDS, &cards::sprite(workspace, &package)?)?;
    write(page, "index.html", &with(&html, ICONS, &shown)?)?;
    write(page, DRAWINGS, &(others + &take(page, "board.svg")?))?;
    styles::put(page, &fonts::put(workspace, page)?)?;
    texts::put(workspace, page)
}

/// Takes a file out of the page: it becomes a part of another one.
fn take(page: &Path, name: &str) -> Result<String> {
    let path = page.join(name);
    let text =
        fs::read_to_string(&path).with_context(|| format!("{PAGE_FILES}/{name} is missing"))?;
    fs::remove_file(&path).with_context(|| format!("{} cannot be removed", path.display()))?;
    Ok(text)
}

fn write(page: &Path, name: &str, text: &str) -> Result<()> {
    fs::write(page.join(name), text).with_context(|| format!("{name} cannot be written"))
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
