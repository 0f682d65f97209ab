//! The parts of the form. They are plain: whatever changes draws its part of the form anew, and the browser keeps what
//! stayed the same, the focus too.

use std::rc::Rc;

use crate::prelude::*;
use crate::ui;

/// One of a few things that can be chosen.
pub(super) struct Offer {
    /// What it is called.
    pub(super) label: String,
    /// What else is to be said of it, on a badge.
    pub(super) mark: Option<String>,
}

impl Offer {
    /// Without a badge.
    pub(super) const fn plain(label: String) -> Self {
        Self { label, mark: None }
    }
}

/// Something that is on or off, with a sentence about it.
pub(super) fn switch(label: String, about: String, on: bool, set: Box<dyn Fn(bool)>) -> AnyView {
    ui::switch(
        Signal::derive(move || on),
        set,
        ui::switch_words(label.into_any(), about.into_any()),
    )
}

/// A group of things of which one holds; no other group on the screen has its name.
pub(super) fn choices(
    name: &'static str,
    legend: String,
    offers: Vec<Offer>,
    chosen: Option<usize>,
    choose: &Rc<dyn Fn(usize)>,
) -> AnyView {
    let offer = |(index, offer): (usize, Offer)| {
        let choose = Rc::clone(choose);
        let mark = offer.mark.map(|mark| view! { <em class="badge">{mark}</em> });
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name=name
                    prop:checked=chosen == Some(index)
                    on:change=move |_| choose(index)
                />
                <span>{offer.label}{mark}</span>
            </label>
        }
    };
    let offers = offers.into_iter().enumerate().map(offer).collect_view();
    view! {
        <fieldset class="choices">
            <legend>{legend}</legend>
            <div class="choices-row">{offers}</div>
        </fieldset>
    }
    .into_any()
}

/// A list of values and what they are called, of which one holds.
pub(super) fn list(
    offers: Vec<(String, String)>,
    chosen: &str,
    choose: Box<dyn Fn(String)>,
) -> AnyView {
    let offers = offers
        .into_iter()
        .map(|(value, label)| {
            let selected = value == chosen;
            view! { <option value=value prop:selected=selected>{label}</option> }
        })
        .collect_view();
    view! {
        <select on:change:target=move |event| choose(event.target().value())>{offers}</select>
    }
    .into_any()
}
