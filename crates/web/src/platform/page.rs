//! The page's own elements, found by what they are for, and where its files are.

use js_sys::{Reflect, global};
use leptos::prelude::document;
use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, Element, Event, HtmlElement, MouseEvent, Node};

/// A sheet that lies over the page.
pub const OPEN_SHEET: &str = ".veil:popover-open";

/// What can have the focus.
const FOCUSABLE: &str =
    "button:enabled, a[href], input:enabled, select, textarea, summary, [tabindex='0']";

/// Whether there is such an element now.
pub fn has(selector: &str) -> bool {
    find(selector).is_some()
}

/// How far across the element that listens an event happened, from 0 to 1.
pub fn across(event: &MouseEvent) -> Option<f64> {
    let element: Element = event.current_target()?.dyn_into().ok()?;
    let area = element.get_bounding_client_rect();
    (area.width() > 0.0).then(|| (f64::from(event.client_x()) - area.left()) / area.width())
}

/// Where everything of this kind lies on the window; what is folded away lies nowhere.
pub fn rectangles(selector: &str) -> impl Iterator<Item = DomRect> {
    let found = document().query_selector_all(selector).ok();
    let element = move |place| found.as_ref()?.get(place)?.dyn_into::<Element>().ok();
    let all = (0..).map_while(element).map(|element| element.get_bounding_client_rect());
    all.filter(|area| area.width() > 0.0 && area.height() > 0.0)
}

/// Shows that something may be dropped here, or no longer.
pub fn mark_drop(hovers: bool) {
    let Some(root) = document().document_element() else { return };
    // A page that cannot be marked takes it all the same.
    drop(if hovers {
        root.set_attribute("data-drop", "")
    } else {
        root.remove_attribute("data-drop")
    });
}

/// Scrolls the first element of this kind into sight, if there is one.
pub fn reveal(selector: &str) {
    if let Some(found) = find(selector) {
        found.scroll_into_view();
    }
}

/// Scrolls the first element of this kind back to its beginning, if there is one.
pub fn scroll_to_top(selector: &str) {
    if let Some(found) = find(selector) {
        found.set_scroll_top(0);
    }
}

/// The middle of the last element of this kind in the window, if one is to be seen.
pub fn middle(selector: &str) -> Option<(f64, f64)> {
    let found = document().query_selector_all(selector).ok()?;
    let last = found.get(found.length().checked_sub(1)?)?;
    let area = last.dyn_into::<Element>().ok()?.get_bounding_client_rect();
    let middle = (area.left() + area.width() / 2.0, area.top() + area.height() / 2.0);
    (area.width() > 0.0).then_some(middle)
}

/// Closes every sheet that lies over the page.
pub fn close_sheets() {
    while let Some(sheet) = find(OPEN_SHEET).and_then(|sheet| sheet.dyn_into().ok()) {
        let sheet: HtmlElement = sheet;
        if sheet.hide_popover().is_err() {
            return;
        }
    }
}

/// The focus goes from a sheet to something else: it goes round within the sheet instead.
pub fn keep_focus(sheet: &Element, to: &Element) {
    if sheet.contains(Some(to)) {
        return;
    }
    let Ok(found) = sheet.query_selector_all(FOCUSABLE) else { return };
    let backwards = sheet.compare_document_position(to) & Node::DOCUMENT_POSITION_PRECEDING != 0;
    let places = 0..found.length();
    let mut places: Box<dyn Iterator<Item = u32>> =
        if backwards { Box::new(places.rev()) } else { Box::new(places) };
    // What is folded away takes no focus: then it is the next one's.
    places.any(|place| {
        let one = found.get(place).and_then(|one| one.dyn_into::<HtmlElement>().ok());
        let taken = |one: HtmlElement| {
            one.focus().is_ok() && document().active_element().as_ref() == Some(&one)
        };
        one.is_some_and(taken)
    });
}

/// Gives the focus to the first element of this kind, if there is one.
pub fn focus(selector: &str) {
    if let Some(found) = find(selector).and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // Refused only by what cannot have it.
        drop(found.focus());
    }
}

/// Takes the focus from one of this kind that is about to go: a browser that has to do that itself lays the whole page out
/// first. Says whether the keyboard had led there.
pub fn let_go(selector: &str) -> bool {
    let focus =
        document().active_element().filter(|focus| focus.matches(selector).unwrap_or(false));
    let Some(focus) = focus.and_then(|focus| focus.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    let by_key = focus.matches(":focus-visible").unwrap_or(false);
    // Refused only by what has none.
    drop(focus.blur());
    by_key
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

/// The element of this kind that an event happened on.
pub fn within(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// By how many pixels elements of the first kind cover those of the second.
pub fn covered(covers: &str, below: &str) -> f64 {
    let areas = |selector| {
        let found = document().query_selector_all(selector).ok();
        let areas = found
            .into_iter()
            .flat_map(|found| (0..found.length()).filter_map(move |place| found.get(place)));
        areas.filter_map(|one| Some(one.dyn_into::<Element>().ok()?.get_bounding_client_rect()))
    };
    let covers: Vec<_> = areas(covers).collect();
    let common = |low: f64, high: f64| (high - low).max(0.0);
    let pixels = |one: &DomRect, other: &DomRect| {
        common(one.left().max(other.left()), one.right().min(other.right()))
            * common(one.top().max(other.top()), one.bottom().min(other.bottom()))
    };
    areas(below).map(|other| covers.iter().map(|one| pixels(one, &other)).sum::<f64>()).sum()
}

/// Marks the first element of this kind with an attribute, and no other one.
pub fn mark(attribute: &str, selector: Option<&str>) {
    if let Some(marked) = find(&["[", attribute, "]"].concat()) {
        // What is not there needs not go.
        drop(marked.remove_attribute(attribute));
    }
    if let Some(found) = selector.and_then(find) {
        drop(found.set_attribute(attribute, ""));
    }
}

/// A drawing that index.html keeps for when it is needed.
pub fn drawing(name: &str) -> String {
    document().get_element_by_id(name).map_or_else(String::new, |kept| kept.inner_html())
}

/// The game whose *Play now* was tapped before the page was there: `drawn.js` remembers it.
pub fn tapped() -> Option<String> {
    Reflect::get(&global(), &"karakTapped".into()).ok()?.as_string()
}

/// The game [tapped] before, told once.
pub fn take_tapped() -> Option<String> {
    let tapped = tapped();
    // What is not there needs not go.
    let _: Result<bool, _> = Reflect::delete_property(&global(), &"karakTapped".into());
    tapped
}

/// Marks the name of the tab, or takes the mark away: something is waited for there.
pub fn mark_title(marked: bool) {
    const MARK: &str = "▶ ";
    let title = document().title();
    let plain = title.strip_prefix(MARK).unwrap_or(&title);
    document().set_title(&if marked { format!("{MARK}{plain}") } else { plain.to_owned() });
}

/// Puts a drawing at the end of the page, for others to be made of.
pub fn append(drawing: &str) {
    if let Some(body) = document().body() {
        // Refused only by what is no part of a page.
        drop(body.insert_adjacent_html("beforeend", drawing));
    }
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

/// Whether an event happened within something that this selector finds.
pub fn is_within(event: &Event, selector: &str) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}
