//! The page's own elements, found by what they are for, and where its files are.

use js_sys::{Reflect, global};
use leptos::prelude::document;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlDialogElement, HtmlElement};

/// Whether there is such an element now.
pub fn has(selector: &str) -> bool {
    find(selector).is_some()
}

/// Presses the first button of this kind, if there is one.
pub fn press(selector: &str) {
    if let Some(button) = find(selector).and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}

/// Closes every sheet that lies over the page.
pub fn close_sheets() {
    while let Some(sheet) = find("dialog.sheet[open]").and_then(|sheet| sheet.dyn_into().ok()) {
        let sheet: HtmlDialogElement = sheet;
        sheet.close();
    }
}

/// Gives the focus to the first element of this kind, if there is one.
pub fn focus(selector: &str) {
    if let Some(found) = find(selector).and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // Refused only by what cannot have it.
        drop(found.focus());
    }
}

/// Whether what has the focus is of this kind.
pub fn focus_is(selector: &str) -> bool {
    document().active_element().is_some_and(|focus| focus.matches(selector).unwrap_or(false))
}

/// Whether the point lies on an element of this kind.
pub fn is_at(x: i32, y: i32, selector: &str) -> bool {
    let found = document().element_from_point(x as f32, y as f32);
    found.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// A drawing that index.html keeps for when it is needed.
pub fn drawing(name: &str) -> String {
    document().get_element_by_id(name).map_or_else(String::new, |kept| kept.inner_html())
}

/// Where a file of this version of the page is; every version has a folder of its own, which `start.js` knows.
pub fn file(name: &str) -> String {
    folder() + name
}

/// The version of this page: of the program, and of all its files.
pub fn version() -> String {
    let program = env!("CARGO_PKG_VERSION");
    let folder = folder();
    match folder.trim_end_matches('/').rsplit_once('/') {
        // As much of it as somebody reads out.
        Some((_, files)) => format!("{program} ({})", files.get(..8).unwrap_or(files)),
        None => program.to_owned(),
    }
}

fn folder() -> String {
    let known = Reflect::get(&global(), &"karakFiles".into()).ok();
    known.and_then(|folder| folder.as_string()).unwrap_or_default()
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}
