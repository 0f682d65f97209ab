//! The page's own elements, found by what they are for.

use leptos::prelude::document;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

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

/// Whether what has the focus is of this kind.
pub fn focus_is(selector: &str) -> bool {
    document().active_element().is_some_and(|focus| focus.matches(selector).unwrap_or(false))
}

/// Whether the point lies on an element of this kind.
pub fn is_at(x: i32, y: i32, selector: &str) -> bool {
    let found = document().element_from_point(x as f32, y as f32);
    found.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}
