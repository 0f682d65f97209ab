//! One of a few: the browser's own radio buttons, drawn as tiles side by side.

use crate::prelude::*;

/// One thing that can be chosen.
#[derive(Clone)]
pub struct Choice {
    /// What it is called.
    pub label: Signal<String>,
    /// Its language, where that is another one than the page's.
    pub language: Option<&'static str>,
}

impl Choice {
    /// A choice in the page's language.
    pub fn new(label: impl Fn() -> String + Send + Sync + 'static) -> Self {
        Self { label: Signal::derive(label), language: None }
    }
}

/// A group of choices, of which one holds.
#[component]
pub fn Choices(
    /// A name that no other group on the screen has.
    name: &'static str,
    /// What is chosen here.
    #[prop(into)]
    legend: Signal<String>,
    /// What there is.
    choices: Vec<Choice>,
    /// Which one holds.
    #[prop(into)]
    chosen: Signal<usize>,
    /// Another one was chosen.
    choose: Callback<usize>,
) -> impl IntoView {
    let choices = choices
        .into_iter()
        .enumerate()
        .map(|(index, choice)| {
            view! {
                <label class="choice" lang=choice.language>
                    <input
                        type="radio"
                        name=name
                        prop:checked=move || chosen.get() == index
                        on:change=move |_| choose.run(index)
                    />
                    <span>{move || choice.label.get()}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="choices">
            <legend>{move || legend.get()}</legend>
            <div class="choices-row">{choices}</div>
        </fieldset>
    }
    .into_any()
}
