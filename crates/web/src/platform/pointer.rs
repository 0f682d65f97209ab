//! Fingers and mice.

use leptos::prelude::window;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, PointerEvent};

/// Whether it is a finger, and not a mouse or a pen.
pub fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

/// Where something lies beside an element, as a style: on its right, or on its left if it is in the right half.
pub fn beside(element: &Element) -> String {
    let area = element.get_bounding_client_rect();
    let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or_default();
    let side = if area.left() + area.right() > width {
        format!("right:{}px", width - area.left() + 8.0)
    } else {
        format!("left:{}px", area.right() + 8.0)
    };
    format!("{side};--top:{}px", area.top())
}

/// What is asked before every click of the page; it goes when this is dropped.
pub struct BeforeClick(Closure<dyn FnMut(Event)>);

/// Asks before every click whether it is none: then nobody hears of it.
pub fn before_click(mut is_none: impl FnMut() -> bool + 'static) -> BeforeClick {
    let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if is_none() {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    let function = listener.as_ref().unchecked_ref();
    // Refused only by what is no window.
    drop(window().add_event_listener_with_callback_and_bool("click", function, true));
    BeforeClick(listener)
}

impl Drop for BeforeClick {
    fn drop(&mut self) {
        let function = self.0.as_ref().unchecked_ref();
        drop(window().remove_event_listener_with_callback_and_bool("click", function, true));
    }
}
